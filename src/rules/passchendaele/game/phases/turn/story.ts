import type { SideName } from '../../../scenarios/scenario.ts'
import type { Ending } from '../../state.ts'

export type TurnStory =
  | {
      readonly kind: 'turn-begun'
      readonly turn: number
      readonly winner: SideName
      readonly rolls: readonly (readonly [number, number])[]
    }
  | { readonly kind: 'first-chosen'; readonly first: SideName }
  | { readonly kind: 'side-finished'; readonly side: SideName }
  | { readonly kind: 'turn-ended' }
  | { readonly kind: 'battle-ended'; readonly ending: Ending }
