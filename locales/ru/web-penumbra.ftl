# Что говорит стол Пенумбры в браузере.

## Начальная страница

web-penumbra-tagline = Студенты волшебной школы ставят кубики, складывают цепочки заклинаний и проходят испытания путём света или мрака.

## Виды карт

web-penumbra-kind-spell = Заклинание
web-penumbra-kind-recipe = Рецепт
web-penumbra-kind-summon = Призыв
web-penumbra-kind-potion = Зелье
web-penumbra-kind-artifact = Артефакт
web-penumbra-kind-contract = Контракт
web-penumbra-kind-trial = Испытание
web-penumbra-kind-talent = Талант
web-penumbra-kind-prophecy = Пророчество
web-penumbra-kind-goal = Цель
web-penumbra-kind-event = Событие
web-penumbra-kind-wound = Смертельное ранение
web-penumbra-kind-automa = Автома
web-penumbra-mark-difficulty = сложность
web-penumbra-mark-threat = угроза
web-penumbra-mark-points = очки

## Слова игры

web-penumbra-discipline-ruby = Рубин
web-penumbra-discipline-amber = Янтарь
web-penumbra-discipline-jasper = Яшма
web-penumbra-discipline-emerald = Изумруд
web-penumbra-discipline-sapphire = Сапфир
web-penumbra-discipline-amethyst = Аметист
web-penumbra-hue-red = красный
web-penumbra-hue-orange = оранжевый
web-penumbra-hue-yellow = жёлтый
web-penumbra-hue-green = зелёный
web-penumbra-hue-blue = синий
web-penumbra-hue-violet = фиолетовый
web-penumbra-hue-bone = костяной
web-penumbra-hue-spark = кубик искры
web-penumbra-hue-any = любой цвет
web-penumbra-hue-own = цвет метки
web-penumbra-hue-class = цвет класса
web-penumbra-hue-threat = чёрный кубик угрозы
web-penumbra-ingredient-blood = кровь
web-penumbra-ingredient-crystal = кристаллы
web-penumbra-ingredient-jewel = драгоценности
web-penumbra-ingredient-fruit = плоды
web-penumbra-ingredient-trinket = безделушки
web-penumbra-ingredient-arcana = аркана
web-penumbra-use-blood = связать
web-penumbra-use-crystal = менять
web-penumbra-use-jewel = подкупить
web-penumbra-use-fruit = исцелить
web-penumbra-use-trinket = успеть
web-penumbra-use-arcana = втиснуться
web-penumbra-symbol-monsters = монстры
web-penumbra-symbol-beasts = волшебные звери
web-penumbra-symbol-wilds = дикие земли
web-penumbra-symbol-mystics = мистика
web-penumbra-symbol-wizards = волшебники
web-penumbra-symbol-society = общество
web-penumbra-slot-wand = проводник
web-penumbra-slot-pendant = подвеска
web-penumbra-slot-robe = мантия
web-penumbra-slot-ring = кольцо
web-penumbra-side-light = свет
web-penumbra-side-dark = мрак
web-penumbra-approach-destroy = Уничтожить
web-penumbra-approach-catch = Поймать
web-penumbra-approach-reconcile = Примирить
web-penumbra-approach-dispel = Развеять
web-penumbra-approach-withstand = Выдержать
web-penumbra-approach-bribe = Подкупить
web-penumbra-state-charged = заряжена
web-penumbra-state-discharged = разряжена
web-penumbra-state-wounded = ранена
web-penumbra-kind-of-turn-learn = Обучение
web-penumbra-kind-of-turn-trial = Испытание
web-penumbra-kind-of-turn-rest = Отдых
web-penumbra-kind-of-turn-any = ход
web-penumbra-deed-set-die = установить кубик
web-penumbra-deed-color-bone = окрасить костяной кубик
web-penumbra-deed-launch = запустить заклинание
web-penumbra-deed-ready = повернуть карту обратно
web-penumbra-deed-brew = сварить зелье
web-penumbra-deed-exchange = обмен базара
web-penumbra-deed-buy = покупка
web-penumbra-deed-gain-card = карта
web-penumbra-deed-heal = исцелить метку
web-penumbra-deed-resources = кубик ресурсов
web-penumbra-gain-artifact = артефакт
web-penumbra-gain-potion = зелье
web-penumbra-gain-discipline = карта дисциплины
web-penumbra-gain-class = карта класса
web-penumbra-price-after = даром, сразу после подходящей карты
web-penumbra-price-placements = неиспользованные размещения
web-penumbra-price-next-cell = цена следующей ячейки в аркане

## Строка хода и вопрос

web-penumbra-round = Круг { $n }
web-penumbra-last-turns = { $n ->
    [0] последний ход
    [one] остался { $n } ход
    [few] осталось { $n } хода
   *[many] осталось { $n } ходов
}
web-penumbra-talents = Выбор таланта
web-penumbra-placements = { $n ->
    [one] Ещё { $n } размещение
    [few] Ещё { $n } размещения
   *[many] Ещё { $n } размещений
}
web-penumbra-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
web-penumbra-figure-points = { $who }: очки
web-penumbra-figure-trials = { $who }: испытания

## Части стола

web-penumbra-parts = Части стола
web-penumbra-part-trials = Испытания
web-penumbra-part-school = Школа
web-penumbra-part-city = Город
web-penumbra-part-wilds = Земли
web-penumbra-part-players = Игроки
web-penumbra-fate = Судьба
web-penumbra-fate-cards = { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
web-penumbra-event = происходит сейчас
web-penumbra-omen-deck = колода судьбы опустеет
web-penumbra-omen-any = у одного волшебника: { $what }
web-penumbra-omen-all = у каждого по { $n }: { $what }
web-penumbra-omen-together = на всех вместе: { $what }
web-penumbra-tally-trials = испытания
web-penumbra-tally-contracts = контракты
web-penumbra-tally-spark-marks = метки искры
web-penumbra-tally-marks = метки дисциплин
web-penumbra-tally-symbol-kinds = разные символы опыта
web-penumbra-tally-arcana = аркана
web-penumbra-tally-deadly = смертельные ранения
web-penumbra-goal-now = цель: очки у вас сейчас
web-penumbra-trials = Испытания
web-penumbra-difficulty = сложность { $n }
web-penumbra-threat-of = угроза { $n }
web-penumbra-counterstrike = ответный удар { $n }
web-penumbra-or = или
web-penumbra-property-trap = ловушка
web-penumbra-property-shield = щит
web-penumbra-property-rift = разлом { $n }
web-penumbra-property-vigilance = бдительность { $n }
web-penumbra-property-no-crystals = без кристаллов
web-penumbra-property-no-potions = без зелий
web-penumbra-property-no-artifacts = без артефактов
web-penumbra-property-no-pets = без питомцев
web-penumbra-school = Школа
web-penumbra-closed = закрыты: { $what }
web-penumbra-section-mark = метка и карта
web-penumbra-section-card = карта
web-penumbra-section-die = кубик
web-penumbra-marks-left = { $n ->
    [one] в запасе { $n } метка
    [few] в запасе { $n } метки
   *[many] в запасе { $n } меток
}
web-penumbra-deck-left = { $n ->
    [one] в колоде { $n } карта
    [few] в колоде { $n } карты
   *[many] в колоде { $n } карт
}
web-penumbra-renew = Подкупить: обновить этот рынок
web-penumbra-die = { $hue } { $n }
web-penumbra-cell-six = нужна шестёрка: { $hue }
web-penumbra-cell-die = нужен кубик: { $hue }
web-penumbra-cell-any = любой кубик
web-penumbra-cell-shut = Открыта, когда волшебников не меньше { $n }
web-penumbra-beside = рядом с ячейками
web-penumbra-city = Город
web-penumbra-contracts-left = { $n ->
    [one] в колоде { $n } контракт
    [few] в колоде { $n } контракта
   *[many] в колоде { $n } контрактов
}
web-penumbra-guild = Гильдия
web-penumbra-potionry = Зельеварня
web-penumbra-shop = Лавка
web-penumbra-bazaar = Базар
web-penumbra-leaves = уйдёт следующим
web-penumbra-wilds = Дикие земли
web-penumbra-site-forest = Лес
web-penumbra-site-shrine = Святилище
web-penumbra-site-ruins = Руины

## Угроза и цепочка

web-penumbra-threat = Угроза
web-penumbra-no-threat = Угрозы нет
web-penumbra-threat-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
web-penumbra-threat-step-0 = позади
web-penumbra-threat-step-1 = ещё не брошена
web-penumbra-threat-step-2 = брошена
web-penumbra-threat-step-3 = находит цели
web-penumbra-threat-hard = не сбросить
web-penumbra-hit-die = поглощён
web-penumbra-hit-mark = метка ранена
web-penumbra-hit-deadly = смертельно
web-penumbra-hit-miss = мимо
web-penumbra-chain = Цепочка
web-penumbra-no-chain = Цепочки нет
web-penumbra-links = { $n ->
    [one] { $n } звено
    [few] { $n } звена
   *[many] { $n } звеньев
}
web-penumbra-one-more = Ещё звено?

## Моё

web-penumbra-dice = Кубики: { $n }
web-penumbra-cap = ингредиенты, до { $n } каждого
web-penumbra-no-dice = Кубиков нет: отдохните
web-penumbra-temporary = временный
web-penumbra-knock-out = Выбить красным
web-penumbra-board = Планшет
web-penumbra-talent = Талант
web-penumbra-rest-gives = Отдых: { $n ->
    [one] нить даст { $n } кубик
    [few] нить даст { $n } кубика
   *[many] нить даст { $n } кубиков
}
web-penumbra-rest-now = отдых даст
web-penumbra-dice-count = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
web-penumbra-found-by = находит угроза { $n }
web-penumbra-spark-mark = Метка искры
web-penumbra-mark-label = { $what }, { $state }, угроза { $n }
web-penumbra-cell-free = свободная ячейка: цена { $n } арканы, очки { $points }
web-penumbra-grimoire = Гримуар: { $n }
web-penumbra-inventory = Инвентарь: { $n }
web-penumbra-looked = Из колоды контрактов
web-penumbra-turned = повёрнута
web-penumbra-suppressed = подавлена
web-penumbra-unseen = неизвестная карта
web-penumbra-experience = Опыт
web-penumbra-reserved = в резерве
web-penumbra-deadly = { $n ->
    [one] { $n } смертельное ранение
    [few] { $n } смертельных ранения
   *[many] { $n } смертельных ранений
}
web-penumbra-destiny = свет { $light }, мрак { $dark }

## Соперники и счёт

web-penumbra-rivals = Соперники
web-penumbra-automa-next = следующий шаг { $n } из { $of }: { $kind }
web-penumbra-rival-deeds = испытания { $trials }, контракты { $contracts }
web-penumbra-rival-reserved = в резерве { $n }
web-penumbra-rival-cards = гримуар { $grimoire }, инвентарь { $inventory }, экипировка { $worn }
web-penumbra-score = Счёт сейчас
web-penumbra-source = Источник
web-penumbra-total = Всего
web-penumbra-score-arcana = Аркана
web-penumbra-score-trials = Испытания
web-penumbra-score-deadly = Ранения
web-penumbra-score-sets = Наборы
web-penumbra-score-symbols = Символы
web-penumbra-score-contracts = Контракты
web-penumbra-score-reserved = Резерв
web-penumbra-score-marks = Метки
web-penumbra-score-goals = Цели
web-penumbra-score-destiny = Свет и мрак
web-penumbra-score-cards = Карты

## Первая партия с подсказками

web-penumbra-tour-goal = Ваша цель
    .text = Наберите больше очков, чем соперник: за испытания, контракты, метки, опыт и аркану. Счёт справа всегда настоящий. Игра кончается, когда сбудется любое пророчество, слева вверху видно, насколько оно близко.
web-penumbra-tour-talent = Ваш талант
    .text = Вам сдали два таланта. Талант даёт первую метку, первую карту и ингредиенты и решает, кто ходит раньше. Один останется у вас.
web-penumbra-tour-turn = Три вида ходов
    .text = Обучение: ставите кубики. Испытание: бросаете вызов одной из карт наверху. Отдых: нить вашего планшета возвращает кубики, карты и метки. Начните с обучения.
web-penumbra-tour-place = Поставьте кубик
    .text = Нажмите на кубик. Шестёрка цвета класса даёт метку, любой кубик этого цвета даёт карту. В городе и диких землях годится любой.
web-penumbra-tour-cell = Куда?
    .text = Светятся ячейки, куда кубик можно поставить. Если место занято, за аркану можно втиснуться рядом: это фиолетовая метка у места.
web-penumbra-tour-apply = Действие места
    .text = Теперь примените действие места или сначала карты и метки. «Готово» закончит это размещение.
web-penumbra-tour-cast = Карты гримуара
    .text = Карты с уголком можно использовать сейчас: цена стоит на картинке. Использованная карта лежит повёрнутой до отдыха.
web-penumbra-tour-chain = Цепочка
    .text = Эта карта может запустить следующую даром. Чем длиннее цепочка, тем сильнее иные карты.
web-penumbra-tour-threat = Угроза
    .text = Чёрные кубики найдут ваши кубики с тем же значением, потом метки, потом раненые метки: это смертельно. До броска угрозу можно уменьшить.
web-penumbra-tour-path = Два пути
    .text = Выберите путь мрака или света. Довольно выполнить одно задание пути, награда ждёт под стрелкой.
web-penumbra-tour-end = Конец близок
    .text = Пророчество сбылось. Доиграйте оставшиеся ходы: всё, что видно в счёте справа, станет итогом.
