# What can be chosen: action-<kind>, or action-<kind>-<choice>, as a button or a line of a list.

action-start = Empezar con { $card }
action-move = Ir a { $site }
action-lie-low = Pasar desapercibido: robar una carta
action-indulge = Darse un gusto: tomar del mercado { $card }
action-accuse = Denunciar a { $name }: ficha n.º { $token }
action-cruise = Hacer cruising con { $card }
action-shop = Tienda: tomar el objeto que hay aquí
action-drop = Descartar { $item }
action-festivity = Celebrar una festividad
action-bribe = Pagar un soborno: tomar una carta de la pila de chismes
action-take = Tomar { $card }
action-notice-loyal = Publicar un anuncio: colocar aquí una ficha leal, boca arriba
action-notice-informer = Publicar un anuncio: colocar aquí tu ficha de informante, boca arriba
action-notice-market-gossip = Publicar un anuncio: todos los deseos del mercado pasan a ser chismes
action-notice-market-reputation = Publicar un anuncio: todos los deseos del mercado van a tu reputación
action-play = Jugar { $card }
action-play-rogue = Jugar { $card } con el valor { $value }
action-pass = Pasar
action-dress = Ponerte el vestido de { $suit }
action-swap = Ponerte un dominó: cambiar tu carta por { $card }
action-doll = Sacar la muñeca: una reunión tranquila, sin perder alegría
action-gin = Abrir una botella de ginebra: una ronda más
action-violin = Tocar el violín: dos cartas más por la comunidad
action-no-item = No usar ningún objeto
action-select = Elegir { $card }
action-cubes-no = No tomar cubos
action-cubes-yes = Tomar un cubo por cada carta
action-gossip = Ahora { $card }
action-gossip-rest = El resto, en el orden en que se jugó
action-discard = Renunciar a esta carta: { $card }
action-domino-no = No ponerte el dominó
action-domino-yes = Ponerte el dominó
action-encounter-loyal = Colocar una ficha leal
action-encounter-informer = Colocar tu ficha de informante

## What is asked: prompt-<step>

prompt-opening = Elige una carta para empezar tu reputación.
prompt-move = ¿Adónde vas?
prompt-action = ¿Qué haces aquí?
prompt-drop = Puedes conservar dos objetos. ¿Cuál descartas?
prompt-take = ¿Qué carta de la pila de chismes tomas?
prompt-excess = Puedes conservar 6 cartas en la mano. ¿A cuál renuncias?
prompt-play = ¿Qué juegas?
prompt-window = ¿Usas un objeto junto con esta carta?
prompt-closing = Último aviso antes de determinar el conjunto ganador: ¿usas un objeto?
prompt-select = ¿Qué carta forma parte del conjunto ganador?
prompt-pride = ¿Tomas un cubo por cada carta de reputación que te costó la amenaza frustrada, o ninguno?
prompt-gossip = ¿Qué carta pasa ahora a ser chisme? El mazo no alcanza para que todos roben.
prompt-domino = ¿Te pones el dominó para que los allanamientos de esta semana no tengan en cuenta tu reputación?
prompt-encounter = ¿Qué ficha colocas boca abajo en la casa abierta más cercana a tu peón?
prompt-for = { $name }: { $question }
waiting = A la espera de { $names }.
