import { replacePhase, topPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import type { Contact } from '../../../contact/contact.ts'
import type { Course } from '../../../moves/course.ts'
import { changeUnit, type Play, standNow } from '../../../play.ts'
import { actionsPhaseWith } from '../../../records.ts'
import { type Marked, nobodyMarked } from '../../../zones/movers.ts'
import { beginAssault } from '../../assault/assault.ts'
import { reckon } from '../../morale/reckoning.ts'
import type { ActionsPhase } from '../../shapes.ts'
import type { Action } from '../action.ts'
import {
  courseOfMove,
  goalsOfMove,
  isMoveCourse,
  MOVE_FORM,
  type MoveCourse,
  type MoveOrder,
} from './courses.ts'
import { type Marched, marchStand } from './march.ts'
import { sampleMove } from './sampling.ts'

/** FF-FORM-08: what closing up has cost is paid by the first move of each stand. */
export const payForClosingUp = (play: Play, stands: readonly string[]): void => {
  const phase = topPhase(play.state)
  if (phase?.name !== 'actions' || !stands.some((id) => id in phase.closedUp)) return
  const closedUp = Object.fromEntries(Object.entries(phase.closedUp).filter(([id]) => !stands.includes(id)))
  replacePhase(play, actionsPhaseWith(phase, { closedUp }))
}

/** FF-CAV-02 */
const ride = (play: Play, { unit }: MoveCourse, mounted: boolean): void => {
  if (unit.kind === 'cavalry-squadron') changeUnit(play, unit.id, { mounted })
}

/** Nothing has happened on the way that the courses of the others did not reckon with. */
const isWhereMeant = (play: Play, { stand, place }: Course): boolean => {
  const now = standNow(play, stand.id)
  return now?.centre.x === place.centre.x && now.centre.y === place.centre.y && now.heading === place.heading
}

const march = (play: Play, move: MoveCourse, marked: Marked): readonly Contact[] => {
  const { unit, courses, column, rides, mounted } = move
  ride(play, move, rides)
  const marched: Marched[] = []
  let asMeant = true
  for (const course of courses) {
    const gone = marchStand(play, course, column, marked, asMeant)
    if (gone) marched.push(gone)
    asMeant &&= isWhereMeant(play, course)
  }
  ride(play, move, mounted)
  const contacts: Contact[] = []
  for (const { contact } of marched) if (contact) contacts.push(contact)
  if (marched.length > 0)
    tellOf(play, {
      kind: 'moved',
      unit: unit.id,
      how: 'move',
      stands: marched.map(({ moved }) => moved),
      column,
      assaults: contacts.map(({ stand, target }) => ({ stand, target })),
    })
  if (unit.kind === 'cavalry-squadron' && mounted !== unit.mounted)
    tellOf(play, { kind: 'mounted', unit: unit.id, mounted })
  return contacts
}

/** FF-ASLT-12: every stand in the order given, with what it meets on the way; gives back whom they reached. */
export const carryOutMove = (play: Play, phase: ActionsPhase, order: MoveOrder): readonly Contact[] => {
  const move = courseOfMove(play.state, phase, order)
  if (!isMoveCourse(move)) return []
  payForClosingUp(
    play,
    move.courses.map(({ stand }) => stand.id),
  )
  return march(play, move, nobodyMarked())
}

/** Assaults, or the tests that fire on the way has made due. */
export const followMove = (play: Play, { side }: ActionsPhase, contacts: readonly Contact[]): void => {
  if (contacts.length > 0) beginAssault(play, side, contacts)
  else reckon(play)
}

export const MOVE: Action<typeof MOVE_FORM> = {
  form: MOVE_FORM,
  check(state, phase, order) {
    const course = courseOfMove(state, phase, order)
    return isMoveCourse(course) ? undefined : course
  },
  act(play, phase, order) {
    followMove(play, phase, carryOutMove(play, phase, order))
  },
  sample: sampleMove,
  goals: goalsOfMove,
}
