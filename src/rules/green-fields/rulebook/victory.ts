import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const VP: Chapter = {
  code: 'VP',
  title: 'Victory',
  clauses: [
    {
      id: 'GF-VP-01',
      title: 'Winning and losing',
      text: 'A player whose victory points reach plus 30 wins on the spot, and one who falls to minus 30 has lost. If neither happens, whoever is ahead when the agreed number of months is over has won.',
      ruling: false,
      note: 'A month is 4 weekly turns, and you play 3 months unless you agree otherwise. Equal totals are a draw. If both limits are reached at the same moment, the player with more points wins.',
    },
    {
      id: 'GF-VP-02',
      title: 'Scoring victory points',
      text: "You gain 10 points for each unit that goes off the enemy's rear edge, and 2 for every enemy zone you take and keep. A zone lost to the enemy costs you 2.",
      ruling: false,
    },
    {
      id: 'GF-VP-03',
      title: 'When points are scored',
      text: 'Points for zones are reckoned once the assault is over, by comparing who controls them now with who did when it began. Points for leaving the table count immediately, and the unit that left is back with you, off board, at the following deployment.',
      ruling: true,
    },
    {
      id: 'GF-VP-04',
      title: 'Spending victory points',
      text: 'You may spend victory points, even if it takes you into debt. Units cost half their list price. A depot point costs 2 if it replaces one that was lost, or 10 if it raises the depot past its starting value, which you may do by 1 at most. One victory point also buys 4 shell points.',
      ruling: false,
      note: 'Round fractions up. You may spend in the ninth phase of the week and in the reserves phase of an assault turn. Luxuries and gas are not sold for victory points. You cannot spend so much that you would be at minus 30.',
    },
    {
      id: 'GF-VP-05',
      title: 'The graveyard of losses',
      text: "Just for amusement, count the strength points you lost. Up to 20 makes you a girl's blouse, 21 to 50 is a rum show, 51 to 100 gets you into the history books, and with 101 or more you are General Haig.",
      ruling: false,
    },
    {
      id: 'GF-VP-06',
      title: 'Markers for the fallen',
      text: 'Lay a base of casualties in any zone that has seen the loss of 4 or more strength points in a single assault.',
      ruling: false,
      note: 'It is decoration and changes nothing.',
    },
    {
      id: 'GF-VP-07',
      title: 'Victory in scenarios',
      text: 'A scenario can set a figure other than 30 for winning and losing at once, and can decide in its own way who has won at the end.',
      ruling: true,
    },
    {
      id: 'GF-VP-08',
      title: 'The lead decides scenarios',
      text: 'Some campaigns set their own marks for the last week. What is held against them is a difference: the total of the side in question, with any prize, from which the other total is taken. A point won or spent by anybody therefore matters to both.',
      ruling: true,
    },
    {
      id: 'GF-VP-09',
      title: 'Ending it during an assault',
      text: 'If you agree to end the campaign while an assault is being fought, the assault is halted first: it is closed at once, zones are scored as they are controlled at that moment, and then the campaign ends.',
      ruling: true,
    },
  ],
}
