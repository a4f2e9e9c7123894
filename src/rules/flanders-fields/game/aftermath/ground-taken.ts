import { idOf } from '../../scenarios/ids.ts'
import type { Series, Strip } from '../../series/document.ts'
import { otherOf } from '../../series/sides.ts'
import { isAt, linesAhead, windowOf } from '../../series/window.ts'
import { hasCollapsed } from '../scoring.ts'
import type { State } from '../state.ts'

const LINES = [
  ['Front left', 'Front right'],
  ['Second left', 'Second right'],
] as const

/** FF-CAMP-10: how many lines the attacker has taken, the nearest first. */
export const linesTaken = (state: State): number => {
  const { ending, objectives, scenario } = state
  const endedBy = ending?.reason === 'concession' || ending?.reason === 'collapse'
  if (endedBy && (ending.winner !== 'attacker' || hasCollapsed(state, 'attacker'))) return 0
  const holds = (name: string): boolean =>
    objectives.some(({ holder }, i) => holder === 'attacker' && idOf(scenario.objectives[i] ?? {}) === name)
  const first = LINES.findIndex((points) => !points.every(holds))
  const held = first < 0 ? LINES.length : first
  return endedBy ? Math.max(1, held) : held
}

/** FF-CAMP-10: the last line taken is dug and becomes his front; nothing of the works before it is left. */
export const stripAfter = ({ strip, attacker }: Pick<Series, 'strip' | 'attacker'>, taken: number): Strip => {
  const window = windowOf(strip, attacker)
  const ahead = linesAhead(strip, window).slice(0, taken)
  const last = ahead.at(-1)
  return {
    ...strip,
    lines: strip.lines.map((line) => {
      const at = window.y(line.y)
      if (line.owner !== otherOf(attacker) || !ahead.some((y) => isAt(y)({ y: at }))) return line
      return { ...line, owner: attacker, wire: false, dug: line.dug || at === last }
    }),
  }
}
