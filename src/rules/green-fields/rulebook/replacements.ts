import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const REP: Chapter = {
  code: 'REP',
  title: 'Replacements',
  clauses: [
    {
      id: 'GF-REP-01',
      title: 'Using men and supplies',
      text: 'The depots now throw for supplies. New men can bring regiments back up to strength, wait in a pool called the replacement battalion, or make up new regiments that are placed on the table. Troops paid for with victory points may go wherever you like.',
      ruling: false,
      note: 'Wherever you like means your own zones or off board. A regiment can be filled only to its establishment, which is the strength it was bought with. Unspent points and pooled men are kept for later weeks. Men from the pool can become nothing but infantry.',
    },
    {
      id: 'GF-REP-02',
      title: 'Price of lost strength',
      text: 'Replacing one strength point costs 1 point for infantry, artillery and reconnaissance aircraft; 2 for cavalry, pioneers, sappers, balloons, transport and ground attack aircraft; 3 for armour; 4 for fighters; and 6 for bombers. For a new unit you pay the full price of the list.',
      ruling: true,
    },
    {
      id: 'GF-REP-03',
      title: 'Buying new units',
      text: 'Both sides make their purchases in secret. You choose the strength, experience and morale of a new unit, and it can act in this same week. Each man drawn from the pool stands for one strength point already paid. You cannot buy better ratings for a unit you already have. Drafts and new units sent to a zone under a box barrage have to cross it.',
      ruling: true,
    },
  ],
}
