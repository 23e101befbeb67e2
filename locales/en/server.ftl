# What the server answers when something is not done.
server-over = The game is over
server-only-watching = You are only watching
server-conflict = Somebody was faster; look again
server-not-your-turn = It is player { $seat }’s turn
server-no-such-option = There is no such option; { $offered } are offered
server-not-offered-to-you = This is not offered to you now
server-owner-decides = Player { $seat } has to agree to this and may choose it
server-bot-plays = A bot plays this seat; take it back first
server-no-such-seat = There is no such seat
server-no-such-bot = There is no such bot
server-no-such-pick = There is no such moment in this game
server-seat-of-a-bot = This seat was given to a bot when the table was opened
server-not-your-seat = This is not your seat
server-seat-not-absent = The person of this seat is here
server-record-later = The record can be had after the end: it contains the seed
server-rematch-exists = There is a rematch already
server-undo-never = At this table only what is free is taken back
server-undo-asked-already = An undo is being asked for already
server-undo-not-asked = Nobody asks for an undo
server-can-be-done = This can be done now
server-malformed = This message cannot be understood
server-too-fast = Too many messages; slower, please
server-forbidden = This link does not open this table; if it was an invitation, somebody has used it
server-unavailable = The table cannot be reached now; try again
server-version = This page is older than the server; load it again
server-token-spent = This token has been used before; draw another
server-not-joinable = The seats of this table are given by its people
server-no-free-seat = All seats are taken
server-bad-seed = a seed is a whole number or 64 hexadecimal digits
server-name-too-long = the name is too long: at most { $most } { $most ->
        [one] character
       *[other] characters
    }
server-name-not-plain = a name may not contain { $character }: this character is invisible or turns the text around it
