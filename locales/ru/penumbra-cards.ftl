### Правила на картах «Пенумбры». Текст составляется из эффекта карты: crates/penumbra/src/text.
###
### Формы действия: .you приказ читателю («возьмите»), .they третье лицо без подлежащего («берёт»),
### .inf неопределённая форма после «можете» и «может» («взять»).

## Карты волшебников: строки. helper-pn-when говорит, в какой ход и в какой миг карту применяют

helper-pn-turn = { $turn ->
    [learn] в ходе обучения
    [trial] в ходе испытания
   *[rest] в ходе отдыха
}
helper-pn-moment = { $moment ->
    [pre-threat] перед броском угрозы
    [threat-rolled] после броска угрозы
    [task] до решения задания
   *[on-deadly] при смертельном ранении
}
helper-pn-when = { $turn ->
    [any] { $moment ->
        [free] { "" }
       *[other] { " " }{ helper-pn-moment }
    }
   *[other] { $moment ->
        [free] { " " }{ helper-pn-turn }
       *[other] { " " }{ helper-pn-turn } { helper-pn-moment }
    }
}
helper-pn-in-turn = { $turn ->
    [any] { "" }
   *[other] { helper-pn-turn }{ " " }
}
helper-pn-pay-turn = { $turn ->
    [any] { "" }
   *[other] { " " }({ helper-pn-turn })
}
pn-card-price = { $kind ->
    [recipe] Варка{ helper-pn-pay-turn }
    [summon] Призыв{ helper-pn-pay-turn }
   *[other] Цена{ helper-pn-pay-turn }
}
pn-card-turn = Поверните{ helper-pn-when }
pn-card-discard = Сбросьте{ helper-pn-when }
pn-card-turn-and-threat = Поверните{ helper-pn-when } и выдержите угрозу { $n }, кубики которой нельзя сбросить
pn-card-launches = Запуск
pn-card-launch = сразу после этого можете бесплатно применить { $cards }
pn-card-experience = Опыт
pn-card-start = Начало
pn-card-order = в очереди ходов вы { $n }-й
pn-card-first = у вас есть { $card }, { $what }
pn-card-on-place = { $area ->
    [class] когда размещаетесь в классе, { $text }
    [city] когда размещаетесь в городе, { $text }
   *[wild] когда размещаетесь в диких землях, { $text }
}
pn-card-on-wound = { helper-pn-in-turn }когда вашу метку ранят, { $text }
pn-card-on-miss = { helper-pn-in-turn }когда кубик угрозы промахивается, { $text }
pn-card-on-chain = { helper-pn-in-turn }когда в вашей цепочке становится { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}, { $text }
pn-card-on-gain = когда получаете эту карту, { $text }
pn-card-on-rest = при отдыхе { $text }
pn-card-marks = { $discipline ->
    [ruby] эффекты, которые считают рубиновые метки, считают
    [amber] эффекты, которые считают янтарные метки, считают
    [jasper] эффекты, которые считают яшмовые метки, считают
    [emerald] эффекты, которые считают изумрудные метки, считают
    [sapphire] эффекты, которые считают сапфировые метки, считают
   *[amethyst] эффекты, которые считают аметистовые метки, считают
} на { $n } больше
pn-card-discount = любая покупка стоит на { $n } { $n ->
    [one] ингредиент
    [few] ингредиента
   *[many] ингредиентов
} меньше
pn-card-summon-from-market = можете призывать питомцев прямо с рынков классов
pn-card-last-turn = в конце игры, если последний ход был не ваш, сделайте ещё один ход

## Части цен. .count именительный с числом, .acc винительный

pn-token-after = бесплатно сразу после { $cards }
pn-token-placements = { $n ->
    [one] { $n } размещение
    [few] { $n } размещения
   *[many] { $n } размещений
}
pn-token-next-cell = столько арканы, сколько указано в первой свободной ячейке меток

pn-ingredient-blood =
    .count = { $n ->
        [one] { ICON($n, "blood") } кровь
       *[many] { ICON($n, "blood") } крови
    }
    .acc = { $n ->
        [one] { ICON($n, "blood") } кровь
       *[many] { ICON($n, "blood") } крови
    }
pn-ingredient-crystal =
    .count = { $n ->
        [one] { ICON($n, "crystal") } кристалл
        [few] { ICON($n, "crystal") } кристалла
       *[many] { ICON($n, "crystal") } кристаллов
    }
    .acc = { $n ->
        [one] { ICON($n, "crystal") } кристалл
        [few] { ICON($n, "crystal") } кристалла
       *[many] { ICON($n, "crystal") } кристаллов
    }
pn-ingredient-jewel =
    .count = { $n ->
        [one] { ICON($n, "jewel") } драгоценность
        [few] { ICON($n, "jewel") } драгоценности
       *[many] { ICON($n, "jewel") } драгоценностей
    }
    .acc = { $n ->
        [one] { ICON($n, "jewel") } драгоценность
        [few] { ICON($n, "jewel") } драгоценности
       *[many] { ICON($n, "jewel") } драгоценностей
    }
pn-ingredient-fruit =
    .count = { $n ->
        [one] { ICON($n, "fruit") } плод
        [few] { ICON($n, "fruit") } плода
       *[many] { ICON($n, "fruit") } плодов
    }
    .acc = { $n ->
        [one] { ICON($n, "fruit") } плод
        [few] { ICON($n, "fruit") } плода
       *[many] { ICON($n, "fruit") } плодов
    }
pn-ingredient-trinket =
    .count = { $n ->
        [one] { ICON($n, "trinket") } безделушка
        [few] { ICON($n, "trinket") } безделушки
       *[many] { ICON($n, "trinket") } безделушек
    }
    .acc = { $n ->
        [one] { ICON($n, "trinket") } безделушку
        [few] { ICON($n, "trinket") } безделушки
       *[many] { ICON($n, "trinket") } безделушек
    }
pn-ingredient-arcana =
    .count = { $n ->
        [one] { ICON($n, "arcana") } аркана
       *[many] { ICON($n, "arcana") } арканы
    }
    .acc = { $n ->
        [one] { ICON($n, "arcana") } аркану
       *[many] { ICON($n, "arcana") } арканы
    }

## Какие карты: .one одну на выбор, .many после числа («до 2»), .after после «сразу после»

helper-pn-neuter = { $discipline ->
    [ruby] рубиновое
    [amber] янтарное
    [jasper] яшмовое
    [emerald] изумрудное
    [sapphire] сапфировое
   *[amethyst] аметистовое
}
helper-pn-neuter-genitive = { $discipline ->
    [ruby] рубинового
    [amber] янтарного
    [jasper] яшмового
    [emerald] изумрудного
    [sapphire] сапфирового
   *[amethyst] аметистового
}
helper-pn-plural-genitive = { $discipline ->
    [ruby] рубиновых
    [amber] янтарных
    [jasper] яшмовых
    [emerald] изумрудных
    [sapphire] сапфировых
   *[amethyst] аметистовых
}
pn-filter-spell =
    .one = любое заклинание
    .many = заклинаний
    .after = любого заклинания
pn-filter-spell-of =
    .one = { helper-pn-neuter } заклинание
    .many = { helper-pn-plural-genitive } заклинаний
    .after = { helper-pn-neuter-genitive } заклинания
pn-filter-own-spell =
    .one = заклинание дисциплины этой метки
    .many = заклинаний дисциплины этой метки
    .after = заклинания дисциплины этой метки
pn-filter-other-spell =
    .one = заклинание другой дисциплины
    .many = заклинаний другой дисциплины
    .after = заклинания другой дисциплины
pn-filter-pet =
    .one = питомца
    .many = питомцев
    .after = питомца
pn-filter-potion =
    .one = зелье
    .many = зелий
    .after = зелья
pn-filter-artifact =
    .one = артефакт
    .many = артефактов
    .after = артефакта
pn-filter-talent =
    .one = талант
    .many = талантов
    .after = таланта
pn-filter-card =
    .one = любую карту
    .many = любых карт
    .after = любой карты

## Кубики по цветам: .die один, .six один со значением 6, .count с числом, .all перед «кубики»

pn-colour-red = красный
    .die = красный кубик
    .six = красный кубик со значением 6
    .count = { $n ->
        [one] { $n } красный кубик
        [few] { $n } красных кубика
       *[many] { $n } красных кубиков
    }
    .all = красные
pn-colour-orange = оранжевый
    .die = оранжевый кубик
    .six = оранжевый кубик со значением 6
    .count = { $n ->
        [one] { $n } оранжевый кубик
        [few] { $n } оранжевых кубика
       *[many] { $n } оранжевых кубиков
    }
    .all = оранжевые
pn-colour-yellow = жёлтый
    .die = жёлтый кубик
    .six = жёлтый кубик со значением 6
    .count = { $n ->
        [one] { $n } жёлтый кубик
        [few] { $n } жёлтых кубика
       *[many] { $n } жёлтых кубиков
    }
    .all = жёлтые
pn-colour-green = зелёный
    .die = зелёный кубик
    .six = зелёный кубик со значением 6
    .count = { $n ->
        [one] { $n } зелёный кубик
        [few] { $n } зелёных кубика
       *[many] { $n } зелёных кубиков
    }
    .all = зелёные
pn-colour-blue = синий
    .die = синий кубик
    .six = синий кубик со значением 6
    .count = { $n ->
        [one] { $n } синий кубик
        [few] { $n } синих кубика
       *[many] { $n } синих кубиков
    }
    .all = синие
pn-colour-violet = фиолетовый
    .die = фиолетовый кубик
    .six = фиолетовый кубик со значением 6
    .count = { $n ->
        [one] { $n } фиолетовый кубик
        [few] { $n } фиолетовых кубика
       *[many] { $n } фиолетовых кубиков
    }
    .all = фиолетовые
pn-colour-bone = костяной
    .die = костяной кубик
    .six = костяной кубик со значением 6
    .count = { $n ->
        [one] { $n } костяной кубик
        [few] { $n } костяных кубика
       *[many] { $n } костяных кубиков
    }
    .all = костяные
pn-colour-spark = искра
    .die = кубик искры
    .six = кубик искры со значением 6
    .count = { $n ->
        [one] { $n } кубик искры
        [few] { $n } кубика искры
       *[many] { $n } кубиков искры
    }
    .all = искровые
pn-colour-any = любой
    .die = кубик любого цвета
    .six = кубик любого цвета со значением 6
    .count = { $n ->
        [one] { $n } кубик любого цвета
        [few] { $n } кубика любых цветов
       *[many] { $n } кубиков любых цветов
    }
    .all = любые
pn-colour-own = цвет метки
    .die = кубик цвета этой метки
    .six = кубик цвета этой метки со значением 6
    .count = { $n ->
        [one] { $n } кубик цвета этой метки
        [few] { $n } кубика цвета этой метки
       *[many] { $n } кубиков цвета этой метки
    }
    .all = своего цвета
pn-colour-class = цвет класса
    .die = кубик цвета класса
    .six = кубик цвета класса со значением 6
    .count = { $n ->
        [one] { $n } кубик цвета класса
        [few] { $n } кубика цвета класса
       *[many] { $n } кубиков цвета класса
    }
    .all = цвета класса

## Символы опыта

pn-symbol = { $symbol ->
    [monsters] чудовища
    [beasts] волшебные звери
    [wilds] дикие земли
    [mystics] мистика
    [wizards] волшебники
   *[society] общество
}

## Задания: приказ читателю

pn-task-dice = { $colours } кубики
pn-task-pay = сбросьте { $what }
pn-task-sum = сбросьте { $dice } на сумму не меньше { $n }
pn-task-exact = сбросьте { $dice } со значениями { $values }
    .single = сбросьте { $dice } со значением { $values }
pn-task-value = { $n }
pn-task-roll = бросьте { $dice } на сумму не меньше { $n }
pn-task-threat = выдержите угрозу { $n }
pn-task-have = имейте не меньше { $n } { $n ->
    [one] символа
   *[many] символов
} «{ pn-symbol }»

## Свойства испытаний: .name с числом, само сообщение говорит, что оно делает

pn-property-rift = перед броском угрозы сбросьте { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
    .name = Разлом { $n }
pn-property-vigilance = до броска угрозы можете применить не больше { $n ->
    [one] { $n } карты или цепочки
   *[many] { $n } карт или цепочек
}
    .name = Бдительность { $n }
pn-property-shield = перед любым заданием { $task }
    .name = Щит
pn-property-trap = при провале получите смертельное ранение
    .name = Ловушка
pn-property-suppress = { $what ->
    [crystals] кристаллы нельзя тратить
    [potions] зелья нельзя применять
    [artifacts] артефакты нельзя применять
   *[pets] питомцев нельзя применять
}
    .name = { $what ->
    [crystals] Подавление кристаллов
    [potions] Подавление зелий
    [artifacts] Подавление артефактов
   *[pets] Подавление питомцев
}

pn-property-kind-rift = разлом
pn-property-kind-vigilance = бдительность
pn-property-kind-shield = щит
pn-property-kind-trap = ловушку
pn-property-kind-suppress = подавление

## Контракты и испытания: строки

pn-card-threat = угроза { $n }
pn-card-symbols = опыт: { $symbols }
pn-card-task = Задание
pn-card-reward = Награда
pn-card-rewarded = награда: { $text }
pn-card-fate = { $side ->
    [light] получите { $n } света
   *[dark] получите { $n } мрака
}
pn-card-path = { $side ->
    [light] Свет
   *[dark] Мрак
}, { $approach }
pn-approach-destroy = уничтожить
pn-approach-catch = поймать
pn-approach-reconcile = примирить
pn-approach-dispel = развеять
pn-approach-withstand = выдержать
pn-approach-bribe = подкупить
pn-card-counterstrike = Ответный удар
pn-card-strikes-back = после наград примените угрозу { $n }

## Судьба: пророчества, цели, ранения

helper-pn-tally = { $what ->
    [trials] { $n } { $n ->
        [one] пройденное испытание
        [few] пройденных испытания
       *[many] пройденных испытаний
    }
    [contracts] { $n } { $n ->
        [one] выполненный контракт
        [few] выполненных контракта
       *[many] выполненных контрактов
    }
    [spark-marks] { $n } { $n ->
        [one] метка искры
        [few] метки искры
       *[many] меток искры
    }
    [marks] { $n } { $n ->
        [one] метка дисциплин
        [few] метки дисциплин
       *[many] меток дисциплин
    }
    [symbol-kinds] { $n } { $n ->
        [one] символ опыта
        [few] разных символа опыта
       *[many] разных символов опыта
    }
    [arcana] { $n } { $n ->
        [one] аркана
       *[many] арканы
    }
   *[deadly] { $n } { $n ->
        [one] смертельное ранение
        [few] смертельных ранения
       *[many] смертельных ранений
    }
}
pn-end-fate-is-drawn = игра кончается, когда в колоде судьбы кончились карты
pn-end-any = игра кончается, когда хотя бы у одного волшебника { helper-pn-tally }
pn-end-all = игра кончается, когда у каждого волшебника { helper-pn-tally }
pn-end-as-many-as-wizards = { $what ->
    [trials] игра кончается, когда волшебники вместе прошли столько испытаний, сколько их самих
    [contracts] игра кончается, когда волшебники вместе выполнили столько контрактов, сколько их самих
    [spark-marks] игра кончается, когда у волшебников вместе столько меток искры, сколько их самих
    [marks] игра кончается, когда у волшебников вместе столько меток дисциплин, сколько их самих
    [symbol-kinds] игра кончается, когда у волшебников вместе столько разных символов опыта, сколько их самих
    [arcana] игра кончается, когда у волшебников вместе столько арканы, сколько их самих
   *[deadly] игра кончается, когда у волшебников вместе столько смертельных ранений, сколько их самих
}
pn-goal = в конце игры получите { $points }
pn-wound-ends-turn = после этого броска угрозы ваш ход кончается
pn-wound-dice = сбросьте все свои кубики
pn-wound-rest = ваш следующий ход — отдых
pn-wound-costs = в конце игры потеряйте { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

## Автомы

pn-automa-step = { $turn ->
    [learn] Шаг { $n }, обучение
    [trial] Шаг { $n }, испытание
   *[rest] Шаг { $n }, отдых
}
pn-automa-contract = контракт сложности до { $n }
pn-automa-class-card = карта класса
pn-automa-shop = артефакт из лавки
pn-automa-potionry = зелье из зельеварни
pn-automa-mark = метка и карта класса
pn-automa-arcana = { $n ->
    [one] { $n } аркана
   *[many] { $n } арканы
}
pn-automa-trial = { $n ->
    [1] испытание сложности до 1 и ещё 1 за каждую метку дисциплин
    [few] испытание сложности до 1 и ещё 1 за каждые { $n } метки дисциплин
   *[many] испытание сложности до 1 и ещё 1 за каждые { $n } меток дисциплин
}
