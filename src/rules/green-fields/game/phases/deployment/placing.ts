import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, maybe, text } from '#kernel/procedure/schema.ts'
import { referenceOf, rowsFromBase, zoneNamed } from '../../../reckoning/grid.ts'
import { ARM } from '../../../tables/index.ts'
import { connectedZones } from '../../board/control.ts'
import { formUp, hasRoom } from '../../board/stacking.ts'
import { changeUnit, type Play, unitNow } from '../../play.ts'
import type { State } from '../../state.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { kind, unit } from '../forms.ts'
import type { PhaseOf } from '../shapes.ts'

type Deployment = PhaseOf<'deployment'>

/** GF-SCALE-11: the deployment with which the campaign begins. */
export const isFirstDeployment = ({ week, terms }: State): boolean =>
  week === (terms.variation === '1914' ? 0 : 1)

/** Where the scenario wants a unit in the first week. */
export const postOf = (state: State, id: string): ZoneNumber | undefined =>
  isFirstDeployment(state) ? state.terms.placed.find(({ unit }) => unit === id)?.zone : undefined

/** Units of the scenario that stay off the board in the first week. */
const isHeldBack = (state: State, id: string): boolean =>
  isFirstDeployment(state) && state.terms.heldBack.includes(id)

export const OFF = 'off'

/** Into a zone, or `off` the board behind a column by its letter. */
export const PLACE = form({ kind: kind('place'), unit: unit(), zone: text(), column: maybe(text()) })
type Place = Accepted<typeof PLACE>

export const columnNamed = ({ country }: State, letter: string): number | undefined => {
  const column = letter.length === 1 ? letter.charCodeAt(0) - 65 : -1
  return column >= 0 && column < country.columns ? column : undefined
}

/** Why a unit may not stand in a zone, whatever else stands there. */
export const zoneRefusal = (
  state: State,
  { last }: Deployment,
  unit: Unit,
  zone: ZoneNumber,
): Refusal | undefined => {
  const { country, terms } = state
  const { side } = unit
  if (ARM[unit.type] === 'aircraft')
    return refuse('based-off-board', 'Aircraft are based off the board.', 'GF-DEP-01')
  if (!connectedZones(state, side).has(zone)) {
    return state.zones[zone]?.owner === side
      ? refuse('cut-off', `${referenceOf(country, zone)} is cut off from your base line.`, 'GF-DEP-08')
      : refuse('enemy-ground', `${referenceOf(country, zone)} is not yours.`, 'GF-DEP-01')
  }
  const { firstRows } = terms
  if (firstRows !== null && isFirstDeployment(state) && rowsFromBase(country, side, zone) >= firstRows)
    return refuse('too-far-forward', `Begin in your ${firstRows} rear rows.`, 'GF-SCALE-11')
  // GF-DEP-09: troops that can fight may go where a pocket is, which then surrenders
  if (!isCombatUnit(unit) && last.some((enemy) => enemy.side !== side && enemy.place === zone))
    return refuse(
      'enemy-there',
      `The enemy stands in ${referenceOf(country, zone)}: only troops that can fight may go there.`,
      'GF-DEP-09',
    )
  return undefined
}

/** GF-DEP-06: drafts join off the board only, so whoever was taken out of the line for them is out of it. */
export const wasRelieved = ({ place, stood, drafts }: Unit): boolean =>
  place === OFF_BOARD && drafts > 0 && stood !== null && stood >= 0

/** Why a unit may not leave the place it is in; staying is always possible. */
const boundRefusal = (state: State, unit: Unit, to: ZoneNumber): Refusal | undefined => {
  const post = postOf(state, unit.id)
  if (post !== undefined && post !== to)
    return refuse('must-stand', `${unit.name} begins in ${referenceOf(state.country, post)}.`, 'GF-SCALE-11')
  if (isOnBoard(unit) && !connectedZones(state, unit.side).has(unit.place))
    return refuse('cut-off', `${unit.name} is cut off from your base line and stays.`, 'GF-DEP-08')
  if (to === OFF_BOARD) return undefined
  if (isHeldBack(state, unit.id))
    return refuse(
      'held-back',
      `${unit.name} is still on its way and comes up after the first week.`,
      'GF-SCALE-11',
    )
  if (unit.duty === 'resting')
    return refuse('resting', `${unit.name} rests off the board this week.`, 'GF-DEP-05')
  if (unit.duty === 'idle') return refuse('standing-down', `${unit.name} stands down this week.`, 'GF-DPT-05')
  if (wasRelieved(unit))
    return refuse('relieved', `${unit.name} was relieved to take in men this week.`, 'GF-DEP-06')
  return undefined
}

export const checkPlace = (
  state: State,
  phase: Deployment,
  unit: Unit,
  { zone, column }: Place,
): Refusal | undefined => {
  const { country } = state
  if (zone === OFF) {
    const behind = column === undefined ? unit.column : columnNamed(state, column)
    if (behind === undefined) return refuse('unknown-column', 'There is no such column.', 'GF-SCALE-06')
    if (unit.place === OFF_BOARD && behind === unit.column)
      return refuse('already-there', `${unit.name} is off the board already.`, 'GF-DEP-01')
    return unit.place === OFF_BOARD ? undefined : boundRefusal(state, unit, OFF_BOARD)
  }
  const to = zoneNamed(country, zone)
  if (to === undefined) return refuse('unknown-zone', `There is no zone ${zone.slice(0, 20)}.`)
  if (column !== undefined)
    return refuse('no-column', 'Only a unit off the board stands behind a column.', 'GF-SCALE-06')
  if (to === unit.place) return refuse('already-there', `${unit.name} is in ${zone} already.`, 'GF-DEP-01')
  return (
    boundRefusal(state, unit, to) ??
    zoneRefusal(state, phase, unit, to) ??
    (hasRoom(state, to, unit.side)
      ? undefined
      : refuse('zone-full', `Three of your units stand in ${zone}.`, 'GF-STACK-01'))
  )
}

/** Whether a unit behind the lines could be placed on the table somewhere. */
export const mayBePlaced = (state: State, phase: Deployment, unit: Unit): boolean =>
  [...connectedZones(state, unit.side)].some(
    (zone) =>
      checkPlace(state, phase, unit, {
        kind: 'place',
        unit: unit.id,
        zone: referenceOf(state.country, zone),
      }) === undefined,
  )

/** A unit goes to a zone or off the board; its mounts go with it. */
export const moveTo = (play: Play, id: string, to: ZoneNumber, column?: number): void => {
  const { place, stood, parked, side, column: before } = unitNow(play, id)
  changeUnit(play, id, {
    place: to,
    stood: stood ?? place,
    column: column ?? before,
    wave: 0,
    parked: parked === null ? null : to,
  })
  if (to >= 0) formUp(play, to, side)
}

export const playPlace = (play: Play, unit: Unit, { zone, column }: Place): void =>
  moveTo(
    play,
    unit.id,
    zone === OFF ? OFF_BOARD : (zoneNamed(play.state.country, zone) ?? OFF_BOARD),
    column === undefined ? undefined : columnNamed(play.state, column),
  )
