import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const SUPP: Chapter = {
  code: 'SUPP',
  title: 'Suppression',
  clauses: [
    {
      id: 'FF-SUPP-01',
      title: 'What suppression does',
      text: 'A stand under suppression can neither move nor shoot and takes 1 off in combat. Markers accumulate, and a stand that collects three before recovering is destroyed. How they spread through a company is told in FF-FIRE-10.',
      ruling: false,
    },
    {
      id: 'FF-SUPP-02',
      title: 'Recovering from suppression',
      text: 'Markers come off only by spending an action on it, except for command stands (see FF-CMD-02).',
      ruling: false,
      note: 'One action removes one marker from each stand of the unit that was ordered. The rules do not say whether company or platoon is meant; a house rule restricts it to a single stand.',
      options: ['recovery-scope'],
    },
  ],
}
