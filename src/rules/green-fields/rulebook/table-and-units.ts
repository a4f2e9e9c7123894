import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const SCALE: Chapter = {
  code: 'SCALE',
  title: 'The table and the units',
  clauses: [
    {
      id: 'GF-SCALE-01',
      title: 'The grid of zones',
      text: 'You play on a square grid. Each square, called a zone, measures 6 inches (15 cm) and stands for about a kilometre of country. Letter the columns and number the rows so that you can call a zone by its reference. We recommend a table no smaller than 6 feet each way.',
      ruling: false,
    },
    {
      id: 'GF-SCALE-02',
      title: 'References, distance and frontage',
      text: 'A reference such as C4 means the third column and the fourth row. Column A lies on the left hand of side a. Row 1 is the base line of side a, and the row with the highest number is the base line of side b. To find a distance, take the difference in columns and the difference in rows; the larger of the two counts. The frontage of a table is how many columns it has.',
      ruling: true,
    },
    {
      id: 'GF-SCALE-03',
      title: 'Layout of a trench front',
      text: 'In the usual trench battle each side holds a front row of heavy trenches with a row of light ones at its back. Then comes a battle zone of 2 or 3 rows, and beyond it the rear area off the board.',
      ruling: false,
    },
    {
      id: 'GF-SCALE-04',
      title: 'Who controls each zone',
      text: "Every zone always belongs to one of the two sides. When play begins, each side owns the half of the rows next to its base line, so that the two front lines touch. No-man's-land has no row of its own; it is modelled on the front zones.",
      ruling: true,
    },
    {
      id: 'GF-SCALE-05',
      title: 'Front line and trench zone',
      text: "Your front line consists of those of your zones that touch an enemy zone by a side or a corner. Your trench zone is wider: it takes in every zone of yours that lies 2 zones or less from the enemy's ground.",
      ruling: true,
    },
    {
      id: 'GF-SCALE-06',
      title: 'Where off-board units stand',
      text: 'When you deploy a unit off board, name a column for it; if you name none it takes the middle column, or the one with the lower letter if there are two. It is treated as standing one zone behind your base line in that column, and any number of units may stand there together. A depot is measured to as if it stood behind its base line in the column of whoever is firing at it.',
      ruling: true,
    },
    {
      id: 'GF-SCALE-07',
      title: 'What a unit is',
      text: 'Each stand is a unit: a regiment of infantry or cavalry with a strength of no more than 12, a regiment of artillery, or a squadron of tanks.',
      ruling: false,
      note: 'The ceiling of 12 strength points holds for units of every other kind as well.',
    },
    {
      id: 'GF-SCALE-08',
      title: 'The scale of ratings',
      text: 'Every unit has a morale rating and an experience rating. Both run from 1, which is the poorest, to 5, which is the finest.',
      ruling: false,
    },
    {
      id: 'GF-SCALE-09',
      title: 'Ratings stay within limits',
      text: 'Morale and experience never go lower than 1 or higher than 5, whatever a unit suffers or gains. Only the passing modifiers to a roll may take the number of dice outside these limits. A house rule lets ratings sink to 0, and a unit left with no morale dice to roll then routs.',
      ruling: true,
      options: ['rating-floor'],
    },
    {
      id: 'GF-SCALE-10',
      title: 'When a unit is destroyed',
      text: 'Take a unit off the table for good once its last strength point is gone.',
      ruling: false,
    },
    {
      id: 'GF-SCALE-11',
      title: 'Units start off board',
      text: 'All units begin the game off board. You place them for the first time in the deployment phase of the first week.',
      ruling: true,
    },
    {
      id: 'GF-SCALE-12',
      title: 'Connected zones and control',
      text: 'A zone of yours is connected if you can trace a path from it to any zone of your base-line row, stepping by sides or corners and using only zones you control. Control passes from one side to the other in one way only, at the end of an assault turn (see GF-ASLT-06).',
      ruling: true,
    },
  ],
}
