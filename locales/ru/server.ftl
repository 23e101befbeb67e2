# Что отвечает сервер, когда чего-то не сделал.
server-over = Игра окончена
server-only-watching = Вы только наблюдаете
server-conflict = Кто-то успел раньше; взгляните ещё раз
server-not-your-turn = Сейчас ходит игрок { $seat }
server-no-such-option = Такого варианта нет; предложено: { $offered }
server-not-offered-to-you = Сейчас это вам не предлагается
server-owner-decides = Это может выбрать только игрок { $seat }
server-bot-plays = За это место играет бот; сначала верните место себе
server-no-such-seat = Такого места нет
server-no-such-bot = Такого бота нет
server-no-such-pick = Такого момента в этой игре нет
server-seat-of-a-bot = Это место отдано боту при создании стола
server-not-your-seat = Это не ваше место
server-seat-not-absent = Человек на этом месте сейчас здесь
server-record-later = Запись доступна после конца игры: в ней лежит зерно случайности
server-rematch-exists = Реванш уже начат
server-undo-never = За этим столом отменяется только то, что ничего не раскрыло
server-undo-asked-already = Об отмене уже спрошено
server-undo-not-asked = Об отмене никто не просил
server-can-be-done = Это можно сделать сейчас
server-malformed = Это сообщение непонятно
server-too-fast = Слишком много сообщений; помедленнее, пожалуйста
server-forbidden = Эта ссылка не открывает этот стол; если это было приглашение, им уже воспользовались
server-unavailable = Стол сейчас недоступен; попробуйте ещё раз
server-version = Страница старше сервера; загрузите её заново
server-token-spent = Этот ключ уже был в ходу; нужен другой
server-not-joinable = Места за этим столом раздают те, кто за ним сидит
server-no-free-seat = Все места заняты
server-bad-seed = зерно — целое число или 64 шестнадцатеричные цифры
server-name-too-long = слишком длинное имя или название: должно быть не больше { $most } { $most ->
        [one] символа
       *[other] символов
    }
server-name-not-plain = в имени или названии не может быть символа { $character }: он невидим или меняет направление текста
