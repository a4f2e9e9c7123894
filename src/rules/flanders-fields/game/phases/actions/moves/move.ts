import { replacePhase, topPhase } from '#kernel/game/phases.ts'
import { tellOf } from '#kernel/game/play.ts'
import type { Contact } from '../../../contact/contact.ts'
import type { Plan } from '../../../moves/plan.ts'
import { changeUnit, type Play, standNow } from '../../../play.ts'
import { type Marked, nobodyMarked } from '../../../zones/movers.ts'
import { beginAssault } from '../../assault/assault.ts'
import { reckon } from '../../morale/reckoning.ts'
import type { ActionsPhase } from '../../shapes.ts'
import type { Action } from '../action.ts'
import { actionsWith } from '../action.ts'
import { type Marched, marchStand } from './march.ts'
import { goalsOfMove, isPlanned, MOVE_FORM, type MoveOrder, type Planned, plannedMove } from './planning.ts'
import { sampleMove } from './sampling.ts'

/** FF-FORM-08: what closing up has cost is paid by the first move of each stand. */
export const payForClosingUp = (play: Play, stands: readonly string[]): void => {
  const phase = topPhase(play.state)
  if (phase?.name !== 'actions' || !stands.some((id) => id in phase.closedUp)) return
  const closedUp = Object.fromEntries(Object.entries(phase.closedUp).filter(([id]) => !stands.includes(id)))
  replacePhase(play, actionsWith(phase, { closedUp }))
}

/** FF-CAV-02 */
const ride = (play: Play, { unit }: Planned, mounted: boolean): void => {
  if (unit.kind === 'cavalry-squadron') changeUnit(play, unit.id, { mounted })
}

/** Nothing has happened on the way that the plans of the others did not reckon with. */
const isWhereMeant = (play: Play, { stand, place }: Plan): boolean => {
  const now = standNow(play, stand.id)
  return now?.centre.x === place.centre.x && now.centre.y === place.centre.y && now.heading === place.heading
}

const march = (play: Play, planned: Planned, marked: Marked): readonly Contact[] => {
  const { unit, plans, column, rides, mounted } = planned
  ride(play, planned, rides)
  const marched: Marched[] = []
  let asPlanned = true
  for (const plan of plans) {
    const gone = marchStand(play, plan, column, marked, asPlanned)
    if (gone) marched.push(gone)
    asPlanned &&= isWhereMeant(play, plan)
  }
  ride(play, planned, mounted)
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
  const planned = plannedMove(play.state, phase, order)
  if (!isPlanned(planned)) return []
  payForClosingUp(
    play,
    planned.plans.map(({ stand }) => stand.id),
  )
  return march(play, planned, nobodyMarked())
}

/** Assaults, or the tests that fire on the way has made due. */
export const followMove = (play: Play, { side }: ActionsPhase, contacts: readonly Contact[]): void => {
  if (contacts.length > 0) beginAssault(play, side, contacts)
  else reckon(play)
}

export const MOVE: Action<typeof MOVE_FORM> = {
  form: MOVE_FORM,
  check(state, phase, order) {
    const planned = plannedMove(state, phase, order)
    return isPlanned(planned) ? undefined : planned
  },
  act(play, phase, order) {
    followMove(play, phase, carryOutMove(play, phase, order))
  },
  sample: sampleMove,
  goals: goalsOfMove,
}
