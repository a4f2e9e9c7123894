import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const SUP: Chapter = {
  code: 'SUP',
  title: 'Suppression',
  clauses: [
    {
      id: 'GF-SUP-01',
      title: 'What suppression means',
      text: 'A suppressed unit cannot advance on the enemy and cannot fire at anything beyond its own zone. It does have the advantage of being more difficult to see.',
      ruling: false,
    },
    {
      id: 'GF-SUP-02',
      title: 'Fire by suppressed units',
      text: 'It follows that a suppressed unit takes no part in bombardment or opportunity fire. It still uses its dice in close assault, and against raiders who enter its zone.',
      ruling: true,
    },
    {
      id: 'GF-SUP-03',
      title: 'How suppression ends',
      text: 'A unit stops being suppressed when it rallies, when the assault is over, or at the latest in the deployment phase.',
      ruling: true,
      options: ['suppression-recovery'],
    },
  ],
}
