import type { SideName } from '../../../scenarios/scenario.ts'
import type { Fighter } from './combat.ts'

export type CloseCombatStory =
  | {
      readonly kind: 'contact'
      readonly unit: string
      readonly attackers: readonly Fighter[]
      readonly defenders: readonly Fighter[]
    }
  | { readonly kind: 'supported'; readonly side: SideName; readonly fighters: readonly Fighter[] }
  | {
      readonly kind: 'round-fought'
      readonly attackerScores: readonly number[]
      readonly defenderScores: readonly number[]
      readonly winner: 'attacker' | 'defender' | 'tie'
    }
  | { readonly kind: 'base-lost'; readonly base: string; readonly unit: string }
  | {
      readonly kind: 'combat-ended'
      /** The unit that moved into contact. */
      readonly unit: string
      /** The units of those defenders who are left. */
      readonly defenders: readonly string[]
      readonly winner: 'attacker' | 'defender' | 'none'
      readonly rounds: number
    }
