import type { PlayerOrder } from '../../orders.ts'
import type { Action } from './action.ts'
import { LIMBER, PACK, UNLIMBER, UNPACK } from './handling.ts'
import { RECOVER } from './recover.ts'

/** FF-ORD-08, FF-ORD-09: all that an action can be spent on. */
export const ACTIONS: Readonly<Partial<{ [K in PlayerOrder['kind']]: Action<K> }>> = {
  recover: RECOVER,
  limber: LIMBER,
  unlimber: UNLIMBER,
  pack: PACK,
  unpack: UNPACK,
}
