import type { Shot } from '../../../reckoning/shots.ts'

export type AssaultStory =
  /** FF-ASLT-14 */
  | {
      readonly kind: 'defended'
      readonly defender: string
      readonly attacker: string
      readonly modifier: number
      readonly needSuppress: number | 'auto' | null
      readonly needKill: number | null
      readonly shots: readonly Shot[]
      readonly outcome: 'none' | 'suppressed' | 'killed'
    }
  | { readonly kind: 'halted'; readonly stand: string; readonly target: string }
  /** FF-ASLT-08: whether a stand holds against a tank. */
  | {
      readonly kind: 'faced-tank'
      readonly stand: string
      readonly tank: string
      readonly roll: number
      readonly modifier: number
      readonly total: number
      readonly holds: boolean
    }
  | {
      readonly kind: 'fought'
      readonly attacker: string
      readonly defender: string
      readonly supported: boolean
      readonly attackerModifier: number
      readonly defenderModifier: number
      readonly attackerTotal: number
      readonly defenderTotal: number
      readonly winner: 'attacker' | 'defender' | 'draw'
    }
  | { readonly kind: 'fell-back'; readonly stand: string; readonly onWire: boolean }
  | { readonly kind: 'took-ground'; readonly stand: string; readonly house: string | null }
  | { readonly kind: 'house-taken'; readonly house: string; readonly by: string }
  | { readonly kind: 'followed-up'; readonly stand: string; readonly target: string }
