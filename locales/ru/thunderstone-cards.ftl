### Правила на картах «Громового камня». Текст составляется из эффекта карты: crates/thunderstone/src/text.
###
### Формы действия: .you приказ читателю («возьмите»), .they третье лицо без подлежащего («берёт»),
### .inf неопределённая форма после «можете» и «может» («взять»).
### Формы карт: .one одну такую карту, .all все такие карты, .each после «за каждую», .every «каждая такая карта», .ins творительный.

## Заголовки строк

ts-label-village = Деревня
ts-label-dungeon = Подземелье
ts-label-repeat = { $place }, сколько угодно раз
ts-label-battle = Бой
ts-label-breach = Прорыв
ts-label-spoils = Добыча
ts-label-victory = Победа
ts-label-trophy = Трофей
ts-label-level = Повышение

## О ком

ts-scope-hero = один герой
ts-scope-heroes = каждый герой
ts-scope-opponents = каждый другой игрок
ts-scope-players = каждый игрок

## Действия

ts-op-draw =
    .you = возьмите { $amount }
    .they = берёт { $amount }
    .inf = взять { $amount }
ts-op-gain =
    .you = получите { $amount }
    .they = получает { $amount }
    .inf = получить { $amount }
ts-op-buys =
    .you = { $n ->
        [1] в этот ход можете купить на одну карту больше
        [few] в этот ход можете купить на { $n } карты больше
       *[many] в этот ход можете купить на { $n } карт больше
    }
    .they = { $n ->
        [1] в этот ход может купить на одну карту больше
        [few] в этот ход может купить на { $n } карты больше
       *[many] в этот ход может купить на { $n } карт больше
    }
    .inf = { $n ->
        [1] купить в этот ход на одну карту больше
        [few] купить в этот ход на { $n } карты больше
       *[many] купить в этот ход на { $n } карт больше
    }
helper-ts-diseases = { $n ->
    [1] карту болезни
    [few] { $n } карты болезни
   *[many] { $n } карт болезни
}
ts-op-disease =
    .you = получите { helper-ts-diseases } в сброс
    .they = получает { helper-ts-diseases } в сброс
    .inf = получить { helper-ts-diseases } в сброс
ts-op-strength =
    .you = добавьте { ICON($n, "strength") } к силе
    .they = получает +{ ICON($n, "strength") } к силе на этот ход
    .inf = добавить { ICON($n, "strength") } к силе
ts-op-attack =
    .you = добавьте { ICON($n, "attack") } к атаке этой карты
    .they = получает +{ ICON($n, "attack") } к атаке на этот ход
    .inf = добавить { ICON($n, "attack") } к атаке этой карты
ts-op-to-magic =
    .you = вся атака этой карты становится магической
    .they = бьёт в этот ход только магией: вся его атака вместе с оружием становится магической
    .inf = сделать всю атаку этой карты магической
ts-op-weightless = в этот ход оружие ничего не весит
ts-op-armed-to-magic = в этот ход вся атака героев с оружием становится магической
ts-op-destroy =
    .you = уничтожьте { $card }
    .they = уничтожает { $card }
    .inf = уничтожить { $card }
ts-op-destroy-this =
    .you = уничтожьте эту карту
    .they = уничтожает эту карту
    .inf = уничтожить эту карту
ts-op-doom =
    .you = в конце боя уничтожьте { $card }
    .they = в конце боя уничтожает { $card }
    .inf = в конце боя уничтожить { $card }
ts-op-doom-this =
    .you = метните эту карту (она действует до конца боя, потом уничтожается)
    .they = мечет эту карту (она действует до конца боя, потом уничтожается)
    .inf = метнуть эту карту (она действует до конца боя, потом уничтожается)
ts-op-discard =
    .you = сбросьте { $cards }
    .they = сбрасывает { $cards }
    .inf = сбросить { $cards }
ts-op-discard-or-show =
    .you = сбросьте { $cards } или покажите, что таких карт нет
    .they = сбрасывает { $cards } или показывает, что таких карт нет
    .inf = сбросить { $cards } или показать, что таких карт нет
ts-op-borrow =
    .you = можете взять одного из этих героев в бой: после боя он возвращается в сброс владельца
    .they = может взять одного из этих героев в бой: после боя он возвращается в сброс владельца
    .inf = взять одного из этих героев в бой: после боя он возвращается в сброс владельца
ts-op-banish =
    .you = положите одного монстра из зала под колоду подземелья и заполните зал
    .they = кладёт одного монстра из зала под колоду подземелья и заполняет зал
    .inf = положить одного монстра из зала под колоду подземелья и заполнить зал
ts-op-rearrange =
    .you = переставьте карты зала как хотите
    .they = переставляет карты зала как хочет
    .inf = переставить карты зала как угодно
helper-ts-points = { $least ->
    [0] не больше чем на { $most } победных очка
   *[other] на { $least }–{ $most } победных очка
}
ts-op-capture =
    .you = заберите в сброс одного монстра из зала { helper-ts-points }, не получая опыта, и заполните зал
    .they = забирает в сброс одного монстра из зала { helper-ts-points }, не получая опыта, и заполняет зал
    .inf = забрать в сброс одного монстра из зала { helper-ts-points }, не получая опыта, и заполнить зал
ts-op-destroy-top = { $n ->
    [1] верхняя карта каждой стопки героев в деревне, ополченцы в том числе, уничтожается
    [few] { $n } верхние карты каждой стопки героев в деревне, ополченцы в том числе, уничтожаются
   *[many] { $n } верхних карт каждой стопки героев в деревне, ополченцы в том числе, уничтожаются
}
helper-ts-top-cards = { $n ->
    [1] верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
}
ts-op-reveal =
    .you = откройте { helper-ts-top-cards } своей колоды
    .they = открывает { helper-ts-top-cards } своей колоды
    .inf = открыть { helper-ts-top-cards } своей колоды
ts-op-destroy-revealed =
    .you = уничтожьте любые из них
    .they = уничтожает любые из них
    .inf = уничтожить любые из них
ts-op-discard-revealed =
    .you = остальные сбросьте
    .they = остальные сбрасывает
    .inf = остальные сбросить

## Количества

ts-cards = { $n ->
    [1] одну карту
    [few] { $n } карты
   *[many] { $n } карт
}
ts-unit-cards =
    .count = { $n ->
        [1] 1 карту
        [few] { $n } карты
       *[many] { $n } карт
    }
    .each = { $n ->
        [1] 1 карту
        [few] { $n } карты
       *[many] { $n } карт
    }
    .much = карт
    .half = половину карт { $source }
ts-unit-gold =
    .count = { ICON($n, "gold") } золота
    .each = { ICON($n, "gold") } золота
    .much = золота
    .half = половину золота { $source }
ts-unit-experience =
    .count = { ICON($n, "experience") } { $n ->
        [1] опыт
       *[other] опыта
    }
    .each = { ICON($n, "experience") } { $n ->
        [1] опыт
       *[other] опыта
    }
    .much = опыта
    .half = половину опыта { $source }
ts-unit-attack =
    .count = +{ ICON($n, "attack") } к атаке
    .each = +{ ICON($n, "attack") } к атаке
    .much = атаки
    .half = половину атаки { $source }
ts-unit-magic =
    .count = +{ ICON($n, "magic") } к магической атаке
    .each = +{ ICON($n, "magic") } к магической атаке
    .much = магической атаки
    .half = половину магической атаки { $source }
ts-light = свет { ICON($n, "light") }
ts-source-revealed = за { $cards } среди открытых карт
ts-source-gold-of-it =
    .equal = на той карте
    .each = золото той карты
    .of = золота той карты

## Условия

ts-when-rank-at-least = монстр стоит на { $rank } уровне или дальше
ts-when-rank = монстр стоит на { $rank } уровне
ts-when-against = бой идёт с { $types }
ts-when-armed = у него есть { $with ->
    [edged] режущее
    [blunt] дробящее
   *[weapon] любое
} оружие
ts-when-strength = сила того, кто держит эту карту, не меньше { ICON($n, "strength") }
ts-when-held-by = эту карту держит { $class }
ts-when-held = эту карту держит герой

## Карты

ts-kind-card =
    .one = одну карту
    .all = все карты
    .each = каждую карту
    .every = каждая карта
ts-kind-hero =
    .one = одного героя
    .all = всех героев
    .each = каждого героя
    .every = каждый герой
ts-kind-village =
    .one = любую карту деревни
    .all = все карты деревни
    .each = каждую карту деревни
    .every = каждая карта деревни
ts-kind-monster =
    .one = одного монстра
    .all = всех монстров
    .each = каждого монстра
    .every = каждый монстр
ts-kind-disease =
    .one = одну болезнь
    .all = все болезни
    .each = каждую болезнь
    .every = каждая болезнь
ts-kind-thunderstone =
    .one = громовой камень
    .all = громовые камни
    .each = каждый громовой камень
    .every = громовой камень
ts-trait-weapon =
    .one = одно оружие
    .all = всё оружие
    .each = каждое оружие
    .every = каждое оружие
ts-trait-edged =
    .one = одно режущее оружие
    .all = всё режущее оружие
    .each = каждое режущее оружие
    .every = каждое режущее оружие
ts-trait-blunt =
    .one = одно дробящее оружие
    .all = всё дробящее оружие
    .each = каждое дробящее оружие
    .every = каждое дробящее оружие
ts-trait-item =
    .one = один предмет
    .all = все предметы
    .each = каждый предмет
    .every = каждый предмет
ts-trait-food =
    .one = одну еду
    .all = всю еду
    .each = каждую еду
    .every = каждая еда
ts-trait-spell =
    .one = одно заклинание
    .all = все заклинания
    .each = каждое заклинание
    .every = каждое заклинание
ts-trait-villager =
    .one = одного жителя
    .all = всех жителей
    .each = каждого жителя
    .every = каждый житель
ts-trait-light =
    .one = один светильник
    .all = все светильники
    .each = каждый светильник
    .every = каждый светильник
ts-trait-magic =
    .one = одну магическую карту
    .all = все магические карты
    .each = каждую магическую карту
    .every = каждая магическая карта
ts-class-militia =
    .one = одного ополченца
    .all = всех ополченцев
    .each = каждого ополченца
    .every = каждый ополченец
    .ins = ополченец
ts-class-fighter =
    .one = одного бойца
    .all = всех бойцов
    .each = каждого бойца
    .every = каждый боец
    .ins = боец
ts-class-archer =
    .one = одного лучника
    .all = всех лучников
    .each = каждого лучника
    .every = каждый лучник
    .ins = лучник
ts-class-cleric =
    .one = одного клирика
    .all = всех клириков
    .each = каждого клирика
    .every = каждый клирик
    .ins = клирик
ts-class-wizard =
    .one = одного волшебника
    .all = всех волшебников
    .each = каждого волшебника
    .every = каждый волшебник
    .ins = волшебник
ts-class-thief =
    .one = одного вора
    .all = всех воров
    .each = каждого вора
    .every = каждый вор
    .ins = вор
ts-cards-more = { $more ->
    [unarmed] { $cards } без оружия
    [armed] { $cards } с оружием
    [gold] { $cards } с ценностью в золоте
    [light] { $cards }, дающий свет,
    [magic] { $cards } с магической атакой
    [feeble] { $cards } с силой 0 и меньше
    [strongest] { $cards } с наибольшей силой
    [not-fighter] { $cards }, кроме бойцов,
   *[other-class] { $cards } другого ремесла
}
ts-type-abyssal = Исчадие бездны
    .ins = исчадием бездны
ts-type-black = Чёрный
    .ins = чёрным драконом
ts-type-blue = Синий
    .ins = синим драконом
ts-type-doom = Рок
    .ins = роком
ts-type-doomknight = Рыцарь Рока
    .ins = рыцарем Рока
ts-type-dragon = Дракон
    .ins = драконом
ts-type-enchanted = Зачарованное существо
    .ins = зачарованным существом
ts-type-green = Зелёный
    .ins = зелёным драконом
ts-type-humanoid = Гуманоид
    .ins = гуманоидом
ts-type-ooze = Жижа
    .ins = жижей
ts-type-red = Красный
    .ins = красным драконом
ts-type-spirit = Дух
    .ins = духом
ts-type-undead = Нежить
    .ins = нежитью
ts-type-white = Белый
    .ins = белым драконом

## Что действует всегда

ts-darkness = на его уровне темнее на { ICON($n, "darkness") }
ts-nature-halves-magic = магическая атака против него делится пополам (с округлением вниз)
ts-nature-halved-without-magic = без магической атаки вся атака против него делится пополам (с округлением вниз)
ts-nature-halved-without-weapon = если ни у одного героя нет оружия, вся атака против него делится пополам (с округлением вниз)
ts-nature-only-the-armed = герои без оружия не могут его атаковать
ts-nature-immune-to-edged = атака режущего оружия против него не считается
ts-nature-immune-to-magic = магическая атака против него не считается
ts-nature-needs-magic = его не победить без магической атаки
ts-nature-only-magic = против него считается только магическая атака
ts-nature-only-in-light = его нельзя атаковать, пока есть штраф за темноту
ts-barred = не атакует, если { $when }
ts-bonus = { $kind ->
    [hero] этот герой получает { $amount }
   *[other] эта карта даёт { $amount }
}
ts-bonus-to = { $cards } получает { $amount }
ts-doubles-magic = вся магическая атака отряда удваивается

## Бой и после него

ts-ordeal-weakness = каждый герой теряет { ICON($n, "strength") } силы
ts-ordeal-provocation = каждый герой с оружием получает +{ ICON($n, "attack") } к атаке
ts-ordeal-dread = каждый герой получает −{ ICON(1, "attack") } к атаке или −{ ICON(1, "magic") } к магической атаке
ts-ordeal-paralysis = один герой, который мог бы атаковать, не атакует
ts-spoils = можете купить { $card }
ts-level-any = за { ICON($n, "experience") } опыта становится любым героем первого уровня
ts-disease = в подземелье даёт −{ ICON(1, "attack") } к атаке или −{ ICON(1, "magic") } к магической атаке, если есть что отнять
ts-disease-returns = уничтоженная, возвращается в стопку болезней
ts-stone = кто победил монстра на первом уровне и тем вывел камень к выходу, забирает его; в любом случае игра окончена
ts-weapon = действует только в руках героя, которому хватает на неё силы
ts-without-hero = помогает отряду и без героя
ts-no-effect = без особых свойств
ts-randomizer-heroes = тянется при подготовке: в деревне есть эти герои
ts-randomizer-monsters = тянется при подготовке: в подземелье есть эти монстры
ts-randomizer-village = тянется при подготовке: эту карту продают в деревне
ts-reference = коротко о порядке хода
