import type { Chapter } from '#kernel/procedure/rulebook.ts'

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
    {
      id: 'FF-SUPP-03',
      title: 'Markers stay',
      text: 'Nothing but recovery takes a marker away, and failing to recover adds none. A command stand is rid of its markers in its own turn only.',
      ruling: true,
    },
    {
      id: 'FF-SUPP-04',
      title: 'A company recovers together',
      text: 'One action takes a marker from every stand of a company, wherever it is, the wire included. Weapons and tanks recover by themselves. Whoever has no marker left can take part in the next action.',
      ruling: true,
    },
  ],
}
