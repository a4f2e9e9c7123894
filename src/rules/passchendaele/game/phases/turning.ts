import type { Refusal } from '../../../../kernel/game/game.ts'
import { tellOf } from '../../../../kernel/game/play.ts'
import { fromDegrees } from '../../../../kernel/geometry/measure.ts'
import { refuse } from '../../../../kernel/procedure/refusal.ts'
import { type Turned, type TurnHindrance, turnInTurn } from '../../../../table/turning.ts'
import { turningRoom } from '../moves/facing.ts'
import { surroundingsOf } from '../moves/surroundings.ts'
import { moveBases, type Play, unitNow } from '../play.ts'
import type { State, Unit } from '../state.ts'
import { baseNamed } from '../units.ts'
import type { Facings } from './forms.ts'

const MESSAGES: Readonly<Record<TurnHindrance, string>> = {
  contact: 'A base may not turn while it touches the enemy, nor so that it would.',
  overlap: 'There is no room for a base to turn that way.',
  'off-table': 'A base may not turn so that it sticks out over the edge of the table.',
}

export const turnRefusal = (reason: TurnHindrance): Refusal =>
  refuse(`turn-${reason}`, MESSAGES[reason], 'PA-GEO-11')

/** Bases turned one after the other where they stand; what is not possible is reported and left out. */
const turnAll = (state: State, unit: Unit, facings: Facings): Turned =>
  turnInTurn(
    turningRoom(state.table, surroundingsOf(state, unit, 0)),
    unit.bases,
    facings.map(({ base, facing }) => ({ id: base, heading: fromDegrees(facing) })),
  )

/** PA-GEO-11: why the bases of a unit cannot turn so where they stand. */
export const checkFacings = (state: State, unit: Unit, facings: Facings | undefined): Refusal | undefined => {
  if (!facings) return undefined
  for (const { base } of facings) {
    if (!baseNamed(unit, base))
      return refuse('unknown-base', `${unit.name} has no base "${base.slice(0, 60)}".`)
  }
  const { hindrance } = turnAll(state, unit, facings)
  return hindrance && turnRefusal(hindrance)
}

/** PA-MOVE-06: a unit that stays, or has fallen back, turns as ordered as far as there is room. */
export const turnBases = (play: Play, id: string, facings: Facings | undefined): void => {
  if (!facings || facings.length === 0) return
  const { to } = turnAll(play.state, unitNow(play, id), facings)
  if (to.length === 0) return
  moveBases(
    play,
    id,
    to.map(({ id: base, centre, heading }) => ({ base, centre, heading })),
  )
  tellOf(play, { kind: 'turned', unit: id })
}
