### Правила на картах Aeon's End. Текст составляется из эффекта карты: crates/aeons-end/src/text.
###
### Формы действия: .you приказ читателю («возьмите»), .they третье лицо без подлежащего («берёт»),
### .inf неопределённая форма после «можете» и «может» («взять»). Действие без этих форм
### несёт своё подлежащее («Грейвхолд получает…»). $who — о ком речь: you, they или all (все вместе).

## Ход эффекта

repeat-anew = { $times } { $text } (каждый раз выбирайте заново)
token-row = { $token ->
    [husk] при { $low }–{ $high } скорлупниках — { $text }
    [fury] при { $low }–{ $high } жетонах ярости — { $text }
    [none] при { $low }–{ $high } жетонах исчадия — { $text }
   *[other] при { $low }–{ $high } жетонах «{ $name }» — { $text }
}
token-row-otherwise = иначе — { $text }
each-shared-turn-card = за каждую карту в сбросе очерёдности хода, которая относится к нескольким игрокам, { $text }

## О ком

scope-any-player = любой игрок
scope-any-ally = любой союзник
scope-another-player = другой игрок
scope-active-player = активный игрок
scope-lowest-life = игрок с наименьшим числом жизней
scope-highest-life = игрок с наибольшим числом жизней
scope-most-charges = игрок, у которого больше всего энергии,
scope-most-prepped = игрок с наибольшим числом подготовленных заклинаний
scope-most-open-breaches = игрок с наибольшим числом открытых разломов
scope-dearest-prepped = игрок с самым дорогим подготовленным заклинанием
scope-one-of-several = один из них (решите, кто)
scope-most-in-hand = игрок, у которого в руке больше всего карт «{ $name }»,
scope-each-player = каждый игрок
scope-each-ally = каждый союзник

## Действия игрока

op-aether =
    .you = получите { helper-more }{ n-aether.acc }
    .they = получает { helper-more }{ n-aether.acc }
    .inf = получить { helper-more }{ n-aether.acc }
op-aether-for =
    .you = получите { helper-more }{ n-aether.acc } ({ $uses })
    .they = получает { helper-more }{ n-aether.acc } ({ $uses })
    .inf = получить { helper-more }{ n-aether.acc } ({ $uses })
helper-more = { $more ->
    [more] ещё{" "}
   *[first] {""}
}
uses-only = только на получение { $kinds }
uses-not = но не на получение { $kinds }
op-pay =
    .you = потратьте { n-aether.acc }
    .they = тратит { n-aether.acc }
    .inf = потратить { n-aether.acc }
op-charge =
    .you = получите { n-charges.acc }
    .they = получает { n-charges.acc }
    .inf = получить { n-charges.acc }
op-lose-charges =
    .you = потеряйте { n-charges.acc }
    .they = теряет { n-charges.acc }
    .inf = потерять { n-charges.acc }
op-lose-all-charges =
    .you = потеряйте всю энергию
    .they = теряет всю энергию
    .inf = потерять всю энергию
op-draw =
    .you = возьмите { n-cards.acc }
    .they = берёт { n-cards.acc }
    .inf = взять { n-cards.acc }
op-life =
    .you = получите { n-life.acc }
    .they = получает { n-life.acc }
    .inf = получить { n-life.acc }
op-suffer =
    .you = получите { $amount }
    .they = получает { $amount }
    .inf = получить { $amount }
op-discard =
    .you = сбросьте { $cards }
    .they = сбрасывает { $cards }
    .inf = сбросить { $cards }
    .together = игроки вместе сбрасывают { $cards }
    .together-may = игроки вместе могут сбросить { $cards }
op-destroy =
    .you = уничтожьте { $cards }
    .they = уничтожает { $cards }
    .inf = уничтожить { $cards }
    .together = игроки вместе уничтожают { $cards }
    .together-may = игроки вместе могут уничтожить { $cards }
op-return =
    .you = верните в руку { $cards }
    .they = возвращает в руку { $cards }
    .inf = вернуть в руку { $cards }
    .together = игроки вместе возвращают в руки { $cards }
    .together-may = игроки вместе могут вернуть в руки { $cards }
op-put-back =
    .you = верните остальные открытые карты на верх своей колоды в любом порядке
    .they = возвращает остальные открытые карты на верх своей колоды в любом порядке
    .inf = вернуть остальные открытые карты на верх своей колоды в любом порядке
op-reveal-hand =
    .you = покажите свою руку
    .they = показывает свою руку
    .inf = показать свою руку
op-take =
    .you = возьмите в руку { $cards }
    .they = берёт в руку { $cards }
    .inf = взять в руку { $cards }
op-put =
    .you = положите { $cards } { $to }
    .they = кладёт { $cards } { $to }
    .inf = положить { $cards } { $to }
    .together = игроки вместе кладут { $cards } { $to }
    .together-may = игроки вместе могут положить { $cards } { $to }
put-place = { $to ->
    [discard] в свою стопку сброса
    [deck-top] на верх { $who ->
        [all] своих колод
       *[they] своей колоды
    }
   *[deck] под низ { helper-deck }
}
helper-deck = { $deck ->
    [own] { $who ->
        [all] своих колод
       *[they] своей колоды
    }
    [turn-order] колоды очерёдности хода
    [nemesis] колоды исчадия
    [tier-zero] { helper-tier-zero }
   *[its] { helper-own-deck }
}
op-shuffle-into =
    .you = замешайте { $cards } { $to }
    .they = замешивает { $cards } { $to }
    .inf = замешать { $cards } { $to }
    .together = игроки вместе замешивают { $cards } { $to }
    .together-may = игроки вместе могут замешать { $cards } { $to }
into-deck = { $deck ->
    [own] в колоду
    [turn-order] обратно в колоду очерёдности хода
    [nemesis] обратно в колоду исчадия
    [tier-zero] { $kind ->
        [card] обратно в колоду исчадия ранга 0
       *[other] обратно в их колоду
    }
   *[its] в свою колоду
}
discard-pile = свою стопку сброса
discard-top-cards = { $n ->
    [1] верхнюю карту своей стопки сброса
    [one] { $n } верхнюю карту своей стопки сброса
    [few] { $n } верхние карты своей стопки сброса
   *[many] { $n } верхних карт своей стопки сброса
}
drawn-card = эту карту
turn-deck-top = { $n ->
    [1] верхнюю карту колоды очерёдности хода
    [one] { $n } верхнюю карту колоды очерёдности хода
    [few] { $n } верхние карты колоды очерёдности хода
   *[many] { $n } верхних карт колоды очерёдности хода
}
turn-discarded = { $n ->
    [1] верхнюю карту сброса очерёдности хода
    [one] { $n } верхнюю карту сброса очерёдности хода
    [few] { $n } верхние карты сброса очерёдности хода
   *[many] { $n } верхних карт сброса очерёдности хода
}
nemesis-discarded = { $n ->
    [1] { $kind ->
        [minion] последнего сброшенного приспешника
        [attack] последнюю сброшенную атаку
        [power] последнюю сброшенную силу
       *[other] последнюю сброшенную карту исчадия
    }
   *[other] { $n } { $kind ->
        [minion] последних сброшенных приспешников
        [attack] последних сброшенных атак
        [power] последних сброшенных сил
       *[other] последних сброшенных карт исчадия
    }
}
top-cards = { $n ->
    [1] верхнюю карту своей колоды
    [one] { $n } верхнюю карту своей колоды
    [few] { $n } верхние карты своей колоды
   *[many] { $n } верхних карт своей колоды
}
op-gain =
    .you = получите { $card }
    .they = получает { $card }
    .inf = получить { $card }
gained = { $kind ->
    [card] 1 карту
    [copies] ещё одну такую карту
    [gem] 1 самоцвет
    [relic] 1 реликвию
   *[spell] 1 заклинание
}
from-supply = из запаса
from-pile = из { $pile }
place-to = { $to ->
    [hand] сразу в руку
    [deck-top] на верх своей колоды
   *[discard] в свою стопку сброса
}
op-gain-corruption =
    .you = получите { n-corruptions.acc } { $to }
    .they = получает { n-corruptions.acc } { $to }
    .inf = получить { n-corruptions.acc } { $to }
op-damage =
    .you = нанесите { $amount }
    .they = наносит { $amount }
    .inf = нанести { $amount }
op-split =
    .you = нанесите { $amount }, как угодно распределив его между исчадием и приспешниками
    .they = наносит { $amount }, как угодно распределив его между исчадием и приспешниками
    .inf = нанести { $amount }, как угодно распределив его между исчадием и приспешниками
op-focus =
    .you = настройте { $breach }
    .they = настраивает { $breach }
    .inf = настроить { $breach }
focused-breach = { $breach ->
    [cheapest] свой закрытый разлом с наименьшей стоимостью настройки
    [own] 1 свой закрытый разлом
   *[any] 1 закрытый разлом любого игрока
}
op-discount =
    .you = заплатите на { n-aether.acc } меньше за следующую настройку или открытие разлома на этом ходу
    .they = платит на { n-aether.acc } меньше за следующую настройку или открытие разлома на этом ходу
    .inf = заплатить на { n-aether.acc } меньше за следующую настройку или открытие разлома на этом ходу
op-cast =
    .you = произнесите { $spell }
    .they = произносит { $spell }
    .inf = произнести { $spell }
cast-spell = { $whose ->
    [allys] { $when ->
        [this-turn] заклинание любого союзника, подготовленное на этом ходу
       *[ever] подготовленное заклинание любого союзника
    }
    [own] { $when ->
        [this-turn] своё заклинание, подготовленное на этом ходу
       *[ever] своё подготовленное заклинание
    }
   *[any] { $when ->
        [this-turn] заклинание любого игрока, подготовленное на этом ходу
       *[ever] подготовленное заклинание любого игрока
    }
}
cast-to-owner =
    .you = верните его в руку владельца
    .they = возвращает его в руку владельца
    .inf = вернуть его в руку владельца
cast-to-ally =
    .you = положите его в руку любого союзника
    .they = кладёт его в руку любого союзника
    .inf = положить его в руку любого союзника
cast-bonus = (+{ n-damage })
cast-times = { $n ->
    [2] { n-times }, не сбрасывая его после первого раза
   *[other] { n-times }, сбросив его только после последнего
}
op-play =
    .you = разыграйте { played }
    .they = разыгрывает { played }
    .inf = разыграть { played }
played = { $n ->
    [1] { kind.acc } из руки
   *[other] { kind.acc } из руки { n-times }
}
op-double-prep =
    .you = на этом ходу можете подготовить до 2 заклинаний в каждом своём открытом разломе
    .they = на этом ходу может подготовить до 2 заклинаний в каждом своём открытом разломе
    .inf = на этом ходу подготовить до 2 заклинаний в каждом своём открытом разломе
op-prep =
    .you = подготовьте { $spell }
    .they = подготавливает { $spell }
    .inf = подготовить { $spell }
prepped-spell = 1 заклинание { $from ->
    [discard] из своей стопки сброса
   *[hand] из руки
} в { $breach ->
    [closed] своём открытом или закрытом разломе
   *[usual] своём разломе
}
op-on-next-gain = { $who ->
    [you] в следующий раз, когда вы получите карту на этом ходу, { $text }
   *[they] в следующий раз, когда этот игрок получит карту на этом ходу, { $text }
}
helper-own-deck = { $it ->
    [acolyte] колоды аколитов
    [this] её колоды
   *[card] той же колоды
}
it = { $it ->
    [this] эту карту
    [gem] его
    [spell] его
    [minion] его
    [strike] его
    [acolyte] его
   *[card] её
}
op-reveal =
    .you = откройте { $deck }
    .they = открывает { $deck }
    .inf = открыть { $deck }
deck-top = { $deck ->
    [turn-order] верхнюю карту колоды очерёдности хода
    [nemesis] верхнюю карту колоды исчадия
    [tier-zero] верхнюю карту { helper-tier-zero }
   *[own] верхнюю карту своей колоды
}
op-shuffle-turn-cards =
    .you = замешайте { $cards } из сброса очерёдности хода обратно в колоду
    .they = замешивает { $cards } из сброса очерёдности хода обратно в колоду
    .inf = замешать { $cards } из сброса очерёдности хода обратно в колоду
turn-cards = { $cards ->
    [one-player] 1 карту игрока (не «Любой игрок»)
    [one-player-or-wild] 1 карту игрока
    [one-nemesis] 1 карту «Исчадие»
    [all-but-one-player] все карты, кроме 1 карты игрока по выбору игроков,
   *[all-nemesis] все карты «Исчадие»
}
op-arrange-turn-order =
    .you = откройте всю колоду очерёдности хода и верните карты в любом порядке
    .they = открывает всю колоду очерёдности хода и возвращает карты в любом порядке
    .inf = открыть всю колоду очерёдности хода и вернуть карты в любом порядке
nemesis-deck-top = { $n ->
    [1] верхнюю карту колоды исчадия
    [one] { $n } верхнюю карту колоды исчадия
    [few] { $n } верхние карты колоды исчадия
   *[many] { $n } верхних карт колоды исчадия
}
op-discard-drawn =
    .you = сбросьте эту карту, не применяя её эффектов; другая взамен не берётся
    .they = сбрасывает эту карту, не применяя её эффектов; другая взамен не берётся
    .inf = сбросить эту карту, не применяя её эффектов; другая взамен не берётся
op-destroy-breach =
    .you = уничтожьте { $breach } ({ $spells })
    .they = уничтожает { $breach } ({ $spells })
    .inf = уничтожить { $breach } ({ $spells })
op-replace-breach =
    .you = замените { $breach } жетоном «{ $tile }» ({ $spells })
    .they = заменяет { $breach } жетоном «{ $tile }» ({ $spells })
    .inf = заменить { $breach } жетоном «{ $tile }» ({ $spells })
lost-breach = { $which ->
    [its] разлом, в котором оно было подготовлено
    [numbered] { $state ->
        [open] свой открытый разлом
       *[any] свой разлом
    } { $numbers }
   *[any] { $state ->
        [open] 1 свой открытый разлом
       *[any] 1 свой разлом
    }
}
lost-spells = { $to ->
    [hand] вернув подготовленное в нём в руку
    [deck-top] положив подготовленное в нём на верх колоды
   *[discard] сбросив подготовленное в нём
}

## Действия исчадия, Грейвхолд, приспешники

op-prevent-damage = до конца этого хода игроки и Грейвхолд не получают урона
op-unleash = { $n ->
    [1] натиск
   *[other] натиск { n-times }
}
    .you = { $n ->
    [1] проведите натиск
   *[other] проведите натиск { n-times }
}
    .more = { $n ->
    [1] проведите натиск ещё раз
   *[other] проведите натиск ещё { n-times }
}
op-routine = { $n ->
    [1] { $name }
   *[other] { $name } { n-times }
}
    .you = { $n ->
    [1] выполните «{ $name }»
   *[other] выполните «{ $name }» { n-times }
}
the-nemesis = исчадие
op-gravehold = Грейвхолд получает { $amount }
op-gravehold-life = Грейвхолд получает { n-life.acc }
op-nemesis-life = { $nemesis } получает { n-life.acc }
op-gain-tokens = { $token ->
    [husk] в игре появляется { $amount }
   *[other] { $nemesis } получает { $amount }
}
    .computed = { op-gain-tokens }
    .half = { $token ->
        [husk] в игре появляется ещё половина от числа скорлупников (с округлением вверх)
        [fury] { $nemesis } получает ещё половину своих жетонов ярости (с округлением вверх)
        [none] { $nemesis } получает ещё половину своих жетонов (с округлением вверх)
       *[other] { $nemesis } получает ещё половину своих жетонов «{ $name }» (с округлением вверх)
    }
op-lose-tokens = { $token ->
    [husk] из игры уходит { $amount }
   *[other] { $nemesis } теряет { $amount }
}
    .computed = { op-lose-tokens }
    .half = { $token ->
        [husk] из игры уходит половина скорлупников (с округлением вверх)
        [fury] { $nemesis } теряет половину жетонов ярости (с округлением вверх)
        [none] { $nemesis } теряет половину жетонов (с округлением вверх)
       *[other] { $nemesis } теряет половину жетонов «{ $name }» (с округлением вверх)
    }
    .all = { $token ->
        [husk] из игры уходят все скорлупники
        [fury] { $nemesis } теряет все жетоны ярости
        [none] { $nemesis } теряет все жетоны
       *[other] { $nemesis } теряет все жетоны «{ $name }»
    }
op-resolve-tier-zero = возьмите карту из { $kind ->
    [card] колоды исчадия ранга 0
   *[other] колоды { kind.many }
}, выполните её и замешайте обратно
op-play-tier-zero = { $kind ->
    [acolyte] { $n ->
        [1] в игру вступает новый аколит
        [one] в игру вступает { $n } аколит
        [few] в игру вступают { $n } аколита
       *[many] в игру вступают { $n } аколитов
    }
   *[other] { $n ->
        [1] верхняя карта колоды исчадия ранга 0 вступает в игру
        [few] { $n } верхние карты колоды исчадия ранга 0 вступают в игру
       *[many] { $n } верхних карт колоды исчадия ранга 0 вступают в игру
    }
}
tier-zero-top = { $n ->
    [1] верхнюю карту { helper-tier-zero }
    [few] { $n } верхние карты { helper-tier-zero }
   *[many] { $n } верхних карт { helper-tier-zero }
}
helper-tier-zero = { $kind ->
    [card] колоды исчадия ранга 0
   *[other] колоды { kind.many }
}
tier-zero-discarded = { $kind ->
    [acolyte] { $n ->
        [1] последнего сброшенного аколита
       *[other] { $n } последних сброшенных аколитов
    }
   *[other] { $n ->
        [1] последнюю сброшенную карту ранга 0
        [few] { $n } последние сброшенные карты ранга 0
       *[many] { $n } последних сброшенных карт ранга 0
    }
}
op-find-acolyte =
    .you = выберите аколита { helper-acolyte }
    .they = выбирает аколита { helper-acolyte }
    .inf = выбрать аколита { helper-acolyte }
helper-acolyte = { $life ->
    [lowest] с наименьшим числом жизней
   *[highest] с наибольшим числом жизней
}
op-blood-magic =
    .you = примените его магию крови{ helper-often }
    .they = применяет его магию крови{ helper-often }
    .inf = применить его магию крови{ helper-often }
op-blood-magic-all =
    .you = примените магию крови каждого аколита в игре{ helper-often } (себе они урона не наносят)
    .they = применяет магию крови каждого аколита в игре{ helper-often } (себе они урона не наносят)
    .inf = применить магию крови каждого аколита в игре{ helper-often } (себе они урона не наносят)
helper-often = { $n ->
    [1] {""}
   *[other] {" "}{ n-times }
}
op-it-suffers = этот аколит получает { n-damage.acc }
op-it-gains-life = этот аколит получает { n-life.acc } (но не больше исходных)
op-repeat-attack =
    .you = примените эффект последней сброшенной атаки
    .they = применяет эффект последней сброшенной атаки
    .inf = применить эффект последней сброшенной атаки
op-gain-trophies = маг, который копит трофеи, получает { $n ->
    [one] { $n } трофей
    [few] { $n } трофея
   *[many] { $n } трофеев
}
op-this-suffers = { $kind ->
    [acolyte] этот аколит
   *[minion] этот приспешник
} получает { $amount }
op-set-life = у { helper-of-this } { $amount }
op-return-to-play = { $kind ->
    [minion] { $n ->
        [1] последний сброшенный приспешник возвращается в игру
       *[other] последние сброшенные приспешники ({ $n }) возвращаются в игру
    }
    [power] { $n ->
        [1] последняя сброшенная сила возвращается в игру
       *[other] последние сброшенные силы ({ $n }) возвращаются в игру
    }
    [acolyte] { $n ->
        [1] последний сброшенный аколит возвращается в игру
       *[other] последние сброшенные аколиты ({ $n }) возвращаются в игру
    }
   *[other] { $n ->
        [1] последняя сброшенная карта ранга 0 возвращается в игру
       *[other] последние сброшенные карты ранга 0 ({ $n }) возвращаются в игру
    }
}
helper-of-this = { $kind ->
    [acolyte] этого аколита
   *[minion] этого приспешника
}
op-draw-nemesis-cards = в фазе добора на этом ходу { $nemesis } берёт на { n-cards.acc } больше
op-devour = { $nemesis } пожирает { $cards } из { $pile }
    .computed = { $nemesis } пожирает из { $pile } { $cards }
op-devour-each = { $nemesis } пожирает по 1 карте из каждой стопки { kind.many }, начиная с самой дорогой
op-players-lose = игроки проигрывают
op-spend-bonus =
    .you = нанесите дополнительный урон заклинания
    .they = наносит дополнительный урон заклинания
    .inf = нанести дополнительный урон заклинания
op-next-gains = игрок решает, что происходит с полученной картой первым
op-spread-hits =
    .you = распределите урон
    .they = распределяет урон
    .inf = распределить урон
op-order-exhaustions = игроки решают, чьё обессиливание разыгрывается первым

## Карты и стопки

cards =
    .acc = { $noun ->
        [gem] { n-gems.acc }
        [relic] { n-relics.acc }
        [spell] { n-spells.acc }
        [corruption] { n-corruptions.acc }
        [prepped] { $n ->
            [one] { $n } { helper-own-one }подготовленное заклинание{ helper-of-ally }
            [few] { $n } { helper-own-many }подготовленных заклинания{ helper-of-ally }
           *[many] { $n } { helper-own-many }подготовленных заклинаний{ helper-of-ally }
        }
        [named] { n-cards.acc } «{ $name }»
       *[card] { n-cards.acc }
    }
    .up-to = до { $noun ->
        [gem] { n-gems.gen }
        [relic] { n-relics.gen }
        [spell] { n-spells.gen }
        [corruption] { n-corruptions.gen }
        [prepped] { $n ->
            [one] { $n } { helper-own-of-one }подготовленного заклинания{ helper-of-ally }
           *[many] { $n } { helper-own-many }подготовленных заклинаний{ helper-of-ally }
        }
        [named] { n-cards.gen } «{ $name }»
       *[card] { n-cards.gen }
    }
    .all = { $noun ->
        [gem] все самоцветы
        [relic] все реликвии
        [spell] все заклинания
        [corruption] всю скверну
        [prepped] все { helper-own-all }подготовленные заклинания{ helper-of-ally }
        [named] все карты «{ $name }»
       *[card] все карты
    }
    .much = { $noun ->
        [gem] самоцветов
        [relic] реликвий
        [spell] заклинаний
        [corruption] скверн
        [prepped] { helper-own-many }подготовленных заклинаний{ helper-of-ally }
        [named] карт «{ $name }»
       *[card] карт
    }
helper-own-one = { $who ->
    [all] {""}
    [ally] {""}
   *[other] своё{" "}
}
helper-own-of-one = { $who ->
    [all] {""}
    [ally] {""}
   *[other] своего{" "}
}
helper-own-many = { $who ->
    [all] {""}
    [ally] {""}
   *[other] своих{" "}
}
helper-own-all = { $who ->
    [all] {""}
    [ally] {""}
   *[other] свои{" "}
}
helper-of-ally = { $who ->
    [ally] {" "}любого союзника
   *[other] {""}
}
cards-dearest = { $noun ->
    [gem] { $n ->
        [1] самый дорогой самоцвет
        [one] { $n } самый дорогой самоцвет
        [few] { $n } самых дорогих самоцвета
       *[many] { $n } самых дорогих самоцветов
    }
    [relic] { $n ->
        [1] самую дорогую реликвию
        [one] { $n } самую дорогую реликвию
        [few] { $n } самые дорогие реликвии
       *[many] { $n } самых дорогих реликвий
    }
    [spell] { $n ->
        [1] самое дорогое заклинание
        [one] { $n } самое дорогое заклинание
        [few] { $n } самых дорогих заклинания
       *[many] { $n } самых дорогих заклинаний
    }
    [prepped] { $n ->
        [1] { helper-own-one }самое дорогое подготовленное заклинание{ helper-of-ally }
        [one] { $n } { helper-own-one }самое дорогое подготовленное заклинание{ helper-of-ally }
        [few] { $n } { helper-own-many }самых дорогих подготовленных заклинания{ helper-of-ally }
       *[many] { $n } { helper-own-many }самых дорогих подготовленных заклинаний{ helper-of-ally }
    }
   *[card] { $n ->
        [1] самую дорогую карту
        [one] { $n } самую дорогую карту
        [few] { $n } самые дорогие карты
       *[many] { $n } самых дорогих карт
    }
}
cards-equal = столько { $noun }, сколько { $source }
cards-equal-from = { $place } столько { $noun }, сколько { $source }
cards-not = (кроме { kind.many })
discard-top = верхнюю карту { $who ->
    [ally] стопки сброса любого союзника
    [all] любой стопки сброса
   *[other] своей стопки сброса
}
place-from = { $from ->
    [hand] { $who ->
        [all] из рук
        [ally] из руки любого союзника
       *[other] из руки
    }
    [discard] { $who ->
        [all] из своих стопок сброса
        [ally] из стопки сброса любого союзника
       *[other] из своей стопки сброса
    }
    [hand-or-discard] из руки или стопки сброса
    [hand-and-discard] { $who ->
        [all] из рук и/или стопок сброса
       *[other] из руки и/или стопки сброса
    }
    [revealed] из открытых
   *[play-area] из разыгранных на этом ходу
}
pile = { $rank ->
    [copies] стопки этой же карты
    [cheapest] самой дешёвой стопки { $kind ->
        [supply] запаса
       *[other] { kind.many }
    }
    [dearest] самой дорогой стопки { $kind ->
        [supply] запаса
       *[other] { kind.many }
    }
    [second-dearest] второй по стоимости стопки { $kind ->
        [supply] запаса
       *[other] { kind.many }
    }
   *[any] любой стопки { $kind ->
        [supply] запаса
       *[other] { kind.many }
    }
}

## Количества: .count с числом, .each после «по», .much после «столько»

unit-damage =
    .count = { n-damage.acc }
    .each = по { $n ->
        [one] { ICON($n, "damage") } урону
       *[other] { ICON($n, "damage") } урона
    }
    .much = урона
    .half = урон, равный половине { $source } (с округлением вверх)
unit-life =
    .count = { n-life }
    .each = по { $n ->
        [one] { ICON($n, "life") } жизни
        [few] { ICON($n, "life") } жизни
       *[many] { ICON($n, "life") } жизней
    }
    .much = жизней
    .half = столько жизней, сколько составляет половина { $source } (с округлением вверх)
unit-cards =
    .count = { n-cards.acc }
    .each = по { $n ->
        [one] { $n } карте
        [few] { $n } карты
       *[many] { $n } карт
    }
    .much = карт
    .half = столько карт, сколько составляет половина { $source } (с округлением вверх)
unit-tokens =
    .count = { $token ->
        [husk] { $n ->
            [one] { $n } скорлупник
            [few] { $n } скорлупника
           *[many] { $n } скорлупников
        }
        [fury] { $n ->
            [one] { $n } жетон ярости
            [few] { $n } жетона ярости
           *[many] { $n } жетонов ярости
        }
        [none] { $n ->
            [one] { $n } жетон
            [few] { $n } жетона
           *[many] { $n } жетонов
        }
       *[other] { $n ->
            [one] { $n } жетон «{ $name }»
            [few] { $n } жетона «{ $name }»
           *[many] { $n } жетонов «{ $name }»
        }
    }
    .each = по { $token ->
        [husk] { $n ->
            [one] { $n } скорлупнику
            [few] { $n } скорлупника
           *[many] { $n } скорлупников
        }
        [fury] { $n ->
            [one] { $n } жетону ярости
            [few] { $n } жетона ярости
           *[many] { $n } жетонов ярости
        }
        [none] { $n ->
            [one] { $n } жетону
            [few] { $n } жетона
           *[many] { $n } жетонов
        }
       *[other] { $n ->
            [one] { $n } жетону «{ $name }»
            [few] { $n } жетона «{ $name }»
           *[many] { $n } жетонов «{ $name }»
        }
    }
    .much = { $token ->
        [husk] скорлупников
        [fury] жетонов ярости
        [none] жетонов
       *[other] жетонов «{ $name }»
    }
    .half = столько { unit-tokens.much }, сколько составляет половина { $source } (с округлением вверх)


## Откуда берётся число: .equal после «сколько», .each после «по 2 урона», .of после «половина»

source-count =
    .equal = { $counted ->
        [discarded] карт сброшено
        [destroyed] карт уничтожено
        [moved] карт перемещено
        [charges] энергии потеряно
       *[once] раз это сделано
    }
    .each = { $counted ->
        [discarded] за каждую сброшенную карту
        [destroyed] за каждую уничтоженную карту
        [moved] за каждую перемещённую карту
        [charges] за каждую потерянную энергию
       *[once] за это
    }
    .of = { $counted ->
        [discarded] числа сброшенных карт
        [destroyed] числа уничтоженных карт
        [moved] числа перемещённых карт
        [charges] потерянной энергии
       *[once] этого числа
    }
source-removed =
    .equal = { $token ->
        [husk] скорлупников ушло
       *[other] жетонов потеряно
    }
    .each = { $token ->
        [husk] за каждого ушедшего скорлупника
       *[other] за каждый потерянный жетон
    }
    .of = { $token ->
        [husk] числа ушедших скорлупников
       *[other] числа потерянных жетонов
    }
source-shown =
    .equal = показано { kind.many }
    .each = за { $kind ->
        [gem] каждый показанный самоцвет
        [relic] каждую показанную реликвию
        [spell] каждое показанное заклинание
       *[other] каждую показанную карту
    }
    .of = числа показанных { kind.many }
source-nemesis-turn-cards =
    .equal = карт «Исчадие» в сбросе очерёдности хода
    .each = за каждую карту «Исчадие» в сбросе очерёдности хода
    .of = числа карт «Исчадие» в сбросе очерёдности хода
source-most-prepped =
    .equal = подготовленных заклинаний у игрока, у которого их больше всего
    .each = за каждое подготовленное заклинание игрока, у которого их больше всего
    .of = числа подготовленных заклинаний игрока, у которого их больше всего
source-trophies =
    .equal = { $who ->
        [you] у вас трофеев
        [them] у этого игрока трофеев
       *[they] у него трофеев
    }
    .each = { $who ->
        [you] за каждый ваш трофей
        [them] за каждый трофей этого игрока
       *[they] за каждый свой трофей
    }
    .of = { $who ->
        [you] числа ваших трофеев
        [them] числа трофеев этого игрока
       *[they] числа своих трофеев
    }
source-charges =
    .equal = { $who ->
        [you] у вас энергии
        [them] у этого игрока энергии
       *[they] у него энергии
    }
    .each = { $who ->
        [you] за каждую вашу энергию
        [them] за каждую энергию этого игрока
       *[they] за каждую свою энергию
    }
    .of = { $who ->
        [you] числа вашей энергии
        [them] числа энергии этого игрока
       *[they] числа своей энергии
    }
source-nemesis-cards =
    .equal = карт ранга { $tier } сброшено
    .each = за каждую сброшенную карту ранга { $tier }
    .of = числа сброшенных карт ранга { $tier }
source-cost =
    .equal = { $it ->
        [gem] стоит этот самоцвет
        [relic] стоит эта реликвия
        [spell] стоит это заклинание
       *[card] стоит эта карта
    }
    .each = { $it ->
        [this] за каждый эфир стоимости этой карты
        [gem] за каждый эфир его стоимости
        [spell] за каждый эфир его стоимости
       *[card] за каждый эфир её стоимости
    }
    .of = { $it ->
        [this] стоимости этой карты
        [gem] его стоимости
        [spell] его стоимости
       *[card] её стоимости
    }
source-tokens =
    .equal = { $token ->
        [husk] скорлупников в игре
        [fury] жетонов ярости у исчадия
        [none] жетонов у исчадия
       *[other] жетонов «{ $name }» у исчадия
    }
    .each = { $token ->
        [husk] за каждого скорлупника в игре
        [fury] за каждый жетон ярости у исчадия
        [none] за каждый жетон у исчадия
       *[other] за каждый жетон «{ $name }» у исчадия
    }
    .of = { $token ->
        [husk] числа скорлупников в игре
        [fury] числа жетонов ярости у исчадия
        [none] числа жетонов у исчадия
       *[other] числа жетонов «{ $name }» у исчадия
    }
source-tokens-short = { $token ->
    [husk] скорлупников не хватает до { $n }
    [fury] жетонов ярости исчадию не хватает до { $n }
    [none] жетонов исчадию не хватает до { $n }
   *[other] жетонов «{ $name }» исчадию не хватает до { $n }
}
source-life =
    .equal = сейчас жизней у { helper-of-this }
    .each = за каждую жизнь { helper-of-this }
    .of = жизней { helper-of-this }
source-open-breaches =
    .equal = { $who ->
        [you] у вас открытых разломов
        [them] у этого игрока открытых разломов
       *[they] у него открытых разломов
    }
    .each = { $who ->
        [you] за каждый ваш открытый разлом
        [them] за каждый открытый разлом этого игрока
       *[they] за каждый свой открытый разлом
    }
    .of = { $who ->
        [you] числа ваших открытых разломов
        [them] числа открытых разломов этого игрока
       *[they] числа своих открытых разломов
    }
source-prepped =
    .equal = { $whose ->
        [any] у всех игроков
        [allys] у союзников
       *[own] { $who ->
            [you] у вас
            [them] у этого игрока
           *[they] у него
        }
    } { helper-others }{ helper-prepped-many }
    .each = { $noun ->
        [copies] за каждую { $whose ->
            [allys] { helper-other-copy }копию этой карты, подготовленную союзником
            [any] { helper-other-copy }копию этой карты, подготовленную любым игроком
           *[own] { $who ->
                [you] вашу { helper-other-copy }подготовленную копию этой карты
                [them] { helper-other-copy }копию этой карты, подготовленную этим игроком
               *[they] свою { helper-other-copy }подготовленную копию этой карты
            }
        }
       *[spell] за каждое { $whose ->
            [allys] { helper-other-spell }заклинание, подготовленное союзником
            [any] { helper-other-spell }заклинание, подготовленное любым игроком
           *[own] { $who ->
                [you] ваше { helper-other-spell }подготовленное заклинание
                [them] { helper-other-spell }подготовленное заклинание этого игрока
               *[they] своё { helper-other-spell }подготовленное заклинание
            }
        }
    }
    .of = числа { $whose ->
        [allys] { helper-others }{ helper-prepped-many } союзников
        [any] { helper-others }{ $noun ->
            [copies] копий этой карты, подготовленных игроками
           *[spell] заклинаний, подготовленных игроками
        }
       *[own] { $who ->
            [you] ваших { helper-others }{ helper-prepped-many }
            [them] { helper-others }{ helper-prepped-many } этого игрока
           *[they] своих { helper-others }{ helper-prepped-many }
        }
    }
helper-prepped-many = { $noun ->
    [copies] подготовленных копий этой карты
   *[spell] подготовленных заклинаний
}
helper-others = { $which ->
    [other] других{" "}
   *[all] {""}
}
helper-other-copy = { $which ->
    [other] другую{" "}
   *[all] {""}
}
helper-other-spell = { $which ->
    [other] другое{" "}
   *[all] {""}
}
source-all =
    .equal = есть всего
    .each = за всё
    .of = всего
source-adjacent =
    .equal = заклинаний подготовлено в соседних разломах
    .each = за каждое заклинание в соседних разломах
    .of = числа заклинаний в соседних разломах
source-empty-piles =
    .equal = в запасе пустых стопок
    .each = за каждую пустую стопку запаса
    .of = числа пустых стопок запаса
source-turn-discard =
    .equal = карт в сбросе очерёдности хода
    .each = за каждую карту в сбросе очерёдности хода
    .of = числа карт в сбросе очерёдности хода
source-own-turn-cards =
    .equal = { $who ->
        [you] ваших карт
        [them] карт этого игрока
       *[they] его карт
    } в сбросе очерёдности хода
    .each = { $who ->
        [you] за каждую вашу карту
        [them] за каждую карту этого игрока
       *[they] за каждую свою карту
    } в сбросе очерёдности хода
    .of = { $who ->
        [you] числа ваших карт
        [them] числа карт этого игрока
       *[they] числа своих карт
    } в сбросе очерёдности хода
source-excess =
    .equal = урона оказалось лишним
    .each = за каждый лишний урон
    .of = лишнего урона

## Условия: после «если» и «пока»

when-all-breaches-open = { $who ->
    [you] все ваши разломы открыты
   *[they] все разломы этого игрока открыты
}
when-done = { $who ->
    [you] вы это сделали
   *[they] этот игрок это сделал
}
when-nth-play = { $who ->
    [you] вы разыгрываете
   *[they] этот игрок разыгрывает
} { $card } { $n ->
    [1] в первый раз
    [2] во второй раз
    [3] в третий раз
   *[other] в { $n }-й раз
} за ход
when-nth-gain = это { helper-nth } карта «{ $name }», { helper-gained-by } за ход
when-nth-gain-such = это { helper-nth } такая карта, { helper-gained-by } за ход
helper-nth = { $n ->
    [1] первая
    [2] вторая
    [3] третья
   *[other] { $n }-я
}
helper-gained-by = { $who ->
    [you] полученная вами
   *[they] полученная этим игроком
}
when-own-turn = { $who ->
    [you] сейчас ваш ход
   *[they] сейчас ход этого игрока
}
when-exhausted = { $who ->
    [you] вы обессилены
   *[they] этот игрок обессилен
}
when-life = { helper-at } { $bound ->
    [at-least] { n-life } или больше
    [at-most] { n-life } или меньше
   *[exactly] ровно { n-life }
}
helper-at = { $who ->
    [you] у вас
   *[they] у этого игрока
}
when-open-breaches = { helper-at } открыто { $bound ->
    [at-least] { n-breaches.acc } или больше
    [at-most] не больше { n-breaches.gen }
   *[exactly] ровно { n-breaches.acc }
}
when-this-pile-empty = стопка этой карты в запасе пуста
when-this-pile-left = стопка этой карты в запасе не пуста
when-copy-to-gain = в запасе есть ещё такая карта
when-this-pile = в стопке этой карты { $bound ->
    [at-least] { n-cards } или больше
    [at-most] не больше { n-cards.gen }
   *[exactly] ровно { n-cards }
}
when-minion-slain = от этого урона сброшен приспешник, вышедший в игру из колоды исчадия
when-nemesis-card = это карта «Исчадие»
when-no-acolytes = в игре нет аколитов
when-acolytes = аколитов в игре { $bound ->
    [at-least] { $n } или больше
    [at-most] { $n } или меньше
   *[exactly] ровно { $n }
}
when-beginner = выбрана сложность для новичков
when-player-card = это карта игрока
when-tokens-at-least = { $token ->
    [husk] { $n ->
        [1] в игре есть скорлупники
       *[other] скорлупников в игре { $n } или больше
    }
    [fury] жетонов ярости { $n } или больше
    [none] жетонов у исчадия { $n } или больше
   *[other] жетонов «{ $name }» { $n } или больше
}
when-tokens-exactly = { $token ->
    [husk] { $n ->
        [0] в игре нет скорлупников
       *[other] скорлупников в игре ровно { $n }
    }
    [fury] { $n ->
        [0] у исчадия нет жетонов ярости
       *[other] жетонов ярости ровно { $n }
    }
    [none] { $n ->
        [0] у исчадия нет жетонов
       *[other] жетонов у исчадия ровно { $n }
    }
   *[other] { $n ->
        [0] у исчадия нет жетонов «{ $name }»
       *[other] жетонов «{ $name }» ровно { $n }
    }
}
when-tokens-between = { $token ->
    [husk] скорлупников в игре от { $low } до { $high }
    [fury] жетонов ярости от { $low } до { $high }
    [none] жетонов у исчадия от { $low } до { $high }
   *[other] жетонов «{ $name }» от { $low } до { $high }
}
when-nemesis-cards-discarded = в сбросе очерёдности хода { $bound ->
    [at-least] { $n ->
        [1] есть карта «Исчадие»
       *[other] не меньше { n-cards.gen } «Исчадие»
    }
    [at-most] не больше { n-cards.gen } «Исчадие»
   *[exactly] ровно { n-cards } «Исчадие»
}
when-this-life = у { helper-of-this } { $bound ->
    [at-least] { n-life } или больше
    [at-most] { n-life } или меньше
   *[exactly] ровно { n-life }
}
when-players-at-most = { $n ->
    [1] игрок один
   *[other] игроков { $n } или меньше
}
when-tier-at-least = ранг исчадия — { $n } или выше
when-supply-empty = все стопки запаса пусты
when-gravehold = у Грейвхолда { $bound ->
    [at-least] { n-life } или больше
    [at-most] { n-life } или меньше
   *[exactly] ровно { n-life }
}
when-not = неверно, что { $when }

## Карты игроков

label-on-gain = при получении
label-while-prepped = подготовка
label-cast = произнесение
moment-main-phase-once = раз за ход в своей основной фазе { $text }
moment-main-phase = в своей основной фазе сколько угодно раз { $text }
moment-start-of-casting = в начале своей фазы заклинаний { $text }
moment-end-of-casting = в конце своей фазы заклинаний { $text }
moment-breach-focused = каждый раз, когда вы на своём ходу настраиваете или открываете свой разлом, { $text }
label-link = связь
link = можно подготовить в одном разломе с другим заклинанием со связью; произносить их вместе не обязательно
shares-breach = в своей основной фазе можете подготовить в этом же разломе 1 карту «{ $name }»
two-breaches = готовится сразу в двух соседних разломах и занимает оба целиком
prepped-shield = каждый раз, когда вы получаете урон, уменьшите его на { $n }, но не ниже 1
trophies-rules = на планшете этого мага копятся трофеи
preps-to-closed = можно подготовить в закрытом разломе, не настраивая его
ability-title = { $name } ({ n-charges })
window-own-main-phase = в своей основной фазе
window-any-main-phase = в основной фазе любого игрока
window-attack-or-power-drawn = когда из колоды исчадия взята атака или сила
window-turn-order-drawn = сразу после взятия карты очерёдности хода
breach-focus = настройка: { $n }
breach-open = открытие: { $a }, { $b }, { $c } или { $d } (чем больше повёрнут, тем дешевле)
breach-always-open = закрытой стороны нет
breach-bonus = открытый: заклинание, произнесённое отсюда, наносит на { $n } больше урона
    .always = заклинание, произнесённое отсюда, наносит на { $n } больше урона
turn-of-player = ход игрока { $n }
turn-of-either = ход игрока { $a } или { $b }: того, у кого нет жетона «{ $a }/{ $b }». Если жетон лежит между ними, вместе решите, чей ход; этот игрок берёт жетон. После хода игрока без жетона жетон снова кладётся между ними
turn-of-any-player = ход любого игрока: вместе решите, чей
turn-of-nemesis = ход исчадия

## Карты исчадия

label-unleash = натиск
label-routine = { $name }
label-end-of-nemesis-turn = в конце хода исчадия
label-setup = подготовка к игре
label-increased = повышенная сложность
    .setup = повышенная сложность, подготовка к игре (вместо обычной)
    .unleash = повышенная сложность, натиск (вместо обычного)
    .routine = повышенная сложность, { $name } (вместо обычных правил)
    .limits = повышенная сложность (вместо обычных пределов)
label-immediately = немедленно
label-to-discard = для сброса
label-persistent = постоянно
label-blood-magic = магия крови
instead-of-exhaustion = когда игрок становится обессиленным, вместо двух натисков { $text }
label-power = сила { $n }
passive-damage-reduced = любой урон этому приспешнику уменьшается до { $n }
passive-damage-less = любой урон этому приспешнику уменьшается на { $n }
passive-damage-less-equal = любой урон этому приспешнику уменьшается на столько, сколько { $source }
passive-leaves-on-hit = когда { $nemesis } получает урон, сбросьте эту карту
passive-immune = пока { $when }, этот приспешник не получает урона
passive-when-damaged = когда игрок наносит урон этому приспешнику, { $text }
passive-when-discarded = когда эту карту сбрасывают из игры, { $text }
passive-to-deck-bottom = каждый раз, когда эту карту сбрасывают, она вместо этого уходит под низ колоды исчадия
passive-token-life = { $token ->
    [husk] у каждого скорлупника { n-life }; в конце каждого хода раненые восстанавливают все жизни
   *[other] у каждого жетона-приспешника { n-life }; в конце каждого хода раненые восстанавливают все жизни
}
token-minions = { $token ->
    [husk] каждый скорлупник — приспешник, у которого { n-life }; нанося урон одному, игрок может получить { ICON(1, "damage") } урон и распределить свой урон между несколькими
   *[other] каждый жетон «{ $name }» — приспешник, у которого { n-life }; нанося урон одному, игрок может получить { ICON(1, "damage") } урон и распределить свой урон между несколькими
}
token-cap = { $token ->
    [husk] в игре не больше { $n } скорлупников: за каждого лишнего Грейвхолд получает { ICON(1, "damage") } урон
   *[other] жетонов «{ $name }» не больше { $n }: за каждый лишний Грейвхолд получает { ICON(1, "damage") } урон
}
token-shields = { $token ->
    [none] урон исчадию уменьшается на число его жетонов; затем оно теряет 1 жетон, даже если урона не осталось
   *[other] урон исчадию уменьшается на число его жетонов «{ $name }»; затем оно теряет 1 такой жетон, даже если урона не осталось
}
token-limits = { $token ->
    [none] жетонов у исчадия не меньше { $low } и не больше { $high }
   *[other] жетонов «{ $name }» не меньше { $low } и не больше { $high }
}
untouchable = этому исчадию нельзя нанести урон
acolyte-rules = Аколит — приспешник, который сам не действует. Сброшенный аколит уходит в стопку сброса аколитов, а в игру сразу вступает новый. Если магию крови применяют несколько аколитов, первым идёт тот, кто дольше в игре.
corruption-rules = Скверна проходит через колоды игроков. В начале своего хода (до фазы заклинаний) и в конце своей основной фазы игрок разыгрывает всю скверну из руки в любом порядке; в другое время её разыграть нельзя. Скверна стоит 0. Скверну, полученную не в руку, не смотрят. Уничтоженная скверна уходит под низ своей колоды. Если колода скверны пуста, вместо получения скверны Грейвхолд получает { ICON(2, "damage") } урона.
devour-rules = Пожранные карты складываются в стопку лицом вверх; её верхнюю карту можно получить, как из запаса. Пожирание не начинается с пустой стопки; если стопка кончилась, Грейвхолд получает { ICON(2, "damage") } урона за каждую недостающую карту. Стопка пожранных карт не входит в запас: из неё не пожирают, и при проверке пустых стопок она не считается.
players-win-when = игроки побеждают, если в конце хода { $when }
players-lose-when = игроки проигрывают, если { $when }
setup-tier-zero = перемешайте колоду { kind.many }
corruption-stays = уничтоженная скверна уходит в стопку сброса любого игрока, а не в свою колоду
