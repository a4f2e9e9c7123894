import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const PLAN: Chapter = {
  code: 'PLAN',
  title: 'Fire plans',
  clauses: [
    {
      id: 'FF-PLAN-01',
      title: 'Writing the fire plan',
      text: 'Both sides write their plans before anything is deployed. Each lists first aiming points, giving the distance along its own base edge from the left corner and then the distance out towards the enemy; such points are registered, and a fire order is all they need. The attacker adds where the barrage starts, how long it lasts and when it halts; the points of superimposed batteries and of medium and heavy mortars; the kind, place, turn and wind of gas; and his air missions. The defender adds points for his mortars and supporting batteries.',
      ruling: false,
    },
    {
      id: 'FF-PLAN-02',
      title: 'What cannot be changed',
      text: 'Once written, the timetables of gas, of the rolling barrage and of the feuerwalze are fixed (a house rule allows one halt, FF-RB-11). Planned gas comes by itself when its turn begins.',
      ruling: false,
    },
    {
      id: 'FF-PLAN-03',
      title: 'Bombardments by the timetable',
      text: 'In the mid and late periods the scenario may allow the attacker a number of prepared bombardments. For each he writes the turn, the class of artillery and the point. It lands in the bombardment step of that turn and no order is rolled.',
      ruling: true,
    },
    {
      id: 'FF-PLAN-04',
      title: 'A commander for the artillery',
      text: 'One player on a side may take charge of all its guns and mortars.',
      ruling: false,
      note: 'The published rules call fire plans essential in one place and optional in another. We require them in every battle with guns off the table, a rolling barrage or gas.',
    },
    {
      id: 'FF-PLAN-05',
      title: 'Barrage length known beforehand',
      text: 'The length of the rolling barrage is rolled before either side writes its plan. The attacker must know it by then, since his form has a line for it.',
      ruling: true,
    },
    {
      id: 'FF-PLAN-06',
      title: 'What a plan holds',
      text: "For each battery and each mortar of a regiment one registered point at most; what is left out has none. The attacker adds his barrage (near edge, first turn, speed and halts, or a list of near edges where it may go back and forth), his gas (kind, middle, turn and heading), his scheduled fires (turn, class and point) and the number of his air missions. The scenario says how many gas attacks there are, of which kind and how they are delivered, and how many scheduled fires of which class fall in which turns; the rest is for the owner to choose. Orders count from the corner of the table; the printed forms count from the owner's own edge. Whoever has nothing to plan is not asked.",
      ruling: true,
    },
    {
      id: 'FF-PLAN-07',
      title: 'Points that can be used',
      text: 'Every point lies on the table. A mortar, or a gun on the table, that is deployed where it cannot reach its point, by arc or by range, has none. Scheduled fires land in the order in which they are written, without a die for the order and without deviation.',
      ruling: true,
    },
    {
      id: 'FF-PLAN-08',
      title: 'Plans under seal',
      text: 'A plan stays sealed until it is carried out. A point is shown when the first fire falls on it, the barrage and the clouds when they arrive, and anything else never. You always see your own.',
      ruling: true,
    },
    {
      id: 'FF-PLAN-09',
      title: 'Plans of the scenario',
      text: 'Each side has a ready plan in every scenario and may take it as it is.',
      ruling: true,
    },
    {
      id: 'FF-PLAN-10',
      title: "Plans in the players' own battles",
      text: 'In a battle that the players draw up themselves they say for each side whether it writes a plan, takes the ready one unasked, or has none. Without a plan no point is registered, and its barrage, gas and scheduled fires do not happen.',
      ruling: true,
    },
  ],
}
