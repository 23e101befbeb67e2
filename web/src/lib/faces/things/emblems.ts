// Emblems: bold figures in a square of 100 by 100. `@d` is what lies in shade, `@e` an eye, `@g` a glow, `@l` a line.

export const emblems = {
  halberd:
    '<g transform="rotate(14 50 50)"><path d="M47.500 100V20h5v80z"/><path d="M50-6l6 30H44z"/>' +
    '<path d="M47 22C32 16 20 24 15 40c10-5 20-2 32 10z"/><path d="M53 28c10-3 16 0 20 7-8 0-14 4-20 10z"/>' +
    '<path @d d="M44 52h12v4H44zM44 60h12v3H44z"/></g>',
  axe:
    '<g transform="rotate(24 50 50)"><path d="M44 100V8h7v92z"/>' +
    '<path d="M51 10c16-8 32-2 38 12 2 16-4 30-16 36-3-12-10-18-22-20z"/><path d="M44 16l-12 4v14l12 3z"/>' +
    '<path @d d="M58 17c12-3 20 1 24 9 1 10-2 18-7 23 1-14-6-25-17-32z"/></g>',
  dagger:
    '<g transform="rotate(32 50 50)"><path d="M50 0l8 54H42z"/><path d="M28 55h44v7H28z"/><path d="M45 62h10v24H45z"/>' +
    '<circle cx="50" cy="92" r="7"/><path @d d="M49 12h2v40h-2z"/></g>',
  fsword:
    '<g transform="rotate(28 50 50)"><path d="M50-4c9 9-4 15 5 24s-5 15 4 24v14H41V44c9-9-4-15 3-24s-2-15 6-24z"/>' +
    '<path d="M28 58h44v7H28z"/><path d="M45 65h10v22H45z"/><circle cx="50" cy="93" r="6"/></g>' +
    '<path @g d="M22 44c-6 10 2 14-2 22M80 14c8 10-4 14 2 24"/>',
  torch:
    '<path d="M42 54h16l-5 46h-6z"/><path d="M38 46h24v9H38z"/><path fill="#ff9d3a" stroke="none" d="M50-2c4 14 20 20 17 36-2 10-1' +
    '0 14-17 14s-15-4-17-14c-2-12 8-14 9-24 4 2 6 6 6 10 2-6 4-12 2-22z"/>' +
    '<path fill="#ffe9a8" stroke="none" d="M50 20c2 8 9 10 8 18-1 6-5 8-8 8s-8-2-8-8c0-7 7-9 8-18z"/>',
  bread:
    '<path d="M10 62c0-20 16-34 40-34s40 14 40 34c0 14-8 20-18 20H28c-10 0-18-6-18-20z"/>' +
    '<path @d d="M30 38l10 16h-5L24 42zM48 34l10 18h-5L42 36zM66 38l8 14h-5l-9-14z"/>',
  lantern:
    '<path @l d="M34 22a16 16 0 0132 0"/><path d="M28 22h44l-5 10H33z"/><path d="M30 80h40v12H30z"/>' +
    '<path d="M32 32h5v48h-5zM63 32h5v48h-5z"/>' +
    '<path fill="#ffe39a" stroke="none" d="M50 36c4 12 12 14 11 26-1 8-6 12-11 12s-11-4-11-12c0-10 9-14 11-26z"/>',
  fury:
    '<path d="M50 0l10 30 30-14-16 28 28 10-30 8 12 30-26-18-8 28-8-28-26 18 12-30-30-8 28-10-16-28 30 14z"/>' +
    '<circle @d cx="50" cy="52" r="13"/>',
  fireball:
    '<path d="M6 8c26 6 40 14 56 20 18 8 26 22 24 38-2 18-16 28-32 28-18 0-32-12-32-30 0-8 2-14 6-20C22 34 14 20 6 8z"/>' +
    '<circle cx="55" cy="64" r="20" fill="#fff1c0" stroke="none"/><path @d d="M24 24c14 6 20 10 26 16-8-2-14-2-20 2z"/>',
  mug:
    '<path d="M22 34h44v56c0 4-3 6-6 6H28c-3 0-6-2-6-6z"/><path d="M66 44h10c12 0 12 36 0 36H66v-9h7c5 0 5-18 0-18h-7z"/>' +
    '<path fill="#fff4d8" stroke="none" d="M18 36c-4-10 4-16 10-14 2-10 16-12 20-4 8-6 18 0 16 8 8 2 6 12 0 12z"/>' +
    '<path @d d="M32 46h5v40h-5zM50 46h5v40h-5z"/>',
  target:
    '<circle cx="50" cy="52" r="42"/><circle @d cx="50" cy="52" r="32"/><circle cx="50" cy="52" r="23"/>' +
    '<circle @d cx="50" cy="52" r="12"/><path d="M48 54L86 8l8 6-42 42z"/>',
  militia:
    '<path d="M24 46c0-20 12-32 26-32s26 12 26 32z"/><path d="M6 46h88l-10 11H16z"/>' +
    '<path d="M30 57h40v12c0 14-8 24-20 24s-20-10-20-24z"/><path @d d="M36 64h10v5H36zM54 64h10v5H54zM47 70h6v12h-6z"/>',
  skull:
    '<path d="M50 8c26 0 40 16 40 36 0 14-7 22-15 26v20H25V70c-8-4-15-12-15-26C10 24 24 8 50 8z"/>' +
    '<circle @d cx="34" cy="48" r="11"/><circle @d cx="66" cy="48" r="11"/>' +
    '<path @d d="M50 58l6 12H44zM38 80h4v10h-4zM48 80h4v10h-4zM58 80h4v10h-4z"/>',
  thyrian:
    '<path d="M50 10C46-10 84-12 92 22c-12-10-26-10-42-6z" fill="#e8705a"/>' +
    '<path d="M22 38c2-20 14-30 28-30s26 10 28 30v34L50 100 22 72z"/><path @d d="M28 44h44v8H55v38h-10V52H28z"/>' +
    '<path @d d="M30 60h9v3h-9zM30 67h9v3h-9zM61 60h9v3h-9zM61 67h9v3h-9z"/>',
  dwarf:
    '<path d="M30 30C14 30 4 18 6-2c6 14 14 18 28 16z"/><g transform="matrix(-1 0 0 1 100 0)">' +
    '<path d="M30 30C14 30 4 18 6-2c6 14 14 18 28 16z"/></g>' +
    '<path d="M22 50h56c6 24-8 42-28 54C30 92 16 74 22 50z" fill="#d98a4a"/><path d="M24 44c0-22 12-34 26-34s26 12 26 34z"/>' +
    '<path d="M20 42h60v9H20z"/><path d="M45 42h10v22H45z"/>' +
    '<path @d d="M30 54h11v5H30zM59 54h11v5H59zM40 74h20l-4 5H44zM48 84h4v14h-4z"/>',
  regian:
    '<circle cx="50" cy="50" r="30"/><circle @d cx="50" cy="50" r="22"/><path d="M46 24h8v16h16v8H54v30h-8V48H30v-8h16z"/>' +
    '<path transform="rotate(0 50 50)" d="M50-2l5 16H45z"/><path transform="rotate(30 50 50)" d="M50-2l5 16H45z"/>' +
    '<path transform="rotate(60 50 50)" d="M50-2l5 16H45z"/><path transform="rotate(90 50 50)" d="M50-2l5 16H45z"/>' +
    '<path transform="rotate(120 50 50)" d="M50-2l5 16H45z"/><path transform="rotate(150 50 50)" d="M50-2l5 16H45z"/>' +
    '<path transform="rotate(180 50 50)" d="M50-2l5 16H45z"/><path transform="rotate(210 50 50)" d="M50-2l5 16H45z"/>' +
    '<path transform="rotate(240 50 50)" d="M50-2l5 16H45z"/><path transform="rotate(270 50 50)" d="M50-2l5 16H45z"/>' +
    '<path transform="rotate(300 50 50)" d="M50-2l5 16H45z"/><path transform="rotate(330 50 50)" d="M50-2l5 16H45z"/>',
  elf:
    '<path d="M50-2c30 20 36 60 0 104C14 58 20 18 50-2z"/>' +
    '<path @d d="M48 20h4v76h-4zM50 44l18-14 2 4-20 16zM50 44L32 30l-2 4 20 16zM50 66l16-12 2 4-18 14zM50 66L34 54l-2 4 18 14z"/>' +
    '<path fill="#fff3c0" stroke="none" d="M50 8l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/>',
  ooze:
    '<path d="M-26 84c-4-12 16-14 22-26C4 34 20 22 38 26c6-20 34-22 44-4 18 0 24 18 26 34 4 14 22 16 20 28-2 10-16 8-20 1-6 12-18 ' +
    '11-23 0-6 12-20 12-25 0-6 12-20 12-25 0-6 11-20 11-24-1-6 9-34 12-37 0z"/><ellipse @d cx="36" cy="50" rx="9" ry="11"/>' +
    '<ellipse @d cx="66" cy="44" rx="12" ry="14"/><path @d d="M30 78c8-14 34-15 44-2l-7-1-3 5-6-6-5 7-6-7-6 6-4-5z"/>' +
    '<circle @e cx="38" cy="49" r="4"/><circle @e cx="68" cy="43" r="5.500"/><circle cx="96" cy="20" r="5"/>' +
    '<circle cx="6" cy="30" r="4"/><circle cx="110" cy="34" r="3"/>',
  imp:
    '<path d="M18 30C8 22 6 8 12-4c2 14 12 20 24 22zM82 30c10-8 12-22 6-34-2 14-12 20-24 22z"/>' +
    '<path d="M50 12c24 0 34 14 32 34-2 24-16 44-32 52-16-8-30-28-32-52-2-20 8-34 32-34z"/><path @d d="M28 42l18 8-6 8c-8 0-12-6-1' +
    '2-16zM72 42l-18 8 6 8c8 0 12-6 12-16zM34 72l6 5 5-5 5 5 5-5 5 5 6-5c-2 12-30 12-32 0z"/>' +
    '<path @e d="M34 48l8 4-3 3zM66 48l-8 4 3 3z"/>',
  slime:
    '<path d="M6 74C14 40 30 22 50 22s38 18 44 52c2 12-84 14-88 0z"/><circle @d cx="38" cy="54" r="8"/>' +
    '<circle @d cx="62" cy="54" r="8"/>',
  succubus:
    '<path d="M46 50C38 22 14 6-22 4c12 10 12 20 6 34 14-6 22-2 26 10 10-7 18-4 20 8 6-4 12-3 16-6z" opacity=".8"/>' +
    '<path d="M42 30C28 22 24 8 34-8c-2 14 6 22 16 28z"/><g transform="matrix(-1 0 0 1 100 0)">' +
    '<path d="M46 50C38 22 14 6-22 4c12 10 12 20 6 34 14-6 22-2 26 10 10-7 18-4 20 8 6-4 12-3 16-6z" opacity=".8"/>' +
    '<path d="M42 30C28 22 24 8 34-8c-2 14 6 22 16 28z"/></g>' +
    '<path d="M50 18c16 0 24 12 22 28-2 20-12 36-22 44-10-8-20-24-22-44-2-16 6-28 22-28z"/>' +
    '<path @d d="M32 44c6-2 12 1 15 8-7 2-13-1-15-8zM68 44c-6-2-12 1-15 8 7 2 13-1 15-8z"/><circle @e cx="40" cy="48" r="2.600"/>' +
    '<circle @e cx="60" cy="48" r="2.600"/><path @d d="M42 70c5-3 11-3 16 0-4 5-12 5-16 0z"/>',
  knightmare:
    '<path d="M28 34C4 34-12 14-6-12c8 20 20 26 40 24z"/><g transform="matrix(-1 0 0 1 100 0)">' +
    '<path d="M28 34C4 34-12 14-6-12c8 20 20 26 40 24z"/></g><path d="M22 42C22 18 34 6 50 6s28 12 28 36v30L62 98H38L22 72z"/>' +
    '<path @d d="M26 44h48l-6 14-14-4v30h-8V54l-14 4z"/><path @e d="M31 48l14 2-4 5zM69 48l-14 2 4 5z"/>',
  stone:
    '<path d="M50 2l30 32-12 58H32L20 34z"/><path @d d="M50 8l-8 28 8 50 8-50z" opacity=".45"/>' + '<path @g d="M56 26L42 52h14L44 78"/>',
  amazon:
    '<path d="M30 4c44 18 44 74 0 92l-4-6c34-18 34-62 0-80z"/><path @d d="M29 8l3 84h-3z"/><path d="M6 47h70v6H6z"/>' +
    '<path d="M96 50L72 39v22z"/><path d="M4 50L-6 39H6l9 11-9 11H-6z"/>',
  chalice:
    '<path d="M22 4h56c2 30-8 46-22 52v20c10 2 18 6 20 16H24c2-10 10-14 20-16V56C30 50 20 34 22 4z"/>' +
    '<path @d d="M30 12h40c0 8-1 15-4 21H34c-3-6-4-13-4-21z"/>' +
    '<path fill="#fff3c0" stroke="none" d="M50 10l4 9 9 3-9 3-4 9-4-9-9-3 9-3z"/>',
  feayn:
    '<path d="M50 0c28 12 38 40 34 72-8-9-14-14-34-14s-26 5-34 14C12 40 22 12 50 0z"/>' +
    '<path @d d="M30 46c4-18 36-18 40 0-10 7-30 7-40 0z"/><path d="M12 94l62-60 6 6-62 60z"/><path d="M92 22l-4 26-22-22z"/>' +
    '<circle @e cx="41" cy="42" r="3"/><circle @e cx="59" cy="42" r="3"/>',
  lorigg:
    '<path d="M6 32c20-13 68-13 88 0-2 28-17 37-32 33-6-2-8-9-12-9s-6 7-12 9C23 69 8 60 6 32z"/>' +
    '<path @d d="M20 42c9-7 22-4 26 7-9 6-22 3-26-7zM80 42c-9-7-22-4-26 7 9 6 22 3 26-7z"/><path d="M46 70h8l7 30H39z"/>' +
    '<circle @e cx="33" cy="44" r="3"/><circle @e cx="67" cy="44" r="3"/>',
  outlands:
    '<path d="M24 42C6 40-8 22-2 2c6 14 18 20 30 20z"/><g transform="matrix(-1 0 0 1 100 0)">' +
    '<path d="M24 42C6 40-8 22-2 2c6 14 18 20 30 20z"/></g><path d="M20 40C20 18 34 8 50 8s30 10 30 32v15H20z"/>' +
    '<path d="M25 57h50l-6 31-19 15-19-15z"/><path @d d="M31 60h13v7H31zM56 60h13v7H56zM38 82h24l-12 9z"/>' +
    '<path @d d="M47 10h6v42h-6z"/>',
  redblade:
    '<g transform="rotate(40 50 50)"><path d="M50-6l8 58H42z"/><path d="M34 52h32v7H34z"/><path d="M46 59h8v30h-8z"/>' +
    '<path @d d="M49 8h2v40h-2z"/></g><g transform="rotate(-40 50 50)"><path d="M50-6l8 58H42z"/><path d="M34 52h32v7H34z"/>' +
    '<path d="M46 59h8v30h-8z"/><path @d d="M49 8h2v40h-2z"/></g><circle cx="50" cy="52" r="6"/>',
  selurin:
    '<path d="M56-6c14 26 18 56 28 82H16C28 54 34 24 56-6z"/><path d="M0 74h100c4 13-25 22-50 22S-4 87 0 74z"/>' +
    '<path @d d="M19 69h62l2 7H17z"/><path fill="#fff3c0" stroke="none" d="M52 28l5 11 12 2-9 8 2 12-10-6-10 6 2-12-9-8 12-2z"/>',
  spear:
    '<g transform="rotate(28 50 50)"><path d="M47 106V26h6v80z"/><path d="M50-12l14 40H36z"/><path @d d="M50-2l3 26h-6z"/>' +
    '<path d="M40 30h20v6H40z"/><path d="M43 40h14v4H43z"/></g>',
  sword:
    '<g transform="rotate(34 50 50)"><path d="M50-6l8 13v55H42V7z"/><path d="M25 62h50v8H25z"/><path d="M45 70h10v20H45z"/>' +
    '<circle cx="50" cy="96" r="7"/><path @d d="M49 8h2v50h-2z"/></g>',
  aura:
    '<path @g d="M8 54a42 42 0 0184 0M22 54a28 28 0 0156 0M36 54a14 14 0 0128 0"/><path d="M44 52h12l6 42H38z"/>' +
    '<circle cx="50" cy="50" r="11"/><circle fill="#fff3c0" stroke="none" cx="50" cy="50" r="5"/><path d="M28 92h44v7H28z"/>',
  gem:
    '<path d="M28 18h44l22 25-44 56L6 43z"/><path @d opacity=".4" d="M28 18l9 25H6zM72 18l-9 25h31zM50 99L37 43h26z"/>' +
    '<path @g d="M50-10v16M12 0l10 10M88 0L78 10"/><path fill="#fffbe0" stroke="none" opacity=".8" d="M40 24h20l4 14H36z"/>',
  guard:
    '<path d="M12 4h76v40c0 30-16 46-38 58C28 90 12 74 12 44z"/><path @d d="M33 26h8v8h5v-8h8v8h5v-8h8v15l-5 5v28H38V46l-5-5z"/>' +
    '<path fill="#ffd98a" stroke="none" d="M46 58a4 4 0 018 0v16h-8z"/>',
  hammer:
    '<g transform="rotate(30 50 50)"><path d="M45 104V30h10v74z"/><path d="M16 2h68v32H16z"/>' +
    '<path @d d="M25 8h6v20h-6zM69 8h6v20h-6z"/><path d="M84 6l14 12-14 12z"/></g>',
  pawn:
    '<path d="M47-6h6v26h-6z"/><circle cx="24" cy="38" r="21"/><circle cx="76" cy="38" r="21"/><circle cx="50" cy="78" r="21"/>' +
    '<path @d opacity=".5" d="M24 24a14 14 0 010 28 18 18 0 000-28zM76 24a14 14 0 010 28 18 18 0 000-28zM50 64a14 14 0 010 28 18 1' +
    '8 0 000-28z"/>',
  feast:
    '<path d="M22 20C46-6 88 8 88 44c0 27-25 38-44 30L27 91c6 9-7 18-13 8-10-5 0-19 8-13l16-17C24 56 10 36 22 20z"/>' +
    '<path @d opacity=".6" d="M36 26c14-9 34-2 39 14-12-9-25-11-39-14zM34 44c10 0 22 5 28 14-12-4-22-6-28-14z"/>',
  berries:
    '<path fill="#7fc46a" d="M52 28C48 8 62-8 86-4c-2 18-14 30-34 32z"/><circle cx="33" cy="66" r="20"/>' +
    '<circle cx="68" cy="70" r="20"/><circle cx="51" cy="40" r="18"/><path fill="#fff3e0" stroke="none" opacity=".7" d="M26 56a10 ' +
    '10 0 018-5 12 12 0 00-8 5zM61 60a10 10 0 018-5 12 12 0 00-8 5zM45 30a9 9 0 017-4 11 11 0 00-7 4z"/>',
  banish:
    '<path d="M50 6a45 45 0 11-43 32l12 4a32 32 0 1031-23z"/><path d="M52-10v42L26 12z"/><circle cx="50" cy="52" r="14"/>' +
    '<path @d d="M50 43a9 9 0 019 9c0 5-4 9-9 9 4-4 4-14 0-18z"/>',
  bolt: '<path d="M60-8L16 54h27l-11 54 52-68H55z"/><path @g d="M4 28c9-4 11 7 4 11M96 66c-9 4-11-7-4-11M86 10l8-9M12 88l-8 9"/>',
  dragon:
    '<path d="M2 70c6-28 24-42 46-46L40-2c17 4 27 13 32 25 18 4 28 17 33 36-11-5-16-3-20 3l11 13-26-4c-6 11-21 17-36 15l9-13-24 7 ' +
    '9-15z"/><path d="M58 22L84-6l-6 32z"/><path @d d="M86 62c-11 3-20 1-28-4 7 10 18 14 28 4zM50 40l16 4-6 7c-7-1-10-5-10-11z"/>' +
    '<path @e d="M52 42l11 3-5 4z"/>',
  griffon:
    '<path d="M12 100c2-32 4-58 32-76 18-11 38-6 49 11 6 10 6 23-2 34-2-9-9-13-17-13-3 17 2 31 11 44z"/>' +
    '<path fill="#ffcf6a" d="M93 35c9 6 12 18 5 30-4-10-10-13-18-13z"/><path d="M40 26L22-4l34 19z"/>' +
    '<path @d opacity=".6" d="M24 90c2-16 8-30 20-40-6 14-10 26-10 40zM40 92c0-12 4-22 12-30-3 11-4 20-2 30z"/>' +
    '<circle @e cx="70" cy="36" r="5"/>',
  wolf:
    '<path d="M50 104L17 68 8 2l30 26c8-3 16-3 24 0L92 2l-9 66z"/>' +
    '<path @d d="M38 80h24L50 95zM16 14l14 16-10 10zM84 14L70 30l10 10z"/><path @e d="M27 50l16 6-9 5zM73 50l-16 6 9 5z"/>' +
    '<path @d opacity=".6" d="M47 58h6l2 20h-10z"/>',
  horse:
    '<path d="M30 100C26 74 34 56 40 44 20 54 14 66 4 62c2-18 18-34 34-44L34-4l18 15C76 12 92 34 92 66c0 14-4 24-10 34z"/>' +
    '<path d="M58 100C84 92 100 70 112 40c-4 2-12 4-16 2 6-8 8-16 8-26-18 4-34 18-42 38z" opacity=".85"/>' +
    '<circle @e cx="40" cy="28" r="4"/><path @d opacity=".5" d="M60 24c14 10 20 28 18 48-4-20-10-34-18-48z"/>',
  sphinx:
    '<path d="M50 0c24 0 34 18 36 40l8 60H6l8-60C16 18 26 0 50 0z"/>' +
    '<path @d opacity=".55" d="M22 42l-6 52h8l4-46zM78 42l6 52h-8l-4-46zM34 4h4v20h-4zM62 4h4v20h-4zM48 0h4v22h-4z"/>' +
    '<path fill="#f3d9a4" d="M50 24c14 0 20 10 20 24s-8 30-20 30-20-16-20-30 6-24 20-24z"/>' +
    '<path @d d="M36 46h10v4H36zM54 46h10v4H54zM44 66h12v3H44z"/><circle @e cx="41" cy="48" r="2.500"/>' +
    '<circle @e cx="59" cy="48" r="2.500"/>',
  nixie:
    '<path d="M50-6c22 28 38 44 38 68 0 22-16 40-38 40S12 84 12 62C12 38 28 22 50-6z"/>' +
    '<path @d d="M33 54c6-3 12 0 14 7-7 3-13 0-14-7zM67 54c-6-3-12 0-14 7 7 3 13 0 14-7zM42 78c5 4 11 4 16 0-3 7-13 7-16 0z"/>' +
    '<circle @e cx="41" cy="58" r="2.500"/><circle @e cx="59" cy="58" r="2.500"/>' +
    '<path fill="#e8fbff" stroke="none" opacity=".6" d="M40 20c-8 12-14 20-16 30 8-8 14-18 16-30z"/>',
  orc:
    '<path d="M18 34C2 26-12 32-18 22c0 22 14 36 34 34z"/><g transform="matrix(-1 0 0 1 100 0)">' +
    '<path d="M18 34C2 26-12 32-18 22c0 22 14 36 34 34z"/></g>' +
    '<path d="M50 2c27 0 40 19 38 44l-9 37-29 21-29-21-9-37C10 21 23 2 50 2z"/>' +
    '<path @d d="M26 40l18 9-4 7c-9 0-14-7-14-16zM74 40l-18 9 4 7c9 0 14-7 14-16zM32 74h36v11H32zM44 60h5v6h-5zM51 60h5v6h-5z"/>' +
    '<path fill="#f4ead0" d="M33 78l4-17 6 17zM67 78l-4-17-6 17z"/><path @e d="M31 47l9 4-4 3zM69 47l-9 4 4 3z"/>',
  cyclops:
    '<path d="M50 0c28 0 42 20 40 48l-10 36-30 20-30-20L10 48C8 20 22 0 50 0z"/>' +
    '<path @d d="M20 40c10-20 50-20 60 0-10 20-50 20-60 0zM32 74h36l-8 12H40z"/>' +
    '<circle fill="#fff3d0" stroke="none" cx="50" cy="40" r="14"/><circle @e cx="50" cy="40" r="8"/>' +
    '<circle @d cx="50" cy="40" r="3"/><path fill="#f4ead0" d="M38 76l4 9 4-9zM54 76l4 9 4-9z"/>',
  reaper:
    '<path d="M50-6c30 4 46 32 46 64L84 104H16L4 58C4 26 20-2 50-6z"/>' +
    '<path @d d="M50 14c20 0 30 17 30 39 0 20-9 36-30 46-21-10-30-26-30-46 0-22 10-39 30-39z"/>' +
    '<path fill="#e9e2cf" d="M50 28c14 0 20 9 20 22 0 9-4 15-8 18v10H38V68c-4-3-8-9-8-18 0-13 6-22 20-22z"/>' +
    '<path @d d="M37 46h10v11H37zM53 46h10v11H53zM47 60h6l-3 7zM43 70h3v7h-3zM54 70h3v7h-3z"/><circle @e cx="42" cy="51" r="3"/>' +
    '<circle @e cx="58" cy="51" r="3"/>',
  ghost:
    '<path d="M50-2c28 0 38 21 38 48v58L75 92l-12 12-13-12-13 12-12-12-13 12V46C12 19 22-2 50-2z"/><path @d d="M27 40c2-8 16-10 20' +
    ' 2-4 10-16 10-20-2zM73 40c-2-8-16-10-20 2 4 10 16 10 20-2zM39 62c7-5 15-5 22 0-2 17-20 17-22 0z"/>' +
    '<circle @e cx="38" cy="42" r="3.500"/><circle @e cx="62" cy="42" r="3.500"/>',
  scroll:
    '<path d="M18 6h60c10 0 12 14 2 16v66c0 12-14 14-18 6H14c-8 0-8-14 2-14V20C8 18 8 6 18 6z"/>' +
    '<path @d opacity=".7" d="M28 26h40v4H28zM28 40h40v4H28zM28 54h40v4H28zM28 68h26v4H28z"/>',
} as const;

export type Emblem = keyof typeof emblems;
