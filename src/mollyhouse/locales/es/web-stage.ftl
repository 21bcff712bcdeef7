# The stage of a festivity, what is told step by step (scoring, the end of a week, the end of the game), and
# the results of a finished game.

## The stage

web-stage-at = La festividad de { $name } en { $house }
web-stage-round = Ronda { $round }
web-stage-gin = Ronda de ginebra: todos pueden jugar o pasar
web-stage-now = Si el conjunto se eligiera ahora
web-stage-set = El conjunto ganador
web-stage-nothing = Todavía no se ha jugado ninguna carta.
web-stage-none = aún sin cartas
web-stage-passed = ha pasado
web-stage-informer = aquí ya se sabe que es informante
web-stage-asked = está eligiendo
web-stage-declined = no usa objetos
# What a player, or the community, would gain or lose: $joy (string) a number with its sign
web-stage-would = { $joy } de alegría
web-stage-open = abierto
web-stage-open-why = Quien celebra la festividad aún puede elegir: hasta que lo haga, nadie sabe qué traerá el conjunto.
# A card and what holds of it, for screen readers
web-stage-card-set = { $card }: en el conjunto ganador
web-stage-card-choice = { $card }: se puede elegir
web-stage-card-chosen = { $card }: en el conjunto, por elección
web-stage-window = { $name } puede usar un objeto junto con { $card }.
web-stage-window-first = { $name } puede usar un objeto, ahora que está la primera carta.
web-stage-closing = Última oportunidad de usar un objeto: { $names }.
web-stage-die = El dado le da el valor { $value }
web-stage-lost = Por la amenaza frustrada, { $name } ha perdido
web-stage-next-foiled = Después, la amenaza frustrada afecta a la reputación de { $suit } de { $name }.
web-stage-aid = Qué se puede formar con las cartas

## What is told

web-stage-tell-festivity = La festividad se puntúa
web-stage-tell-week = Termina la semana { $week }
web-stage-tell-end = El final de la partida
web-stage-rule = Regla { $rule }
web-stage-week = Semana { $week }
web-stage-molly = bonificación por molly
# $threats, $others (numbers) revealed cards that match the house
web-stage-no-evidence = La Sociedad no encuentra pruebas contra { $house } (amenazas multiplicadas por deseos y mollies: { $threats } × { $others }).
web-stage-controls = El relato
web-stage-step = Paso { $step } de { $steps }
web-stage-back = Atrás
web-stage-pause = Pausa
web-stage-go-on = Seguir
web-stage-next = Adelante
web-stage-skip = Saltar todo
web-stage-continue = Continuar
web-stage-keys = Teclas: ← y → para un paso, espacio para la pausa, Esc para saltar todo.

## The results

web-end-over = La partida ha terminado
web-end-winners = Quién gana
web-end-results = Los jugadores
web-end-player = Jugador
web-end-points = Puntos de victoria
web-end-joy = Alegría
web-end-indictments = Acusaciones
web-end-exposures = Veces al descubierto
web-end-lost = Cartas perdidas en chismes
web-end-wins = gana
web-end-hanged = a la horca
web-end-community = La comunidad llegó a { $joy } de alegría; necesitaba { $threshold }.
web-end-informers = Quién informó
web-end-informer-raided = { $name }, en { $house }, que fue allanada
web-end-informer-open = { $name }, en { $house }, que sigue abierta
web-end-informers-none = Nadie: no se colocó ninguna ficha de informante.
web-end-tokens-hidden = Nadie lo sabrá nunca: las fichas siguen boca abajo.
web-end-again = Intentar de nuevo
web-end-chart = La alegría a lo largo de las semanas
web-end-start = Inicio
web-end-last = Final
web-end-threshold = necesaria para sobrevivir: { $threshold }
web-end-numbers = Lo mismo en cifras
web-end-moments = Momentos para recordar
web-end-moments-none = Nada digno de mención.
web-end-festivity = La festividad de { $name } en { $house }: { $rank }
web-end-shuffle = La mezcla de las cartas
web-end-shuffle-what = El orden de todas las cartas y el resultado de todos los dados salen de una sola semilla. Su sello, el compromiso, estuvo a la vista desde el principio; ahora se muestra la propia semilla. Si el SHA-256 de la semilla es el compromiso, nadie puede haber cambiado nada por el camino.
web-end-shuffle-good = Tu navegador lo ha comprobado: la semilla encaja con el sello.
web-end-shuffle-bad = La semilla no encaja con el sello: las cartas no se mezclaron como se prometió.
web-end-shuffle-unsafe = Tu navegador solo lo comprueba en páginas que llegan por HTTPS. Puedes comprobarlo tú: compara el SHA-256 de la semilla (de sus bytes, no de sus letras) con el compromiso.
web-end-commitment = Compromiso
web-end-seed = Semilla
web-end-now = Y ahora
web-end-rematch = Otra partida, con la misma gente
web-end-rematch-join = Unirse a la revancha
web-end-replay = Ver la repetición
web-end-record = Descargar la partida
web-end-home = Al inicio
