import type { Chapter } from '../../../kernel/procedure/rulebook.ts'

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
      text: "So that play is not interrupted, each unit fires according to a standing order. First chance makes it fire as soon as it can. On entry, the default, makes it fire at an enemy no more than 1 zone away who either is about to step into a zone that the firer's side controls or occupies, or finishes a move there. Hold keeps it from firing. You give these orders in the artillery phase and during your own movement. When several units can fire, they do so in the order of their zones, each at whichever wave is leading by then.",
      ruling: true,
    },
    {
      id: 'GF-AMOV-07',
      title: 'Cover of a unit under fire',
      text: 'A mover hit by opportunity fire has the cover of the ground on which it is at that moment, but not that of any works there. It counts as moving even if it has not yet taken its first step.',
      ruling: true,
    },
  ],
}
