import type { Side } from '../vocabulary.ts'
import type { Battalion, State } from './state.ts'

export type Score = Readonly<Record<Side, number>>

/** FF-END-10 */
const isBroken = ({ routed, lost, start }: Battalion): boolean => routed || lost >= start

const scoreOf = (state: State, side: Side): number => {
  const { scenario, objectives, battalions } = state
  const counts = !(scenario.attackerMustWin && side === 'defender')
  const held = counts ? objectives.filter(({ holder }) => holder === side) : []
  const broken = battalions.filter((battalion) => battalion.side !== side && isBroken(battalion))
  return held.reduce((sum, { value }) => sum + value, 0) + broken.length
}

/** FF-END-04, FF-END-10 */
export const scores = (state: State): Score => ({
  attacker: scoreOf(state, 'attacker'),
  defender: scoreOf(state, 'defender'),
})
