# Что говорит стол «Громового камня» в браузере.

## Начальная страница

web-thunderstone-tagline = Соберите отряд в деревне и спуститесь в подземелье: победит тот, чьи трофеи дороже, когда выйдет Громовой камень.

## Виды карт

web-thunderstone-kind-hero = Герой
web-thunderstone-kind-village = Деревня
web-thunderstone-kind-basic = Основная
web-thunderstone-kind-monster = Монстр
web-thunderstone-kind-disease = Болезнь
web-thunderstone-kind-thunderstone = Громовой камень
web-thunderstone-kind-randomizer = Карта набора
web-thunderstone-kind-reference = Памятка
web-thunderstone-kind-militia = Ополченец
web-thunderstone-kind-fighter = Боец
web-thunderstone-kind-archer = Лучник
web-thunderstone-kind-cleric = Клирик
web-thunderstone-kind-wizard = Волшебник
web-thunderstone-kind-thief = Вор
web-thunderstone-kind-weapon = Оружие
web-thunderstone-kind-item = Предмет
web-thunderstone-kind-food = Еда
web-thunderstone-kind-light = Свет
web-thunderstone-kind-spell = Заклинание
web-thunderstone-kind-villager = Селянин
web-thunderstone-kind-abyssal = Исчадие бездны
web-thunderstone-kind-black = Чёрный
web-thunderstone-kind-blue = Синий
web-thunderstone-kind-doom = Рок
web-thunderstone-kind-doomknight = Рыцарь Рока
web-thunderstone-kind-dragon = Дракон
web-thunderstone-kind-enchanted = Зачарованное существо
web-thunderstone-kind-green = Зелёный
web-thunderstone-kind-humanoid = Гуманоид
web-thunderstone-kind-ooze = Жижа
web-thunderstone-kind-red = Красный
web-thunderstone-kind-spirit = Дух
web-thunderstone-kind-undead = Нежить
web-thunderstone-kind-white = Белый

## Числа карт

web-thunderstone-mark-health = здоровье
web-thunderstone-mark-strength = сила
web-thunderstone-mark-weight = вес
web-thunderstone-mark-attack = атака
web-thunderstone-mark-magic = магическая атака
web-thunderstone-mark-light = свет
web-thunderstone-mark-darkness = темнота
web-thunderstone-mark-gold = золото
web-thunderstone-mark-experience = опыт
web-thunderstone-mark-points = победные очки

## Ход

web-thunderstone-turn = Ход { $n }
web-thunderstone-at-choose = начало
web-thunderstone-at-village = деревня
web-thunderstone-at-dungeon = подземелье
web-thunderstone-at-rest = отдых
web-thunderstone-at-end = конец
web-thunderstone-step-effects = Эффекты
web-thunderstone-step-purchases = Покупка
web-thunderstone-step-levels = Уровни
web-thunderstone-step-prepare = Подготовка
web-thunderstone-step-battle = Бой
web-thunderstone-step-spoils = Добыча
web-thunderstone-step-after = После боя

## Зал подземелья

web-thunderstone-hall = Зал подземелья
web-thunderstone-deck = Колода
web-thunderstone-cards-in-deck =
    { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
web-thunderstone-stone = Громовой камень
web-thunderstone-stone-from = лежит между { $from }‑й и { $to }‑й
web-thunderstone-stone-out = уже вышел
web-thunderstone-rank = Уровень { $n }
web-thunderstone-darkness-of = темнота { $dark }, из неё освещено { $lit }
web-thunderstone-dark-of = темнота { $n }
web-thunderstone-penalty = атака { $n }
web-thunderstone-no-penalty = без штрафа
web-thunderstone-empty = пусто
web-thunderstone-party-brings = Отряд
web-thunderstone-dark-and-light = Темнота { $dark } − свет { $lit } = { $left }
web-thunderstone-halved-away = Срезано делением
web-thunderstone-against = против { $n }
web-thunderstone-versus = против
web-thunderstone-victory = победа
web-thunderstone-defeat = поражение
web-thunderstone-barred = нельзя
web-thunderstone-too-dark =
    { $n ->
        [one] Атаковать нельзя, пока темно: не хватает { $n } света.
       *[other] Атаковать нельзя, пока темно: не хватает { $n } света.
    }
web-thunderstone-needs-magic = Нужна хоть одна магическая атака.
web-thunderstone-missing = Не хватает { $n }.
web-thunderstone-brighter = Ещё { $n } света — и вышло бы { $total }.
web-thunderstone-brighter-wins = Ещё { $n } света — и вышло бы { $total }: победа.
web-thunderstone-exactly = Ровно столько, сколько нужно.
web-thunderstone-spoils-then =
    { $n ->
        [one] Добыча: { $n } покупка.
        [few] Добыча: { $n } покупки.
       *[many] Добыча: { $n } покупок.
    }
web-thunderstone-your-attack-on = Ваша атака: { $card }
web-thunderstone-attack-now = Атаковать
web-thunderstone-attack-on = Атака отряда: { $card }
web-thunderstone-count-against = Расчёт атаки: { $card }
web-thunderstone-party = Отряд
web-thunderstone-attack = атака
web-thunderstone-magic = магия
web-thunderstone-light = свет
web-thunderstone-darkness = Темнота
web-thunderstone-weight = вес
web-thunderstone-strength = сила
web-thunderstone-weight-strength = вес { $weight }, сила { $strength }
web-thunderstone-strength-weight = Сила { $strength }, вес оружия { $weight }
web-thunderstone-why-printed = атака
web-thunderstone-why-bonus = своё свойство
web-thunderstone-why-granted = помощь другим
web-thunderstone-why-effects = эффекты
web-thunderstone-why-ordeal = в этом бою
web-thunderstone-why-nature = свойство монстра
web-thunderstone-why-disease = болезнь
web-thunderstone-why-doubled = удваивает магию
web-thunderstone-why-magic = магическая атака
web-thunderstone-why-rank = уровень
web-thunderstone-why-light = свет
web-thunderstone-victory-even = Победа, ровно
web-thunderstone-victory-by = Победа, запас { $n }
web-thunderstone-defeat-sure = Поражение
web-thunderstone-cannot-attack = Атаковать нельзя
web-thunderstone-hopeless = Напасть можно: монстр уйдёт под колоду.
web-thunderstone-no-losses = Потерь в бою нет
web-thunderstone-lose-sure = В бою погибнет: { $who }
web-thunderstone-lose-one-of = В бою погибнет кто-то один: { $who }
web-thunderstone-lose-diseases =
    { $n ->
        [one] Вы получите болезнь
        [few] Вы получите { $n } болезни
       *[many] Вы получите { $n } болезней
    }
web-thunderstone-after-victory = После победы точно
web-thunderstone-experience-then = опыт { $from } → { $to }
web-thunderstone-card-to-discard = в сброс
web-thunderstone-spoils-of =
    { $n ->
        [one] на добычу, { $n } покупка
        [few] на добычу, { $n } покупки
       *[many] на добычу, { $n } покупок
    }
web-thunderstone-moves-to = { $card } выходит на { $rank } уровень
web-thunderstone-fresh =
    { $n ->
        [one] из колоды выйдет новая карта
        [few] из колоды выйдут { $n } карты
       *[many] из колоды выйдут { $n } карт
    }
web-thunderstone-game-ends = Громовой камень у выхода: он ваш, и игра окончена
web-thunderstone-breach-then = Прорыв: { $card }

## Деревня

web-thunderstone-village = Деревня
web-thunderstone-village-open = Деревня: герои, рынок, основные карты
web-thunderstone-village-shut = Деревня: в этот ход закрыта
web-thunderstone-village-spoils = Деревня: добыча
web-thunderstone-price = цена { $n }
web-thunderstone-left = осталось { $n }

## Отряд и игроки

web-thunderstone-hand = Рука
web-thunderstone-hand-closed = Рука: карт { $n }, золота { $gold }
web-thunderstone-hand-open = Рука раскрыта: карт { $n }, золота { $gold }
web-thunderstone-party-open = Отряд: рука раскрыта, карт { $n }
web-thunderstone-doomed = погибнет
web-thunderstone-paralysed = не атакует
web-thunderstone-spent = применена
web-thunderstone-of-player = из сброса: { $who }
web-thunderstone-linked = оружие в руках героя
web-thunderstone-fallen = слишком тяжело: выпало из рук
web-thunderstone-my-deck = колода
web-thunderstone-discard = сброс
web-thunderstone-next-hand = Новая рука: { $deck } из { $of }, без перемешивания
web-thunderstone-next-hand-shuffle = Новая рука: { $deck } из колоды, потом перемешать сброс и взять { $then }
web-thunderstone-experience =
    { $n ->
        [0] опыта
       *[other] опыта
    }
web-thunderstone-gold =
    { $n ->
        [one] золотой
       *[other] золота
    }
web-thunderstone-gold-in-hand =
    { $n ->
        [one] золото в руке
       *[other] золота в руке
    }
web-thunderstone-gold-for-spoils = золота, только на добычу
web-thunderstone-buys =
    { $n ->
        [one] покупка
        [few] покупки
       *[many] покупок
    }
web-thunderstone-beaten =
    { $n ->
        [one] побеждённый монстр
        [few] побеждённых монстра
       *[many] побеждённых монстров
    }
web-thunderstone-beaten-count =
    { $n ->
        [one] { $n } монстр
        [few] { $n } монстра
       *[many] { $n } монстров
    }
web-thunderstone-opponents = Соперники
web-thunderstone-hand-count = рука { $n }
web-thunderstone-deck-count = колода { $n }
web-thunderstone-discard-count = сброс { $n }
web-thunderstone-newest = верх сброса: { $card }
web-thunderstone-parts = Части стола
web-thunderstone-part-hall = Подземелье
web-thunderstone-part-village = Деревня
web-thunderstone-part-players = Игроки

## Числа, о которых сообщают между ходами и в конце

web-thunderstone-figure-experience = { $who }, опыт
web-thunderstone-figure-monsters = { $who }, монстры
web-thunderstone-figure-points = { $who }, победные очки

## Первая партия с подсказками

web-thunderstone-tour-goal = Цель
    .text = Побеждайте монстров: они дают опыт и победные очки. Когда Громовой камень окажется на первом уровне, игра кончится, и победит тот, у кого очков больше.
web-thunderstone-tour-choose = Три пути
    .text = Деревня — потратить золото карт. Подземелье — сразиться с одним монстром. Отдых — уничтожить слабую карту. В начале чаще ходят в деревню.
web-thunderstone-tour-buy = Покупка
    .text = Золото раскрытых карт тратят сразу: обычно это одна покупка. Новая карта уйдёт в сброс. Начните с героя или с оружия.
web-thunderstone-tour-level = Повышение
    .text = За опыт героя меняют на следующий уровень, ополченца — на любого героя первого. Обведённого зелёным можно повысить.
web-thunderstone-tour-equip = Оружие
    .text = Нажмите на оружие, потом на героя. Вес не должен быть больше силы; у героя одно оружие. Припасы и другие эффекты карт тоже применяют сейчас.
web-thunderstone-tour-fight = Кого атаковать
    .text = Под каждым монстром уже посчитано, чем кончится бой. Нажмите на монстра, чтобы увидеть расчёт, и ещё раз — чтобы напасть. Чем глубже, тем нужнее свет.
web-thunderstone-tour-rest = Отдых
    .text = Уничтожьте карту, которая больше не нужна, например ополченца: колода станет сильнее. Можно и ничего не уничтожать.
web-thunderstone-tour-spoils = Добыча
    .text = После победы можно купить подсвеченную карту за золото раскрытых карт.
web-thunderstone-tour-stone = Камень близко
    .text = Громовой камень может открыться скоро. Посчитайте очки: пора брать самых дорогих монстров.
