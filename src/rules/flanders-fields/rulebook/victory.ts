import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const END: Chapter = {
  code: 'END',
  title: 'Set-up, end and victory',
  clauses: [
    {
      id: 'FF-END-01',
      title: 'Order of setting up',
      text: 'Lay out terrain and fieldworks, write the fire plans, then deploy by turns, battalion by battalion, the defender beginning. In play the attacker has the first turn.',
      ruling: false,
    },
    {
      id: 'FF-END-02',
      title: 'The usual trench layout',
      text: "As a rule the attacker's trenches lie in the 20 to 30 cm nearest his edge. No-man's-land beyond them is from 20 to 75 cm wide, with 40 as a normal figure. Next comes the defender's front system, 20 to 30 cm deep, and behind that his rear areas.",
      ruling: false,
    },
    {
      id: 'FF-END-03',
      title: 'When the battle ends',
      text: 'Unless the scenario has its own rule, the battle is over at its turn limit, or once a side has no rifle platoon left on the table and none still to come. The published rules do not name an end. A side holds an objective if it was the last to have rifle platoons there while the enemy had none; there means inside the area, or for a point no more than 5 cm from it. At the beginning an objective belongs to the side whose deployment zone takes it in.',
      ruling: true,
    },
    {
      id: 'FF-END-04',
      title: 'Scoring the battle',
      text: 'Unless the scenario says otherwise, add up the values of the objectives you hold and score 1 more for each enemy battalion that has routed or been wiped out. A lead of at least 3 is a decisive victory and a lead of 1 or 2 a marginal one. Equal scores are a draw.',
      ruling: true,
    },
    {
      id: 'FF-END-05',
      title: 'Arrival of reinforcements',
      text: 'At Mons, and in scenarios that use the same rule, reserves may arrive from the second turn. They need a 6 in that turn, 5 or more in the third, 4 or more in the fourth, and so on.',
      ruling: false,
      note: "Each battalion has a die of its own when its owner's turn begins, and from turn 7 comes without one. Place its stands touching its base edge; it is ordered normally in that same turn.",
    },
    {
      id: 'FF-END-06',
      title: 'Where stands deploy',
      text: "Every stand is placed with its whole base inside the deployment zone and faces the enemy. The first battalion of a regiment brings the regiment's command stand and supporting arms with it. When one side has deployed all its battalions the other continues by itself.",
      ruling: true,
    },
  ],
}
