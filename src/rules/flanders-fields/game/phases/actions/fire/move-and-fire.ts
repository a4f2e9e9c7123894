import { percent } from '#kernel/chance/random.ts'
import { type Refusal, refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, maybe } from '#kernel/procedure/schema.ts'
import { nameOf } from '../../../names.ts'
import { stateWith } from '../../../records.ts'
import { standAt } from '../../../stand-at.ts'
import type { State } from '../../../state.ts'
import { unitNamed } from '../../../units.ts'
import { kind, MOVE, shots } from '../../forms.ts'
import { reckon } from '../../morale/reckoning.ts'
import type { ActionsPhase } from '../../shapes.ts'
import type { Action } from '../action.ts'
import { courseOfMove, goalsOfMove, isMoveCourse, type MoveCourse } from '../moving/courses.ts'
import { carryOutMove } from '../moving/move.ts'
import { sampleMove } from '../moving/sampling.ts'
import { sampleShots } from './action.ts'
import { profileOf } from './barrels.ts'
import { type FireAction, PLAIN_FIRE } from './conditions.ts'
import { fireShots, shotsRefusal } from './volley.ts'

const FORM = form({ kind: kind('move-and-fire'), ...MOVE, shots: maybe(shots()) })

export const MOVING_FIRE: FireAction = { ...PLAIN_FIRE, moved: true }

/** The table as it is if nothing stops the tank on its way. */
export const afterMove = (state: State, { courses }: MoveCourse): State =>
  stateWith(state, {
    stands: state.stands.map((stand) => {
      const place = courses.find((course) => course.stand.id === stand.id)?.place
      return place ? standAt(stand, place.centre, place.heading) : stand
    }),
  })

/** FF-TANK-01, FF-TANK-02: only tanks with machine guns, and not into an assault. */
const unitRefusal = (state: State, { unit: id }: ActionsPhase): Refusal | undefined => {
  const unit = unitNamed(state, id)
  const [tank] = state.stands.filter((stand) => stand.unit === id)
  if (unit?.kind === 'tank' && tank && profileOf(state, tank)?.moveAndFire) return undefined
  return refuse('must-halt', `${nameOf(state, id)} cannot fire on the move.`, 'FF-TANK-01')
}

const check = (state: State, phase: ActionsPhase, order: Accepted<typeof FORM>): Refusal | undefined => {
  const barred = unitRefusal(state, phase)
  if (barred) return barred
  if (order.stands.some(({ assault }) => assault !== undefined))
    return refuse('assault', 'A tank that fires on the move does not assault.', 'FF-TANK-02')
  const course = courseOfMove(state, phase, order)
  if (!isMoveCourse(course)) return course
  return order.shots && shotsRefusal(afterMove(state, course), phase.unit, order.shots, MOVING_FIRE)
}

/** FF-TANK-02: one action, the move first; what stops the tank on its way may leave it other targets (FF-FIRE-14). */
export const MOVE_AND_FIRE: Action<typeof FORM> = {
  form: FORM,
  check,
  act(play, phase, order) {
    carryOutMove(play, phase, order)
    fireShots(play, phase.unit, order.shots ?? [], MOVING_FIRE)
    reckon(play)
  },
  sample(state, phase, random) {
    if (unitRefusal(state, phase) || !percent(random, 50)) return undefined
    const move = sampleMove(state, phase, random)
    const course = move && courseOfMove(state, phase, move)
    if (!move || !course || !isMoveCourse(course)) return undefined
    if (move.stands.some(({ assault }) => assault !== undefined)) return undefined
    const found = sampleShots(afterMove(state, course), phase.unit, MOVING_FIRE, random)
    return { ...move, kind: 'move-and-fire', shots: found.length > 0 ? [...found] : undefined }
  },
  goals: goalsOfMove,
}
