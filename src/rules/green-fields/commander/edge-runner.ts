import { type Doctrine, wishes } from '#kernel/game/commander.ts'
import { topPhase } from '#kernel/game/phases.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { waysOf } from '../game/phases/movement/ways.ts'
import type { PhaseOf } from '../game/phases/shapes.ts'
import { asSide } from '../game/sides.ts'
import type { Unit } from '../game/unit.ts'
import type { View } from '../game/view.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { canMove } from './assault/advance.ts'
import { ordered } from './assault/movement.ts'
import { reserveIntents } from './assault/reserves.ts'
import { done, type Intent } from './intent.ts'
import { foesIn, rowsToTheirEdge, type Situation, situationOf } from './situation.ts'
import { THRESHOLDS, type Thresholds } from './thresholds.ts'

const { attack, line } = THRESHOLDS

/** Everybody forward, and nobody kept behind. */
export const RUNNING: Thresholds = {
  ...THRESHOLDS,
  attack: { ...attack, fit: 0, rounds: 0, waits: 0 },
  line: { ...line, keptBack: 100 },
}

const FORWARD = done('Nothing is to keep us from their edge.')

/** Over the edge, or as near to it as one can come; round the enemy rather than through him. */
const runsOf = (situation: Situation, unit: Unit): readonly Intent[] => {
  const { to, out } = waysOf(situation.view, unit)
  const way = (path: readonly ZoneNumber[], leaves: boolean): Intent =>
    ordered(situation, { units: [unit], path, leaves, worth: 0 })
  const cost = ([end, path]: readonly [ZoneNumber, readonly ZoneNumber[]]): number =>
    (foesIn(situation, end).length > 0 ? 100 : 0) + rowsToTheirEdge(situation, end) * 10 + path.length
  const nearer = [...to]
    .filter(([end]) => rowsToTheirEdge(situation, end) < rowsToTheirEdge(situation, unit.place))
    .sort((one, other) => cost(one) - cost(other))
  return [...(out ? [way(out, true)] : []), ...nearer.map(([, path]) => way(path, false))]
}

/** The foremost first, so that he makes room for the next. */
const runIntents = (situation: Situation, { moved }: PhaseOf<'movement'>): readonly Intent[] =>
  situation.own
    .filter((unit) => canMove(situation, moved, unit))
    .sort((one, other) => rowsToTheirEdge(situation, one.place) - rowsToTheirEdge(situation, other.place))
    .flatMap((unit) => runsOf(situation, unit))

/** What a runner does otherwise than a commander; undefined where he has no mind of his own. */
const thoughtOf = (situation: Situation): readonly Intent[] | undefined => {
  const phase = topPhase(situation.view)
  switch (phase?.name) {
    case 'assault-decision':
      return [
        { order: { kind: 'open-assault' }, why: 'The way to their edge leads through them.' },
        { order: { kind: 'decline-assault' }, why: 'There is nobody to run.' },
      ]
    case 'movement':
      return [...runIntents(situation, phase), FORWARD]
    case 'reserves':
      return reserveIntents(situation, phase).filter(({ order }) => order.kind !== 'stop-assault')
    case 'construction':
    case 'raids':
    case 'air-plans':
    case 'bombardment':
    case 'artillery':
    case 'gas':
    case 'mines':
    case 'replacements':
      return [FORWARD]
    default:
      return undefined
  }
}

/** Makes for the enemy's edge with everybody by the shortest way, as a commander leads whatever else is to be decided. */
export const runnerBeside = (commander: Doctrine<View, PlayerOrder>): Doctrine<View, PlayerOrder> => ({
  wishes: (view, staff) => {
    const side = asSide(staff.side)
    const thought = side && thoughtOf(situationOf(view, side, RUNNING))
    return thought ? wishes('trivial', () => thought) : commander.wishes(view, staff)
  },
})
