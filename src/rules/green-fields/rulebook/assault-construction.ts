import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const ACON: Chapter = {
  code: 'ACON',
  title: 'Assault: construction',
  clauses: [
    {
      id: 'GF-ACON-01',
      title: 'Roads and bridges under fire',
      text: 'A construction unit that has not fired may try to build a road or a bridge. It throws 1 die for each strength point, and 3 hits are enough to get across a stream, a trench or bad ground.',
      ruling: false,
      note: 'Construction units are pioneers. They can bridge rivers in the same way. Hits are not kept from one attempt to another.',
    },
    {
      id: 'GF-ACON-02',
      title: 'Scraping a light trench',
      text: 'Infantry, cavalry or pioneers may make a light trench in their zone if they have not moved or fired this turn. It costs them 1 morale.',
      ruling: false,
      note: 'Sappers may do it as well. The zone must have no trench yet, only one can be dug in it, and a unit whose morale is 1 may not dig.',
    },
  ],
}
