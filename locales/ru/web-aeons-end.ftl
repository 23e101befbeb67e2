# Что говорит стол Aeon’s End в браузере.

## Начальная страница

web-aeons-end-tagline = Вместе против исчадия: маги разломов защищают последний город. Колоды не перемешиваются.

## Виды карт

web-aeons-end-kind-gem = Самоцвет
web-aeons-end-kind-relic = Реликвия
web-aeons-end-kind-spell = Заклинание
web-aeons-end-kind-minion = Приспешник
web-aeons-end-kind-power = Сила
web-aeons-end-kind-attack = Атака
web-aeons-end-kind-strike = Удар
web-aeons-end-kind-acolyte = Аколит
web-aeons-end-kind-corruption = Скверна
web-aeons-end-kind-nemesis = Исчадие
web-aeons-end-kind-mage = Маг
web-aeons-end-kind-breach = Разлом
web-aeons-end-kind-turn-order = Очерёдность
web-aeons-end-kind-card = Карта

## На столе

web-aeons-end-casting = Заклинания
web-aeons-end-main = Основная фаза
web-aeons-end-draw = Добор
web-aeons-end-foe-turn = Ход исчадия
web-aeons-end-order = Очерёдность хода
web-aeons-end-in-play = В игре, по порядку
web-aeons-end-empty = Пока пусто
web-aeons-end-supply = Запас
web-aeons-end-breaches = Разломы
web-aeons-end-ally = Союзник
web-aeons-end-allies = Союзники
web-aeons-end-gravehold = Грейвхолд
web-aeons-end-life = жизни
web-aeons-end-charges = энергия
web-aeons-end-deck = колода
web-aeons-end-discard = сброс
web-aeons-end-hand = рука
web-aeons-end-played = Разыграно
web-aeons-end-focus = настроить
web-aeons-end-open = открыть
web-aeons-end-is-open = открыт
web-aeons-end-destroyed = разрушен
web-aeons-end-bonus = +{ $n } урон
web-aeons-end-prepped = подготовлено
web-aeons-end-nothing = ничего
web-aeons-end-aether =
    { $n ->
        [one] эфир
       *[other] эфира
    }
web-aeons-end-tier = ранг
web-aeons-end-foe-deck = колода исчадия
web-aeons-end-devoured = Пожрано
web-aeons-end-drawn = Взята карта
web-aeons-end-charge-it = Получить энергию
web-aeons-end-ability = Способность
web-aeons-end-exhausted = обессилен
web-aeons-end-discard-order = Сброс по порядку
web-aeons-end-only-for = только: { $what }
web-aeons-end-aether-for-gem = самоцвет
web-aeons-end-aether-for-relic = реликвия
web-aeons-end-aether-for-spell = заклинание
web-aeons-end-aether-for-not-relic-spell = не на реликвии и заклинания
web-aeons-end-token-fury = Ярость
web-aeons-end-token-husk = Скорлупники
web-aeons-end-token-nemesis-token = Жетоны
web-aeons-end-doom = 0 — поражение
web-aeons-end-shielded = урон по нему −{ $n }
web-aeons-end-acts-at = порог { $n }
web-aeons-end-own-deck-strike = колода ударов
web-aeons-end-own-deck-corruption = колода скверны
web-aeons-end-own-deck-acolyte = колода аколитов
web-aeons-end-acolytes-left = аколитов осталось
web-aeons-end-tier-zero-discard = сброшено { $n }
web-aeons-end-untouchable = нельзя нанести урон
web-aeons-end-trophies = трофеи
web-aeons-end-taken = занят
web-aeons-end-unknown-card = неизвестная карта
web-aeons-end-power-left = ходов до срабатывания
web-aeons-end-revealed = Показаны
web-aeons-end-pair-open = Жетон { $a }/{ $b } между игроками: по карте { $a }/{ $b } решаете, чей ход
web-aeons-end-pair-held = Жетон { $a }/{ $b } лежит у «{ $who }»: следующая карта { $a }/{ $b } — ход «{ $other }»
web-aeons-end-take-turn = Ход: { $who }
web-aeons-end-next-card = следующая карта неизвестна
web-aeons-end-hands-to-come = Такие руки даст этот порядок
web-aeons-end-hand-now = Сейчас
web-aeons-end-hand-next = Затем
web-aeons-end-hand-later = Потом
web-aeons-end-more-cards =
    { $n ->
        [one] и ещё { $n } карта
        [many] и ещё { $n } карт
       *[other] и ещё { $n } карты
    }
web-aeons-end-put-next = если дальше положить: { $card }
web-aeons-end-cheaper = разлом дешевле на { $n }
web-aeons-end-double-prep = два заклинания в разлом
web-aeons-end-no-damage = урон предотвращён
web-aeons-end-next-gain = ждёт получения карты: { $card }
web-aeons-end-extra-draws =
    { $n ->
        [one] исчадие возьмёт ещё { $n } карту
        [many] исчадие возьмёт ещё { $n } карт
       *[other] исчадие возьмёт ещё { $n } карты
    }
web-aeons-end-my-hand = Рука

## Числа, о которых сообщают между ходами и в конце

web-aeons-end-figure-threats = карт исчадия в игре

## Первая партия с подсказками

web-aeons-end-tour-goal = Цель
    .text = Доведите жизнь исчадия до нуля (число в кольце). Проиграете, если падёт Грейвхолд или будут обессилены все маги.
web-aeons-end-tour-play = Самоцветы дают эфир
    .text = Всё, что можно сделать, обведено. Нажмите на самоцвет в руке: он даст эфир на этот ход.
web-aeons-end-tour-prep = Заклинание — в разлом
    .text = Подготовьте Искру: нажмите на карту, затем на разлом. Произнесёте её в начале следующего хода.
web-aeons-end-tour-gain = Эфир на что-нибудь
    .text = Купите карту из запаса (она ляжет в сброс), получите энергию для способности или настройте разлом. Затемнённое скажет, чего не хватает.
web-aeons-end-tour-draw = Порядок сброса
    .text = Колоды не тасуют: сброс переворачивают. В каком порядке положите карты, в таком они и придут.
web-aeons-end-tour-cast = Произнесение
    .text = Нажмите на подготовленное заклинание и выберите цель. Из открытого разлома можно и подождать.
web-aeons-end-tour-threat = Карты исчадия
    .text = Приспешники действуют каждый его ход, силы срабатывают, когда счётчик дойдёт до нуля. Их карты лежат в ряд: старшие срабатывают первыми.
