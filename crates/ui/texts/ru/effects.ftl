## Слова между фразами карты: что можно, что нужно, сколько раз, кому. Фразы стоят в третьем лице; .can — после
## «может».

effect-then = { $left }, затем { $right }
effect-last = { $left }, после чего { $right }
effect-apart = { $left }; { $right }
effect-or = { $left }, либо { $right }
effect-either = либо { $options }
effect-nothing = ничего не делает
    .can = ничего не делать
effect-may = может { $what }
effect-wish = по желанию { $what }
effect-when = { $of }, { $what }
effect-pay = { $left } и за это { $right }
effect-repeat = { $of ->
    [1] { $what }
    [2] дважды { $what }
    [few] { $of } раза { $what }
   *[other] { $of } раз { $what }
}
    .brief = { $of ->
        [1] { $what }
       *[other] { $what } ×{ $of }
    }
effect-repeat-all = { $of ->
    [1] { $what }
    [2] дважды: { $what }
    [few] { $of } раза: { $what }
   *[other] { $of } раз: { $what }
}
    .brief = { $of ->
        [1] { $what }
       *[other] { $of } × { $what }
    }
effect-per-each = { $what } { $of }
effect-per-each-all = { $of }: { $what }
effect-each = каждый { $what }
effect-each-other = каждый соперник { $what }
effect-each-who = каждый, { $of }, { $what }
effect-each-other-who = каждый соперник, { $of }, { $what }
