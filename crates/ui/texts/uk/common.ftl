## Слова, спільні для всіх ігор і сторінок.

game-kings-road = Королівська дорога
game-castle = Замок на всі часи
language-name = Українська

seat-name = Гравець { $letter }
# Whom the rules of a game play, where the game has no name for it.
opponent = Суперник
list-more = { $left }, { $right }
list-last = { $left } і { $right }
move-unreadable = Це не схоже на запис ходу.

score-title = Таблиця очок
score-total = Разом
score-rank = Місце
