import type { Area } from './area.ts'
import type { ArmSymbol } from './piece.ts'

/** What the signs of a rule set mean, beside those that every map has. */
export interface KeyWords {
  readonly arms: readonly { readonly symbol: ArmSymbol; readonly text: string }[]
  /** What is written on stands. */
  readonly figures: readonly { readonly figure: string; readonly text: string }[]
  /** Letters on the flags of stands. */
  readonly letters: readonly { readonly letters: string; readonly text: string }[]
  /** One or more chevrons. */
  readonly status: readonly { readonly status: 1 | 2 | 3; readonly text: string }[]
  readonly areas: readonly { readonly style: Area['style']; readonly text: string }[]
}
