import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form } from '#kernel/procedure/schema.ts'
import { ARM, DEPOT } from '../../../tables/index.ts'
import { connectedZones } from '../../board/control.ts'
import { changeUnit, type Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { OFF_BOARD } from '../../zone.ts'
import { kind, unit } from '../forms.ts'
import { moveTo } from './placing.ts'

/** GF-DPT-05: armour or aircraft that the depot cannot keep in the field. */
export const STAND_DOWN = form({ kind: kind('stand-down'), unit: unit() })
export const STAND_TO = form({ kind: kind('stand-to'), unit: unit() })

/** GF-DPT-05: what a depot can keep in the field only so much of; balloons do not count. */
const RATIONED = ['armour', 'aircraft'] as const
type Rationed = (typeof RATIONED)[number]

const rationOf = ({ type }: Unit): Rationed | undefined => RATIONED.find((arm) => arm === ARM[type])

const limitOf = ({ armies }: State, side: SideName, arm: Rationed): number => DEPOT[arm] * armies[side].depot

/** Whoever rests off the board does not fight this week (GF-DEP-05). */
const rationed = ({ units }: State, side: SideName, arm: Rationed): readonly Unit[] =>
  units.filter(
    (unit) => unit.side === side && unit.gone === null && unit.duty !== 'resting' && rationOf(unit) === arm,
  )

const strengthOf = (units: readonly Unit[]): number => units.reduce((sum, { strength }) => sum + strength, 0)

/** GF-DPT-05: strength points of an arm that the depot can still keep in the field besides those that are. */
export const rationLeft = (state: State, side: SideName, type: Unit['type']): number => {
  const arm = RATIONED.find((one) => one === ARM[type])
  if (!arm) return Number.POSITIVE_INFINITY
  let left = limitOf(state, side, arm)
  for (const unit of rationed(state, side, arm)) if (unit.duty !== 'idle') left -= unit.strength
  return left
}

export const checkStandDown = (state: State, unit: Unit): Refusal | undefined => {
  const arm = rationOf(unit)
  if (!arm)
    return refuse('not-rationed', 'Only armour and aircraft depend on the depot for that.', 'GF-DPT-05')
  if (unit.duty === 'idle') return refuse('standing-down', `${unit.name} stands down already.`, 'GF-DPT-05')
  if (unit.duty === 'resting')
    return refuse('resting', `${unit.name} rests off the board this week.`, 'GF-DEP-05')
  return strengthOf(rationed(state, unit.side, arm)) > limitOf(state, unit.side, arm)
    ? undefined
    : refuse('no-excess', 'Your depot can keep all of them in the field.', 'GF-DPT-05')
}

export const checkStandTo = (unit: Unit): Refusal | undefined =>
  unit.duty === 'idle'
    ? undefined
    : refuse('not-standing-down', `${unit.name} does not stand down.`, 'GF-DPT-05')

/** It does nothing this week, behind the lines; GF-DEP-08: whoever is cut off does nothing where it stands. */
export const standDown = (play: Play, { id, side, place }: Unit): void => {
  changeUnit(play, id, { duty: 'idle' })
  if (place !== OFF_BOARD && connectedZones(play.state, side).has(place)) moveTo(play, id, OFF_BOARD)
}

export const standTo = (play: Play, { id }: Unit): void => changeUnit(play, id, { duty: 'none' })

/** GF-DPT-05: of those its owner has not stood down, the last that the depot cannot keep stand down too. */
export const standDownExcess = (play: Play, side: SideName): void => {
  for (const arm of RATIONED) {
    let left = limitOf(play.state, side, arm)
    for (const unit of rationed(play.state, side, arm)) {
      if (unit.duty === 'idle') continue
      if (unit.strength <= left) left -= unit.strength
      else standDown(play, unit)
    }
  }
}
