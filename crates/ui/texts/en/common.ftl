## Words that every game and every page shares.

game-kings-road = King's Road
language-name = English
