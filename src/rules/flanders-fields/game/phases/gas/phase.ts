import type { Side } from '../../../vocabulary.ts'
import type { GasPlan } from '../../planned.ts'

/** FF-GAS-11: what of this turn's gas is still to be worked. */
export interface GasPhase {
  readonly name: 'gas'
  readonly arrivals: readonly { readonly side: Side; readonly plan: GasPlan }[]
  /** Clouds of earlier turns, by id; the wind is rolled before the first of them. */
  readonly clouds: readonly string[]
  readonly windRolled: boolean
}
