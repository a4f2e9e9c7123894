import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const BLOCK: Chapter = {
  code: 'BLOCK',
  title: 'Block houses',
  clauses: [
    {
      id: 'FF-BLOCK-01',
      title: 'Ordering a block house',
      text: "Each block house has its own order in the regiment's part of the turn. A single fire order lets it shoot from its front, its sides or all of them, every face firing like a machine gun.",
      ruling: false,
    },
    {
      id: 'FF-BLOCK-02',
      title: 'Suppressing a block house',
      text: 'Each face is suppressed by itself.',
      ruling: false,
      note: 'A shot suppresses the face through which it came; area fire and gas count as one attack on every face. Three markers on a face silence it for the rest of the battle, and when all three faces have three the block house is destroyed. An action to take off suppression removes one marker from each face.',
    },
    {
      id: 'FF-BLOCK-03',
      title: 'Assaulting a block house',
      text: 'Infantry and flamethrowers alone can assault it.',
      ruling: false,
      note: 'The garrison fights as experienced infantry in a fortification. If it loses, the block house is put out of action, and a stand may use it as shelter afterwards.',
    },
    {
      id: 'FF-BLOCK-04',
      title: 'Faces and the blind rear',
      text: 'Each firing face shoots to its own front. Direct fire at the rear does nothing, and attackers coming from there are not fired at. The garrison is suppressed in combat if the face that was reached bears a marker; for attackers at the rear, only if all three faces do.',
      ruling: true,
    },
  ],
}
