import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

export const WIRE: Chapter = {
  code: 'WIRE',
  title: 'Barbed wire',
  clauses: [
    {
      id: 'FF-WIRE-01',
      title: 'Depth of a wire belt',
      text: 'The usual belt of wire is 2 cm deep. Thicker wire is treated as several belts, and each 2 cm of it must be crossed by itself.',
      ruling: false,
    },
    {
      id: 'FF-WIRE-02',
      title: 'Crossing wire platoon by platoon',
      text: 'It takes one action to come up to the wire and another to try to get through. Every platoon rolls its own die, passing on 5 or more in the mid period and on 3 or more in the late.',
      ruling: false,
      note: 'In the early period the crossing still costs its action but platoons roll nothing: the 2 taken off the order roll is the test (see FF-ORD-10). The body of the rules would let them roll for 3 or more, and a house rule does so.',
      options: ['early-wire'],
    },
    {
      id: 'FF-WIRE-03',
      title: 'Passing or hanging on wire',
      text: 'A platoon that gets through may continue as much as 5 cm past the far edge, and may assault if an enemy is in reach. A platoon that does not is on the wire and in the open, and must spend another action and roll afresh on a later occasion.',
      ruling: false,
    },
    {
      id: 'FF-WIRE-04',
      title: 'Platoons on both sides',
      text: 'Platoons stuck on wire may shoot and fight. Those already through may go ahead without the others, for cohesion is not enforced until the whole company is over.',
      ruling: true,
    },
    {
      id: 'FF-WIRE-05',
      title: 'Pioneers clear a gap',
      text: 'With one action a company of pioneers or engineers opens a lane 6 cm wide in the wire.',
      ruling: false,
      note: 'The company must be touching the belt and free of suppression, and it clears 2 cm of depth at a time.',
    },
    {
      id: 'FF-WIRE-06',
      title: 'Tanks and wire',
      text: 'Wherever a tank goes through wire it flattens a track 3 cm wide. Infantry may use the track without hindrance; cavalry may not. A British heavy tank fitted with grapnels can spend an action to drag away the wire under its base, and that lane is good for cavalry too.',
      ruling: false,
    },
    {
      id: 'FF-WIRE-07',
      title: 'Horses need a cleared gap',
      text: 'Whatever depends on horses or mules, be it cavalry, drawn guns or pack animals, gets past wire only where a lane has been cleared.',
      ruling: false,
    },
    {
      id: 'FF-WIRE-08',
      title: 'Shelling never removes wire',
      text: 'No fire in the battle takes wire away. The cutting done by the guns is already in the die that each platoon rolls.',
      ruling: true,
    },
    {
      id: 'FF-WIRE-09',
      title: 'How a crossing is made',
      text: 'The attempt begins in contact with the belt. A stand that succeeds is placed beyond it with its leading edge no more than 5 cm past the far side; in deep wire that bonus comes only after the last 2 cm. One that fails is placed on the belt. In a track or cleared gap a stand moves at the ordinary rate of the ground, keeping the middle of its base within the gap. Light teams, machine guns and light mortars that are manhandled, and commanders on foot, who use one of their two moves, each cross like one platoon of infantry. In the early period the 2 off the order roll falls on companies and light teams alone.',
      ruling: true,
    },
  ],
}
