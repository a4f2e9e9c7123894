import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { tellOf } from '#kernel/game/play.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { observation } from '../../procedures/observation.ts'
import { distance, distancesFrom } from '../../reckoning/grid.ts'
import { hidesTroops, hidesUnit, isVehicleOrMounted } from '../../reckoning/posture.ts'
import { HIGHEST_HILL, OBSERVER_LEVELS } from '../../tables/index.ts'
import { SIDES } from '../../vocabulary.ts'
import { changeUnit, type Play } from '../play.ts'
import { otherSide, type SideName } from '../sides.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import type { ZoneNumber } from '../zone.ts'
import { type Eyes, eyesOf } from './observers.ts'
import { hasUnseen } from './occupation.ts'
import { passedBetween } from './sight-lines.ts'
import { ridingOf } from './target.ts'
import { hasUnits, isStranded, knowsEnemiesIn, stackIn, zoneAt } from './zones.ts'

export const conceals = (state: State, zone: ZoneNumber): boolean => hidesTroops(zoneAt(state, zone))

/** GF-OBS-09, GF-OBS-10: lies unseen until found. GF-DEP-09: nobody hides on ground that the enemy holds. */
export const isHidden = (state: State, unit: Unit): boolean => {
  if (unit.revealed) return false
  if (!state.assault && isStranded(state, unit)) return false
  const zone = zoneAt(state, unit.place)
  if (zone.reported.length > 0 && zone.reported.includes(otherSide(unit.side))) return false
  return hidesUnit(zone, unit.type)
}

/** A target of sight that does not lie hidden: a unit or an empty piece of ground. */
interface Sought {
  readonly zone: ZoneNumber
  readonly vehicleOrMounted: boolean
  readonly moving: boolean
  readonly suppressed: boolean
}

const emptyGround = (zone: ZoneNumber): Sought => ({
  zone,
  vehicleOrMounted: false,
  moving: false,
  suppressed: false,
})

const soughtUnit = (unit: Unit): Sought => ({
  zone: unit.place,
  vehicleOrMounted: isVehicleOrMounted(unit.type, ridingOf(unit)),
  moving: unit.moving,
  suppressed: unit.status !== 'steady',
})

/** What in a zone may stand in the way. */
export type InTheWay = 'woods' | 'gas' | 'hill' | 'troops'

/** GF-OBS-05 to GF-OBS-08, GF-OBS-11: what of a zone blocks a line through it. */
const blocking = (
  state: State,
  { side, blockedByTroops }: Eyes,
  zone: ZoneNumber,
  observer: number,
  target: number,
): InTheWay | undefined => {
  if (zoneAt(state, zone).ground === 'woods') return 'woods'
  if (isGassed(state, zone)) return 'gas'
  const hill = state.country.elevation[zone] ?? 0
  if (hill > Math.min(observer, target) && hill >= Math.max(observer, target)) return 'hill'
  return blockedByTroops && observer <= hill && knowsEnemiesIn(state, zone, side) ? 'troops' : undefined
}

/** The first zone that blocks a line from an observer so high to another zone. */
const blockedIn = (
  state: State,
  eyes: Eyes,
  from: ZoneNumber,
  zone: ZoneNumber,
  level: number,
): ZoneNumber | undefined => {
  const { country } = state
  const target = country.elevation[zone] ?? 0
  for (const [one, other] of passedBetween(country, from, zone)) {
    if (!blocking(state, eyes, one, level, target)) continue
    // GF-OBS-07: through a corner it is enough that one of the two zones is clear
    if (other === undefined || blocking(state, eyes, other, level, target)) return one
  }
  return undefined
}

/** GF-OBS-04: how high an observer in a zone is. */
const levelOf = ({ country }: State, from: ZoneNumber, inTown: boolean, balloon: boolean): number =>
  (country.elevation[from] ?? 0) +
  (inTown ? OBSERVER_LEVELS.town : 0) +
  (balloon ? OBSERVER_LEVELS.balloon : 0)

/** GF-OBS-11 */
const isGassed = (state: State, zone: ZoneNumber): boolean =>
  state.assault !== null && zoneAt(state, zone).gas !== 'none'

/** What bears on the range besides the observer: the look of the target and the light. */
const caseOf = ({ light }: Eyes, { vehicleOrMounted, moving, suppressed }: Sought): number =>
  (vehicleOrMounted ? 1 : 0) + (moving ? 2 : 0) + (suppressed ? 4 : 0) + (light === 'night' ? 8 : 0)

const rangeFrom = (
  state: State,
  eyes: Eyes,
  sought: Sought,
  soughtCase: number,
  hill: number,
  inTown: boolean,
  balloon: boolean,
): number => {
  const key = soughtCase + (inTown ? 16 : 0) + (balloon ? 32 : 0) + hill * 64
  let range = eyes.ranges[key]
  if (range === undefined) {
    range = observation.resolve(
      {
        light: eyes.light,
        distance: 1,
        observerElevation: hill,
        observerInTown: inTown,
        observerBalloon: balloon,
        targetVehicleOrMounted: sought.vehicleOrMounted,
        targetMoving: sought.moving,
        targetSuppressed: sought.suppressed,
        targetHidden: false,
        lineBlocked: false,
        gas: false,
        options: state.options,
      },
      NO_DICE,
      SILENT,
    ).range
    eyes.ranges[key] = range
  }
  return range
}

/** Whether the observers of one side in another zone, so far away, see it. */
const seesFrom = (
  state: State,
  eyes: Eyes,
  from: ZoneNumber,
  away: number,
  sought: Sought,
  soughtCase: number,
): boolean => {
  const { country } = state
  const { zone } = sought
  const hill = country.elevation[from] ?? 0
  const inTown = zoneAt(state, from).ground === 'town'
  const balloon = eyes.balloons.includes(from)
  const range = rangeFrom(state, eyes, sought, soughtCase, hill, inTown, balloon)
  if (away > range || isGassed(state, from)) return false
  return blockedIn(state, eyes, from, zone, levelOf(state, from, inTown, balloon)) === undefined
}

const seen = (state: State, eyes: Eyes, sought: Sought): boolean => {
  const { zone } = sought
  const { side, held, beyond, balloons } = eyes
  // GF-OBS-10
  if (zoneAt(state, zone).owner === side || beyond.includes(zone)) return true
  if (isGassed(state, zone)) return false
  const soughtCase = caseOf(eyes, sought)
  // Nobody sees farther than from the top of a town on the highest hill, and most zones are farther away than that.
  const farthest = rangeFrom(state, eyes, sought, soughtCase, HIGHEST_HILL, true, balloons.length > 0)
  const distances = distancesFrom(state.country, zone)
  for (const from of held) {
    const away = distances[from] ?? 0
    if (away <= farthest && seesFrom(state, eyes, from, away, sought, soughtCase)) return true
  }
  for (const from of beyond) {
    const away = distances[from] ?? 0
    if (away <= farthest && seesFrom(state, eyes, from, away, sought, soughtCase)) return true
  }
  return false
}

/** GF-OBS-10: troops that lie hidden are found only by enemies in the same zone, not by observers of the ground. */
const unitSeen = (state: State, eyes: Eyes, unit: Unit): boolean =>
  isHidden(state, unit) ? hasUnits(state, unit.place, eyes.side) : seen(state, eyes, soughtUnit(unit))

/** GF-OBS-18: everybody sees a balloon, however far back; the ground below it is none the more observed for that. */
const isInTheSky = ({ type }: Unit): boolean => type === 'balloon'

/** Whether the enemy sees a unit where it now stands. */
export const isSeen = (state: State, unit: Unit): boolean =>
  isInTheSky(unit) || unitSeen(state, eyesOf(state, otherSide(unit.side)), unit)

/** How a side would see the ground of a zone from one other zone. */
export interface LookFrom {
  /** In range but behind something is blind. */
  readonly look: 'seen' | 'blind' | 'too-far'
  readonly away: number
  readonly range: number
  /** The first zone that hides it; one of the two ends where gas lies there. */
  readonly behind: { readonly zone: ZoneNumber; readonly by: InTheWay } | undefined
}

export const lookFrom = (state: State, side: SideName, from: ZoneNumber, zone: ZoneNumber): LookFrom => {
  const eyes = eyesOf(state, side)
  const sought = emptyGround(zone)
  const soughtCase = caseOf(eyes, sought)
  const { country } = state
  const away = distance(country, from, zone)
  const hill = country.elevation[from] ?? 0
  const inTown = zoneAt(state, from).ground === 'town'
  const balloon = eyes.balloons.includes(from)
  const range = rangeFrom(state, eyes, sought, soughtCase, hill, inTown, balloon)
  const behind = behindWhat(state, eyes, from, zone, levelOf(state, from, inTown, balloon))
  if (seesFrom(state, eyes, from, away, sought, soughtCase) && !isGassed(state, zone))
    return { look: 'seen', away, range, behind: undefined }
  return { look: away <= range ? 'blind' : 'too-far', away, range, behind }
}

const behindWhat = (
  state: State,
  eyes: Eyes,
  from: ZoneNumber,
  zone: ZoneNumber,
  level: number,
): LookFrom['behind'] => {
  const gassed = [from, zone].find((end) => isGassed(state, end))
  if (gassed !== undefined) return { zone: gassed, by: 'gas' }
  const hidden = blockedIn(state, eyes, from, zone, level)
  const by =
    hidden === undefined
      ? undefined
      : blocking(state, eyes, hidden, level, state.country.elevation[zone] ?? 0)
  return hidden === undefined || by === undefined ? undefined : { zone: hidden, by }
}

/** Whether the ground of a zone can be seen. */
export const seesGround = (state: State, side: SideName, zone: ZoneNumber): boolean =>
  seen(state, eyesOf(state, side), emptyGround(zone))

/** GF-OBS-12: whether the guns of a side fire at a zone with their full dice. */
export const isObserved = (state: State, side: SideName, zone: ZoneNumber): boolean => {
  if (isReported(state, side, zone)) return true
  return isLookedAt(state, side, zone, stackIn(state, zone, otherSide(side)))
}

/** GF-BOMB-03: raided or spotted from the air is as good as seen. */
const isReported = (state: State, side: SideName, zone: ZoneNumber): boolean => {
  const { reported, glimpsed } = zoneAt(state, zone)
  return reported.includes(side) || glimpsed.includes(side)
}

/** Whether somebody of a side has a zone before his eyes in which these of its enemies are. */
const isLookedAt = (state: State, side: SideName, zone: ZoneNumber, enemies: readonly Unit[]): boolean => {
  const eyes = eyesOf(state, side)
  if (state.options['trench-observation'] === 'in-sight') {
    return seen(state, eyes, emptyGround(zone)) || enemies.some((unit) => seen(state, eyes, soughtUnit(unit)))
  }
  if (enemies.length > 0) return enemies.some((unit) => unitSeen(state, eyes, unit))
  return !conceals(state, zone) && seen(state, eyes, emptyGround(zone))
}

/** The same as far as a side can tell: an enemy it does not see changes nothing. */
export const seemsObserved = (state: State, side: SideName, zone: ZoneNumber): boolean => {
  if (isReported(state, side, zone)) return true
  const known = stackIn(state, zone, otherSide(side)).filter(({ revealed }) => revealed)
  return isLookedAt(state, side, zone, known)
}

/** GF-DEP-02, GF-OBS-14: what the enemy now sees and is not yet on the table, all looked at together. */
export const seenNow = (state: State): readonly Unit[] => {
  let found: Unit[] | undefined
  for (const side of SIDES) {
    if (!hasUnseen(state, otherSide(side))) continue
    let eyes: Eyes | undefined
    for (const unit of state.units) {
      if (unit.revealed || unit.place < 0 || unit.side === side) continue
      if (isInTheSky(unit)) {
        // on the table without a look
      } else if (isHidden(state, unit)) {
        if (!hasUnits(state, unit.place, side)) continue
      } else {
        eyes ??= eyesOf(state, side)
        if (!seen(state, eyes, soughtUnit(unit))) continue
      }
      if (found) found.push(unit)
      else found = [unit]
    }
  }
  return found ?? NOBODY
}

const NOBODY: readonly Unit[] = []

/** GF-OBS-17: who comes in sight together is counted by zone and wave, so that nobody's place on the roster shows. */
export const byPlace = (units: readonly Unit[]): readonly Unit[] =>
  units.length < 2 ? units : units.toSorted((one, other) => one.place - other.place || one.wave - other.wave)

/** GF-OBS-14: whatever the enemy now sees goes on the table. */
export const revealSeen = (play: Play): void => {
  for (const unit of byPlace(seenNow(play.state))) reveal(play, unit)
}

/** A unit is put on the table; its figures stay secret. */
export const reveal = (play: Play, unit: Unit): void => {
  if (unit.revealed) return
  changeUnit(play, unit.id, { revealed: true })
  tellOf(play, { kind: 'sighted', unit: unit.id, zone: unit.place })
}

/** GF-RAID-05, GF-AIR-05: the enemy learns what and how strong a unit is. */
export const identify = (play: Play, unit: Unit): void => {
  const { strength, experience, morale } = unit
  changeUnit(play, unit.id, {
    revealed: true,
    figures: { week: play.state.week, strength, experience, morale },
  })
}
