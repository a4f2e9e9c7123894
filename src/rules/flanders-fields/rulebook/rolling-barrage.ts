import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const RB: Chapter = {
  code: 'RB',
  title: 'Rolling barrage',
  clauses: [
    {
      id: 'FF-RB-01',
      title: 'The band of fire',
      text: 'From late 1916 an attacker may have a rolling barrage: a belt of fire 20 cm deep from one side of the table to the other. It comes down at the distance set in his plan and goes forward at the start of each of his turns, usually by 20 cm.',
      ruling: false,
      note: 'The plan may choose any speed from 5 to 20 cm a turn, and 20 if nothing is said. The published rules let the belt follow the line of the trenches; we keep it straight unless the scenario provides a bent front.',
    },
    {
      id: 'FF-RB-02',
      title: 'How long it lasts',
      text: 'It fires for 4 turns plus a D3, counting turns in which it halts, and is then over for good. How fast it goes, where it halts and what pattern it follows are settled in the plan before the battle.',
      ruling: false,
      note: 'Halts are written down by turn number and none may be improvised, but for the house rule of FF-RB-11. The form for the fire plan has 3 plus a D3; the body of the rules gives 4 twice, and we use that.',
      options: ['barrage-duration'],
    },
    {
      id: 'FF-RB-03',
      title: 'Under the rolling barrage',
      text: 'Roll for every stand that the belt reaches, and for every stand beneath it when a turn opens in which it halts. In medium cover 1 or 2 is harmless, 3 to 5 suppresses and 6 kills. Take off 1 in hard cover, add 1 in soft and 2 in the open. A fortification is safe.',
      ruling: false,
      note: 'A natural 1 never does harm, and totals above 6 kill. No suppression spreads to the company. Those in deep shelters are safe. For tanks use the line for indirect field artillery in the table against armour.',
    },
    {
      id: 'FF-RB-04',
      title: 'Keeping too close behind',
      text: 'Troops of the attacker within 6 cm of the back of the belt run a risk. Roll a die: if it shows less than the distance in centimetres the stand is safe, and if not it is attacked as by field guns with 1 taken off.',
      ruling: false,
      note: 'A distance of exactly 6 cm is still tested, and a distance of 0 is never safe. Test at the end of any move that came so near, using the closest approach, and at each step of the barrage for stands that are still so near. Attackers beneath the belt itself roll as in FF-RB-03.',
    },
    {
      id: 'FF-RB-05',
      title: 'Shooting into the rolling barrage',
      text: 'Shots that go into the belt or through it are hampered as described in FF-FIRE-05.',
      ruling: false,
    },
    {
      id: 'FF-RB-06',
      title: 'Working the barrage each turn',
      text: "In its first turn the belt is set down and does not advance. After that, in every turn of the attacker, each stand with any part of its base in the belt's new place rolls once; being only partly in it makes no difference. A stand of either side that moves into or through the belt rolls straight away, once for each move action.",
      ruling: true,
    },
    {
      id: 'FF-RB-07',
      title: 'Following the plan',
      text: 'The plan says where the near edge of the belt lies on its first turn (turn 1 if nothing is said; the belt reaches 20 cm beyond it), how fast it goes and on which turns it halts. On each later turn of the attacker it moves on by its speed, or stays on a halt, which still uses up a turn of its length. When the turn after its last one opens it is gone, and so is any part of it that has left the table.',
      ruling: true,
    },
    {
      id: 'FF-RB-08',
      title: 'Order of the dice',
      text: "First come all stands in the new place of the belt, of both sides, those nearest to the attacker's edge first and from his left to his right. After them, in the same order, come the attacker's stands in the danger strip, that is with a gap of 0 to 6 cm to the near edge on his own side. Who lies in the belt is not tested for the strip.",
      ruling: true,
    },
    {
      id: 'FF-RB-09',
      title: 'A bent belt',
      text: 'Where the scenario draws a bent front, the belt is that line pushed forward, 20 cm deep everywhere. The danger strip is for the attacker only; anyone, friend or enemy, who walks into the belt is under it at once.',
      ruling: true,
    },
    {
      id: 'FF-RB-11',
      title: 'A halt that was not planned',
      text: 'The published rules say that a barrage can be told to wait for a turn, and also that its timetable cannot be touched. We play the timetable. By a house rule the attacker may once in a battle keep the belt where it is: he is asked before it goes on, but neither on its first turn nor where the plan halts anyway, and never in a feuerwalze. The halt works like a planned one and uses up a turn of the length; after it the belt goes on at its speed, and the halts of the plan stay on the turns for which they were written.',
      ruling: true,
      options: ['barrage-halt'],
    },
  ],
}
