## The words between the phrases of a card: what may, must or can be done, how often, for whom. The phrases
## are in the third person; .can after "may".

effect-then = { $left }, then { $right }
effect-last = { $left }, and { $right }
effect-apart = { $left }; { $right }
effect-or = { $left }, or { $right }
effect-either = either { $options }
effect-nothing = does nothing
    .can = do nothing
effect-may = may { $what }
effect-wish = if so wished, { $what }
effect-when = { $of }, { $what }
effect-pay = { $left } and for that { $right }
effect-repeat = { $of ->
    [1] { $what }
    [2] { $what } twice
   *[other] { $what } { $of } times
}
    .brief = { $of ->
        [1] { $what }
        [2] { $what } twice
       *[other] { $what } { $of } times
    }
effect-repeat-all = { $of ->
    [1] { $what }
    [2] twice: { $what }
   *[other] { $of } times: { $what }
}
    .brief = { $of ->
        [1] { $what }
       *[other] { $of } × { $what }
    }
effect-per-each = { $what } { $of }
effect-per-each-all = { $of }: { $what }
effect-each = everybody { $what }
effect-each-other = every opponent { $what }
effect-each-who = everybody { $of } { $what }
effect-each-other-who = every opponent { $of } { $what }
