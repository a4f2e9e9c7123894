import type { Chapter } from '#kernel/procedure/rulebook.ts'

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
      text: 'The stands go directly towards their own base edge. Ground and wire do not slow them, but a river or an enemy stops them. Above ground a stand with no marker receives one; those in deep shelters do not go and receive none (FF-MOR-07). Weapons left behind are taken off the table. A natural 1 has no special meaning in this roll.',
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
    {
      id: 'FF-MOR-06',
      title: 'When tests are taken',
      text: 'A test waits until the action, the barrage step, the cloud, the scheduled fire, the event or the call that caused it is finished. The battalions of the side whose turn it is come first, then the others, each by number. Every loss counts, whatever its cause, and platoons in reserve count as present.',
      ruling: true,
    },
    {
      id: 'FF-MOR-07',
      title: 'The path of a retreat',
      text: 'The rearmost stand goes first. Its centre moves straight towards its own base edge, through friends, wire and trenches, and halts at a river, 1 cm from an enemy in its way, or at a block house. From a place on a base or on wire it goes on to the first free one; if none is left in front of what stops it, it takes the last free place behind, or does not go. A stand whose centre passes the edge of the table is lost, and a base that would jut out is set flush. Facing is kept. Stands in deep shelters stay below, where they are, unmarked, and remain platoons of their battalion; on the card of a company as many stay unmarked. Stands in a river stay with a marker. Nothing attacks the retreat itself.',
      ruling: true,
    },
    {
      id: 'FF-MOR-08',
      title: 'What a retreat leaves behind',
      text: 'Machine guns, mortars and guns of the battalion are given up and taken off. Light machine guns, flamethrowers, anti-tank rifles and the command stand go back with the riflemen. Attached tanks stay where they are.',
      ruling: true,
    },
    {
      id: 'FF-MOR-09',
      title: 'Rout, and the last platoon',
      text: 'A rout takes every stand of the battalion off the table but its tanks, those in deep shelters included. If a battalion loses its last rifle platoon in another way, its machine guns, mortars and guns each test as weapons without a battalion do, and its command stand and teams go on.',
      ruling: true,
    },
    {
      id: 'FF-MOR-10',
      title: 'Adding to a morale roll',
      text: 'A player with something to add to a test is asked before it is rolled, the side that tests first. Only Stubborn Resistance is asked for afterwards. Nobody is asked who has nothing to add; but where events are played, whoever holds any card is asked at every test, so that the question gives nothing away.',
      ruling: true,
    },
  ],
}
