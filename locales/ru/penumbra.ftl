### «Пенумбра» за столом: вопросы, варианты, журнал, отказы, названия мест. Слова книги правил.

pn-player = Игрок { $player }
pn-and = { $a } и { $b }
pn-name = «{ $card }»
pn-die = { $hue ->
    [red] красный
    [orange] оранжевый
    [yellow] жёлтый
    [green] зелёный
    [blue] синий
    [violet] фиолетовый
    [bone] костяной
   *[spark] искра
} { $value }{ $temporary ->
    [yes] {" "}(временный)
   *[no] { "" }
}
pn-dice = { $die } ×{ $n }
pn-threat-die = { $value }
helper-pn-kind = { $kind ->
    [ruby] рубиновая
    [amber] янтарная
    [jasper] яшмовая
    [emerald] изумрудная
    [sapphire] сапфировая
    [amethyst] аметистовая
   *[spark] искра
}
pn-mark = { helper-pn-kind }, ячейка { $cell }, значение { $value }
pn-class = { $class ->
    [ruby] Рубиновый класс
    [amber] Янтарный класс
    [jasper] Яшмовый класс
    [emerald] Изумрудный класс
    [sapphire] Сапфировый класс
   *[amethyst] Аметистовый класс
}
pn-class-ruby = Рубин
pn-class-amber = Янтарь
pn-class-jasper = Яшма
pn-class-emerald = Изумруд
pn-class-sapphire = Сапфир
pn-class-amethyst = Аметист
pn-section = { $name }. { $text }
pn-section-class = { pn-class }. { $text }
pn-cell-number = ячейка { $cell }
pn-cell-knock-out = ячейка { $cell }, выбить кубик ({ $die })
pn-cell-beside = вне ячеек
pn-cell-beside-arcana = вне ячеек за 1 аркану
pn-no-task = нет задания
pn-procedure = ход игры

## Настройки

pn-setting-fate = колода судьбы: random (случайная) или готовая колода по имени
    .name = Колода судьбы
pn-setting-talents = таланты мест через запятую или dealt (каждому сдают два, один он оставляет)
    .name = Таланты
    .seat = Талант
    .dealt = по два на выбор
pn-setting-classes = классы, которые точно в игре, через запятую; остальные берутся по талантам и случайно
    .name = Классы
pn-setting-automa = противник в игре для одного
    .name = Автома
pn-setting-reserved-trials = домашнее правило: сколько испытаний можно держать зарезервированными, любое число (any) или одно, к которому и переходят (one)
    .name = Зарезервированные испытания (домашнее правило)
    .any = любое число
    .one = одно
pn-setting-marks-at-rest = домашнее правило: применяют ли метки в ход отдыха, нет (no) или да (yes)
    .name = Метки при отдыхе (домашнее правило)
    .no = не применяют
    .yes = применяют
pn-setting-launch-limits = домашнее правило: действует ли ограничение хода из цены при запуске, да (hold) или нет (waived)
    .name = Запуск и ограничение хода (домашнее правило)
    .hold = ограничение действует
    .waived = запуск его снимает
pn-setting-unpaid-launch = домашнее правило: карта, за эффект которой не заплатили, обрывает цепочку (ends) или всё равно запускает (launches)
    .name = Запуск без оплаты эффекта (домашнее правило)
    .ends = обрывает цепочку
    .launches = всё равно запускает
pn-setting-prevented-wound = домашнее правило: угроза-задание с предотвращённым смертельным ранением пройдена (passes) или провалена (fails)
    .name = Предотвращённое ранение (домашнее правило)
    .passes = задание выполнено
    .fails = задание провалено
pn-setting-symbols = домашнее правило: шестой и следующие одинаковые символы начинают новый набор (again) или ничего не дают (stop)
    .name = Больше пяти символов (домашнее правило)
    .again = новый набор
    .stop = ничего не дают
pn-setup-talents = названо талантов: { $given }, а мест за столом { $seats }

## Вопросы: тому, кто отвечает, и .others тем, кто ждёт

helper-pn-left = { $left ->
    [0] { "" }
    [1] { "" }
    [255] { "" }
   *[other] {" "}Осталось выбрать: { $left }
}
pn-prompt-talent = Какой талант вы оставите?
    .others = выбирает талант
pn-prompt-turn = Ваш ход: обучение, испытание или отдых?
    .others = начинает ход
pn-prompt-must-rest = После смертельного ранения этот ход — отдых
    .others = начинает ход
pn-prompt-training = Обучение: осталось размещений { $placements }. Разместите кубик или примените эффект
    .others = обучается
pn-prompt-which-die = Какой кубик разместить вне ячеек?
    .others = размещает кубик
pn-prompt-where = Куда разместить кубик ({ $die })?
    .others = размещает кубик
pn-prompt-name-colour = Каким цветом считать размещённую искру?
    .others = размещает искру
pn-prompt-section = { $section } Применить это место или другой эффект?
    .others = применяет место
pn-prompt-knock-out-with = Какой кубик сбросить, чтобы убрать размещённый?
    .others = убирает размещённый кубик
pn-prompt-knock-out = Какой размещённый кубик убрать?
    .others = убирает размещённый кубик
pn-prompt-rest = Отдых: применить что-нибудь, прежде чем идти по нити дальше?
    .others = отдыхает
pn-prompt-die-place = Откуда взять кубик?
    .others = берёт кубик
pn-prompt-die-colour = Кубик какого цвета получить?
    .others = выбирает цвет кубика
pn-prompt-gain-card = { $source ->
    [potion] Какое готовое зелье получить?
    [artifact] Какой артефакт получить?
    [class] Какую карту этого класса получить?
   *[discipline] Какую карту дисциплины получить?
}{ helper-pn-left }
    .others = получает карту
pn-prompt-keep = Место для «{ $card }» занято: какую карту оставить?
    .others = выбирает артефакт
pn-prompt-buy = Что купить?
    .others = покупает
pn-prompt-save = На каком ингредиенте сэкономить?{ helper-pn-left }
    .others = покупает
pn-prompt-pay-die = Чем заплатить? Нужен { $die }
    .others = платит
pn-prompt-pay-blood = Чем заплатить кровь: из запаса или раненой меткой?{ helper-pn-left }
    .others = платит кровью
pn-prompt-pay-times = Сколько раз потратить { $price }?
    .others = решает, сколько платить
pn-prompt-exchange = Что на что обменять?
    .others = обменивает ингредиенты
pn-prompt-reroll = Какой кубик перебросить?{ helper-pn-left }
    .others = перебрасывает кубики
pn-prompt-reroll-threat = Какой кубик угрозы перебросить?{ helper-pn-left }
    .others = перебрасывает кубики угрозы
pn-prompt-spin = Какой кубик подкрутить на 1?{ helper-pn-left }
    .others = подкручивает кубики
pn-prompt-spin-threat = Какой кубик угрозы подкрутить на 1?{ helper-pn-left }
    .others = подкручивает кубики угрозы
pn-prompt-flip = Какой кубик перевернуть?{ helper-pn-left }
    .others = переворачивает кубики
pn-prompt-flip-threat = Какой кубик угрозы перевернуть?{ helper-pn-left }
    .others = переворачивает кубики угрозы
pn-prompt-recolour = Какой кубик перекрасить?{ helper-pn-left }
    .others = перекрашивает кубики
pn-prompt-colour-bone = Какой костяной кубик перекрасить в цвет метки?
    .others = перекрашивает кубик
pn-prompt-set = Какой кубик установить на любую грань?{ helper-pn-left }
    .others = устанавливает кубики
pn-prompt-face = Каким станет кубик ({ $die })?
    .others = меняет кубик
pn-prompt-model = Какой кубик взять за образец? Изменить можно кубиков: { $left }
    .others = меняет кубики
pn-prompt-copy = Какой кубик установить на { $value }?{ helper-pn-left }
    .others = меняет кубики
pn-prompt-take-back = Какой размещённый кубик вернуть в запас?{ helper-pn-left }
    .others = возвращает кубик
pn-prompt-heal = Какую метку исцелить?{ helper-pn-left }
    .others = исцеляется
pn-prompt-recharge = Какую метку перезарядить?{ helper-pn-left }
    .others = перезаряжает метки
pn-prompt-wound = Какую свою метку ранить?{ helper-pn-left }
    .others = ранит свою метку
pn-prompt-ready = Какую карту развернуть?{ helper-pn-left }
    .others = разворачивает карты
pn-prompt-drop = Какую карту гримуара сбросить?{ helper-pn-left }
    .others = сбрасывает карты гримуара
pn-prompt-launch-spell = Какое заклинание запустить бесплатно?
    .others = запускает заклинание
pn-prompt-brew = Какое зелье сварить?{ helper-pn-left }
    .others = варит зелья
pn-prompt-summon = Какого питомца призвать?{ helper-pn-left }
    .others = призывает питомца
pn-prompt-reserve = Какое испытание зарезервировать?
    .others = резервирует испытание
pn-prompt-bind = Какой контракт зарезервировать?
    .others = резервирует контракт
pn-prompt-looked = Какой из верхних контрактов колоды зарезервировать? Остальные лягут под неё
    .others = смотрит верхние контракты колоды
pn-prompt-boost = Усилить «{ $card }» на 2 метки, сбросив оранжевый кубик?
    .others = усиливает заклинание
pn-prompt-launch = Цепочка: карт { $chain }, последняя «{ $card }». Какую карту запустить дальше?
    .others = продолжает цепочку
pn-prompt-threat = Угроза: кубиков { $dice }{ $hard ->
    [yes] , сбросить их нельзя
   *[no] { "" }
}. Подготовьтесь и бросьте их
    .others = готовится к угрозе
pn-prompt-rift = Разлом: какой свой кубик сбросить?{ helper-pn-left }
    .others = сбрасывает кубики в разлом
pn-prompt-thrown = Кубики угрозы брошены. { $armed ->
    [0] Применить эффект?
   *[other] Можно подкрутить кубиков: { $armed }
}
    .others = смотрит на бросок угрозы
pn-prompt-hit = Угроза находит значение { $value }: что она заденет? Кубиков угрозы с этим значением: { $left }
    .others = выдерживает угрозу
pn-prompt-unthreat = Сколько кубиков угрозы сбросить? Не больше { $left }
    .others = сбрасывает кубики угрозы
pn-prompt-protect = Какую метку защитить от этой угрозы?{ helper-pn-left }
    .others = защищает метки
pn-prompt-deadly = Смертельное ранение: предотвратить его?
    .others = получает смертельное ранение
pn-prompt-contract = За какой контракт взяться?
    .others = выбирает контракт
pn-prompt-trial = Какое испытание проходить?
    .others = выбирает испытание
pn-prompt-path = Испытание «{ $card }»: путь света или мрака?
    .others = выбирает путь испытания
pn-prompt-which-task = Испытание «{ $card }»: какое задание?
    .others = выбирает задание
pn-prompt-task = «{ $card }», задание: { $task }. Приступить или сначала применить эффект?
    .others = приступает к заданию
pn-prompt-judge = Брошено на сумму { $total }. Задание: { $task }
    .others = бросает кубики на задание
pn-prompt-sum = Какой кубик сбросить? До нужной суммы не хватает { $left }
    .others = сбрасывает кубики на задание
pn-prompt-exact = Какой кубик со значением { $value } сбросить?
    .others = сбрасывает кубики на задание
pn-prompt-ignore-value = Без какого значения обойтись?{ helper-pn-left }
    .others = облегчает задание
pn-prompt-throw = Какой кубик бросить на задание?{ helper-pn-left }
    .others = собирает кубики на задание
pn-prompt-spare = Какой ингредиент не платить?{ helper-pn-left }
    .others = облегчает задание
pn-prompt-reward = Награда за «{ $card }»: что взять сначала? Осталось: { $left }
    .others = берёт награду
pn-prompt-cancel = Какое свойство испытания отменить?{ helper-pn-left }
    .others = отменяет свойство испытания
pn-prompt-ease = Что облегчить: число или кубики?
    .others = облегчает задание
pn-prompt-swap-task = Задания какого пути заменить?
    .others = заменяет задание
pn-prompt-may = Применить этот эффект?
    .others = решает, применить ли эффект
pn-prompt-or = Выберите одно
    .others = выбирает одно из нескольких
pn-prompt-with = Кто? { SENTENCE($effect) }
    .others = выбирает, кто

## Варианты

pn-pick-talent = Оставить «{ $card }»
pn-pick-train = Обучение
pn-pick-trial = Испытание «{ $card }»
pn-pick-rest = Отдых
pn-pick-end-turn = Закончить ход
pn-pick-place = Разместить кубик: { $die }
pn-pick-cell = { $place }, { $how }. { $text }
pn-pick-name = Цвет: { $colour }
pn-pick-apply = Применить: { $section }
pn-pick-gather = Бросить кубик ресурсов за размещённый кубик
pn-pick-use = Применить «{ $card }»
pn-pick-cast = Применить «{ $card }» за { $cost }
pn-pick-brew = Сварить «{ $card }» за { $cost }
pn-pick-summon = Призвать «{ $card }» за { $cost }
pn-pick-take-off = Снять и сбросить «{ $card }»
pn-pick-launch = Запустить «{ $card }»
pn-pick-mark = Метка ({ $mark }): { $text }
pn-pick-boost = Усилить, сбросив кубик: { $die }
pn-pick-crystals = { $what ->
    [reroll] Перебросить кубик
    [spin] Подкрутить кубик на 1
    [flip] Перевернуть кубик
   *[recolour] Перекрасить кубик
} за { $price ->
    [one] { $price } кристалл
    [few] { $price } кристалла
   *[many] { $price } кристаллов
}
pn-pick-protect = Сбросить кубик угрозы за кубик: { $die }
pn-pick-protect-placed = Сбросить кубик угрозы за размещённый жёлтый кубик
pn-pick-heal = Исцелить метку за 2 плода: { $mark }
pn-pick-hurry = Дополнительное размещение за 1 безделушку
pn-pick-bribe = { $market ->
    [potionry] Обновить рынок зельеварни
    [shop] Обновить рынок лавки
    [ruby] Обновить рынок рубинового класса
    [amber] Обновить рынок янтарного класса
    [jasper] Обновить рынок яшмового класса
    [emerald] Обновить рынок изумрудного класса
    [sapphire] Обновить рынок сапфирового класса
   *[amethyst] Обновить рынок аметистового класса
} за 1 драгоценность
pn-pick-knock-out = Убрать размещённый кубик, сбросив красный
pn-pick-bind = Зарезервировать контракт за 1 кровь
pn-pick-throw = Бросить кубики угрозы
pn-pick-turn-threat = Кубик угрозы { $value } → { $to }
pn-pick-wound = Ранить метку: { $mark }
pn-pick-contract = Контракт «{ $card }»
pn-pick-look = Посмотреть три верхних контракта колоды
pn-pick-path = { $text }
pn-pick-task = { SENTENCE($text) }
pn-pick-attempt = Приступить: { $text }
pn-pick-judge = Оставить бросок как есть
pn-pick-reward = { $text }
pn-pick-value = Значение { $value }
pn-pick-die = Кубик: { $die }
pn-pick-face = Станет: { $die }
pn-pick-placed = { $place }, кубик: { $die }
pn-pick-card = «{ $card }»
pn-pick-top = Верхняя карта колоды: { $deck ->
    [ruby] рубин
    [amber] янтарь
    [jasper] яшма
    [emerald] изумруд
    [sapphire] сапфир
    [amethyst] аметист
    [potions] зелья
   *[artifacts] артефакты
}
pn-pick-buy = Купить «{ $card }» (цена: { $cost })
pn-pick-ingredient = { $ingredient ->
    [blood] Кровь
    [crystal] Кристалл
    [jewel] Драгоценность
    [fruit] Плод
    [trinket] Безделушка
   *[arcana] Аркана
}
pn-pick-bleed = Раненая метка: { $mark }
pn-pick-trade = Отдать { $gives }, получить { $gets }
pn-pick-mark-of = Метка: { $mark }
pn-pick-lower-number = Уменьшить число
pn-pick-ignore-dice = Обойтись без кубика
pn-pick-property = Отменить: { $text }
pn-pick-times = { $times }
pn-pick-done = Дальше
pn-pick-accept = Да: { $effect }
pn-pick-yes = Да
pn-pick-decline = Нет
pn-pick-branch = Вариант { $number }

## Журнал

pn-event-turn-of = Ход: { $who }
pn-event-talents = { $who }: талант «{ $card }»
pn-event-trains = { $who } обучается
pn-event-faces = { $who } выходит на испытание «{ $card }»
pn-event-rests = { $who } отдыхает
pn-event-automa-turn = { $who } — автома и действует по инструкции
pn-event-placed = { $who } размещает кубик ({ $die }): { $where }
pn-event-used = { $who } применяет «{ $card }»{ $chain ->
    [1] { "" }
   *[other] , карта цепочки { $chain }
}
pn-event-used-mark = { $who } применяет метку ({ $mark })
pn-event-attempts = { $who } берётся за контракт «{ $card }»
pn-event-path = { $who } выбирает { $side ->
    [light] путь света
   *[dark] путь мрака
}
pn-event-threatened = { $who }: угроза { $n }
pn-event-thrown = Кубики угрозы: { $rolled }
pn-event-nothing-thrown = Кубиков угрозы не осталось
pn-event-deadly-wound = { $who } получает смертельное ранение: ход окончен, кубики сброшены, следующий ход — отдых
pn-event-fulfils = { $who } выполняет контракт «{ $card }»
pn-event-contract-failed = { $who } не выполняет контракт «{ $card }»
pn-event-passed = { $who } проходит испытание «{ $card }»
pn-event-failed = { $who } проваливает испытание «{ $card }»
pn-event-fate = Карта судьбы: «{ $card }»
pn-event-fulfilled = Пророчество «{ $card }» сбылось: начинаются последние ходы
pn-event-limit = Игра длится достаточно долго
pn-event-won = Победа: { $winners }
helper-pn-amount = { $ingredient ->
    [blood] { pn-ingredient-blood.acc }
    [crystal] { pn-ingredient-crystal.acc }
    [jewel] { pn-ingredient-jewel.acc }
    [fruit] { pn-ingredient-fruit.acc }
    [trinket] { pn-ingredient-trinket.acc }
   *[arcana] { pn-ingredient-arcana.acc }
}
pn-event-gained = { $who } получает { helper-pn-amount }{ $lost ->
    [0] { "" }
   *[other] , сверх предела пропадает { $lost }
}
pn-event-spent = { $who } тратит { helper-pn-amount }
pn-event-rolled = { $who } бросает кубик: { $die }
pn-event-rolled-resource = { $who } бросает кубик ресурсов: { $got }
pn-event-automa-rolled = { $who } бросает кубик: { $die }
pn-event-lost-die = { $who } сбрасывает кубик: { $die }
pn-event-changed = { $who } меняет кубик: { $die } → { $to }
pn-event-knocked-out = { $who } убирает размещённый кубик: { $die }
pn-event-unplaced = { $who } снимает кубик с поля: { $die }
pn-event-took-back = { $who } возвращает в запас кубик: { $die }
pn-event-placements = { $who } получает { $n ->
    [one] { $n } дополнительное размещение
    [few] { $n } дополнительных размещения
   *[many] { $n } дополнительных размещений
}
pn-event-wounded = { $who }: ранена метка ({ $mark })
pn-event-healed = { $who }: исцелена метка ({ $mark })
pn-event-bled = { $who } платит кровь раненой меткой ({ $mark })
pn-event-recharged = { $who } перезаряжает метку ({ $mark })
pn-event-gained-mark = { $who } получает метку ({ $mark })
pn-event-readied = Развёрнута карта «{ $card }»
pn-event-discarded = { $who } сбрасывает «{ $card }»
pn-event-received = { $who } получает «{ $card }»
pn-event-bought = { $who } покупает «{ $card }»
pn-event-prepared = { $who }: «{ $card }» теперь в инвентаре
pn-event-revealed = Открыта карта «{ $card }»
pn-event-renewed = { $market ->
    [potionry] Обновлён рынок зельеварни
    [shop] Обновлён рынок лавки
    [ruby] Обновлён рынок рубинового класса
    [amber] Обновлён рынок янтарного класса
    [jasper] Обновлён рынок яшмового класса
    [emerald] Обновлён рынок изумрудного класса
    [sapphire] Обновлён рынок сапфирового класса
   *[amethyst] Обновлён рынок аметистового класса
}
pn-event-reserved = { $who } резервирует «{ $card }»
pn-event-looked = { $who } смотрит верхние контракты колоды
pn-event-looked-enough = { $who } кладёт остальные контракты под колоду
pn-event-contract-gone = Контракт «{ $card }» уходит под колоду
pn-event-unthreatened = Сброшено кубиков угрозы: { $n }, осталось { $left }
pn-event-turned-threat = Кубик угрозы: { $value } → { $to }
pn-event-missed = { $who }: кубик угрозы { $value } промахивается
pn-event-deadly = { $who }: кубик угрозы { $value } попадает в раненую метку, это смертельное ранение
pn-event-prevented = { $who } избегает смертельного ранения
pn-event-judged = { $who }: { $done ->
    [yes] задание выполнено
   *[no] задание не выполнено
}
pn-event-cancelled = «{ $card }»: отменено свойство «{ $property }»
pn-event-eased = Задание легче на { $by }
pn-event-scored = { $who }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}

## Чем кончается игра

penumbra-ending-prophecy = пророчество сбылось, и очки сочтены
penumbra-ending-limit = партия слишком затянулась, и очки сочтены

## Отказы

pn-refusal-over = Игра окончена.
pn-refusal-not-your-turn = Сейчас решает игрок { $seat }.
pn-refusal-wrong-phase = Ход уже начат: его вид выбран.
pn-refusal-effect-pending = Сначала ответьте эффекту.
pn-refusal-unknown = Такого действия нет.
pn-refusal-must-rest = После смертельного ранения следующий ход — отдых.
pn-refusal-no-trial = Открытых испытаний нет.
pn-refusal-no-placements = Размещений в этот ход не осталось.
pn-refusal-no-cell = Этому кубику сейчас нет подходящей свободной ячейки.
pn-refusal-no-such-die = Такого кубика в вашем запасе нет.
pn-refusal-cell-shut = Эта ячейка открыта, когда волшебников не меньше { $n }.
pn-refusal-cell-takes = Эта ячейка принимает другие кубики.
pn-refusal-no-marks = Меток этого класса в запасе не осталось.
pn-refusal-cell-taken = Ячейка занята: красный кубик выбьет отсюда значение { $value }, если сам больше, а за аркану можно втиснуться рядом.
pn-refusal-not-yours = У вас такого нет.
pn-refusal-turned = Эта карта повёрнута: она развернётся при отдыхе.
pn-refusal-never-used = Эту карту не применяют: она действует сама.
pn-refusal-wrong-turn = { $turn ->
    [any] Только в ход обучения или испытания.
    [learn] Только в ход обучения.
    [trial] Только в ход испытания.
   *[rest] Только в ход отдыха.
}
pn-refusal-wrong-moment = { $moment ->
    [pre-threat] Только перед броском угрозы.
    [threat-rolled] Только сразу после броска угрозы.
    [task] Только в испытании, когда выбран путь, до решения задания.
    [on-deadly] Только при смертельном ранении.
   *[free] Сейчас эффекты применять нельзя.
}
pn-refusal-suppressed = Свойство испытания подавляет эту карту.
pn-refusal-watched = Бдительность: до броска угрозы уже применено карт и цепочек { $used }, больше нельзя.
pn-refusal-lack-ingredient = Нужно: { $needed }; у вас { $has }.
pn-refusal-lack-die = Нужен { $die }.
pn-refusal-lack-placements = Нужно размещений: { $needed }, осталось { $has }.
pn-refusal-lack-cell = Свободной ячейки для метки нет.
pn-refusal-lack-before = Так её применяют только сразу после другой карты.
pn-refusal-not-buying = Покупают, разместив кубик в зельеварне или лавке.
pn-refusal-owned = Карта с таким названием у вас уже есть.
pn-refusal-hurried = Безделушку на размещение тратят раз за ход.
pn-refusal-bound = За это размещение контракт уже зарезервирован.
pn-refusal-not-in-the-city = Контракт резервируют, разместив кубик в городе.
pn-refusal-not-charged = Эта метка не заряжена.
pn-refusal-not-wounded = Эта метка не ранена.
pn-refusal-not-offered = На этот вопрос так не ответить.
pn-refusal-nothing-asked = Сейчас это не предложено.

## Панели

pn-panel-status = Ход
pn-status-talents = Выбор талантов
pn-status-turn = { $who }, ход { $number }: { $kind ->
    [any] выбор хода
    [learn] обучение
    [trial] испытание
   *[rest] отдых
}
pn-status-placements = Осталось размещений: { $n }
pn-status-attempt = «{ $card }»{ $side ->
    [light] , путь света
    [dark] , путь мрака
   *[none] { "" }
}
pn-status-threat = Угроза: кубиков { $n }
pn-status-thrown = Выпало у угрозы: { $rolled }
pn-status-automa = Автома, шаг { $number }: { $text }
pn-status-last = Последние ходы, осталось: { $left }
pn-panel-fate = Судьба, карт в колоде: { $deck }
pn-prophecy = { $card }: { $now } из { $need }{ $how ->
    [any] {" "}у лучшего
    [all] {" "}у отстающего
   *[sum] {" "}у всех вместе
}
pn-prophecy-fate = { $card }: осталось карт { $left }
pn-goal-card = Цель «{ $card }»: вам очков { $points }
pn-goal-name = Цель «{ $card }»
pn-panel-trials = Испытания
pn-trial-card = { $card }: сложность { $difficulty }, угроза { $threat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; мрак: { $dark }, свет: { $light }
pn-trial-with = { $trial }; { $properties }
pn-panel-school = Школа
pn-panel-city = Город
pn-panel-wild = Дикие земли
pn-place = { $place }, свободно ячеек: { $cells }
pn-place-dice = { $place }, свободно ячеек: { $cells }; лежат: { $dice }
pn-cells = { $free } из { $all }
pn-cells-many = без предела
helper-pn-card-kind = { $kind ->
    [spell] заклинание
    [recipe] рецепт
    [summon] призыв
    [potion] готовое зелье
    [tome] том
    [talent] талант
   *[artifact] артефакт
}
pn-market-card = { $card }: { helper-pn-card-kind }, { $cost }
pn-free-card = { $card }: { helper-pn-card-kind }
pn-contract-card = { $card }: { $side ->
    [light] свет
   *[dark] мрак
}, сложность { $difficulty }{ $threat ->
    [0] { "" }
   *[other] , угроза { $threat }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; { $task }
pn-panel-player = { $who }
pn-panel-wizard = { $who }, { $talent }
pn-player-dice = Кубики: { $list }
pn-player-ingredients = Запас: { $list }
pn-player-marks = Метки: { $list }
pn-mark-here = { $kind ->
    [ruby] рубин
    [amber] янтарь
    [jasper] яшма
    [emerald] изумруд
    [sapphire] сапфир
    [amethyst] аметист
   *[spark] искра
} { $value } { $state ->
    [charged] (заряжена)
    [discharged] (разряжена)
   *[wounded] (ранена)
}
pn-player-talent = Талант: { $list }
pn-player-grimoire = Гримуар: { $list }
pn-player-inventory = Инвентарь: { $list }
pn-player-equipment = Экипировка: { $list }
pn-turned = { $card } (повёрнута)
pn-player-experience = Испытаний { $trials }, контрактов { $contracts }; свет { $light }, мрак { $dark }
pn-player-symbols = Символы опыта: { $list }
pn-symbols = { $symbol } { $n }
pn-player-reserved = Зарезервировано: «{ $card }»
pn-player-reserved-count = Зарезервировано карт: { $n }
pn-player-score = Очки { $points }, смертельных ранений { $deadly }
