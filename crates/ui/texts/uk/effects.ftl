## Слова між фразами карти: що можна, що треба, скільки разів, кому. Фрази стоять у третій особі; .can — після
## «може».

effect-then = { $left }, потім { $right }
effect-last = { $left }, після чого { $right }
effect-apart = { $left }; { $right }
effect-or = { $left }, або { $right }
effect-either = або { $options }
effect-nothing = нічого не робить
    .can = нічого не робити
effect-may = може { $what }
effect-wish = за бажанням { $what }
effect-when = { $of }, { $what }
effect-pay = { $left } і за це { $right }
effect-repeat = { $of ->
    [1] { $what }
    [2] двічі { $what }
    [few] { $of } рази { $what }
   *[other] { $of } разів { $what }
}
    .brief = { $of ->
        [1] { $what }
       *[other] { $what } ×{ $of }
    }
effect-repeat-all = { $of ->
    [1] { $what }
    [2] двічі: { $what }
    [few] { $of } рази: { $what }
   *[other] { $of } разів: { $what }
}
    .brief = { $of ->
        [1] { $what }
       *[other] { $of } × { $what }
    }
effect-per-each = { $what } { $of }
effect-per-each-all = { $of }: { $what }
effect-each = кожен { $what }
effect-each-other = кожен суперник { $what }
effect-each-who = кожен, { $of }, { $what }
effect-each-other-who = кожен суперник, { $of }, { $what }
