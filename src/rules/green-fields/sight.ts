import { NO_DICE } from '../../kernel/no-dice.ts'
import { SILENT } from '../../kernel/trace.ts'
import { distance } from './grid.ts'
import { passedBetween } from './lines.ts'
import { changeUnit, type Play, tellOf } from './play.ts'
import { isMountedTarget } from './posture.ts'
import { observation } from './procedures/observation.ts'
import {
  isOnBoard,
  otherSide,
  type SideName,
  type State,
  type Unit,
  type ZoneNumber,
  zoneAt,
} from './state.ts'
import { ARM, OBSERVER_LEVELS } from './tables/index.ts'
import type { Light } from './vocabulary.ts'

/** GF-OBS-03: weekly turns are by day; fog is as good as night. */
export const lightOf = ({ assault, terms }: State): Light =>
  assault && (assault.night || (assault.day === 1 && assault.turnOfDay <= terms.fogTurns)) ? 'night' : 'day'

/** GF-OBS-09, GF-OBS-10: ground in which troops lie unseen. */
export const conceals = (state: State, zone: ZoneNumber): boolean => {
  const { ground, trench } = zoneAt(state, zone)
  return trench !== 'none' || ground === 'woods' || ground === 'ruins'
}

/** GF-OBS-09, GF-OBS-10: lies unseen until found. */
export const isHidden = (state: State, unit: Unit): boolean => {
  if (unit.revealed || unit.type === 'balloon') return false
  const zone = zoneAt(state, unit.place)
  if (zone.reported.includes(otherSide(unit.side))) return false
  if (ARM[unit.type] === 'artillery' && zone.emplacement !== 'none') return true
  return conceals(state, unit.place)
}

/** GF-MOVE-02, GF-OBS-03: a balloon in the air over a zone. */
const hasBalloon = (state: State, zone: ZoneNumber, side: SideName, light: Light): boolean =>
  light === 'day' &&
  state.units.some(
    (unit) =>
      unit.place === zone &&
      unit.side === side &&
      unit.type === 'balloon' &&
      !unit.grounded &&
      !unit.moving &&
      unit.duty !== 'idle',
  )

/** A target of sight: a unit or an empty piece of ground. */
export interface Sought {
  readonly zone: ZoneNumber
  readonly vehicleOrMounted: boolean
  readonly moving: boolean
  readonly suppressed: boolean
  readonly hidden: boolean
}

const EMPTY = { vehicleOrMounted: false, moving: false, suppressed: false, hidden: false }

const soughtUnit = (state: State, unit: Unit): Sought => ({
  zone: unit.place,
  vehicleOrMounted: isMountedTarget(unit),
  moving: unit.moving,
  suppressed: unit.status !== 'steady',
  hidden: isHidden(state, unit),
})

/** GF-OBS-05 to GF-OBS-08 */
const blocks = (
  state: State,
  side: SideName,
  zone: ZoneNumber,
  observer: number,
  target: number,
): boolean => {
  const { ground } = zoneAt(state, zone)
  if (ground === 'woods') return true
  const hill = state.country.elevation[zone] ?? 0
  if (hill > Math.min(observer, target) && hill >= Math.max(observer, target)) return true
  if (state.options['troops-block-sight'] === 'never' || observer > hill) return false
  return state.units.some((unit) => unit.place === zone && unit.side !== side && unit.revealed)
}

const isGassed = (state: State, zone: ZoneNumber): boolean =>
  state.assault !== null && zoneAt(state, zone).gas !== 'none'

/** Whether the observers of one side in one zone see it. */
const seesFrom = (state: State, side: SideName, from: ZoneNumber, sought: Sought, light: Light): boolean => {
  const { country } = state
  const away = distance(country, from, sought.zone)
  const hill = country.elevation[from] ?? 0
  const inTown = zoneAt(state, from).ground === 'town'
  const balloon = hasBalloon(state, from, side, light)
  const level = hill + (inTown ? OBSERVER_LEVELS.town : 0) + (balloon ? OBSERVER_LEVELS.balloon : 0)
  const clear = observation.resolve(
    {
      light,
      distance: away,
      observerElevation: hill,
      observerInTown: inTown,
      observerBalloon: balloon,
      targetVehicleOrMounted: sought.vehicleOrMounted,
      targetMoving: sought.moving,
      targetSuppressed: sought.suppressed,
      targetHidden: sought.hidden,
      lineBlocked: false,
      gas: false,
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  if (away === 0 || !clear.visible) return clear.visible
  if (isGassed(state, from) || isGassed(state, sought.zone)) return false
  const target = country.elevation[sought.zone] ?? 0
  return passedBetween(country, from, sought.zone).every((passed) =>
    passed.some((zone) => !blocks(state, side, zone, level, target) && !isGassed(state, zone)),
  )
}

/** GF-OBS-01: the zones from which a side looks about. */
export const observersOf = (state: State, side: SideName): readonly ZoneNumber[] => {
  const zones: ZoneNumber[] = []
  state.zones.forEach(({ owner }, zone) => {
    if (owner === side || state.units.some((unit) => unit.side === side && unit.place === zone))
      zones.push(zone)
  })
  return zones
}

/** Whether anybody of a side sees it. */
export const sees = (state: State, side: SideName, sought: Sought): boolean => {
  const light = lightOf(state)
  return observersOf(state, side).some((from) => seesFrom(state, side, from, sought, light))
}

/** Whether the enemy sees a unit where it now stands. */
export const isSeen = (state: State, unit: Unit): boolean => {
  const enemy = otherSide(unit.side)
  if (isHidden(state, unit))
    return state.units.some(({ side, place }) => side === enemy && place === unit.place)
  return sees(state, enemy, soughtUnit(state, unit))
}

/** Whether the ground of a zone can be seen. */
export const seesGround = (state: State, side: SideName, zone: ZoneNumber): boolean =>
  sees(state, side, { zone, ...EMPTY })

/** GF-OBS-12: whether the guns of a side fire at a zone with their full dice. */
export const isObserved = (state: State, side: SideName, zone: ZoneNumber): boolean => {
  const enemies = state.units.filter((unit) => unit.place === zone && unit.side !== side)
  if (state.options['trench-observation'] === 'in-sight') return seesGround(state, side, zone)
  if (zoneAt(state, zone).reported.includes(side)) return true
  if (conceals(state, zone) && !enemies.some((unit) => unit.revealed)) return false
  return enemies.length === 0 ? seesGround(state, side, zone) : enemies.some((unit) => isSeen(state, unit))
}

/** GF-DEP-02, GF-OBS-14: whatever the enemy now sees goes on the table. */
export const revealSeen = (play: Play): void => {
  for (const { id } of play.state.units.filter((unit) => isOnBoard(unit) && !unit.revealed)) {
    const unit = play.state.units.find((one) => one.id === id)
    if (unit && isSeen(play.state, unit)) reveal(play, unit)
  }
}

/** A unit is put on the table; its figures stay secret. */
export const reveal = (play: Play, unit: Unit): void => {
  if (unit.revealed) return
  tellOf(play, { kind: 'sighted', unit: unit.id, zone: unit.place })
  changeUnit(play, unit.id, { revealed: true })
}

/** GF-RAID-05, GF-AIR-05: the enemy learns what and how strong a unit is. */
export const identify = (play: Play, unit: Unit): void => {
  const { strength, experience, morale } = unit
  changeUnit(play, unit.id, {
    revealed: true,
    figures: { week: play.state.week, strength, experience, morale },
  })
}
