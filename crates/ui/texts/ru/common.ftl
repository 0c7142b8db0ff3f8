## Слова, общие для всех игр и страниц.

game-kings-road = Королевская дорога
game-castle = Замок на все времена
game-architects = Архитекторы Западного королевства
game-viscounts = Виконты западного королевства
language-name = Русский

seat-name = Игрок { $letter }
# Whom the rules of a game play, where the game has no name for it.
opponent = Соперник
list-more = { $left }, { $right }
list-last = { $left } и { $right }
list-or = { $left } или { $right }
list-else = { $left }, или { $right }
points-count = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
move-unreadable = Это не похоже на запись хода.
prompt-over = { $count ->
    [one] Партия окончена. Победу одерживает { $seats }.
   *[other] Партия окончена. Победу делят { $seats }.
}

score-title = Таблица очков
score-total = Всего
score-rank = Место
