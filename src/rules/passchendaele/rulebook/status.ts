import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const STATUS: Chapter = {
  code: 'STATUS',
  title: 'Unit status',
  clauses: [
    {
      id: 'PA-STATUS-01',
      title: 'The four levels of status',
      text: 'Everyone begins the battle solid. The levels below are wavering, then pinned, then disordered. Nobody can get better than solid, and a unit that sinks lower than disordered leaves the table.',
      ruling: false,
    },
    {
      id: 'PA-STATUS-02',
      title: 'What status means',
      text: 'A solid or wavering unit works properly. A pinned one can do little. A disordered one cannot shoot, but defends itself in close combat all the same.',
      ruling: false,
    },
    {
      id: 'PA-STATUS-03',
      title: 'What changes status',
      text: "Two things alter a unit's status: its checks, and the close combats in which it takes part.",
      ruling: false,
    },
    {
      id: 'PA-STATUS-04',
      title: 'One status for each unit',
      text: 'Status is a property of the unit as a whole, so that one marker serves for all its bases. No base has a status different from that of its fellows.',
      ruling: true,
    },
    {
      id: 'PA-STATUS-05',
      title: 'Removal of a unit',
      text: 'When a unit is removed, every base it still had goes with it and counts as a loss.',
      ruling: true,
    },
  ],
}
