import type { Side } from '../../../vocabulary.ts'
import type { Cause } from '../../causes.ts'

/** SK-SEQ-08: somebody says who falls, or which weapon of a vehicle is hit (SK-VEH-10). */
export interface NamingPhase {
  readonly name: 'naming'
  /** Who is asked. */
  readonly side: Side
  /** Whose loss it is. */
  readonly unit: string
  readonly what: 'figures' | 'weapon'
  readonly among: readonly string[]
  readonly count: number
  readonly cause: Cause
  /** In the Fire phase men are marked and fall at its end. */
  readonly marked: boolean
}
