import type { Chapter } from '#kernel/procedure/rulebook.ts'

export const AMOV: Chapter = {
  code: 'AMOV',
  title: 'Assault: movement',
  clauses: [
    {
      id: 'GF-AMOV-01',
      title: 'Moving in turn',
      text: 'One player makes all the moves of one side, and only then does the other begin.',
      ruling: false,
    },
    {
      id: 'GF-AMOV-02',
      title: 'Opportunity fire at movers',
      text: 'If a moving unit comes to within 1 zone of an enemy who is not suppressed, that enemy may fire at it with half its dice, rounded up. A unit may do this once in a turn, and guns use no shells for it. Movers who do not break can carry on, even into the zone of the enemy.',
      ruling: false,
    },
    {
      id: 'GF-AMOV-03',
      title: 'What draws opportunity fire',
      text: 'As many as three units may move together as a stack. Fire can be drawn in the zone from which the move begins and in every zone entered, if the firer is no more than 1 zone away. It is direct fire at the leading wave, who count as moving, and surplus hits go on to the next. It cannot pass through gas, but darkness does not prevent it.',
      ruling: true,
    },
    {
      id: 'GF-AMOV-04',
      title: 'Broken movers and hidden enemies',
      text: 'A mover that breaks falls back from the place where it was hit; others in the stack may go on. If hidden enemies are in the zone entered, they are revealed and dispute it. Apart from this fire and close assault, only guns and aircraft shoot.',
      ruling: true,
    },
    {
      id: 'GF-AMOV-05',
      title: "Leaving by the enemy's edge",
      text: "A combat unit that is not suppressed may leave the table from the enemy's base-line row. It costs one step.",
      ruling: true,
    },
    {
      id: 'GF-AMOV-06',
      title: 'Standing orders for fire',
      text: 'So that play is not interrupted, each unit fires by a standing order, which you give in the artillery phase and during your own movement. When several units can fire, they do so in the order of their zones, each at whichever wave is leading by then.',
      ruling: true,
    },
    {
      id: 'GF-AMOV-07',
      title: 'Cover of a unit under fire',
      text: 'A mover hit by opportunity fire has the cover of the ground on which it is at that moment, but not that of any works there. It counts as moving even if it has not yet taken its first step.',
      ruling: true,
    },
    {
      id: 'GF-AMOV-08',
      title: 'The four standing orders',
      text: "Standing orders are secret. First chance: fire at any enemy who moves within 1 zone. On entry: fire at an enemy within 1 zone who is about to step into a zone that the firer's side controls or occupies, or who ends a move in one. Own zone: the same, but for the zone in which the firer stands and no other. Hold: do not fire. Each of them also names the fewest units moving together, 1, 2 or 3, that are worth the shot; with fewer the firer waits. Until told otherwise foot, horse and armour have own zone and guns have on entry, at 1 or more. A single decoy thus does not draw the fire of a whole front.",
      ruling: true,
    },
    {
      id: 'GF-AMOV-09',
      title: 'How many are worth a shot',
      text: 'What a waiting firer counts is stands on the move together at that moment, never their strength. Having let some pass he may still shoot at others in this turn. Those who stop in his own zone get his fire whatever their number, if he has no order to hold.',
      ruling: true,
    },
  ],
}
