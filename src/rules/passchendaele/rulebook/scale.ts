import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const SCALE: Chapter = {
  code: 'SCALE',
  title: 'Scale and markers',
  clauses: [
    {
      id: 'PA-SCALE-01',
      title: 'Time, distance and dice',
      text: 'Half an hour or so passes in each turn, and 300 yards of ground are shown by an inch of table. The game needs no dice but the ordinary six-sided kind.',
      ruling: false,
    },
    {
      id: 'PA-SCALE-02',
      title: 'Bases, table and size of battle',
      text: 'Only the base matters: put as many figures on it as you please, for no number of men is tied to a figure. A table 3 feet square is enough to begin with. A small operation has half a dozen divisions on a side, and the very largest more than 30.',
      ruling: false,
    },
    {
      id: 'PA-SCALE-03',
      title: 'Markers for status, orders, sheaves',
      text: "A unit's status is shown by casualties: one for wavering, two for pinned, three for disordered, none for solid. Its order is shown by an officer figure, who stands before the unit when it advances, behind it when it retreats and at its side when it countermarches; no officer means hold or fire barrage. Shellfire is shown by 1-inch squares, four to a set, in three colours: field high explosive, heavy high explosive, and gas.",
      ruling: false,
    },
    {
      id: 'PA-SCALE-04',
      title: 'What is open, what secret',
      text: 'The published rules describe only markers that lie in plain view, so both players may always see every status, order and sheaf. An objective named with an order is different: its owner writes it down, and it stays secret until the unit gets there.',
      ruling: true,
    },
  ],
}
