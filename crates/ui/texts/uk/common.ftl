## Слова, спільні для всіх ігор і сторінок.

game-kings-road = Королівська дорога
game-castle = Замок на всі часи
game-architects = Архітектори Західного королівства
game-viscounts = Віконти Західного королівства
language-name = Українська

seat-name = Гравець { $letter }
# Whom the rules of a game play, where the game has no name for it.
opponent = Суперник
list-more = { $left }, { $right }
list-last = { $left } і { $right }
list-or = { $left } або { $right }
list-else = { $left }, або { $right }
points-count = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
}
move-unreadable = Це не схоже на запис ходу.
prompt-over = { $count ->
    [one] Партію завершено. Перемогу здобуває { $seats }.
   *[other] Партію завершено. Перемогу ділять { $seats }.
}

score-title = Таблиця очок
score-total = Разом
score-rank = Місце
