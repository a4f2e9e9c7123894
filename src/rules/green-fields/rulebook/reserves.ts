import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const RES: Chapter = {
  code: 'RES',
  title: 'Reserves',
  clauses: [
    {
      id: 'GF-RES-01',
      title: 'Bringing up reserves',
      text: 'Units kept off board and units you have bought now come on. A bought unit arrives at your rear edge, and each turn it tries it must throw a 5 or 6.',
      ruling: false,
      note: 'All others need no die but must be steady. Every arrival is placed in a zone of your base-line row that has no enemy unit in it, no matter who controls it, as long as the stacking limit allows, and cannot move before the next turn. Whoever has not come on yet takes no orders in the movement phase: he neither moves nor leaves the table, nor does he mount, get down, load or unload.',
    },
  ],
}
