import type { PlayerOrder } from '../../orders.ts'
import type { Action } from './action.ts'
import { MOVE_AND_FIRE } from './fire/move-and-fire.ts'
import { FIRE } from './firing.ts'
import { REDIRECT } from './guns/redirect.ts'
import { LIMBER, PACK, UNLIMBER, UNPACK } from './handling.ts'
import { CLEAR_WIRE } from './moves/clear-wire.ts'
import { CROSS_OBSTACLE } from './moves/cross-obstacle.ts'
import { CROSS_WIRE } from './moves/cross-wire.ts'
import { MOVE } from './moves/move.ts'
import { RECOVER } from './recover.ts'
import { SHELTER } from './shelter.ts'

/** FF-ORD-08, FF-ORD-09: all that an action can be spent on. */
export const ACTIONS: Readonly<Partial<{ [K in PlayerOrder['kind']]: Action<K> }>> = {
  recover: RECOVER,
  shelter: SHELTER,
  fire: FIRE,
  redirect: REDIRECT,
  move: MOVE,
  'cross-wire': CROSS_WIRE,
  'clear-wire': CLEAR_WIRE,
  'cross-obstacle': CROSS_OBSTACLE,
  'move-and-fire': MOVE_AND_FIRE,
  limber: LIMBER,
  unlimber: UNLIMBER,
  pack: PACK,
  unpack: UNPACK,
}
