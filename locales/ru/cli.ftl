### Что говорят сами команды и терминальный клиент.

## Списки игр и карт

cli-game-seats = от { $min } до { $max } игроков
cli-game-boxes = коробки: { $boxes }
cli-game-variants = варианты: { $variants }
cli-games-hint = `koloda games ИГРА` покажет настройки, `koloda play ИГРА` — играть.
cli-settings = Настройки, задаются как --set КЛЮЧ=ЗНАЧЕНИЕ:
cli-setting-values = значения: { $values }
cli-setting-default = по умолчанию: { $default }
cli-words-part = { $part ->
    [operation] Операции
    [control] Ход эффекта
    [condition] Условия
    [amount] Числа
    [scope] О ком
    [entry] Записи файлов карт
   *[detail] Внутри других слов
}
cli-words-unused = Ни на одной карте: { $words }.
cli-words-none = Ни на одной карте его нет.
cli-words-hint = `koloda words ИГРА СЛОВО` покажет поля слова и карту, на которой оно есть.
cli-card-kind = { $kind ->
    [gem] самоцвет
    [relic] реликвия
    [spell] заклинание
    [mage] маг
    [nemesis] исчадие
    [attack] атака
    [minion] приспешник
    [power] сила
    [strike] удар
    [corruption] скверна
    [acolyte] аколит
    [breach] разлом
    [turn-order] карта очерёдности хода
    [ally] союзник
    [champion] чемпион
    [leader] лидер
    [hero] герой
    [village] карта деревни
    [monster] монстр
    [basic] базовая карта
    [disease] болезнь
    [thunderstone] громовой камень
    [randomizer] карта-определитель
    [reference] памятка
    [recipe] рецепт
    [summon] призыв
    [artifact] артефакт
    [potion] готовое зелье
    [contract] контракт
    [talent] талант
    [trial] испытание
    [prophecy] пророчество
    [goal] цель
    [event] событие
    [wound] смертельное ранение
    [automa] автома
   *[other] { $kind }
}
cli-card-group = { $group ->
    [mercenary] наёмник
    [relic] реликвия
    [militia] ополченец
    [fighter] боец
    [archer] лучник
    [cleric] клирик
    [wizard] волшебник
    [thief] вор
    [weapon] оружие
    [edged] режущее
    [blunt] дробящее
    [item] предмет
    [food] еда
    [spell] заклинание
    [villager] житель
    [light] свет
    [magic] магия
    [heroes] герои
    [monsters] монстры
    [abyssal] исчадие бездны
    [black] чёрный
    [blue] синий
    [doom] рок
    [doomknight] рыцарь Рока
    [dragon] дракон
    [enchanted] зачарованное существо
    [green] зелёный
    [humanoid] гуманоид
    [ooze] жижа
    [red] красный
    [spirit] дух
    [undead] нежить
    [white] белый
    [ruby] рубин
    [amber] янтарь
    [jasper] яшма
    [emerald] изумруд
    [sapphire] сапфир
    [amethyst] аметист
    [conduit] проводник
    [pendant] кулон
    [mantle] мантия
    [ring] кольцо
    [dark] мрак
   *[other] {""}
}
cli-card-fact = { $key ->
    [cost] стоимость { $value }
    [life] жизни: { $value }
    [power] жетоны силы: { $value }
    [tier] ранг { $value }
    [charges] энергия: { $value }
    [focus] настройка { $value }
    [bonus] прибавка { $value }
    [number] номер { $value }
    [difficulty] сложность { $value }
    [breaches] разломы { $value }
    [nemesis] {""}
    [token] {""}
    [who] {""}
    [while_prepped] {""}
    [breaches_taken] занимает разломов: { $value }
    [faction] { $value ->
        [homodeus] Хомо Деус
        [undergrowth] Ветвь
        [wraethe] Демиреалы
        [order] Орден
       *[other] { $value }
    }
    [health] здоровье: { $value }
    [item] предмет
    [level] уровень { $value }
    [gold] золото: { $value }
    [weight] вес: { $value }
    [strength] сила: { $value }
    [attack] атака: { $value }
    [magic] магическая атака: { $value }
    [light] свет: { $value }
    [points] победные очки: { $value }
    [experience] опыт: { $value }
    [darkness] {""}
    [starting] в начальной колоде: { $value }
    [breach] {""}
    [race] { $value ->
        [human] человек
        [dwarf] дварф
        [elf] эльф
       *[other] { $value }
    }
    [counterstrike] {""}
    [discipline] {""}
    [fate] {""}
    [first_card] {""}
    [order] {""}
    [side] {""}
    [slot] {""}
    [steps] {""}
    [threat] {""}
    [shield] {""}
    [solo_card] {""}
    [tier_zero] {""}
    [token_mark] {""}
    [token_role] {""}
    [trophies] {""}
    [untouchable] {""}
   *[other] { $key }: { $value }
}
cli-card-copies = { $copies ->
    [one] { $copies } экземпляр
    [few] { $copies } экземпляра
   *[many] { $copies } экземпляров
}
cli-card-source = { $source ->
    [homebrew] Домашняя карта, не из игры.
   *[other] Коробка: { $box }. Источник: { $source ->
        [rulebook] правила игры
        [public] открытые списки
        [house] наше допущение
       *[other] { $source }
    }.
}
cli-cards-total = { $kinds ->
    [one] { $kinds } вид
    [few] { $kinds } вида
   *[many] { $kinds } видов
}, всего { $copies ->
    [one] { $copies } компонент
    [few] { $copies } компонента
   *[many] { $copies } компонентов
}
cli-check-fine = Все файлы карт в порядке.
cli-no-card = Нет карты «{ $card }». Назовите её id или начало названия.

## Симуляция и измерение

cli-simulate-games = партии
cli-simulate-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, решений: { $decisions } за { $seconds } с ({ $speed } в секунду)
cli-simulate-team = побед ({ $bots }): { $count } = { $rate } % (95 %: от { $low } до { $high } %)
cli-simulate-seat = место { $seat }, { $bot }: побед { $count } = { $rate } % (95 %: от { $low } до { $high } %)
cli-simulate-points = очки: от { $least } до { $most }, в среднем { $mean }, стандартное отклонение { $spread }
cli-simulate-event = за игру, { $event }: { $mean }
cli-simulate-endings = чем кончилось:
cli-simulate-ending = { $reason }: { $count } = { $rate } % (95 %: от { $low } до { $high } %)
cli-simulate-picks = решений за партию: от { $least } до { $most }, медиана { $median }, среднее { $mean }
cli-simulate-faults = ошибок: { $errors }, незаконченных партий: { $unfinished }
cli-simulate-broken = партия { $game } (зерно { $seed }), после решений: { $picks }: { $message }
cli-bench =
    решений в секунду    { $speed }
    одно решение         { $decision } нс = { $clones } копирований (вариантов: { $options })
    копия состояния      { $clone } нс
    размер состояния     { $bytes } байт
    начало партии        { $start } мкс
cli-bench-compared = Вторая подготовка даёт { $percent } % от скорости первой (медиана { $turns } замеров)
cli-bench-bots = { $game }: { $iterations } итераций в секунду; { $playouts } доигрываний без дерева, которое прибавляет { $overhead } %
cli-match = { $first } против { $second }: { $rate } % побед (95 %: от { $low } до { $high } %); { $deals ->
    [one] { $deals } раздача сыграна
    [few] { $deals } раздачи, каждая сыграна
   *[many] { $deals } раздач, каждая сыграна
} дважды, со сменой мест
cli-match-together = Побеждает { $first }: { $rate } % (95 %: от { $low } до { $high } %); { $second }: { $other } %; { $deals ->
    [one] { $deals } раздача
    [few] те же { $deals } раздачи
   *[many] те же { $deals } раздач
}
cli-match-verdict = { $verdict ->
    [stronger] { $first } сильнее
    [not-stronger] { $first } не сильнее
   *[open] Кто сильнее, пока неясно
} (логарифм отношения правдоподобия: { $ratio }; решают 2,94)
cli-bench-debug = Это отладочная сборка: цифры ни о чём не говорят. Нужна сборка release.

## Повтор

cli-replay-title = { $game }, зерно { $seed }
cli-replay-pick = { $number }. Игрок { $seat }: { $option }
cli-replay-verified = Проверено: { $picks ->
    [one] { $picks } решение
    [few] { $picks } решения
   *[many] { $picks } решений
}, { $hashes ->
    [0] но в записи нет ни одного хеша
    [one] совпал { $hashes } хеш
    [few] совпали { $hashes } хеша
   *[many] совпали { $hashes } хешей
}.
cli-replay-differs = НЕ СОВПАДАЕТ: { $fault }

## Оба клиента

cli-seat = Игрок { $seat }
cli-spectator = зритель
cli-nothing = (пусто)
cli-over-won = { $count ->
    [one] Партия окончена. Побеждает игрок { $seats }: { $reason }.
   *[other] Партия окончена. Побеждают игроки { $seats }: { $reason }.
}
cli-over-lost = Партия окончена поражением: { $reason }.
cli-score = { $rank }. место { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-refused = Сейчас нельзя: { $why }.
cli-refused-over = Партия окончена.
cli-refused-turn = Сейчас решает игрок { $seat }.
cli-refused-number = Варианта { $number } нет; всего вариантов: { $offered }.
cli-undo-free = бесплатно
cli-undo-reveals = с тех пор вы увидели новое
cli-undo-final = с тех пор спрашивали других
cli-undo-nothing = Отменять нечего.
cli-undone = Отменено.
cli-saved = Сохранено в { $file }.
cli-saved-kept = Сохранено в { $file }; прежний файл теперь { $kept }.

cli-unfinished = { $game }: есть неоконченная партия, { $picks ->
    [one] { $picks } выбор
    [few] { $picks } выбора
   *[other] { $picks } выборов
}. Продолжить её? (y продолжить, n позже, x выбросить)
cli-load-no-bots = В этом сохранении не сказано, кто где сидел: все места ваши, и вы увидите все руки. Отдать место боту: --bot 2=heuristic
cli-load-no-bots-keys = Enter — продолжить, Ctrl+C — выйти.

## Построчный клиент

cli-plain-welcome = Введите номер варианта или «помощь».
cli-plain-side = Стол, каким его видит { $side }
cli-plain-only = Другого выбора нет: нажмите Enter.
cli-plain-zero = Варианты считаются с 1.
cli-plain-json = Это не JSON: { $fault }
cli-plain-unknown = Непонятно: «{ $line }». Введите номер варианта или «помощь».
cli-plain-undo-sure = Отмена не бесплатна ({ $price }). Введите «отмена да», чтобы отменить.
cli-why-nothing = Этому ничто не мешает.
cli-plain-help =
    НОМЕР              выбрать этот вариант; пустая строка выбирает единственный
    JSON               выбрать вариант с такими полями, например {"{"}"do":"pass"{"}"}
    отмена             отменить последнее решение («отмена да», если не бесплатно)
    сохранить ФАЙЛ     сохранить партию
    текст КАРТА        прочесть карту: её id или начало названия
    почему JSON        почему чего-то нельзя
    стол               показать весь стол
    варианты           показать варианты ещё раз
    журнал             показать весь журнал
    lang ru, lang en   сменить язык
    выход              выйти

## Экран

cli-screen-log = Журнал
cli-screen-card = Карта
cli-screen-options = { $from }–{ $to } из { $count }
cli-screen-more = ещё
cli-screen-small = Окно слишком мало: нужно хотя бы 60 на 18.
cli-key-help = помощь
cli-key-card = карта
cli-key-table = стол
cli-key-undo = отмена
cli-key-save = сохр.
cli-key-quit = выход
cli-key-more = ещё варианты
cli-help-title = Помощь
cli-help =
    1-9, a-z     выбрать вариант с этой клавишей
    стрелки      ходить по вариантам
    Enter        взять отмеченный вариант
    Пробел       следующая страница вариантов
    t            читать карты на столе: стрелки ведут
                 от карты к карте, Enter найдёт её вариант
                 или скажет, почему его нет
    z            отменить последнее решение; цена показана
    PgUp, PgDn   листать журнал (или карту)
    Tab          весь стол, листается стрелками
    - и +        листать стол
    s            сохранить
    l            in English
    q            выйти (с вопросом)
    Esc          закрыть, назад
    Русская раскладка тоже годится.
cli-ask-title = Вы уверены?
cli-ask-undo = Отменить последнее решение? Это не бесплатно ({ $price }).
cli-ask-undo-keys = y отменить   n оставить
cli-ask-quit = Выйти? Партия сохранится в { $file }.
cli-ask-quit-over = Партия окончена. Выйти? Она сохранится в { $file }.
cli-ask-quit-keys = y сохранить и выйти   x выйти без сохранения   n остаться
cli-reading-keys = стрелки: другие карты   Enter: её вариант   Esc: назад
cli-screen-no-cards = Здесь нет карт, которые можно прочесть.
cli-screen-nothing-to-do = С этой картой сейчас ничего сделать нельзя.

cli-verify-server = 1. Сервер вытянул { $seed }
cli-verify-open = 1. Зерно было открыто: { $seed }
cli-verify-commitment = 2. Его хеш BLAKE3 и есть обещание: { $hash }
cli-verify-promised =
    { $same ->
        [yes]    Обещано было именно оно
       *[no]    Обещано было другое: { $hash }
    }
cli-verify-nonce =
    { $seat ->
        [0] 3. Кто-то добавил { $nonce }
       *[other] 3. Место { $seat } добавило { $nonce }
    }
cli-verify-derived =
    { $same ->
        [yes] 4. Из всего этого в таком порядке BLAKE3 выводит зерно записи: { $seed }
       *[no] 4. Из всего этого в таком порядке BLAKE3 выводит { $seed }, а в записи другое зерно
    }
cli-verify-alone = Запись согласна сама с собой, включая все выборы ({ $picks }); было ли это обещано, скажет только обещание, которое вы видели в начале (--commitment)
cli-verify-kept = Зерно то самое, что было обещано; все выборы ({ $picks }) приводят туда, куда говорит запись
cli-verify-broken = Обещание не сдержано: { $why }
cli-serve-address = Колода открыта: { $address }
cli-serve-stop = Ctrl+C завершает работу; ничего не пропадёт
cli-serve-no-client =
    В эту программу не встроен веб-клиент: браузер покажет лишь страницу, которая об этом говорит.
    Запустите ./start или scripts/build-web и соберите её заново.
cli-position-midway = замечание: эта позиция посреди действия, сценарий с неё начать нельзя ({ $why })
