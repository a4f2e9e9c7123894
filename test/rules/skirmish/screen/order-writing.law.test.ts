import { isPlottedByEye } from '../../../../src/rules/skirmish/game/shells/estimates.ts'
import type { State } from '../../../../src/rules/skirmish/game/state.ts'
import { SKIRMISH } from '../../../../src/rules/skirmish/index.ts'
import type { Known } from '../../../order-writing/law.ts'
import { proveOrderWriting } from '../../../order-writing/prove.ts'

/** SK-BOM-16: by eye an aim is said in words; a point on the table would be measured. */
const idle: NonNullable<Known['idle']> = ({ state }, kind, _field, order) =>
  kind === 'plot-fire' &&
  isPlottedByEye(state as State) &&
  'aim' in order &&
  typeof order.aim === 'object' &&
  order.aim !== null &&
  'x' in order.aim

proveOrderWriting(SKIRMISH, { idle })
