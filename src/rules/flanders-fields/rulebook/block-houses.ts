import type { Chapter } from '#kernel/procedure/rulebook.ts'

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
    {
      id: 'FF-BLOCK-05',
      title: 'The building itself',
      text: 'A block house is a solid square with sides of 4 cm: a front, two sides and a rear. Range and angle are taken from the face that fires, and every face has a first target of its own (FF-MG-01). Nobody can enter it as long as it is held. Once taken, it shelters one stand on foot of whoever took it, in the cover of a fortification; that stand shoots and fights as what it is. It goes in with a move that ends there, or by taking the ground it has won. Its middle is then that of the block house, it may look any way, and to fire and to contact it is the whole square.',
      ruling: true,
    },
    {
      id: 'FF-BLOCK-06',
      title: 'Which face is hit',
      text: 'A shot goes through the face that its line meets; a stand that comes into contact touches the face it reached. A block house with some faces silenced (FF-BLOCK-02) still fires from the others. Once taken it belongs to nobody and either side may go in (FF-BLOCK-05); once destroyed it is taken off and leaves open ground.',
      ruling: true,
    },
  ],
}
