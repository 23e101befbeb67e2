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
helper-pn-turning = { $kind ->
    [recipe] Сварив, поверните
    [summon] Призвав, поверните
   *[other] Поверните
}
pn-card-turn = { helper-pn-turning }{ helper-pn-when }
pn-card-discard = { $kind ->
    [recipe] Сварив, сбросьте
    [summon] Призвав, сбросьте
   *[other] Сбросьте
}{ helper-pn-when }
pn-card-turn-and-threat = { helper-pn-turning }{ helper-pn-when } и выдержите угрозу { $n }, кубики которой нельзя сбросить
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
    [beasts] магические звери
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
pn-card-fate = { $n ->
    [one] { $n } символ
    [few] { $n } символа
   *[many] { $n } символов
} { $side ->
    [light] света
   *[dark] мрака
}
helper-pn-printed-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
pn-card-contract = { $side ->
    [light] контракт света
   *[dark] контракт мрака
}, сложность { $difficulty }, { helper-pn-printed-points }
pn-card-trial = сложность { $difficulty }, { helper-pn-printed-points }
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
pn-end-fate-is-drawn = последние ходы начинаются, когда в колоде судьбы кончились карты
pn-end-any = последние ходы начинаются, когда хотя бы у одного волшебника { helper-pn-tally }
pn-end-all = последние ходы начинаются, когда у каждого волшебника { helper-pn-tally }
pn-end-as-many-as-wizards = { $what ->
    [trials] последние ходы начинаются, когда волшебники вместе прошли столько испытаний, сколько их самих
    [contracts] последние ходы начинаются, когда волшебники вместе выполнили столько контрактов, сколько их самих
    [spark-marks] последние ходы начинаются, когда у волшебников вместе столько меток искры, сколько их самих
    [marks] последние ходы начинаются, когда у волшебников вместе столько меток дисциплин, сколько их самих
    [symbol-kinds] последние ходы начинаются, когда у волшебников вместе столько разных символов опыта, сколько их самих
    [arcana] последние ходы начинаются, когда у волшебников вместе столько арканы, сколько их самих
   *[deadly] последние ходы начинаются, когда у волшебников вместе столько смертельных ранений, сколько их самих
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
pn-automa-mark = метка с картой того же класса
pn-automa-arcana = { $n ->
    [one] { $n } аркана
   *[many] { $n } арканы
}
pn-automa-trial = { $n ->
    [1] испытание сложности до 1 и ещё 1 за каждую метку дисциплин
    [few] испытание сложности до 1 и ещё 1 за каждые { $n } метки дисциплин
   *[many] испытание сложности до 1 и ещё 1 за каждые { $n } меток дисциплин
}

## Что считают. .count сколько, .each после «за каждую» («по 1 крови»), .much и .half в «столько, сколько»,
## .any сколько угодно, .one одна штука, .up-to не больше

helper-pn-icon = { $ingredient ->
    [blood] { ICON($n, "blood") }
    [crystal] { ICON($n, "crystal") }
    [jewel] { ICON($n, "jewel") }
    [fruit] { ICON($n, "fruit") }
    [trinket] { ICON($n, "trinket") }
   *[arcana] { ICON($n, "arcana") }
}
helper-pn-stuff = { $ingredient ->
    [blood] крови
    [crystal] кристаллов
    [jewel] драгоценностей
    [fruit] плодов
    [trinket] безделушек
   *[arcana] арканы
}
helper-pn-half = сколько составляет половина { $source } (с округлением вверх)
pn-unit-ingredient =
    .count = { $ingredient ->
        [blood] { pn-ingredient-blood.acc }
        [crystal] { pn-ingredient-crystal.acc }
        [jewel] { pn-ingredient-jewel.acc }
        [fruit] { pn-ingredient-fruit.acc }
        [trinket] { pn-ingredient-trinket.acc }
       *[arcana] { pn-ingredient-arcana.acc }
    }
    .each = { $n ->
        [one] { $ingredient ->
            [blood] по { helper-pn-icon } крови
            [crystal] по { helper-pn-icon } кристаллу
            [jewel] по { helper-pn-icon } драгоценности
            [fruit] по { helper-pn-icon } плоду
            [trinket] по { helper-pn-icon } безделушке
           *[arcana] по { helper-pn-icon } аркане
        }
       *[many] по { pn-unit-ingredient.count }
    }
    .much = { helper-pn-stuff }
    .half = столько { helper-pn-stuff }, { helper-pn-half }
    .any = сколько угодно { helper-pn-stuff }
    .one = { pn-unit-ingredient.count }
    .up-to = не больше { $n } { helper-pn-stuff }
pn-unit-ingredients =
    .count = { $n ->
        [one] { $n } ингредиент
        [few] { $n } ингредиента
       *[many] { $n } ингредиентов
    }
    .each = { pn-unit-ingredients.count }
    .much = ингредиентов
    .half = столько ингредиентов, { helper-pn-half }
helper-pn-die-adjective = { $colour ->
    [red] красный{ " " }
    [orange] оранжевый{ " " }
    [yellow] жёлтый{ " " }
    [green] зелёный{ " " }
    [blue] синий{ " " }
    [violet] фиолетовый{ " " }
    [bone] костяной{ " " }
   *[other] { "" }
}
helper-pn-die-genitive = { $colour ->
    [red] красного{ " " }
    [orange] оранжевого{ " " }
    [yellow] жёлтого{ " " }
    [green] зелёного{ " " }
    [blue] синего{ " " }
    [violet] фиолетового{ " " }
    [bone] костяного{ " " }
   *[other] { "" }
}
helper-pn-die-dative = { $colour ->
    [red] красному{ " " }
    [orange] оранжевому{ " " }
    [yellow] жёлтому{ " " }
    [green] зелёному{ " " }
    [blue] синему{ " " }
    [violet] фиолетовому{ " " }
    [bone] костяному{ " " }
   *[other] { "" }
}
helper-pn-die-plural = { $colour ->
    [red] красных{ " " }
    [orange] оранжевых{ " " }
    [yellow] жёлтых{ " " }
    [green] зелёных{ " " }
    [blue] синих{ " " }
    [violet] фиолетовых{ " " }
    [bone] костяных{ " " }
   *[other] { "" }
}
helper-pn-die-of = { $colour ->
    [spark] { " " }искры
    [any] { " " }любого цвета
    [own] { " " }цвета этой метки
    [class] { " " }цвета этого класса
   *[other] { "" }
}
pn-unit-die =
    .count = { $n ->
        [one] { $n } { helper-pn-die-adjective }кубик{ helper-pn-die-of }
        [few] { $n } { helper-pn-die-plural }кубика{ helper-pn-die-of }
       *[many] { $n } { helper-pn-die-plural }кубиков{ helper-pn-die-of }
    }
    .each = { $n ->
        [one] по { $n } { helper-pn-die-dative }кубику{ helper-pn-die-of }
       *[many] по { pn-unit-die.count }
    }
    .much = { helper-pn-die-plural }кубиков{ helper-pn-die-of }
    .half = столько { helper-pn-die-plural }кубиков{ helper-pn-die-of }, { helper-pn-half }
    .any = сколько угодно { helper-pn-die-plural }кубиков{ helper-pn-die-of }
    .one = 1 { helper-pn-die-adjective }кубик{ helper-pn-die-of }
    .up-to = { $n ->
        [one] до { $n } { helper-pn-die-genitive }кубика{ helper-pn-die-of }
       *[many] до { $n } { helper-pn-die-plural }кубиков{ helper-pn-die-of }
    }
pn-unit-temp-die =
    .count = { $n ->
        [one] { $n } временный { helper-pn-die-adjective }кубик{ helper-pn-die-of }
        [few] { $n } временных { helper-pn-die-plural }кубика{ helper-pn-die-of }
       *[many] { $n } временных { helper-pn-die-plural }кубиков{ helper-pn-die-of }
    }
    .each = { $n ->
        [one] по { $n } временному { helper-pn-die-dative }кубику{ helper-pn-die-of }
       *[many] по { pn-unit-temp-die.count }
    }
    .much = временных { helper-pn-die-plural }кубиков{ helper-pn-die-of }
    .half = столько временных { helper-pn-die-plural }кубиков{ helper-pn-die-of }, { helper-pn-half }
helper-pn-card-of = { $source ->
    [discipline] { " " }дисциплины
    [class] { " " }этого класса
   *[other] { "" }
}
pn-unit-card =
    .count = { $source ->
        [potion] { $n ->
            [one] { $n } готовое зелье
            [few] { $n } готовых зелья
           *[many] { $n } готовых зелий
        }
        [artifact] { $n ->
            [one] { $n } артефакт
            [few] { $n } артефакта
           *[many] { $n } артефактов
        }
       *[other] { $n ->
            [one] { $n } карту{ helper-pn-card-of }
            [few] { $n } карты{ helper-pn-card-of }
           *[many] { $n } карт{ helper-pn-card-of }
        }
    }
    .each = { $n ->
        [one] { $source ->
            [potion] по { $n } готовому зелью
            [artifact] по { $n } артефакту
           *[other] по { $n } карте{ helper-pn-card-of }
        }
       *[many] по { pn-unit-card.count }
    }
    .much = { $source ->
        [potion] готовых зелий
        [artifact] артефактов
       *[other] карт{ helper-pn-card-of }
    }
    .half = столько { pn-unit-card.much }, { helper-pn-half }
pn-unit-dice =
    .count = { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
    .each = { $n ->
        [one] по { $n } кубику
       *[many] по { pn-unit-dice.count }
    }
    .much = кубиков
    .half = столько кубиков, { helper-pn-half }
    .any = сколько угодно кубиков
    .one = 1 кубик
    .up-to = { $n ->
        [one] до { $n } кубика
       *[many] до { $n } кубиков
    }
pn-unit-threat-dice =
    .count = { pn-unit-dice.count } угрозы
    .each = { pn-unit-dice.each } угрозы
    .much = кубиков угрозы
    .half = столько кубиков угрозы, { helper-pn-half }
    .any = сколько угодно кубиков угрозы
    .one = 1 кубик угрозы
    .up-to = { pn-unit-dice.up-to } угрозы
pn-unit-resource-dice =
    .count = { pn-unit-dice.count } ресурсов
    .each = { pn-unit-dice.each } ресурсов
    .much = кубиков ресурсов
    .half = столько кубиков ресурсов, { helper-pn-half }
pn-unit-cards =
    .count = { n-cards.acc }
    .each = { $n ->
        [one] по { $n } карте
       *[many] по { n-cards.acc }
    }
    .much = карт
    .half = столько карт, { helper-pn-half }
    .any = сколько угодно карт
    .one = 1 карту
    .up-to = до { n-cards.gen }
pn-unit-recipes =
    .count = { $n ->
        [one] { $n } зелье
        [few] { $n } зелья
       *[many] { $n } зелий
    }
    .each = { $n ->
        [one] по { $n } зелью
       *[many] по { pn-unit-recipes.count }
    }
    .much = зелий
    .half = столько зелий, { helper-pn-half }
    .any = сколько угодно зелий
    .one = 1 зелье
    .up-to = { $n ->
        [one] до { $n } зелья
       *[many] до { $n } зелий
    }
pn-unit-marks =
    .count = { $n ->
        [one] { $n } метку
        [few] { $n } метки
       *[many] { $n } меток
    }
    .each = { $n ->
        [one] по { $n } метке
       *[many] по { pn-unit-marks.count }
    }
    .much = меток
    .half = столько меток, { helper-pn-half }
    .any = сколько угодно меток
    .one = 1 метку
    .up-to = { $n ->
        [one] до { $n } метки
       *[many] до { $n } меток
    }
pn-unit-discipline-marks =
    .count = { pn-unit-marks.count } дисциплин
    .each = { pn-unit-marks.each } дисциплин
    .much = меток дисциплин
    .half = столько меток дисциплин, { helper-pn-half }
    .any = сколько угодно меток дисциплин
    .one = 1 метку дисциплины
    .up-to = { pn-unit-marks.up-to } дисциплин
pn-unit-times =
    .count = { n-times }
    .each = { $n ->
        [one] по { $n } разу
       *[many] по { n-times }
    }
    .much = раз
    .half = столько раз, { helper-pn-half }
    .any = сколько угодно раз
    .one = 1 раз
    .up-to = до { n-times.gen }
pn-unit-number =
    .count = { $n }
    .each = { $n }
    .much = единиц
    .half = столько, { helper-pn-half }
pn-unit-points =
    .count = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
    .each = { $n ->
        [one] по { $n } очку
       *[many] по { pn-unit-points.count }
    }
    .much = очков
    .half = столько очков, { helper-pn-half }
pn-up-to = не больше, чем { $amount }
pn-less-nothing = { "" }
pn-less = { " " }дешевле на { $amount }

## Откуда число: .equal после «сколько», .each после «по 1 крови», .of после «половина»

helper-pn-your = { $who ->
    [you] вашу
   *[they] свою
}
helper-pn-you-have = { $who ->
    [you] у вас
   *[they] у него
}
helper-pn-feminine = { $discipline ->
    [ruby] рубиновую
    [amber] янтарную
    [jasper] яшмовую
    [emerald] изумрудную
    [sapphire] сапфировую
   *[amethyst] аметистовую
}
pn-source-marks =
    .equal = { helper-pn-you-have } { helper-pn-plural-genitive } меток
    .each = за каждую { helper-pn-your } { helper-pn-feminine } метку
    .of = числа { helper-pn-plural-genitive } меток
pn-source-wounded =
    .equal = { helper-pn-you-have } раненых меток
    .each = за каждую { helper-pn-your } раненую метку
    .of = числа раненых меток
pn-source-pets =
    .equal = { helper-pn-you-have } питомцев
    .each = за каждого { $who ->
        [you] вашего
       *[they] своего
    } питомца
    .of = числа питомцев
pn-source-chain =
    .equal = карт в этой цепочке вместе с этой
    .each = за каждую карту цепочки, считая эту
    .of = числа карт в этой цепочке
pn-source-at-most =
    .equal = { $source }, но не больше { $most }
    .each = { $source }, но не больше чем за { $most }
    .of = { $source } (не больше { $most })
pn-source-paid =
    .equal = сделано таких оплат
    .each = за каждую такую оплату
    .of = числа таких оплат
pn-source-arcana =
    .equal = { helper-pn-you-have } арканы
    .each = за каждую { helper-pn-your } аркану
    .of = числа арканы
pn-source-trials =
    .equal = испытаний { $who ->
        [you] вы прошли
       *[they] он прошёл
    }
    .each = за каждое пройденное { $who ->
        [you] вами
       *[they] им
    } испытание
    .of = числа пройденных испытаний
pn-source-contracts =
    .equal = контрактов { $who ->
        [you] вы выполнили
       *[they] он выполнил
    }
    .each = за каждый выполненный { $who ->
        [you] вами
       *[they] им
    } контракт
    .of = числа выполненных контрактов
pn-source-disciplines =
    .equal = дисциплин, в которых { helper-pn-you-have } не меньше { helper-pn-some-marks }
    .each = за каждую дисциплину, в которой { helper-pn-you-have } не меньше { helper-pn-some-marks }
    .of = числа дисциплин, в которых { helper-pn-you-have } не меньше { helper-pn-some-marks }
helper-pn-some-marks = { $n ->
    [one] { $n } метки
   *[many] { $n } меток
}

## О ком и при каком условии

pn-scope-wizards = каждый волшебник
pn-when-approach = ваш путь — { $approaches }
pn-when-turn = { $kind ->
    [any] это ход обучения или испытания
    [learn] это ход обучения
    [trial] это ход испытания
   *[rest] это ход отдыха
}
pn-market-potion = в зельеварне
pn-market-artifact = в лавке
pn-market-discipline = на рынке любого класса
pn-market-class = на рынке этого класса

## Действия

pn-op-gain =
    .you = получите { $amount }
    .they = получает { $amount }
    .inf = получить { $amount }
pn-op-resources =
    .you = бросьте { $amount }
    .they = бросает { $amount }
    .inf = бросить { $amount }
pn-op-pay =
    .you = потратьте { $price }
    .they = тратит { $price }
    .inf = потратить { $price }
pn-op-pay-times =
    .you = сколько угодно раз потратьте { $price }
    .they = сколько угодно раз тратит { $price }
    .inf = сколько угодно раз потратить { $price }
pn-op-convert =
    .you = { $times } обменяйте { $from } на { $into }
    .they = { $times } обменивает { $from } на { $into }
    .inf = { $times } обменять { $from } на { $into }
pn-op-exchange =
    .you = обменивайте ингредиенты по курсу базара сколько угодно раз
    .they = обменивает ингредиенты по курсу базара сколько угодно раз
    .inf = обменять ингредиенты по курсу базара сколько угодно раз
pn-op-buy =
    .you = можете купить { $n } { $from }{ $less }
    .they = может купить { $n } { $from }{ $less }
    .inf = купить { $n } { $from }{ $less }
pn-op-reroll =
    .you = { $n } перебросьте свой кубик
    .they = { $n } перебрасывает свой кубик
    .inf = { $n } перебросить свой кубик
pn-op-reroll-threat =
    .you = { $n } перебросьте кубик угрозы
    .they = { $n } перебрасывает кубик угрозы
    .inf = { $n } перебросить кубик угрозы
pn-op-spin =
    .you = { $n } подкрутите свой кубик на 1
    .they = { $n } подкручивает свой кубик на 1
    .inf = { $n } подкрутить свой кубик на 1
pn-op-spin-threat =
    .you = { $n } подкрутите кубик угрозы на 1
    .they = { $n } подкручивает кубик угрозы на 1
    .inf = { $n } подкрутить кубик угрозы на 1
pn-op-flip =
    .you = переверните { $n }
    .they = переворачивает { $n }
    .inf = перевернуть { $n }
pn-op-recolour =
    .you = перекрасьте { $n }
    .they = перекрашивает { $n }
    .inf = перекрасить { $n }
pn-op-colour-bone =
    .you = перекрасьте 1 костяной кубик в цвет этой метки
    .they = перекрашивает 1 костяной кубик в цвет этой метки
    .inf = перекрасить 1 костяной кубик в цвет этой метки
pn-op-set =
    .you = установите { $n } на любую грань
    .they = устанавливает { $n } на любую грань
    .inf = установить { $n } на любую грань
pn-op-copy =
    .you = выберите один свой кубик и установите { $n } на то же значение
    .they = выбирает один свой кубик и устанавливает { $n } на то же значение
    .inf = выбрать один свой кубик и установить { $n } на то же значение
helper-pn-placed = { $n ->
    [one] { $n } кубик, размещённый в этот ход
    [few] { $n } кубика, размещённых в этот ход
   *[many] { $n } кубиков, размещённых в этот ход
}
pn-op-take-back =
    .you = верните в свой запас { helper-pn-placed }
    .they = возвращает в свой запас { helper-pn-placed }
    .inf = вернуть в свой запас { helper-pn-placed }
pn-op-heal =
    .you = исцелите { $n }
    .they = исцеляет { $n }
    .inf = исцелить { $n }
pn-op-heal-all =
    .you = исцелите все свои раненые метки
    .they = исцеляет все свои раненые метки
    .inf = исцелить все свои раненые метки
pn-op-recharge =
    .you = перезарядите { $n }
    .they = перезаряжает { $n }
    .inf = перезарядить { $n }
helper-pn-own-marks = { $n ->
    [one] { $n } свою метку
    [few] { $n } свои метки
   *[many] { $n } своих меток
}
pn-op-wound =
    .you = раньте { helper-pn-own-marks }
    .they = ранит { helper-pn-own-marks }
    .inf = ранить { helper-pn-own-marks }
pn-op-gain-mark =
    .you = получите метку этого класса
    .they = получает метку этого класса
    .inf = получить метку этого класса
pn-op-boost-next =
    .you = следующий ваш эффект этого хода, который считает метки, считает на { $n } больше
    .they = усиливает следующий эффект, который считает метки, на { $n }
    .inf = усилить следующий эффект этого хода, который считает метки, на { $n }
pn-op-ready =
    .you = разверните { $n } ({ $cards })
    .they = разворачивает { $n } ({ $cards })
    .inf = развернуть { $n } ({ $cards })
pn-op-ready-one =
    .you = разверните { $cards }
    .they = разворачивает { $cards }
    .inf = развернуть { $cards }
pn-op-ready-other =
    .you = разверните { $cards }, кроме этой карты
    .they = разворачивает { $cards }, кроме этой карты
    .inf = развернуть { $cards }, кроме этой карты
pn-op-ready-others =
    .you = разверните { $n } ({ $cards }), кроме этой
    .they = разворачивает { $n } ({ $cards }), кроме этой
    .inf = развернуть { $n } ({ $cards }), кроме этой
helper-pn-other-cards = { $n ->
    [one] { $n } другую карту
    [few] { $n } другие карты
   *[many] { $n } других карт
}
pn-op-drop =
    .you = сбросьте { helper-pn-other-cards } своего гримуара
    .they = сбрасывает { helper-pn-other-cards } своего гримуара
    .inf = сбросить { helper-pn-other-cards } своего гримуара
pn-op-refresh = { $market ->
    [potionry] обновляется рынок зельеварни
   *[shop] обновляется рынок лавки
}
helper-pn-launched-from = { $from ->
    [grimoire] из своего гримуара
    [market] с рынка класса (оно переходит в гримуар)
   *[opponents] из гримуара другого волшебника (оно должно быть не повёрнуто и остаётся там как было)
}
pn-op-launch =
    .you = бесплатно запустите { $cards } { helper-pn-launched-from }
    .they = бесплатно запускает { $cards } { helper-pn-launched-from }
    .inf = бесплатно запустить { $cards } { helper-pn-launched-from }
pn-op-repeat =
    .you = повторите эффект карты, применённой перед этой
    .they = повторяет эффект карты, применённой перед этой
    .inf = повторить эффект карты, применённой перед этой
pn-op-brew =
    .you = можете сварить { $n } за их цену
    .they = может сварить { $n } за их цену
    .inf = сварить { $n } за их цену
pn-op-brew-free =
    .you = бесплатно сварите { $n }
    .they = бесплатно варит { $n }
    .inf = бесплатно сварить { $n }
helper-pn-pets = { $n ->
    [one] { $n } питомца
   *[many] { $n } питомцев
}
pn-op-summon =
    .you = бесплатно призовите { helper-pn-pets }
    .they = бесплатно призывает { helper-pn-pets }
    .inf = бесплатно призвать { helper-pn-pets }
helper-pn-reserved = { $what ->
    [contract] контракт: открытый или один из трёх верхних в колоде
   *[trial] испытание из открытых
}
pn-op-reserve =
    .you = зарезервируйте { helper-pn-reserved }
    .they = резервирует { helper-pn-reserved }
    .inf = зарезервировать { helper-pn-reserved }
pn-op-threat =
    .you = выдержите угрозу { $n }
    .they = выдерживает угрозу { $n }
    .inf = выдержать угрозу { $n }
pn-op-unthreat =
    .you = сбросьте { $n }
    .they = сбрасывает { $n }
    .inf = сбросить { $n }
pn-op-unthreat-all =
    .you = сбросьте все кубики угрозы
    .they = сбрасывает все кубики угрозы
    .inf = сбросить все кубики угрозы
pn-op-protect =
    .you = защитите { $n }: эта угроза их не находит
    .they = защищает { $n }: эта угроза их не находит
    .inf = защитить { $n }: эта угроза их не найдёт
pn-op-ignore-pool =
    .you = до конца хода угрозы не находят ваших кубиков
    .they = до конца хода прячет свои кубики от угроз
    .inf = до конца хода спрятать свои кубики от угроз
pn-op-prevent-deadly =
    .you = предотвратите смертельное ранение
    .they = предотвращает смертельное ранение
    .inf = предотвратить смертельное ранение
helper-pn-turned-dice = { $n ->
    [one] { $n } её кубик
    [few] { $n } разных её кубика
   *[many] { $n } разных её кубиков
}
pn-op-spin-next-threat =
    .you = при следующей угрозе этого хода можете подкрутить на 1 до { $n } её кубиков, каждый один раз
    .they = при следующей угрозе этого хода может подкрутить на 1 { helper-pn-turned-dice }
    .inf = при следующей угрозе этого хода подкрутить на 1 { helper-pn-turned-dice }
pn-op-deadly =
    .you = получите смертельное ранение
    .they = получает смертельное ранение
    .inf = получить смертельное ранение
helper-pn-properties = { $n ->
    [one] { $n } свойство
    [few] { $n } свойства
   *[many] { $n } свойств
}
pn-op-cancel =
    .you = отмените { helper-pn-properties } испытания
    .they = отменяет { helper-pn-properties } испытания
    .inf = отменить { helper-pn-properties } испытания
pn-op-cancel-of =
    .you = отмените { helper-pn-properties } испытания: { $kinds }
    .they = отменяет { helper-pn-properties } испытания: { $kinds }
    .inf = отменить { helper-pn-properties } испытания: { $kinds }
pn-op-ease =
    .you = уменьшите число в задании на { $by }
    .they = уменьшает число в задании на { $by }
    .inf = уменьшить число в задании на { $by }
helper-pn-ignored = { $dice ->
    [one] { $dice } кубика
   *[many] { $dice } кубиков
}
pn-op-ease-or-dice =
    .you = уменьшите число в задании на { $by } или обойдитесь в нём без { helper-pn-ignored }
    .they = уменьшает число в задании на { $by } или обходится в нём без { helper-pn-ignored }
    .inf = уменьшить число в задании на { $by } или обойтись в нём без { helper-pn-ignored }
pn-op-swap-task =
    .you = замените задания одного из путей испытания таким: «{ $task }»
    .they = заменяет задания одного из путей испытания таким: «{ $task }»
    .inf = заменить задания одного из путей испытания таким: «{ $task }»
pn-op-try-contract =
    .you = можете взяться за контракт
    .they = может взяться за контракт
    .inf = взяться за контракт
helper-pn-more-placements = { $n ->
    [one] { $n } дополнительное размещение
    [few] { $n } дополнительных размещения
   *[many] { $n } дополнительных размещений
}
pn-op-place =
    .you = получите { helper-pn-more-placements }
    .they = получает { helper-pn-more-placements }
    .inf = получить { helper-pn-more-placements }
pn-op-place-aside =
    .you = можете сразу разместить кубик вне ячеек
    .they = может сразу разместить кубик вне ячеек
    .inf = сразу разместить кубик вне ячеек
pn-op-other-section =
    .you = можете применить и другую часть этого класса, если размещённый кубик ей подходит
    .they = может применить и другую часть этого класса, если размещённый кубик ей подходит
    .inf = применить и другую часть этого класса, если размещённый кубик ей подходит
pn-op-to-trial =
    .you = выберите испытание: этот ход становится ходом испытания
    .they = выбирает испытание: этот ход становится ходом испытания
    .inf = сделать этот ход ходом испытания
pn-op-at-turn-end-deadly = в конце хода получите смертельное ранение
pn-op-at-turn-end-drop-launched = в конце хода положите запущенную карту под её колоду
pn-op-nothing =
    .you = своего эффекта у карты нет
    .they = ничего не делает
    .inf = ничего не делать
