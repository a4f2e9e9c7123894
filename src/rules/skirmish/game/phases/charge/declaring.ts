import type { Random } from '../../../../../kernel/chance/random.ts'
import type { Refusal } from '../../../../../kernel/game/game.ts'
import type { Side } from '../../../vocabulary.ts'
import type { OrderOf } from '../../orders.ts'
import type { Play } from '../../play.ts'
import type { State } from '../../state.ts'

export const hasCharge = (_: State, __: Side): boolean => false
export const chargeRefusal = (_: State, __: Side, ___: OrderOf<'charge'>): Refusal | undefined => undefined
export const sampledCharge = (_: State, __: Side, ___: Random): OrderOf<'charge'> | undefined => undefined
export const beginCharge = (_: Play, __: Side, ___: OrderOf<'charge'>): void => {}
