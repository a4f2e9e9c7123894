import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const END: Chapter = {
  code: 'END',
  title: 'Ending the game',
  clauses: [
    {
      id: 'SK-END-01',
      title: 'When the game ends',
      text: 'The game is over after the last move set by the scenario, or sooner, at the end of a move in which either side has no active unit left on foot or on horseback. The victory points of the scenario show who has won.',
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
      text: 'A side holds an objective if 3 or more of its figures, not in rout, are inside it, no farther than 3 inches from it, or in the stretch of trench in question, while no active enemy figure is as near or likewise inside. Once held it remains so until the enemy takes it, except where the scenario counts only the end of the game.',
      ruling: true,
    },
  ],
}
