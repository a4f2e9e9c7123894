import { topPhase } from '#kernel/game/phases.ts'
import type { State } from '../state.ts'

/** SK-BOM-16: aims are written by eye, whole inches off something named or off the edges. */
export const isPlottedByEye = ({ options }: Pick<State, 'options'>): boolean =>
  options['estimate-ranges'] === 'on'

/** While plots are written by eye nothing on the screen gives a length away. */
export const isEstimating = (state: Pick<State, 'options' | 'phases'>): boolean =>
  isPlottedByEye(state) && topPhase(state)?.name === 'plots'
