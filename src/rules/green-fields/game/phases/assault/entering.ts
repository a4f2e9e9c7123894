import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form } from '#kernel/procedure/schema.ts'
import { reserveEntry } from '../../../procedures/reserve-entry.ts'
import { reach } from '../../../reckoning/going.ts'
import { baseRow, rowOf, zoneNamed, zoneOn } from '../../../reckoning/grid.ts'
import { isOnRoad } from '../../board/between.ts'
import { moverFor } from '../../board/retreat.ts'
import { reveal, revealSeen } from '../../board/sight.ts'
import { formUp, hasRoom } from '../../board/stacking.ts'
import { knowsEnemiesIn, stackIn, zoneAt } from '../../board/zones.ts'
import { changeAssault, changeUnit, type Play, showActivity, tellAbout, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isCombatUnit, type Unit } from '../../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { kind, unit, zone } from '../forms.ts'

/** GF-RES-01: from off the board into a zone of the own base line. */
export const ENTER = form({ kind: kind('enter'), unit: unit(), zone: zone() })
export type Enter = Accepted<typeof ENTER>

const HINDRANCES = {
  'not-in-reserve': ['does not wait off the board to come on.', 'GF-RES-01'],
  'on-its-way': ['has yet to throw a 5 or 6 to come up.', 'GF-RES-01'],
  'not-steady': ['comes on when it is steady again.', 'GF-RES-01'],
  'stood-down': ['is stood down: the depot cannot keep it in the field.', 'GF-DPT-05'],
  resting: ['rests off the board this week.', 'GF-DEP-05'],
} as const

/** What keeps a unit from coming on, wherever. */
const hindranceTo = (unit: Unit): keyof typeof HINDRANCES | undefined => {
  if (unit.place !== OFF_BOARD || moverFor(unit) === undefined) return 'not-in-reserve'
  if (unit.onItsWay) return 'on-its-way'
  if (unit.status !== 'steady') return 'not-steady'
  if (unit.duty === 'idle') return 'stood-down'
  return unit.duty === 'resting' ? 'resting' : undefined
}

export const mayEnter = (unit: Unit): boolean => hindranceTo(unit) === undefined

/** Why a unit of one's own may not come on, wherever. */
export const entryRefusal = (unit: Unit): Refusal | undefined => {
  const code = hindranceTo(unit)
  if (!code) return undefined
  const [words, clause] = HINDRANCES[code]
  return refuse(code, `${unit.name} ${words}`, clause)
}

/** Ground that is closed to a unit is closed to it here too, except by road (GF-MOVE-04). */
const canStandIn = (state: State, unit: Unit, zone: ZoneNumber): boolean => {
  const mover = moverFor(unit)
  if (!mover) return false
  const { ground, trench, roadCut, track } = zoneAt(state, zone)
  const road = track === 'laid' || (!roadCut && isOnRoad(state, zone))
  const embankment = state.country.embankment[zone] ?? false
  const step = { ground, trench, road, embankment, water: 'none', bridged: false } as const
  return reach([step], mover).stop !== 'impassable'
}

/** GF-RES-01: a zone of the own base line, as far as the side knows without enemies, with room and fit to enter. */
export const isOpenZone = (state: State, unit: Unit, zone: ZoneNumber): boolean =>
  rowOf(state.country, zone) === baseRow(state.country, unit.side) &&
  hasRoom(state, zone, unit.side) &&
  !knowsEnemiesIn(state, zone, unit.side) &&
  canStandIn(state, unit, zone)

export const entryZones = (state: State, unit: Unit): readonly ZoneNumber[] => {
  const { country } = state
  const zones: ZoneNumber[] = []
  for (let column = 0; column < country.columns; column++) {
    const zone = zoneOn(country, column, baseRow(country, unit.side))
    if (zone !== undefined && isOpenZone(state, unit, zone)) zones.push(zone)
  }
  return zones
}

/** GF-RES-01: the die of each turn for what was bought in the course of the assault. */
export const rollForArrivals = (play: Play, side: SideName): void => {
  for (const { id } of play.state.units.filter((unit) => unit.side === side && unit.onItsWay))
    rollForArrival(play, side, id)
}

export const rollForArrival = (play: Play, side: SideName, id: string): void => {
  play.dice.about?.({ title: 'Whether what was bought arrives', unit: id, only: side })
  const { enters } = reserveEntry.resolve(
    { source: 'purchased', options: play.state.options },
    play.dice,
    play.trace,
  )
  tellOf(play, { kind: 'purchase-arrived', unit: id, arrived: enters, only: side })
  if (enters) changeUnit(play, id, { onItsWay: false })
}

/** A unit comes on, unless it finds enemies that nobody had seen. */
export const bringOn = (play: Play, { unit: id, zone: reference }: Enter): void => {
  const unit = unitNow(play, id)
  const zone = zoneNamed(play.state.country, reference)
  if (zone === undefined) return
  const enemies = stackIn(play.state, zone, otherSide(unit.side))
  if (enemies.length > 0) {
    for (const enemy of enemies) reveal(play, enemy)
    tellAbout(play, unit, { kind: 'entry-barred', unit: id, zone })
    return
  }
  tellAbout(play, unit, { kind: 'reserve-entered', unit: id, zone })
  changeUnit(play, id, { place: zone, wave: 0, cameFrom: null, spotted: false })
  formUp(play, zone, unit.side)
  engage(play, unit)
  showActivity(play)
  revealSeen(play)
}

/** GF-ASLT-05: the announcer's combat units that have come on since count with those on board at the start. */
const engage = (play: Play, unit: Unit): void => {
  const { assault } = play.state
  if (!assault || unit.side !== assault.announcer || !isCombatUnit(unit)) return
  if (!assault.engaged.includes(unit.id)) {
    changeAssault(play, { engaged: [...assault.engaged, unit.id] })
  }
}
