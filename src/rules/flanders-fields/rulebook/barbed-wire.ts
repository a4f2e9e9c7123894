import type { Chapter } from '#kernel/procedure/rulebook.ts'

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
      text: 'A platoon that gets through may continue as much as 5 cm past the far edge, and may assault if an enemy is in reach. A platoon that does not is on the wire and in the open, and must spend another action and roll afresh in a later turn.',
      ruling: false,
      note: 'Until the turn of its owner is over it therefore makes no second attempt, at this belt or at another, though its company may have actions to spare; those who have not yet rolled may go on trying. In deeper wire a platoon that gets through 2 cm may try the next with the next action, and its first failure is its last attempt of the turn. By a house rule every further action of the order, or the second move of a commander, wins another die.',
      options: ['wire-retry'],
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
      text: 'The attempt begins in contact with the belt. A stand that succeeds is placed beyond it with its leading edge no more than 5 cm past the far side; in deep wire that bonus comes only after the last 2 cm. One that fails is placed on the belt. In a track or cleared gap a stand moves at the ordinary rate of the ground, keeping the middle of its base within the gap. Light teams, machine guns and light mortars that are manhandled, and commanders on foot, who use one of their two moves, each cross like one platoon of infantry. In the early period the 2 off the order roll falls on companies and light teams alone. Tracks and gaps ask for no die: even a stand that has failed in this turn may use one, provided that it gets off the wire to it (FF-WIRE-13).',
      ruling: true,
    },
    {
      id: 'FF-WIRE-10',
      title: 'On the wire and beside it',
      text: 'A belt is a strip whose depth is a multiple of 2 cm, and a gap of 0.5 cm or less touches it. Whoever is not stuck keeps the whole base off it, except tanks and those who assault an enemy on it. A stuck stand lies with its middle on the middle line of the 2 cm that it did not cross, where its path met that line or at the nearest point, facing as before; if the place is taken, at the nearest free one along the line. Wire hides nobody and stops no shot. The place of somebody killed on it cannot be taken.',
      ruling: true,
    },
    {
      id: 'FF-WIRE-11',
      title: 'Setting down beyond the wire',
      text: 'Roll in the order in which they are named. A stand that gets over is set down facing as its owner likes, square to the belt or at most 45 degrees off, with its leading edge no more than 5 cm past the far side, and it may assault. Every 2 cm of deeper wire needs an action and a die of its own, and until the last is behind it the stand is on the wire, on the middle line of the next 2 cm. Nobody may be named whose die has failed in this turn (FF-WIRE-03).',
      ruling: true,
    },
    {
      id: 'FF-WIRE-12',
      title: 'Clearing gaps',
      text: 'Pioneers name the middle of the gap, within 3 cm of one of their unsuppressed stands; a strip 6 cm wide is gone from 2 cm of the depth. A tank with grapnels must be on the belt or touch it, and clears the rectangle of its base drawn out through the belt. Only the British male and female have them. Gaps and tracks serve both sides.',
      ruling: true,
    },
    {
      id: 'FF-WIRE-13',
      title: 'Early wire, and going back',
      text: 'In the early period a company that declared the wire and has an action may spend it on crossing with all its stands that touch the belt; with none, those stands hang on the wire and must declare anew. A stand on the wire may go back with a move of up to 5 cm on the side it came from, even in the turn in which its die has failed, but that wins it no second one. One thrown back onto the wire in a drawn fight came from the side of the enemy, and may assault as it gets off there.',
      ruling: true,
    },
  ],
}
