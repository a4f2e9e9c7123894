import type { Refusal } from '#kernel/game/game.ts'
import { replaced, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, list } from '#kernel/procedure/schema.ts'
import { toCm } from '../../../../tables/index.ts'
import { standRefusal } from '../../../moves/company.ts'
import { isObstacleStep, obstacleStep } from '../../../moves/obstacles.ts'
import { passedUnits } from '../../../moves/passing.ts'
import { cutWay, lastPlaceOn, lengthOfWay } from '../../../moves/ways.ts'
import { nameOf } from '../../../names.ts'
import { changeStand, changeUnit, moveStand, type Play, standNow } from '../../../play.ts'
import { standWith, stateWith } from '../../../records.ts'
import type { State } from '../../../state.ts'
import { standNamed } from '../../../units.ts'
import { type Marked, nobodyMarked, sufferOnTheWay } from '../../../zones/movers.ts'
import { id, kind, MOST_STANDS } from '../../forms.ts'
import type { ActionsPhase } from '../../shapes.ts'
import type { Action, Goal } from '../action.ts'
import { unitRefusal } from './courses.ts'
import { followMove, payForClosingUp } from './move.ts'
import type { MovedStand } from './stories.ts'

const FORM = form({ kind: kind('cross-obstacle'), stands: list(id(), 1, MOST_STANDS) })
type CrossObstacle = Accepted<typeof FORM>

/** FF-MOVE-17: one stand takes its next step; where fire stops it, it stays on this side or where it is in the water. */
export const crossObstacle = (play: Play, id: string, marked: Marked): MovedStand | undefined => {
  const stand = standNow(play, id)
  if (!stand || stand.markers > 0) return undefined
  const step = obstacleStep(play.state, stand)
  if (!isObstacleStep(step)) return undefined
  const { way, place } = step.course
  for (const unit of passedUnits(play.state, { stand, way, target: undefined }))
    changeUnit(play, unit, { passed: true })
  const passed = sufferOnTheWay(play, id, way, marked)
  if (!standNow(play, id)) return undefined
  const stopped = passed.outcome !== 'none'
  const gone = stopped ? cutWay(way, lastPlaceOn(play.state, stand, way, lengthOfWay(passed.way))) : way
  moveStand(play, id, gone.at(-1) ?? stand.centre, place.heading)
  changeStand(play, id, { column: false, ...(stopped ? {} : { water: step.water }) })
  return { stand: id, way: gone, heading: place.heading, stopped }
}

const refusalOf = (state: State, phase: ActionsPhase, { stands }: CrossObstacle): Refusal | undefined => {
  const barred = unitRefusal(state, phase)
  if (barred) return barred
  let now = state
  const named = new Set<string>()
  for (const id of stands) {
    const at = now.stands.findIndex((stand) => stand.id === id)
    const stand = now.stands[at]
    if (!stand || stand.unit !== phase.unit)
      return refuse(
        'unknown-stand',
        `${nameOf(state, phase.unit)} has no stand "${id.slice(0, 60)}" on the table.`,
        'FF-TURN-17',
      )
    if (named.has(id)) return refuse('twice', `${nameOf(state, id)} is named twice.`, 'FF-TURN-17')
    named.add(id)
    const held = standRefusal(state, standWith(stand, { water: null }))
    if (held) return held
    if (stand.wire) return refuse('on-wire', `${nameOf(state, id)} is on the wire.`, 'FF-WIRE-03')
    const step = obstacleStep(now, stand)
    if (!isObstacleStep(step)) return step
    const { centre } = step.course.place
    now = stateWith(now, {
      stands: replaced(now.stands, at, standWith(stand, { centre, water: step.water })),
    })
  }
  return undefined
}

/** Where a step over water or a trench would take a stand; nowhere if it cannot be made. */
const stepOver = (state: State, id: string): readonly Goal[] => {
  const stand = standNamed(state, id)
  const step = stand && obstacleStep(state, stand)
  return step && isObstacleStep(step) ? [{ stand: id, y: toCm(step.course.place.centre.y) }] : []
}

export const CROSS_OBSTACLE: Action<typeof FORM> = {
  form: FORM,
  check: refusalOf,
  act(play, phase, { stands }) {
    payForClosingUp(play, stands)
    const marked = nobodyMarked()
    const moved = stands.flatMap((id) => crossObstacle(play, id, marked) ?? [])
    if (moved.length > 0)
      tellOf(play, {
        kind: 'moved',
        unit: phase.unit,
        how: 'obstacle',
        stands: moved,
        column: false,
        assaults: [],
      })
    followMove(play, phase, [])
  },
  sample(state, phase) {
    const stands: string[] = []
    for (const stand of state.stands) {
      if (stand.unit !== phase.unit) continue
      const order: CrossObstacle = { kind: 'cross-obstacle', stands: [...stands, stand.id] }
      if (!refusalOf(state, phase, order)) stands.push(stand.id)
    }
    return stands.length > 0 ? { kind: 'cross-obstacle', stands } : undefined
  },
  goals: (state, { stands }) => stands.flatMap((stand) => stepOver(state, stand)),
}
