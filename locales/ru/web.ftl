# Что говорит стол в браузере вокруг любой игры.

## Полоса наверху

web-start = Играть
web-lobby = Столы
web-cards = Карты
web-replay = Повтор
web-help = Правила
web-settings = Настройки
web-close = Закрыть

## Начальная страница

web-headline = Колодостроительные игры точно по правилам
web-under = Одному, с друзьями за одним экраном, с ботами или по сети по ссылке. Без учётной записи.
web-play-now = Играть
web-guided = Первая партия с подсказками

## Подготовка стола

web-setup = Изменить подготовку
web-hide-setup = Скрыть подготовку
web-seats = Места
web-seat = Место { $n }
web-me = я
web-by-link = человек по ссылке
web-bot = бот: { $name }
web-public = Показать среди открытых столов
web-undo-rule = Отмена ходов
web-undo-rule-free = свободно
web-undo-rule-consent = по согласию
web-undo-rule-never = нельзя
web-table-name = Название стола
web-heuristic = быстрый
web-random-bot = случайный
web-novice = новичок
web-regular = любитель
web-expert = мастер
web-grandmaster = гроссмейстер
web-random-setup = Случайная подготовка
web-choose-from = Из чего выбирать
web-no-repeats = Без повторов из моих последних партий
web-left-out = Не выпадет, пока хватает остального
web-forget = Забыть
web-range-from = от
web-range-to = до
web-random = случайно
web-players =
    { $n ->
        [one] { $n } игрок
        [many] { $n } игроков
       *[other] { $n } игрока
    }
web-players-range = игроков: { $min }–{ $max }
web-setting-up = Подготовка
web-open-seed = Своё зерно
web-open-seed-about = Необязательно. Партию с этим зерном может повторить каждый, поэтому она открытая.
web-daily = Раздача дня
web-daily-about = { $day }, одна раздача для всех
web-daily-mine = У меня: { $what }
web-daily-theirs = Для сравнения: { $what }
web-daily-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
web-daily-compare = Скопировать ссылку для сравнения
web-locked = закреплено: { $n } из { $most }, остальное по воле случая

## Открытые столы и ссылки на места

web-no-tables = Сейчас открытых столов нет.
web-join = Сесть за стол
web-watch = Смотреть
web-free = свободных мест: { $n }
web-picks =
    { $n ->
        [one] { $n } решение
        [many] { $n } решений
       *[other] { $n } решения
    }
web-over = закончена
web-copy = Копировать
web-copied = Скопировано
web-link-seat = Место { $n }
web-link-watch = Для зрителей
web-link-once = Ссылка на место срабатывает один раз: место достаётся тому браузеру, который откроет её первым.
web-new-link = Новая ссылка на моё место
web-new-link-hint = Чтобы играть на другом устройстве; старая ссылка перестанет работать.
web-new-link-done = Эта ссылка открывает ваше место, здесь и на другом вашем устройстве; старая — больше нет.

## Связь и её неполадки

web-problem-too-fast = Слишком часто. Попробуйте через минуту.
web-problem-unavailable = Сервер сейчас не отвечает. Попробуйте ещё раз.
web-problem-absent = Такого стола нет.
web-connecting = Соединяемся…
web-lost = Связь потеряна; пробуем снова…
web-refused = Стол не отвечает. Возможно, ссылка устарела.

## Чей ход

web-waiting = Ждём: { $who } — { $what }
web-thinking = Думает: { $who } — { $what }
web-watching = Вы смотрите
web-your-turn = Ваш ход
web-since-then = С вашего прошлого хода

## Отмена

web-undo = Отменить
web-undo-free = бесплатно
web-undo-reveals = открыты карты
web-undo-final = с отметкой
web-undo-asks = по согласию
web-undo-asked = { $who } просит вернуть ход
web-accept = Согласиться
web-refuse = Отказать
web-undo-refused = Взять ход назад не разрешили
web-undo-wait = Ждём согласия

## Панель решений

web-end-turn = Закончить ход
web-end-anyway = Всё равно закончить
web-unused = Не использовано: { $what }
web-play-all = Разыграть всё
web-all-options =
    { $n ->
        [one] { $n } вариант
        [many] { $n } вариантов
       *[other] { $n } варианта
    }
web-confirm = Подтвердить
web-clear-chosen = Снять выбор
web-chosen-up-to = выбрано { $n }, можно до { $all }
web-chosen-of = выбрано { $n } из { $all }
web-cancel = Отмена
web-selected = выбрано
web-choose = Выберите
web-sure = Точно случится

## Журнал

web-log = Журнал
web-show-log = Журнал
web-rewound = Стол, каким он был
web-to-now = Вернуться

## Настройки

web-language = Язык
web-lang-ru = Русский
web-lang-en = English
web-speed = Анимация
web-slow = медленно
web-normal = обычно
web-fast = быстро
web-instant = мгновенно
web-again = Показать ещё раз, что произошло
web-skip-beats = Пропустить
web-palette = Цвета для дальтоников
web-confirm-each = Подтверждать каждый выбор
web-full = Полный контроль: что разрешается само, показано по шагам
web-by-itself = Разрешилось само: { $what }
web-sounds = Звуки
web-notify = Сообщать о моём ходе

## Конец партии

web-game-over = Партия окончена
web-won = Победа
web-lost-game = Поражение
web-drawn = Победителя нет
web-taken-back =
    { $n ->
        [one] возвращён { $n } ход
        [many] возвращено { $n } ходов
       *[other] возвращено { $n } хода
    }
web-how-it-went = Как шла партия
web-turning = Ход, который изменил больше всего:
web-rewind-there = Посмотреть ещё раз
web-save-picture = Сохранить картинку
web-turn-n = ход { $n }
web-game-start = начало
web-winner = победа
web-rematch = Ещё партию
web-save-record = Сохранить запись
web-open-replay = Смотреть повтор
web-verify = Проверить тасовку
web-verified = Тасовка та, что была обещана.
web-not-verified = Тасовка не та, что обещана: { $why }

## Карты

web-search = Поиск по названию и тексту
web-all-kinds = Все виды
web-all-boxes = Все коробки
web-found =
    { $n ->
        [one] { $n } карта
        [many] { $n } карт
       *[other] { $n } карты
    }
web-copies =
    { $n ->
        [one] { $n } экземпляр
        [many] { $n } экземпляров
       *[other] { $n } экземпляра
    }
web-source-homebrew = Домашняя карта, не из игры.
web-source-rulebook = Факты карты — из книги правил.
web-source-public = Факты карты — из открытых списков.
web-source-house = Факты карты — наши: в книге правил их нет.

## Незаконченные партии, записи

web-unfinished = Незаконченные партии
web-drop-table = Убрать из списка
web-load-record = Открыть запись
web-drop-record = Выберите файл записи или вставьте её текст
web-first = В начало
web-previous = Шаг назад
web-next = Шаг вперёд
web-last = В конец
web-autoplay = Воспроизвести
web-pause = Пауза
web-moment = Момент { $n } из { $all }
web-share = Копировать ссылку на этот момент
web-bad-record = Такую запись прочесть нельзя: { $why }
web-more-text = весь текст — клавиша I или долгое нажатие
web-forced-mark = само собой

## Справка

web-keys = Клавиши
web-key-space = обычное действие или подтверждение
web-key-digits = варианты на панели; если их нет — сторона стола с этим номером
web-key-arrows = от карты к карте
web-key-z = отменить
web-key-e = закончить ход
web-key-a = разыграть всё
web-key-i = показать карту
web-key-l = журнал
web-key-help = эта справка

## Люди за столом

web-my-name = Как вас называть
web-bot-asked = { $who } предлагает, чтобы вместо «{ $seat }» играл бот ({ $bot })
web-grace-left = ещё может вернуться: { $n } с
web-dealt-before = Карты раздали до того, как вы сели: в их тасовке нет вашей доли.
web-gathering = Ждём всех
web-gathering-hint = Карты раздадут, когда займут все места. Каждый, кто садится, добавляет своё к тасовке, так что расклад не выбирает никто.
web-seat-empty = пока никого
web-seat-here = за столом
web-seat-away = место занято, человека сейчас нет
web-added-chance = участвует в тасовке
web-bot-seat = Пусть играет бот
web-take-back = Вернуть место себе
web-gone = Нет на месте: { $who }

## Прочее

web-bug = Сохранить, что случилось
web-commitment = Контрольный код тасовки
web-result = Итог
web-invite-again = Скопировать приглашение
web-hide-faces = Заглянуть под карты
web-show-faces = Показать карты
web-skip-tour = Без подсказок
web-onward = Дальше
web-my-seat = Ваше место
web-nothing = Здесь пусто.
web-loading = Загружаем…
web-foe-turn = Сейчас ход не ваш
web-thanks = Названия и механики принадлежат издателям; рисунки и слова здесь наши.
web-notice = Сообщение
web-more = Ещё
web-hand = Рука
