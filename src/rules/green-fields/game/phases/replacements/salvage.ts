import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, text } from '#kernel/procedure/schema.ts'
import { availableTo } from '../../../armies/availability.ts'
import { strength } from '../../../reckoning/unit.ts'
import { CAPTURED_TANKS, LOST_TANKS_PER_CAPTURED, MOST_STRENGTH } from '../../../tables/index.ts'
import { changeArmy, type Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { rationLeft } from '../deployment/standing-down.ts'
import { kind } from '../forms.ts'
import { sendUp, unitFrom } from './new-unit.ts'
import { destination, momentOf, placeRefusal } from './recruiting.ts'

/** GF-DATE-04: strength points of tanks that can be put into service now, in one unit. */
export const salvageable = (state: State, side: SideName): number => {
  const { recovered } = state.armies[side]
  if (recovered < LOST_TANKS_PER_CAPTURED) return 0
  const { strengthMax } = availableTo(momentOf(state, side), 'captured-tanks', recovered)
  return Math.min(MOST_STRENGTH, strengthMax ?? 0)
}

/** GF-DATE-04 */
export const CAPTURE_TANKS = form({ kind: kind('capture-tanks'), strength: strength(), zone: text() })
export type Capture = Accepted<typeof CAPTURE_TANKS>

export const checkCapture = (
  state: State,
  side: SideName,
  { strength, zone }: Capture,
): Refusal | undefined => {
  const most = salvageable(state, side)
  if (strength > most) {
    return most === 0
      ? refuse('nothing-captured', 'You have no captured tanks to put into service.', 'GF-DATE-04')
      : refuse('too-strong', `You have captured tanks for ${most} strength points.`, 'GF-DATE-04')
  }
  return placeRefusal(state, side, { type: CAPTURED_TANKS.type, strength, zone })
}

export const playCapture = (play: Play, side: SideName, { strength, zone }: Capture): void => {
  const { state } = play
  const unit = unitFrom(state, side, {
    ...CAPTURED_TANKS,
    strength,
    captured: true,
    duty: strength > rationLeft(state, side, CAPTURED_TANKS.type) ? 'idle' : 'none',
  })
  tellOf(play, { kind: 'tanks-captured', name: unit.name, strength, only: side })
  const { recovered } = state.armies[side]
  changeArmy(play, side, { recovered: recovered - strength * LOST_TANKS_PER_CAPTURED })
  sendUp(play, unit, destination(state, zone))
}
