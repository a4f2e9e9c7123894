import { topPhase } from '#kernel/game/phases.ts'
import { capitalised, words } from '#kernel/words.ts'
import type { SideName } from '../vocabulary.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

export const stepWords = (state: State): string => capitalised(words(topPhase(state)?.name ?? 'over'))

const held = ({ objectives }: View, side: SideName): number =>
  objectives.reduce((sum, { holder, points }) => sum + (holder === side ? points : 0), 0)

/** One line on how things stand. */
export const summary = (view: View): string =>
  `Turn ${Math.max(1, view.turn)} of ${view.table.turns} · ground held: Entente ${held(view, 'entente')}, Germans ${held(view, 'german')}`
