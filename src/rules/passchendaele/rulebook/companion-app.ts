import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const HINT: Chapter = {
  code: 'HINT',
  title: 'What the app must do',
  clauses: [
    {
      id: 'PA-HINT-01',
      title: 'Two ways to check',
      text: "The published game leaves the check to a companion app. Once in every turn each unit's particulars are entered and one of two buttons pressed, Carry On or Change Orders or Target; the app may then ask for dice.",
      ruling: false,
    },
    {
      id: 'PA-HINT-02',
      title: 'What the app is told',
      text: "The published rules mention these entries: points of small arms, of trench mortars, of field artillery and of heavy artillery, a box to tick for gas, and the new order that is wanted. It is evident that the unit's quality, its status, its present order and the ground it is on matter as well.",
      ruling: false,
    },
    {
      id: 'PA-HINT-03',
      title: 'What the app answers',
      text: 'The published rules mention these answers: the status the unit now has, whether its new order or target reached it, how many inches it moves, whether it falls back, and whether it is removed.',
      ruling: false,
    },
    {
      id: 'PA-HINT-04',
      title: 'How often orders arrive',
      text: 'An order gets lost roughly as often as it gets through. For troops who have left their trench, a new order will probably never come.',
      ruling: false,
    },
    {
      id: 'PA-HINT-05',
      title: 'Rates of movement',
      text: 'The published rules speak of moves 2 and 3 inches long. How fast an advance goes is settled by the check, and the terrain has next to no influence.',
      ruling: false,
    },
    {
      id: 'PA-HINT-06',
      title: 'Order of willingness',
      text: 'Units would sooner retreat than countermarch, and would sooner countermarch than advance.',
      ruling: false,
    },
    {
      id: 'PA-HINT-07',
      title: 'Craters give some cover',
      text: 'Ground torn up by shells protects troops to a small degree.',
      ruling: false,
    },
    {
      id: 'PA-HINT-08',
      title: 'What causes the losses',
      text: 'The guns cause most of the losses. Of all that remains, the machine guns cause most.',
      ruling: false,
    },
    {
      id: 'PA-HINT-09',
      title: 'The close combat button',
      text: 'A third button serves close combat and says what is added to, or taken from, the die of each base.',
      ruling: false,
    },
    {
      id: 'PA-HINT-10',
      title: 'No checks in contact',
      text: 'Nobody needs to enter whether a unit touches the enemy. Close combats are always finished as soon as they begin, so it never happens that a unit makes its check while in contact.',
      ruling: true,
    },
  ],
}
