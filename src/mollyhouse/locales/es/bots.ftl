# Why a bot moved as it did: what speaks for an action in public, never what the bot holds.

why-start = Una reputación empieza con una carta que promete alegría y compañía.
why-move = Entre los sitios al alcance, este es el que más ofrece.
why-move-shop = La tienda de allí tiene algo útil: { $item }.
why-move-house = En { $house } se puede celebrar una festividad o tomar cartas de su palo.
why-move-cruise = Hacer cruising allí con { $suit } da cartas y reputación.
why-lie-low = Una carta más en la mano vale más que lo que ofrece este sitio.
why-indulge-desire = El deseo puntuará sus estrellas en la próxima festividad.
why-indulge-molly = Una molly mejora las festividades, y cada deseo que la siga da más.
why-indulge-threat = Una amenaza en la mano no deja a nadie al descubierto por ahora.
why-accuse = La ficha bien puede ser el informante, y desenmascararlo alegra a todos.
why-cruise =
    El deseo da { $draws ->
        [one] una carta
       *[other] { $draws } cartas
    } y más reputación en su palo.
why-shop = Un objeto abre un camino que los demás no tienen.
why-shop-joy = Un objeto sirve, y si no, vale { $joy } de alegría si la comunidad sobrevive.
why-drop = Los objetos que se quedan prometen más.
why-festivity = La mano promete una festividad que puntúa.
why-festivity-joy = Con un buen conjunto, la reputación en esta casa da a quien celebra { $joy } de alegría o más.
why-bribe = Lo que hay en la pila de chismes decide la semana, y una carta menos puede cambiarla.
why-take = Eligió entre lo que solo ha visto quien mueve.
why-notice-loyal = Cada carta del mercado de ese palo da alegría en el acto.
why-notice-informer = Espera que esta casa caiga, y quiere haberlo dicho primero.
why-notice-market-gossip = Mejor que los deseos del mercado sean pruebas que alegría ajena.
why-notice-market-reputation = Todos los deseos del mercado de una vez hacen una reputación.
why-play-rank = Con ella, las cartas de la mesa hacen { $rank }.
why-play-desire = Puede dar sus { $joy } de alegría y entrar en un conjunto mejor.
why-play-molly = Una molly convierte los deseos adecuados en una danza o un bautizo.
why-play-constable = Mejor frustrar aquí al alguacil que mostrarlo al final de la semana.
why-play-rogue = Un pícaro puede ser el número que falte al conjunto.
why-pass = Ninguna carta promete aquí más que en la mano.
why-dress = El vestido permite un baile sorpresa con más deseos.
why-swap = La carta de la comunidad conviene más, y la otra queda mejor allí.
why-doll = Una reunión tranquila que no cuesta nada es mejor que un baile fallido.
why-gin = Una ronda más todavía puede cambiar la noche.
why-violin = Dos cartas más de la comunidad pueden hacer un conjunto mejor.
why-no-item = El objeto vale más adelante.
why-select-own = Que puntúe su propia carta.
why-select-community = Que puntúe la comunidad.
why-select-other = De lo que queda, este conjunto es el que más le sirve.
why-cubes-yes = Un cubo conserva el nombre que hizo la carta.
why-cubes-no = Menos reputación atrae menos acusaciones.
why-gossip = El mazo está casi vacío, así que importa quién roba primero.
why-discard = La mano está llena, y algo tenía que irse.
why-domino-yes = Tras el antifaz, su reputación no cuenta en los allanamientos.
why-domino-no = Esta semana los allanamientos no le amenazan lo bastante.
why-encounter = La Sociedad preguntó, y la respuesta es su secreto.
