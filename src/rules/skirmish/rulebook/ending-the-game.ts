import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const END: Chapter = {
  code: 'END',
  title: 'Ending the game',
  clauses: [
    {
      id: 'SK-END-01',
      title: 'When the game ends',
      text: 'The game is over after the last move set by the scenario, or sooner, at the end of a move in which either side has no active unit left on foot or on horseback; reinforcements still to come count as active. The victory points of the scenario show who has won.',
      ruling: true,
    },
    {
      id: 'SK-END-02',
      title: 'Victory without scenario points',
      text: 'If the scenario says nothing of victory, a side loses when over half of its squads have been destroyed, have surrendered, are routing or have left the table. If this befalls both at the same time, the winner is the side that has kept the larger part of its figures, and if these are equal the game is drawn.',
      ruling: true,
    },
    {
      id: 'SK-END-03',
      title: 'Holding an objective',
      text: 'A side holds an objective if 3 or more of its figures, not in rout, are inside it, no farther than 3 inches from it, or in the stretch of trench in question, while no active enemy figure is as near or likewise inside. Once held it remains so, even when the men have gone on, until the enemy takes it. Where a scenario says at the end, it means only when the points are counted.',
      ruling: true,
    },
    {
      id: 'SK-END-04',
      title: 'Giving up the battle',
      text: 'A side may concede at any time and then loses, whatever the points. A battle ends by its last move, by collapse or by concession.',
      ruling: true,
    },
    {
      id: 'SK-END-05',
      title: 'What counts as lost',
      text: 'Lost figures are the dead, prisoners and those of units off the table without leave, with vehicle crews. Lost units are those of the list that are destroyed, surrendered, routing at the end or off the table without leave; officers with squads and batteries are no units.',
      ruling: true,
    },
    {
      id: 'SK-END-06',
      title: 'Who holds and contests',
      text: 'Vehicles with a crew contest but do not hold. Men in dugouts, routers, snipers and prisoners do neither. On a trench count men in it within 3 inches along it, and men outside within 3 inches. For a structure count those inside, or those close by if it is empty.',
      ruling: true,
    },
    {
      id: 'SK-END-07',
      title: 'How points are counted',
      text: 'They are shown after every move as they would stand, and the last count decides. An objective begins with the holder named, or with nobody.',
      ruling: true,
    },
    {
      id: 'SK-END-08',
      title: 'Battles of built forces',
      text: 'They last 12 moves. At the end of every move a side that has lost more than half of its squads, cavalry troops among them, has lost the battle (SK-END-02). The score is the percentage of its figures that a side has left, rounded down. If nobody has lost by the last move, the higher score wins if it leads by 10 or more, else the battle is drawn.',
      ruling: true,
    },
    {
      id: 'SK-END-09',
      title: 'When nobody is left',
      text: 'If a side has no active unit on foot or mounted, every objective counts for the other, unless that has none either.',
      ruling: true,
    },
    {
      id: 'SK-END-10',
      title: 'When objectives change hands',
      text: 'Only in the End phase, for both sides at once. Men in melee, halted or falling back count; crews only on foot.',
      ruling: true,
    },
  ],
}
