import type { Side } from '../../../vocabulary.ts'

export type TurnPhase =
  /** FF-CMD-08: successors of lost command stands. */
  | { readonly name: 'successors'; readonly side: Side }
  /** FF-END-05, FF-END-08: the dice for what is in reserve, then the entry of what has come. */
  | { readonly name: 'reserves'; readonly side: Side; readonly rolled: boolean }
