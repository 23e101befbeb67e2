### Слова, общие для всех игр: числа с предметами, соединения, кавычки.
###
### Всё пишется со строчной буквы и без точки; предложение делает SENTENCE.
### Сообщения n-… ждут $n; на них ссылаются { n-cards.acc } из любого сообщения, где есть $n.
### Без атрибута именительный падеж, .acc винительный, .gen родительный («до 2 карт», «нет 2 карт»).

## Соединения

text = { $text }
sentence = { SENTENCE($text) }
quoted = «{ $name }»
join-words = { $a } { $b }
join-comma = { $a }, { $b }
join-and = { $a } и { $b }
join-or = { $a } или { $b }
join-then = { $a }, затем { $b }
join-semicolon = { $a }; { $b }
join-choice = { $a } { BETWEEN("ИЛИ") } { $b }
join-choice-lines =
    { $a }
    { BETWEEN("ИЛИ") }
    { $b }
choose-one = выберите одно: { $text }
grouped = ({ $text })
ended = { $text }.
join-sentences = { $a } { $b }
join-lines =
    { $a }
    { $b }
labelled = { $label }: { $text }

## Ход эффекта. .you приказ читателю, .they третье лицо

that-player = этот игрок
clause = { $subject } { $verbs }
may =
    .you = можете { $text }
    .they = может { $text }
may-choose = по желанию { $text }
if-done = { $who ->
    [you] если вы делаете это, { $text }
   *[they] если этот игрок делает это, { $text }
}
if-then = если { $when }, { $text }
otherwise = иначе { $text }
otherwise-if = иначе, если { $when }, { $text }
repeat = { $times } { $text }
repeat-equal = столько раз, сколько { $times }, { $text }
    .one = { $text } столько раз, сколько { $times }
repeat-may = до { $times } { $text }

## Сколько чего, и откуда берётся число: .equal после «сколько», .each после «по 2 урона», .of после «половина»

amount-equal = столько { $unit }, сколько { $source }
amount-each = { $unit } { $source }
amount-when = { $amount }, если { $when }
amount-plus = { $amount } и ещё { $n }
amount-plus-when = { $amount } и ещё { $n }, если { $when }
amount-plus-each = { $amount } и ещё по { $n } { $source }
amount-plus-equal = { $amount } и ещё столько { $unit }, сколько { $source }
amount-minus = { $amount } минус { $n }
amount-minus-when = { $amount }, но на { $n } меньше, если { $when }
amount-minus-each = { $amount }, но на { $n } меньше { $source }
amount-minus-equal = { $amount } минус столько, сколько { $source }
source-number = { $n }
source-plus = { $a } и { $b } вместе
source-minus =
    .equal = { $a }, за вычетом { $b }
    .each = { $a }, за вычетом { $b }
    .of = { $a } за вычетом { $b }
source-minus-from =
    .equal = составляет { $a } за вычетом { $b }
    .each = за каждую единицу из { $a } за вычетом { $b }
    .of = { $a } за вычетом { $b }
source-times = { $source } (×{ $n })
source-half = половина { $source } (с округлением вверх)
source-when = { $n }, если { $when }

## Предметы

n-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
    .acc = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
    .gen = { $n ->
    [one] { $n } карты
   *[many] { $n } карт
}
n-gems = { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
}
    .acc = { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
}
    .gen = { $n ->
    [one] { $n } самоцвета
   *[many] { $n } самоцветов
}
n-relics = { $n ->
    [one] { $n } реликвия
    [few] { $n } реликвии
   *[many] { $n } реликвий
}
    .acc = { $n ->
    [one] { $n } реликвию
    [few] { $n } реликвии
   *[many] { $n } реликвий
}
    .gen = { $n ->
    [one] { $n } реликвии
   *[many] { $n } реликвий
}
n-spells = { $n ->
    [one] { $n } заклинание
    [few] { $n } заклинания
   *[many] { $n } заклинаний
}
    .acc = { $n ->
    [one] { $n } заклинание
    [few] { $n } заклинания
   *[many] { $n } заклинаний
}
    .gen = { $n ->
    [one] { $n } заклинания
   *[many] { $n } заклинаний
}
n-corruptions = { $n ->
    [one] { $n } скверна
    [few] { $n } скверны
   *[many] { $n } скверн
}
    .acc = { $n ->
    [one] { $n } скверну
    [few] { $n } скверны
   *[many] { $n } скверн
}
    .gen = { $n ->
    [one] { $n } скверны
   *[many] { $n } скверн
}
n-breaches = { $n ->
    [one] { $n } разлом
    [few] { $n } разлома
   *[many] { $n } разломов
}
    .acc = { n-breaches }
    .gen = { $n ->
    [one] { $n } разлома
   *[many] { $n } разломов
}
n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
    .acc = { $n ->
    [one] { $n } игрока
   *[many] { $n } игроков
}
    .gen = { $n ->
    [one] { $n } игрока
   *[many] { $n } игроков
}
n-aether = { $n ->
    [one] { ICON($n, "aether") } эфир
   *[many] { ICON($n, "aether") } эфира
}
    .acc = { n-aether }
    .gen = { ICON($n, "aether") } эфира
n-charges = { $n ->
    [one] { ICON($n, "charge") } энергия
   *[many] { ICON($n, "charge") } энергии
}
    .acc = { $n ->
    [one] { ICON($n, "charge") } энергию
   *[many] { ICON($n, "charge") } энергии
}
    .gen = { ICON($n, "charge") } энергии
n-damage = { $n ->
    [one] { ICON($n, "damage") } урон
   *[many] { ICON($n, "damage") } урона
}
    .acc = { n-damage }
    .gen = { ICON($n, "damage") } урона
n-life = { $n ->
    [one] { ICON($n, "life") } жизнь
    [few] { ICON($n, "life") } жизни
   *[many] { ICON($n, "life") } жизней
}
    .acc = { n-life }
    .gen = { $n ->
    [one] { ICON($n, "life") } жизни
   *[many] { ICON($n, "life") } жизней
}
n-times = { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
    .gen = { $n ->
    [one] { $n } раза
   *[many] { $n } раз
}

## Виды карт

kind = { $kind ->
    [gem] самоцвет
    [relic] реликвия
    [spell] заклинание
    [corruption] скверна
    [attack] атака
    [minion] приспешник
    [power] сила
    [strike] удар
    [acolyte] аколит
   *[card] карта
}
    .acc = { $kind ->
    [gem] самоцвет
    [relic] реликвию
    [spell] заклинание
    [corruption] скверну
    [attack] атаку
    [minion] приспешника
    [power] силу
    [strike] удар
    [acolyte] аколита
   *[card] карту
}
    .gen = { $kind ->
    [gem] самоцвета
    [relic] реликвии
    [spell] заклинания
    [corruption] скверны
    [attack] атаки
    [minion] приспешника
    [power] силы
    [strike] удара
    [acolyte] аколита
   *[card] карты
}
    .many = { $kind ->
    [gem] самоцветов
    [relic] реликвий
    [spell] заклинаний
    [corruption] скверны
    [attack] атак
    [minion] приспешников
    [power] сил
    [strike] ударов
    [acolyte] аколитов
   *[card] карт
}

## Стоимость

cost-exactly = стоимостью { $n }
cost-at-least = стоимостью { $n } или больше
cost-at-most = стоимостью { $n } или меньше
cost-between = стоимостью от { $low } до { $high }

## Настройки

setting-random = случайно

## Ошибки подготовки

setup-no-setting = нет настройки «{ $key }»; есть { $known }
setup-seats = мест: { $seats }; в эту игру играют от { $least } до { $most }
setup-unknown = { $what ->
    [box] нет такой коробки
    [nemesis] нет такого исчадия
    [mage] нет такого мага
    [difficulty] нет такой сложности
    [turn-order] нет такой очерёдности хода
    [variant] нет такого варианта
    [leader] нет такого лидера
    [relics] реликвии так не раздают
   *[other] нет такого значения
}: «{ $value }»; можно { $known }
setup-one-of = «{ $key }» может быть { $known }, а не «{ $value }»
setup-one-seat = «{ $key }» — только для одного места, а их { $seats }
setup-twice = «{ $value }» встречается дважды
setup-too-many-cards = на столе оказалось бы карт: { $needed }, а места хватает на { $room }; возьмите меньше коробок или карты с меньшим числом копий

## Цены и итоги, которые объясняют себя

cost = { $parts }
cost-part = { $need } × { $kinds }
tally-plus = { $source }: +{ $amount } = { $total }
tally-minus = { $source }: −{ $amount } = { $total }
tally-times = { $source }: ×{ $amount } = { $total }
tally-half = { $source }: ÷{ $amount } = { $total }
tally-nothing = { $source }: = { $total }
