import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const MOR: Chapter = {
  code: 'MOR',
  title: 'Morale',
  clauses: [
    {
      id: 'FF-MOR-01',
      title: 'When a battalion tests',
      text: 'A battalion tests its morale on having lost half the rifle platoons with which it started, and tests again, with 2 taken off, on having lost three quarters. Veterans add 1 and raw troops take off 1.',
      ruling: false,
      note: 'A loss of exactly half or exactly three quarters is enough. If both points are passed together, roll only the test for three quarters. Finish the action or step that caused the losses, then test at once.',
    },
    {
      id: 'FF-MOR-02',
      title: 'The morale table',
      text: 'On a total of 4 or better the battalion fights on. On 2 or 3 it retreats 20 cm, on 1 it retreats 40 cm, and on 0 or less it routs and is taken off the table. A battalion that retreats is suppressed and leaves its crewed weapons behind. The result takes effect immediately, and the markers are recovered in the ordinary way.',
      ruling: false,
    },
    {
      id: 'FF-MOR-03',
      title: 'Carrying out a retreat',
      text: 'The stands go directly towards their own base edge. Ground and wire do not slow them, but a river or an enemy stops them. A stand with no marker receives one. Weapons left behind are taken off the table. A natural 1 has no special meaning in this roll.',
      ruling: true,
    },
    {
      id: 'FF-MOR-04',
      title: 'Weapons that lose their battalion',
      text: 'When a battalion routs or is destroyed, the block houses and the crewed weapons of no battalion that were supporting it must test.',
      ruling: false,
      note: 'The battalion they support is the one they are attached to, or else the nearest one of their side. Roll a die without modifiers: on less than 4 the weapon is lost and taken off.',
    },
    {
      id: 'FF-MOR-05',
      title: 'Counting losses, and exceptions',
      text: 'Each of the two points is tested once in a battle. Cavalry and pioneer stands are counted as rifle platoons of their unit, and companies attached before the battle are counted with the battalion that has them. Tank battalions never test. A stand whose retreat would finish on top of another goes farther, to the first place that is free.',
      ruling: true,
    },
  ],
}
