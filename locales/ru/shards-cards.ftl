### Правила на картах «Осколков бесконечности». Текст составляется из эффекта карты: crates/shards/src/text.
###
### Формы действия: .you приказ читателю («возьмите»), .they третье лицо без подлежащего («берёт»),
### .inf неопределённая форма после «можете» и «может» («взять»). $who — о ком речь: you или they.
### $noun — какие карты: card, ally, champion, mercenary или named (тогда важно $name); $faction — чьи.

## Заголовки строк

si-label-mastery = { $n ->
    [30] мастерство { ICON($n, "mastery") }
   *[other] мастерство { ICON($n, "mastery") }+
}
si-label-unify = Единство (другой союзник Ветви разыгран в этом ходу или показан из руки)
si-label-dominion = Власть (карты Хомо Деус, Ветви и Демиреалов разыграны в этом ходу или показаны из руки)
si-label-echo = Эхо (в вашем сбросе есть карта Демиреалов)
si-label-inspire = Воодушевление (в вашей игровой зоне есть чемпион)
si-label-activation = Активация
si-label-shield = щиты
si-label-focus = Концентрация
si-label-relics = реликвии
si-label-solo = против Немезиды
si-instead = вместо этого { $text }
si-while = пока { $when }, { $text }

## О ком

si-scope-opponent = один противник на ваш выбор
si-scope-each-opponent = каждый противник

## Действия

si-op-gain =
    .you = получите { $amount }
    .they = получает { $amount }
    .inf = получить { $amount }
si-op-double-power =
    .you = удвойте непотраченную мощь
    .they = удваивает непотраченную мощь
    .inf = удвоить непотраченную мощь
si-op-lose-mastery =
    .you = потеряйте { si-unit-mastery.count }
    .they = теряет { si-unit-mastery.count }
    .inf = потерять { si-unit-mastery.count }
si-op-draw =
    .you = возьмите { $amount }
    .they = берёт { $amount }
    .inf = взять { $amount }
si-op-remove =
    .you = удалите { $cards }
    .they = удаляет { $cards }
    .inf = удалить { $cards }
si-op-return =
    .you = верните { $cards } в руку
    .they = возвращает { $cards } в руку
    .inf = вернуть { $cards } в руку
si-op-return-this =
    .you = верните эту карту в руку
    .they = возвращает эту карту в руку
    .inf = вернуть эту карту в руку
si-op-recruit =
    .you = бесплатно призовите { $card } из центрального ряда{ helper-si-recruit-to }
    .they = бесплатно призывает { $card } из центрального ряда{ helper-si-recruit-to }
    .inf = бесплатно призвать { $card } из центрального ряда{ helper-si-recruit-to }
helper-si-recruit-to = { $to ->
    [hand] { " " }сразу в руку
   *[discard] { "" }
}
si-op-destroy =
    .you = уничтожьте { helper-si-n-champions-acc } противника
    .they = уничтожает { helper-si-n-champions-acc } противника
    .inf = уничтожить { helper-si-n-champions-acc } противника
si-op-destroy-all =
    .you = уничтожьте всех чемпионов всех противников
    .they = уничтожает всех чемпионов всех противников
    .inf = уничтожить всех чемпионов всех противников
si-op-copy =
    .you = скопируйте эффекты { $card }
    .they = копирует эффекты { $card }
    .inf = скопировать эффекты { $card }
si-op-copy-it =
    .you = скопируйте эти эффекты ещё раз
    .they = копирует эти эффекты ещё раз
    .inf = скопировать эти эффекты ещё раз
si-op-copy-each =
    .you = в любом порядке скопируйте эффекты { $cards }
    .they = в любом порядке копирует эффекты { $cards }
    .inf = в любом порядке скопировать эффекты { $cards }
si-op-check = проверьте, срабатывает ли способность
si-op-ride = эффект карты действует до конца хода
si-op-after-champion = срабатывают карты в сбросе, которые ждали розыгрыша чемпиона

## До конца хода

si-rider-play-recruited = { $who ->
    [you] { helper-si-next }, { helper-si-whom } вы призовёте в этом ходу, сразу разыгрывается, а не уходит в сброс
   *[they] { helper-si-next }, { helper-si-whom } этот игрок призовёт в этом ходу, сразу разыгрывается, а не уходит в сброс
}
si-rider-copy-played = { $who ->
    [you] до конца хода эффекты { helper-si-each-gen }, { helper-si-whom } вы разыграете, применяются дважды
   *[they] до конца хода эффекты { helper-si-each-gen }, { helper-si-whom } этот игрок разыграет, применяются дважды
}
si-rider-power-for-health = { $who ->
    [you] до конца хода, получая здоровье, получайте столько же мощи, даже если здоровье уже не может вырасти
   *[they] до конца хода этот игрок, получая здоровье, получает столько же мощи, даже если здоровье уже не может вырасти
}
si-rider-ignore-shields = { $who ->
    [you] в этом ходу щиты противников не блокируют урон от вашей атаки
   *[they] в этом ходу щиты не блокируют урон от атаки этого игрока
}
si-rider-draw-for-damage = { $who ->
    [you] если в этом ходу хотя бы один противник получит не меньше { ICON($damage, "damage") } урона, в завершающей фазе возьмите на { n-cards.acc } больше
   *[they] если в этом ходу хотя бы один противник получит от этого игрока не меньше { ICON($damage, "damage") } урона, в завершающей фазе этот игрок берёт на { n-cards.acc } больше
}

## Какие карты

helper-si-of = { $faction ->
    [homodeus] { " " }Хомо Деус
    [undergrowth] { " " }Ветви
    [wraethe] { " " }Демиреалов
    [order] { " " }Ордена
   *[none] { "" }
}
helper-si-whom = { $noun ->
    [card] которую
    [named] которую
   *[other] которого
}
helper-si-n-champions-acc = { $n ->
    [one] { $n } чемпиона
   *[many] { $n } чемпионов
}
helper-si-n-allies-acc = { $n ->
    [one] { $n } союзника
   *[many] { $n } союзников
}
helper-si-n-mercenaries-acc = { $n ->
    [one] { $n } наёмника
   *[many] { $n } наёмников
}
helper-si-next = { $noun ->
    [champion] следующий чемпион{ helper-si-of }
    [ally] следующий союзник{ helper-si-of }
    [mercenary] следующий наёмник{ helper-si-of }
    [named] следующая карта «{ $name }»
   *[card] следующая карта{ helper-si-of }
}
helper-si-each-acc = { $noun ->
    [champion] каждого чемпиона{ helper-si-of }
    [ally] каждого союзника{ helper-si-of }
    [mercenary] каждого наёмника{ helper-si-of }
    [named] каждую карту «{ $name }»
   *[card] каждую карту{ helper-si-of }
}
helper-si-each-gen = { $noun ->
    [champion] каждого чемпиона{ helper-si-of }
    [ally] каждого союзника{ helper-si-of }
    [mercenary] каждого наёмника{ helper-si-of }
    [named] каждой карты «{ $name }»
   *[card] каждой карты{ helper-si-of }
}
helper-si-many = { $noun ->
    [champion] чемпионов{ helper-si-of }
    [ally] союзников{ helper-si-of }
    [mercenary] наёмников{ helper-si-of }
    [named] карт «{ $name }»
   *[card] карт{ helper-si-of }
}
si-cards =
    .acc = { $noun ->
        [champion] { helper-si-n-champions-acc }{ helper-si-of }
        [ally] { helper-si-n-allies-acc }{ helper-si-of }
        [mercenary] { helper-si-n-mercenaries-acc }{ helper-si-of }
        [named] { n-cards.acc } «{ $name }»
       *[card] { n-cards.acc }{ helper-si-of }
    }
    .up-to = { $noun ->
        [champion] до { helper-si-n-champions-acc }{ helper-si-of }
        [ally] до { helper-si-n-allies-acc }{ helper-si-of }
        [mercenary] до { helper-si-n-mercenaries-acc }{ helper-si-of }
        [named] до { n-cards.gen } «{ $name }»
       *[card] до { n-cards.gen }{ helper-si-of }
    }
    .all = { $noun ->
        [card] все карты{ helper-si-of }
        [named] все карты «{ $name }»
       *[other] всех { helper-si-many }
    }
    .any = сколько угодно { helper-si-many }
si-place-from = { $from ->
    [hand] из руки
    [discard] из сброса
    [hand-or-discard] из руки или сброса
   *[hand-and-discard] из руки и/или сброса
}
si-played =
    .one = { $noun ->
        [card] { helper-si-one-she } карты{ helper-si-of }, разыгранной { helper-si-by } в этом ходу
        [named] { helper-si-one-she } карты «{ $name }», разыгранной { helper-si-by } в этом ходу
        [champion] { helper-si-one-he } чемпиона{ helper-si-of }, разыгранного { helper-si-by } в этом ходу
        [ally] { helper-si-one-he } союзника{ helper-si-of }, разыгранного { helper-si-by } в этом ходу
       *[mercenary] { helper-si-one-he } наёмника{ helper-si-of }, разыгранного { helper-si-by } в этом ходу
    }
    .all = { $other ->
        [other] всех других { helper-si-many }, разыгранных { helper-si-by } в этом ходу
       *[any] всех { helper-si-many }, разыгранных { helper-si-by } в этом ходу
    }
helper-si-one-he = { $other ->
    [other] другого
   *[any] одного
}
helper-si-one-she = { $other ->
    [other] другой
   *[any] одной
}
helper-si-by = { $who ->
    [you] вами
   *[they] этим игроком
}

## Количества: .count с числом, .each с «за каждого», .much после «столько»

si-unit-crystals =
    .count = { $n ->
        [one] { ICON($n, "crystal") } кристалл
        [few] { ICON($n, "crystal") } кристалла
       *[many] { ICON($n, "crystal") } кристаллов
    }
    .each = по { $n ->
        [one] { ICON($n, "crystal") } кристаллу
        [few] { ICON($n, "crystal") } кристалла
       *[many] { ICON($n, "crystal") } кристаллов
    }
    .much = кристаллов
    .half = столько кристаллов, сколько составляет половина { $source } (с округлением вверх)
    .infinite = бесконечно много кристаллов
si-unit-power =
    .count = { $n ->
        [one] { ICON($n, "power") } мощь
       *[many] { ICON($n, "power") } мощи
    }
    .each = по { ICON($n, "power") } мощи
    .much = мощи
    .half = столько мощи, сколько составляет половина { $source } (с округлением вверх)
    .infinite = бесконечную мощь
si-unit-mastery =
    .count = { $n ->
        [one] { ICON($n, "mastery") } мастерство
       *[many] { ICON($n, "mastery") } мастерства
    }
    .each = по { $n ->
        [one] { ICON($n, "mastery") } мастерству
       *[many] { ICON($n, "mastery") } мастерства
    }
    .much = мастерства
    .half = столько мастерства, сколько составляет половина { $source } (с округлением вверх)
    .infinite = бесконечное мастерство
si-unit-health =
    .count = { $n ->
        [one] { ICON($n, "life") } здоровье
       *[many] { ICON($n, "life") } здоровья
    }
    .each = по { $n ->
        [one] { ICON($n, "life") } здоровью
       *[many] { ICON($n, "life") } здоровья
    }
    .much = здоровья
    .half = столько здоровья, сколько составляет половина { $source } (с округлением вверх)
    .infinite = бесконечное здоровье
si-unit-cards =
    .count = { n-cards.acc }
    .each = по { $n ->
        [one] { $n } карте
        [few] { $n } карты
       *[many] { $n } карт
    }
    .much = карт
    .half = столько карт, сколько составляет половина { $source } (с округлением вверх)
    .infinite = все свои карты
si-unit-shield =
    .count = { $n ->
        [one] { ICON($n, "shield") } щит
        [few] { ICON($n, "shield") } щита
       *[many] { ICON($n, "shield") } щитов
    }
    .each = по { $n ->
        [one] { ICON($n, "shield") } щиту
        [few] { ICON($n, "shield") } щита
       *[many] { ICON($n, "shield") } щитов
    }
    .much = щитов
    .half = столько щитов, сколько составляет половина { $source } (с округлением вверх)
    .infinite = бесконечно много щитов

si-amount-tiers = { $amount } ({ $tiers })
si-amount-tier = при мастерстве { ICON($mastery, "mastery") }+ — { $n }
si-shield-number = { ICON($n, "shield") }
si-shield-equal = столько, сколько { $source }

## Откуда берётся число: .equal после «сколько», .each после «по 2 мощи», .of после «половина»

si-source-mastery =
    .equal = { $who ->
        [you] у вас мастерства
       *[they] у него мастерства
    }
    .each = { $who ->
        [you] за каждую единицу вашего мастерства
       *[they] за каждую единицу своего мастерства
    }
    .of = { $who ->
        [you] вашего мастерства
       *[they] своего мастерства
    }
si-source-champions =
    .equal = { $who ->
        [you] { helper-si-many } в вашей игровой зоне
       *[they] { helper-si-many } в его игровой зоне
    }
    .each = { $who ->
        [you] { $noun ->
            [named] за каждую вашу карту «{ $name }» в игровой зоне
           *[champion] за каждого чемпиона{ helper-si-of } в вашей игровой зоне
        }
       *[they] { $noun ->
            [named] за каждую свою карту «{ $name }» в игровой зоне
           *[champion] за каждого чемпиона{ helper-si-of } в своей игровой зоне
        }
    }
    .of = { $who ->
        [you] числа { helper-si-many } в вашей игровой зоне
       *[they] числа { helper-si-many } в своей игровой зоне
    }
si-source-discarded =
    .equal = { $who ->
        [you] { helper-si-many } в вашем сбросе
       *[they] { helper-si-many } в его сбросе
    }
    .each = { $who ->
        [you] за { helper-si-each-acc } в вашем сбросе
       *[they] за { helper-si-each-acc } в своём сбросе
    }
    .of = { $who ->
        [you] числа { helper-si-many } в вашем сбросе
       *[they] числа { helper-si-many } в своём сбросе
    }
si-source-played =
    .equal = { $who ->
        [you] { helper-si-many } вы разыграли в этом ходу
       *[they] { helper-si-many } он разыграл в этом ходу
    }
    .each = { $who ->
        [you] за { helper-si-each-acc }, { helper-si-whom } вы разыграли в этом ходу
       *[they] за { helper-si-each-acc }, { helper-si-whom } он разыграл в этом ходу
    }
    .of = { $who ->
        [you] числа { helper-si-many }, которые вы разыграли в этом ходу
       *[they] числа { helper-si-many }, которые он разыграл в этом ходу
    }
si-source-infinite = бесконечность
si-source-half = половина { $source } (с округлением вверх)

## Условия: после «если» и «пока»

si-when-mastery = { $who ->
    [you] у вас не меньше { ICON($n, "mastery") } мастерства
   *[they] у этого игрока не меньше { ICON($n, "mastery") } мастерства
}
si-when-unify = { $who ->
    [you] вы разыграли в этом ходу или показываете из руки другого союзника Ветви
   *[they] этот игрок разыграл в этом ходу или показывает из руки другого союзника Ветви
}
si-when-dominion = { $who ->
    [you] вы разыграли в этом ходу или показываете из руки карты Хомо Деус, Ветви и Демиреалов
   *[they] этот игрок разыграл в этом ходу или показывает из руки карты Хомо Деус, Ветви и Демиреалов
}
si-when-echo = { $who ->
    [you] в вашем сбросе есть карта Демиреалов
   *[they] в сбросе этого игрока есть карта Демиреалов
}
si-when-inspire = { $who ->
    [you] в вашей игровой зоне есть чемпион
   *[they] в игровой зоне этого игрока есть чемпион
}
si-when-leader = { $who ->
    [you] ваш лидер — { $name }
   *[they] лидер этого игрока — { $name }
}
si-when-health = { $who ->
    [you] у вас { $n ->
        [50] { ICON($n, "life") } здоровья
       *[other] не меньше { ICON($n, "life") } здоровья
    }
   *[they] у этого игрока { $n ->
        [50] { ICON($n, "life") } здоровья
       *[other] не меньше { ICON($n, "life") } здоровья
    }
}
si-when-most-mastery = { $who ->
    [you] у вас больше мастерства, чем у каждого противника
   *[they] у этого игрока больше мастерства, чем у каждого его противника
}
si-when-champions = { $who ->
    [you] в вашей игровой зоне { helper-si-some-champions }
   *[they] в игровой зоне этого игрока { helper-si-some-champions }
}
helper-si-some-champions = { $noun ->
    [named] { $n ->
        [1] есть «{ $name }»
       *[other] не меньше { n-cards.gen } «{ $name }»
    }
   *[champion] { $n ->
        [1] есть чемпион{ helper-si-of }
       *[other] не меньше { helper-si-n-champions-acc }{ helper-si-of }
    }
}
si-when-attacker-has-less-mastery = { $who ->
    [you] у атакующего меньше мастерства, чем у вас
   *[they] у атакующего меньше мастерства, чем у этого игрока
}
si-when-holds = способность сработала

## Что действует само

si-target = { $whom ->
    [you] вас
    [other-champions] других ваших чемпионов
   *[this] этого чемпиона
}
si-passive-unattackable = { $whom } нельзя атаковать
si-passive-unattackable-by-less = { $whom } не могут атаковать игроки, у которых меньше мастерства, чем у вас
si-passive-champion-health = у каждого вашего чемпиона на { si-unit-health.count } больше
si-passive-shield = при каждой атаке на вас этот чемпион даёт вам { $amount }
si-passive-cheaper = призывая эту карту, платите на { si-unit-crystals.count } меньше
si-passive-cheaper-each = призывая эту карту, платите на { si-unit-crystals.count } меньше { $source }
si-passive-cheaper-equal = призывая эту карту, платите меньше на столько кристаллов, сколько { $source }
si-passive-champion-played = в вашем сбросе: после розыгрыша чемпиона { $text }

## Лидеры и Немезида

si-focus = раз в ход можете потратить { ICON(1, "crystal") } кристалл и получить { ICON(1, "mastery") } мастерство
si-solo-card = добавьте карту { $card } в свою начальную колоду
si-nemesis-match = если фракция открытой карты совпала с фракцией лидера Немезиды, { $text }
    .subject = Немезида
si-nemesis-per-card = вместо каждой карты, которую Немезида должна взять, { $text }
    .subject = она
