import type { Heading } from '../../../kernel/geometry/angle.ts'
import type { Point } from '../../../kernel/geometry/point.ts'
import type { FireOn } from '../reckoning/load.ts'
import type { Cover, Holder, Order, Shell, Status, StatusAfter } from '../vocabulary.ts'
import type { Fighter } from './combat/combat.ts'
import type { Movement } from './moves/fates.ts'
import type { Phase } from './phases/phase.ts'
import type { Ending, Fate, FirstOrder, Goal, Sheaf, SideName } from './state.ts'

/** Where a base now is. */
export interface Stands {
  readonly base: string
  readonly centre: Point
  readonly heading: Heading
}

/** What came of a check. */
export interface Checked {
  /** Runner dice thrown, and whether the new order arrived; null if the unit carried on. */
  readonly runners: { readonly dice: number; readonly received: boolean } | null
  readonly fire: FireOn
  readonly cover: Cover
  readonly roll: number
  readonly score: number
  readonly load: number
  readonly status: StatusAfter
  readonly fallBack: boolean
  readonly inches: number
  readonly inchesOpen: number
}

export type GameEvent =
  | { readonly kind: 'deployed'; readonly unit: string; readonly to: readonly Stands[] }
  | {
      readonly kind: 'relocation-rolled'
      readonly relocating: readonly string[]
      readonly staying: readonly string[]
    }
  | { readonly kind: 'relocated'; readonly unit: string; readonly to: readonly Stands[] }
  | { readonly kind: 'orders-written'; readonly side: SideName; readonly orders: readonly FirstOrder[] }
  | { readonly kind: 'orders-revealed'; readonly reveals: true }
  | {
      readonly kind: 'turn-begun'
      readonly turn: number
      readonly winner: SideName
      readonly rolls: readonly (readonly [number, number])[]
    }
  | { readonly kind: 'first-chosen'; readonly first: SideName }
  | { readonly kind: 'stood-by'; readonly unit: string }
  | ({ readonly kind: 'checked'; readonly unit: string } & Checked)
  | { readonly kind: 'ordered'; readonly unit: string; readonly order: Order; readonly goal: Goal | null }
  | { readonly kind: 'shell-switched'; readonly unit: string; readonly base: string; readonly shell: Shell }
  | { readonly kind: 'sheaf-laid'; readonly unit: string; readonly base: string; readonly sheaf: Sheaf }
  | { readonly kind: 'sheaf-lifted'; readonly unit: string; readonly base: string }
  | { readonly kind: 'gas-laid'; readonly unit: string; readonly base: string }
  | { readonly kind: 'turned'; readonly unit: string; readonly to: readonly Stands[] }
  | {
      readonly kind: 'moved'
      readonly unit: string
      readonly how: Movement | 'slip' | 'consolidation'
      readonly to: readonly Stands[]
      readonly left: readonly { readonly base: string; readonly fate: Fate }[]
    }
  | { readonly kind: 'removed'; readonly unit: string; readonly why: 'broken' | 'surrendered' }
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
      readonly winner: 'attacker' | 'defender' | 'none'
      readonly rounds: number
      readonly statuses: readonly { readonly unit: string; readonly status: Status }[]
    }
  | { readonly kind: 'objective-reached'; readonly unit: string; readonly reveals: true }
  | { readonly kind: 'done'; readonly unit: string }
  | { readonly kind: 'awaited'; readonly phase: Phase }
  | { readonly kind: 'settled' }
  | { readonly kind: 'side-finished'; readonly side: SideName }
  | { readonly kind: 'turn-ended'; readonly holders: readonly Holder[] }
  | { readonly kind: 'agreed'; readonly side: SideName }
  | { readonly kind: 'battle-ended'; readonly ending: Ending }
