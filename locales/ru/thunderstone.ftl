### «Громовой камень» за столом: вопросы, варианты, журнал, отказы, названия мест.

ts-player = Игрок { $player }
ts-and = { $a } и { $b }
ts-name = { $card }
ts-list = { $a }, { $b }

## Настройки

ts-setting-boxes = коробки через запятую
    .name = Коробки
    .base = базовая
    .homebrew = свои карты
ts-setting-selection = готовый набор по имени или random (случайный)
    .name = Набор
ts-setting-monsters = классы монстров через запятую или random (случайные)
    .name = Монстры
ts-setting-classes = сколько классов монстров: три или больше, если хочется игры подольше
    .name = Классов монстров
ts-setting-heroes = четыре семейства героев через запятую или random (случайные)
    .name = Герои
ts-setting-village = восемь карт деревни через запятую или random (случайные)
    .name = Деревня
ts-setting-first = кто ходит первым: random (случайный) или номер места
    .name = Кто начинает
ts-setting-breach = домашнее правило: прорыв при каждом выходе в 1-й ряд (arrival) или один раз за игру (once)
    .name = Прорыв (домашнее правило)
    .arrival = при каждом выходе
    .once = один раз за игру
ts-setting-trophies = домашнее правило: трофеи по книге правил (book) или по открытым таблицам карт (table)
    .name = Трофеи (домашнее правило)
    .book = по книге правил
    .table = по таблицам карт
ts-setup-count = { $what ->
    [monsters] названо классов монстров: { $given }, а в игре их { $wanted }
    [heroes] названо семейств героев: { $given }, а в игре их { $wanted }
   *[village] названо карт деревни: { $given }, а в игре их { $wanted }
}
ts-setup-first = «{ $value }» — не место за этим столом; random или номер места
ts-setup-few = В файлах карт найдено { $what ->
    [monsters] классов монстров
    [heroes] семейств героев
   *[village] карт деревни
}: { $found }, а нужно { $wanted }

## Вопросы

ts-prompt-choose = Ваш ход: деревня, подземелье или отдых?
    .others = начинает ход
ts-prompt-village = В деревне: золота { $gold }, покупок { $buys }
    .others = в деревне
ts-prompt-rest = Отдых: можете уничтожить одну карту с руки
    .others = отдыхает
ts-prompt-prepare = В подземелье: подготовьтесь и атакуйте монстра
    .others = готовится в подземелье
ts-prompt-paralyse = Какой герой не атакует?
    .others = в битве
ts-prompt-dread = Что теряет «{ $hero }»?
    .others = в битве
ts-prompt-disease = Что отнимает болезнь?
    .others = в битве
ts-prompt-spoils = Добыча, «{ $card }»: что купить? Золота { $gold }
    .others = берёт добычу
ts-prompt-may = Применить этот эффект?
    .others = применить ли эффект
ts-prompt-or = Выберите одно
    .others = одно из нескольких
ts-prompt-hero = Какой герой? { SENTENCE($effect) }
    .others = выбирает героя
ts-prompt-destroy = Какую карту уничтожить?{ helper-ts-left }
    .others = уничтожает карту
ts-prompt-doom = Какая карта будет уничтожена в конце битвы?{ helper-ts-left }
    .others = теряет карту в битве
ts-prompt-discard = Какую карту сбросить?{ helper-ts-left }
    .others = сбрасывает карты
helper-ts-left = { $left ->
    [1] { "" }
   *[other] {" "}Осталось выбрать: { $left }{ $limit ->
        [up-to] {" "}(или меньше)
       *[exactly] { "" }
    }
}
ts-prompt-borrow = Кого из сброшенных героев взять в отряд?
    .others = берёт героя в отряд
ts-prompt-banish = Какого монстра положить под колоду подземелья?
    .others = изгоняет монстра
ts-prompt-capture = Какого монстра забрать?
    .others = забирает монстра
ts-prompt-place = { $rank ->
    [2] Какая карта встанет во 2-й ряд?
   *[other] Какая карта встанет в { $rank }-й ряд?
}
    .others = переставляет карты коридора
ts-prompt-destroy-revealed = Какие из этих карт уничтожить?
    .others = уничтожает карты колоды

## Варианты

ts-pick-village = Посетить деревню
ts-pick-dungeon = Спуститься в подземелье
ts-pick-rest = Отдохнуть
ts-pick-end-turn = Закончить ход
ts-pick-use = { $card }: { $text }
ts-pick-buy = Купить «{ $card }» за { $price }
ts-pick-level = { $card } → { $next }, опыта { $experience }
ts-pick-equip = { $hero }: взять оружие «{ $weapon }»
ts-pick-put-down = Отложить оружие «{ $weapon }»
ts-pick-rest-destroy = Уничтожить «{ $card }»
ts-pick-rest-nothing = Ничего не уничтожать
ts-pick-fight = Атаковать «{ $card }», ряд { $rank }: { $total } против { $health }
ts-pick-paralyse = Не атакует «{ $hero }»
ts-pick-lose-attack = { $hero }: −1 к атаке
ts-pick-lose-magic = { $hero }: −1 к магической атаке
ts-pick-disease-attack = −1 к атаке: всего { $total }
ts-pick-disease-magic = −1 к магической атаке: всего { $total }
ts-pick-spoils = Купить «{ $card }» за { $price }
ts-pick-no-spoils = Ничего не покупать
ts-pick-accept = Да: { $effect }
ts-pick-yes = Да
ts-pick-decline = Нет
ts-pick-branch = Вариант { $number }
ts-pick-hero = { $hero }
ts-pick-card = { $card }
ts-pick-done = Это всё

## Журнал

ts-event-turn-of = Ход: { $who }
ts-event-visits = { $who } посещает деревню
ts-event-enters = { $who } спускается в подземелье
ts-event-rests = { $who } отдыхает
ts-event-turn-ends = { $who } заканчивает ход
ts-event-used = { $who } применяет «{ $card }»
ts-event-bought = { $who } покупает «{ $card }» за { $price }
ts-event-levelled = { $who }: { $card } → { $next }, опыта { $price }
ts-event-equipped = { $hero } берёт оружие «{ $card }»
ts-event-put-down = { $hero } откладывает оружие «{ $card }»
ts-event-attacked = { $who } атакует «{ $card }», ряд { $rank }
ts-event-beaten = { $who } побеждает «{ $card }»: { $total } против { $health }
ts-event-failed = { $who } не побеждает «{ $card }»: { $total } против { $health }
ts-event-nobody = { $who } не находит, кого атаковать
ts-event-breached = Прорыв: «{ $card }»
ts-event-stone-taken = { $who } забирает «{ $card }»
ts-event-stone-lost = «{ $card }» в 1-м ряду и не достаётся никому
ts-event-limit = Игра длится достаточно долго
ts-event-won = Победа: { $winners }
ts-event-revealed = { $who } берёт «{ $card }»
ts-event-drew = { $who } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
ts-event-reshuffled = { $who } замешивает сброс в новую колоду
ts-event-destroyed = Уничтожена карта «{ $card }»
ts-event-doomed = В конце битвы будет уничтожена карта «{ $card }»
ts-event-discarded = { $who } сбрасывает «{ $card }»
ts-event-no-hero = { $who } показывает руку без героев
ts-event-lent = { $who }: в отряд вступает «{ $card }»
ts-event-returned = { $who }: возвращается «{ $card }»
ts-event-gold = +{ $amount } золота
ts-event-buys = Покупок больше на { $amount }
ts-event-experience = { $who }: +{ $amount } опыта, всего { $now }
ts-event-diseased = { $who } получает болезнь
ts-event-strength = { $card }: +{ $change } к силе
ts-event-stronger = { $card }: +{ $change } к атаке
ts-event-to-magic = { $card }: вся атака становится магической
ts-event-weightless = Оружие ничего не весит
ts-event-armed-to-magic = Герои с оружием бьют магией
ts-event-paralysed = Не атакует: { $card }
ts-event-lost-attack = { $card }: −1 к атаке
ts-event-lost-magic = { $card }: −1 к магической атаке
ts-event-ill-attack = Болезнь: −1 к атаке
ts-event-ill-magic = Болезнь: −1 к магической атаке
ts-event-counted = { $pool ->
    [attack] Атака
    [magic] Магия
    [darkness] Штраф освещённости
   *[total] Всего
}. { $line }
ts-event-banished = «{ $card }» уходит под колоду подземелья
ts-event-captured = { $who } забирает монстра «{ $card }»
ts-event-placed = «{ $card }» — { helper-ts-in-rank }
ts-event-appeared = «{ $card }» появляется { helper-ts-in-rank }
ts-event-laid-open = { $who } открывает «{ $card }»
ts-event-scored = { $who }: { $points } { $points ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
}
ts-source = { $why ->
    [printed] { helper-ts-source }
    [bonus] { $card }, своё свойство
    [granted] { $card }, помощь других
    [effects] { $card }, эффекты
    [ordeal] { $card }, в этой битве
    [nature] { $card }
    [disease] болезнь
    [doubled] { $card } удваивает магию
    [magic] магическая атака
    [rank] ряд
    [darkness] темнота
   *[light] { $card }, свет
}
helper-ts-source = { $card ->
    [none] атака
   *[other] { $card }
}

## Чем кончается игра

thunderstone-ending-stone = Громовой камень вышел к свету
thunderstone-ending-limit = партия слишком затянулась, и очки сочтены
thunderstone-tie-break-thunderstone = Громовой камень

## Отказы

ts-refusal-over = Игра окончена.
ts-refusal-not-your-turn = Сейчас выбирает игрок { $player }.
ts-refusal-wrong-phase = В этой части хода так нельзя.
ts-refusal-effect-pending = Сначала ответьте эффекту.
ts-refusal-unknown = Такого действия нет.
ts-refusal-not-revealed = Эта карта не раскрыта.
ts-refusal-not-in-hand = Этой карты нет в руке.
ts-refusal-not-here = Здесь у этой карты нет эффекта.
ts-refusal-after-purchase = Эффекты применяют до первой покупки.
ts-refusal-after-levels = Покупают до развития героев.
ts-refusal-already-used = Этот эффект в этот ход уже применён.
ts-refusal-not-held = Это оружие никто не держит.
ts-refusal-cannot-pay = Того, что требует эффект, нет.
ts-refusal-sold-out = Таких карт в продаже нет.
ts-refusal-lies-deeper = В стопке над ней лежит другая карта: продаётся только верхняя.
ts-refusal-no-buys = Покупок в этот ход не осталось.
ts-refusal-too-expensive = Цена { $price }, золота { $available }.
ts-refusal-not-a-hero = Эта карта — не герой.
ts-refusal-highest-level = У этого героя высший уровень.
ts-refusal-too-little-experience = Нужно опыта { $needed }, есть { $has }.
ts-refusal-no-next-level = В деревне нет героя следующего уровня.
ts-refusal-not-a-weapon = Эта карта — не оружие.
ts-refusal-already-held = Этот герой уже держит это оружие.
ts-refusal-already-moved = Это оружие только что перешло из рук в руки.
ts-refusal-has-a-weapon = У этого героя уже есть оружие.
ts-refusal-too-heavy = Вес { $weight }, сила { $strength }.
ts-refusal-nobody-there = В этом ряду пусто.
ts-refusal-not-a-monster = Громовой камень атаковать нельзя.
ts-refusal-too-dark = Его нельзя атаковать: штраф освещённости { $penalty }.
ts-refusal-not-offered = Эффект этого не предлагает.
ts-refusal-nothing-asked = Сейчас это не предложено.

## Панели

ts-panel-status = Ход
ts-status-turn = { $who }, ход { $number }: { $phase ->
    [choose] выбор
    [village] деревня
    [rest] отдых
    [prepare] подготовка
    [spoils] добыча
   *[battle] битва
}
ts-status-gold = Золота { $gold }, покупок { $buys }
ts-panel-hall = Коридор подземелья (в колоде { $deck })
ts-hall-card = { $rank }. { $card }: здоровье { $health }, победные очки { $points }, опыт { $experience }, золото { $gold }{ $darkness ->
    [0] { "" }
   *[other] , свет −{ $darkness }
}
ts-hall-battle = { $rank }. { $card }: { $total } из { $health }, { $verdict ->
    [won] хватает
    [dark] слишком темно
    [magic] нужна магия
   *[short] не хватает { $missing }
} (атака { $attack }, магия { $magic }, темнота { $penalty })
ts-hall-stone = { $rank }. { $card }
ts-hall-empty = { $rank }. пусто
ts-panel-village = Деревня
ts-stack = { $card }, цена { $price }, осталось { $count }
ts-stack-empty = { $card }: распродано
ts-panel-player = { $who }
ts-player-values = Опыт { $experience }, победных очков { $points }, рука { $hand }, колода { $deck }, сброс { $discard }
ts-player-values-hidden = Опыт { $experience }, рука { $hand }, колода { $deck }, сброс { $discard }
ts-player-discard = Сброс: { $cards }
ts-panel-party = Отряд
ts-party-hero = { $card }, сила { $strength }{ $weapon ->
    [0] { "" }
   *[other] , { $weapon }
}{ $gold ->
    [0] { "" }
   *[other] , золото { $gold }
}
ts-party-card = { $card }{ $gold ->
    [0] { "" }
   *[other] , золото { $gold }
}
ts-panel-hand = Рука
