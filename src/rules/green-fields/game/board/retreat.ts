import { allowanceOf, moverOf, reach } from '../../reckoning/going.ts'
import { ahead, baseRow, columnOf, distance, rowOf, zoneOn } from '../../reckoning/grid.ts'
import { ARM, MOST_IN_ZONE } from '../../tables/index.ts'
import type { FieldUnit, GroundUnit, Retreat } from '../../vocabulary.ts'
import { changeUnit, type Play, tellAbout, unitNow } from '../play.ts'
import { otherSide } from '../sides.ts'
import type { State } from '../state.ts'
import { isOnBoard, type Unit } from '../unit.ts'
import { GONE, OFF_BOARD, type ZoneNumber } from '../zone.ts'
import { stepBetween } from './between.ts'
import { crossBoxes } from './box-barrages.ts'
import { destroy } from './casualties.ts'
import { reveal } from './sight.ts'
import { hasUnits, stackIn } from './zones.ts'

export const isGroundUnit = (type: FieldUnit): type is GroundUnit => ARM[type] !== 'aircraft'

/** How a unit goes that is mounted or not. */
export const moverFor = ({ type, mount, mounted }: Unit) =>
  isGroundUnit(type) ? moverOf(type, mounted ? mount : 'none') : undefined

const SEVERITY: Readonly<Record<Retreat, number>> = { none: 0, 'one-zone': 1, flee: 2 }

/** GF-MOR-16: the longer of two retreats stands. */
const longer = (one: Retreat, other: Retreat): Retreat => (SEVERITY[one] >= SEVERITY[other] ? one : other)

const isOpenTo = (state: State, unit: Unit, to: ZoneNumber): boolean => {
  const mover = moverFor(unit)
  if (!mover || hasUnits(state, to, otherSide(unit.side))) return false
  return reach([stepBetween(state, unit.place, to, mover.gait)], mover).stop !== 'impassable'
}

/** How far the next friend is from a zone. */
const toFriend = (state: State, unit: Unit, zone: ZoneNumber): number => {
  let nearest = Number.POSITIVE_INFINITY
  for (const one of state.units) {
    if (one.side === unit.side && one.id !== unit.id && isOnBoard(one)) {
      nearest = Math.min(nearest, distance(state.country, zone, one.place))
    }
  }
  return nearest
}

/** GF-MOR-10: straight back, else a rear diagonal, the nearer to a friend first, then the lower letter. */
const wayBack = (state: State, unit: Unit): ZoneNumber | undefined => {
  const { country } = state
  const column = columnOf(country, unit.place)
  const row = rowOf(country, unit.place) - ahead(unit.side)
  const straight = zoneOn(country, column, row)
  if (straight !== undefined && isOpenTo(state, unit, straight)) return straight
  let best: ZoneNumber | undefined
  for (const zone of [zoneOn(country, column - 1, row), zoneOn(country, column + 1, row)]) {
    if (zone === undefined || !isOpenTo(state, unit, zone)) continue
    if (best === undefined || toFriend(state, unit, zone) < toFriend(state, unit, best)) best = zone
  }
  return best
}

const stepsOf = (unit: Unit, retreat: Retreat): number => {
  if (retreat === 'none') return 0
  const mover = moverFor(unit)
  return retreat === 'flee' && mover ? allowanceOf(mover) : 1
}

const isFull = (state: State, unit: Unit): boolean =>
  stackIn(state, unit.place, unit.side).filter(({ id }) => id !== unit.id).length >= MOST_IN_ZONE

/** At the rear of whoever is in a zone already. */
export const lastWave = (state: State, zone: ZoneNumber, side: Unit['side']): number =>
  (stackIn(state, zone, side).at(-1)?.wave ?? -1) + 1

/**
 * GF-MOR-10 to GF-MOR-12, GF-MOR-16: a unit falls back by itself. Zones that are full are passed through; off the base
 * line it goes off the board; with no way open it is lost.
 */
export const retreat = (play: Play, id: string, ordered: Retreat): void => {
  let kind = ordered
  const start = unitNow(play, id)
  const from = start.place
  for (let made = 0; ; made++) {
    const unit = unitNow(play, id)
    if (!isOnBoard(unit)) break
    if (made >= stepsOf(unit, kind) && !(made > 0 && isFull(play.state, unit))) break
    kind = longer(kind, stepBack(play, unit))
  }
  const fallen = unitNow(play, id)
  const { place } = fallen
  if (place === from || place === GONE) return
  // The enemy sees a unit on the table go, even over the edge.
  tellAbout(play, start, { kind: 'fell-back', unit: id, from, to: place })
  // GF-OBS-09, GF-OBS-14: in an assault nobody goes from one trench to the next unseen.
  if (play.state.assault && isOnBoard(fallen)) reveal(play, fallen)
}

/** One zone back; what a box barrage on the way adds to the retreat. */
const stepBack = (play: Play, unit: Unit): Retreat => {
  const { state } = play
  const { country } = state
  if (rowOf(country, unit.place) === baseRow(country, unit.side)) {
    const left = crossBoxes(play, unit.id, unit.place)
    leaveBoard(play, unit.id)
    return left
  }
  const to = wayBack(state, unit)
  if (to === undefined) {
    tellAbout(play, unit, { kind: 'cut-off', unit: unit.id, zone: unit.place })
    destroy(play, unit.id)
    return 'none'
  }
  const left = crossBoxes(play, unit.id, unit.place)
  if (!isOnBoard(unitNow(play, unit.id))) return left
  changeUnit(play, unit.id, {
    place: to,
    wave: lastWave(play.state, to, unit.side),
    cameFrom: null,
    moving: unit.moving || state.assault !== null,
  })
  return longer(left, crossBoxes(play, unit.id, to))
}

/** GF-MOR-12: behind the base line nobody sees it any more. */
const leaveBoard = (play: Play, id: string): void => {
  const unit = unitNow(play, id)
  if (!isOnBoard(unit)) return
  changeUnit(play, id, {
    place: OFF_BOARD,
    column: columnOf(play.state.country, unit.place),
    wave: 0,
    cameFrom: null,
    revealed: false,
  })
}

/** GF-MOR-15: retreats of several units of one attack, in order. */
export const retreatAll = (
  play: Play,
  retreats: readonly { readonly id: string; readonly retreat: Retreat }[],
): void => {
  for (const { id, retreat: kind } of retreats) if (kind !== 'none') retreat(play, id, kind)
}
