import { OFF } from '../../game/phases/deployment/placing.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import { STANDARD, type Troops } from '../../scenarios/forces/troops.ts'

type BuyUnit = OrderOf<'buy-unit'>
type Recruit = Pick<BuyUnit, 'type'> & Pick<Troops, 'strength' | 'experience' | 'morale'>

/** A regiment as good as its price. */
export const REGIMENT: Recruit = STANDARD.infantry

/** An observer is worth more than his price. */
export const OBSERVER: Recruit = { type: 'reconnaissance', strength: 1, experience: 1, morale: 2 }

/** The order for a new unit, which waits behind the lines. */
export const recruited = ({ type, strength, experience, morale }: Recruit, pay: BuyUnit['pay']): BuyUnit => ({
  kind: 'buy-unit',
  type,
  strength,
  experience,
  morale,
  stosstruppe: false,
  men: 0,
  zone: OFF,
  pay,
})
