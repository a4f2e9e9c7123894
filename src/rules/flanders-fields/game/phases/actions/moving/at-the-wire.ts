import { change, tellOf } from '#kernel/game/play.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { wireCrossing } from '../../../../procedures/wire-crossing.ts'
import { mayTryAtWire } from '../../../../reckoning/wire.ts'
import {
  freeOnWire,
  hasFailedAtWire,
  isAttempt,
  type WireAttempt,
  type WireWish,
  wireAttempt,
} from '../../../moves/over-wire.ts'
import { changeStand, moveStand, type Play, standNow } from '../../../play.ts'
import type { Stand } from '../../../state.ts'
import { type Marked, sufferOnTheWay } from '../../../zones/movers.ts'
import { type Marched, marchStand } from './march.ts'

interface Roll {
  readonly over: boolean
  readonly roll: number | null
  readonly needed: number | null
}

/** FF-WIRE-02: the die of one stand, where it needs one. */
const rollAtWire = (play: Play, stand: Stand): Roll => {
  const { scenario, options } = play.state
  let roll: number | null = null
  const trace: Trace = {
    note(clause, text, value) {
      if (clause === 'FF-WIRE-03' && typeof value === 'number') roll = value
      play.trace.note(clause, text, value)
    },
  }
  play.dice.about?.({ title: 'Crossing the wire', unit: stand.id })
  const { crossedCount, needed } = wireCrossing.resolve(
    {
      period: scenario.period,
      mover: 'infantry',
      gap: 'none',
      platoons: 1,
      failedThisTurn: hasFailedAtWire(play.state, stand),
      options,
    },
    play.dice,
    trace,
  )
  return { over: crossedCount === 1, roll, needed }
}

/** FF-WIRE-03: until its owner's turn ends. */
const noteFailure = (play: Play, id: string): void => {
  const { options, wireFailed } = play.state
  if (!mayTryAtWire(options['wire-retry'], true)) change(play, { wireFailed: [...wireFailed, id] })
}

/** FF-WIRE-10: it hangs on the middle line of what it did not cross, or of the next 2 cm. */
const hang = (play: Play, stand: Stand, attempt: WireAttempt, over: boolean, marked: Marked): void => {
  const { step, next, from, stuck } = attempt
  const on = over && next ? next : step
  const wished = over ? attempt.over.place.centre : stuck
  const at = freeOnWire(play.state, stand, wished) ?? stand.centre
  const goes = at.x !== stand.centre.x || at.y !== stand.centre.y
  if (goes) sufferOnTheWay(play, stand.id, [stand.centre, at], marked)
  if (!standNow(play, stand.id)) return
  moveStand(play, stand.id, at, stand.heading)
  changeStand(play, stand.id, {
    wire: { belt: on.belt, step: on.step, from },
    column: false,
    house: null,
  })
}

/**
 * FF-WIRE-11: one stand tries to get over, and what it meets on its way is rolled. Gives back where it came to, if it is
 * over; none if it hangs on the wire or has been lost.
 */
export const crossWire = (play: Play, id: string, wish: WireWish, marked: Marked): Marched | undefined => {
  const stand = standNow(play, id)
  // FF-ZONE-03
  if (!stand || stand.markers > 0) return undefined
  const attempt = wireAttempt(play.state, stand, wish)
  // Others have taken the place meanwhile, or fire has kept them there.
  if (!isAttempt(attempt)) return undefined
  const { over, roll, needed } = rollAtWire(play, stand)
  const { way } = attempt.over
  tellOf(play, { kind: 'crossed-wire', unit: stand.unit, stand: id, roll, needed, over, way })
  if (over && !attempt.next) {
    changeStand(play, id, { wire: null })
    return marchStand(play, attempt.over, false, marked)
  }
  if (!over) noteFailure(play, id)
  hang(play, stand, attempt, over, marked)
  return undefined
}
