import type { Chapter } from '../../../kernel/rulebook.ts'

export const MOR: Chapter = {
  code: 'MOR',
  title: 'Morale',
  clauses: [
    {
      id: 'FF-MOR-02',
      title: 'The morale table',
      text: 'Roll a die with the modifiers of quality. A total of 4 or better holds; 2 or 3 is a retreat of 20 cm, 1 of 40 cm, and anything lower a rout that takes the battalion off the table. A retreating battalion is suppressed and leaves its crewed weapons behind.',
      ruling: false,
    },
  ],
}
