# Что говорит стол «Осколков бесконечности» в браузере.

## Начальная страница

web-shards-tagline = Друг против друга: вербуйте союзников, развивайте мастерство и соберите Осколок бесконечности.

## Виды карт

web-shards-kind-ally = Союзник
web-shards-kind-champion = Чемпион
web-shards-kind-mercenary = Наёмник
web-shards-kind-relic = Реликвия
web-shards-kind-starter = Начальная
web-shards-kind-leader = Лидер
web-shards-kind-shard = Осколок

## На столе

web-shards-turn = Ход { $n }
web-shards-main = Основная фаза
web-shards-attack = Атака
web-shards-shields = Щиты
web-shards-auction = Аукцион лидеров
web-shards-leaders = Лидеры
web-shards-draft = Драфт реликвий
web-shards-nemesis-turn = Ход Немезиды
web-shards-nemesis = Немезида
web-shards-end = Конец хода
web-shards-health = здоровье
web-shards-mastery = мастерство
web-shards-crystals =
    { $n ->
        [one] кристалл
        [many] кристаллов
       *[other] кристалла
    }
web-shards-power = мощь
web-shards-hand = рука
web-shards-deck = колода
web-shards-discard = сброс
web-shards-champions = Чемпионы
web-shards-play = В игре
web-shards-row = Центральный ряд
web-shards-centre = центральная колода
web-shards-removed = удалено
web-shards-relics = Реликвии
web-shards-focus = Концентрация
web-shards-focused = уже использована
web-shards-next = Дальше: { $n } — { $what }
web-shards-opponents = Противники
web-shards-out = выбыл
web-shards-ready = готов
web-shards-tired = активирован
web-shards-assign = Назначить
web-shards-less = меньше
web-shards-more = больше
web-shards-all = всё
web-shards-bid = Поставить
web-shards-highest = Высшая ставка: { $n }
web-shards-nobody = ставок нет
web-shards-assigned = назначено { $n }
web-shards-empty = пусто
web-shards-ally = союзник по команде
web-shards-incoming = Вас атакуют
web-shards-played = Разыграно
web-shards-my-hand = Рука

## Числа, о которых сообщают между ходами и в конце

web-shards-shield = щит
web-shards-figure-health = { $who }, здоровье
web-shards-figure-mastery = { $who }, мастерство
web-shards-figure-champions = { $who }, чемпионы

## Первая партия с подсказками

web-shards-tour-goal = Цель
    .text = Доведите здоровье противника до нуля. С мастерством 30 Осколок бесконечности побеждает сразу.
web-shards-tour-play = Разыграйте карты
    .text = Кристаллы — чтобы вербовать, мощь — чтобы атаковать. Нажимайте на карты в руке; A разыгрывает всё, пока не понадобится выбор.
web-shards-tour-recruit = Центральный ряд
    .text = Обведённую карту можно призвать: она ляжет в сброс. Наёмника можно разыграть и сразу, но потом он уйдёт под колоду.
web-shards-tour-focus = Концентрация
    .text = Раз в ход: 1 кристалл за 1 мастерство. Карты становятся сильнее; следующая ступень показана под шкалой.
web-shards-tour-champion = Чемпионы
    .text = Они остаются на столе. Своих активируйте раз в ход; чужих атакуют мощью, которой хватает на всё их здоровье.
web-shards-tour-shield = Щиты
    .text = Вас атакуют: покажите из руки карты со щитами, сколько хотите. Они останутся у вас.
