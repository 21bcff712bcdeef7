# The arena: what duplicate games between bots say about their strength.

arena-deals =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } con { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }, semilla { $seed }
arena-bot = jugador automático
arena-wins = victorias
arena-interval = intervalo del 95 %
arena-fair = parte justa
arena-time = tiempo por jugada
# $ways (string) each an ending, what the winner was in it, and how often
arena-how = Cómo ganó { $bot }: { $ways }.
arena-milliseconds = { $mean } ms, como mucho { $most } ms
arena-endings = Finales: { $endings }
arena-ending = { $count } de { $ending }
arena-joint-loss = Nadie ganó el { $rate } de las partidas (de { $low } a { $high }).
arena-length = Una partida duró { $weeks } semanas y { $decisions } decisiones.
arena-as-loyal = { $ending }, sin informar: { $count }
arena-as-successful = { $ending }, informante exitoso: { $count }
arena-as-unsuccessful = { $ending }, informante sin éxito: { $count }
arena-measure = { $bot } gana { $value } veces lo que { $reference } en los mismos asientos de los mismos repartos (intervalo del 95 %: de { $low } a { $high }).
arena-above = El intervalo está por encima del objetivo de { $target }.
arena-below = El intervalo está por debajo del objetivo de { $target }.
arena-undecided = El intervalo contiene el objetivo de { $target }: hacen falta más repartos para decidirlo.
