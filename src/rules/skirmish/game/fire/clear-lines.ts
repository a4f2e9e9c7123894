import { widened } from '#kernel/geometry/bounds.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import type { Rectangle } from '#kernel/geometry/rectangle.ts'
import { RANGE_COLUMNS, SMALL_ARM_FACTORS } from '../../tables/index.ts'
import { fromInches, rangeOf } from '../../tables/table-top.ts'
import type { SmallArm } from '../../vocabulary.ts'
import { bearingOf, toHull } from '../board/arcs.ts'
import { aboutUnit } from '../board/bases.ts'
import { isCutOff } from '../board/cut-off.ts'
import { houseNamed } from '../board/ground.ts'
import { isUnitFarOff } from '../board/obstacles.ts'
import { nearestOnOutline } from '../board/outlines.ts'
import { type Obstruction, sightlines } from '../board/sight.ts'
import type { House } from '../field.ts'
import type { State, Unit } from '../state.ts'
import { standingMemo, standsAlike } from '../table-memo.ts'
import { servesWeapon } from '../units.ts'
import { firersOf } from '../weapons.ts'

/** The line of the nearest pair. */
interface Line {
  readonly from: Point
  readonly to: Point
  readonly far: number
}

/** All lines from who fires to who is fired at that are clear, in arc and in range (SK-FIRE-24). */
export interface Lines {
  readonly nearest: Line | undefined
  readonly firers: number
  /** Men of the target by id, and undefined for its weapon or hull. */
  readonly seen: ReadonlySet<string | undefined>
}

/** From where a weapon fires: each man with his own, or the model; men inside from the nearest point of the outline. */
const muzzlesOf = (unit: Unit, weapon: string, arm: SmallArm): readonly Point[] => {
  if (unit.vehicle || arm === 'hmg') return [unit.position]
  const men = firersOf(unit, arm)
  // SK-FIRE-24: an LMG sees from its gunner, or from the loader if he is lost.
  const [gunner] = men
  if (arm === 'lmg') return gunner ? [gunner.at] : []
  return weapon === '' ? [] : men.map(({ at }) => at)
}

/** What of a target can be seen and shot at: none of its men if there is no id. */
interface Mark {
  readonly id: string | undefined
  readonly at: Point
}

const marksOf = (target: Unit): readonly Mark[] => {
  const model: Mark = { id: undefined, at: target.position }
  if (target.vehicle) return [model]
  const marks: Mark[] = []
  // SK-FIRE-40: the model of a crewed weapon is seen and measured to like a figure
  if (servesWeapon(target) && target.inside === null) marks.push(model)
  for (const { id, at, hit } of target.figures) if (!hit) marks.push({ id, at })
  return marks
}

const NO_LINES: Lines = { nearest: undefined, firers: 0, seen: new Set() }

/** The longest range of an arm, in inches (SK-FIRE-03). */
const longest = (arm: SmallArm): number =>
  Math.max(...RANGE_COLUMNS.filter((_, i) => SMALL_ARM_FACTORS[arm][i] !== undefined))
const LONGEST: Readonly<Record<SmallArm, number>> = {
  rifle: longest('rifle'),
  pistol: longest('pistol'),
  lmg: longest('lmg'),
  hmg: longest('hmg'),
}

/** Surely out of range; nothing is said of hulls and structures. */
const isBeyond = (unit: Unit, target: Unit, far: number): boolean =>
  unit.inside === null && !unit.vehicle && isUnitFarOff(target, widened(aboutUnit(unit), far))

/** Every place from which a unit may fire or in which it may be hit. */
const placesOf = (unit: Unit, house: House | undefined): Rectangle => {
  const men = aboutUnit(unit)
  return house ? together(men, house.bounds) : men
}

const together = (one: Rectangle, other: Rectangle): Rectangle => ({
  x1: Math.min(one.x1, other.x1),
  y1: Math.min(one.y1, other.y1),
  x2: Math.max(one.x2, other.x2),
  y2: Math.max(one.y2, other.y2),
})

const houseOf = (state: State, { inside }: Unit): House | undefined =>
  inside === null ? undefined : houseNamed(state, inside)

const linesOf = (state: State, unit: Unit, weapon: string, arm: SmallArm, target: Unit): Lines => {
  if (isBeyond(unit, target, fromInches(LONGEST[arm] + 1))) return NO_LINES
  const bears = bearingOf(state, unit, weapon)
  const all = marksOf(target)
  // Men in the open are seen where they stand, whoever looks.
  const marks = target.inside === null ? all.filter(({ at }) => bears(at)) : all
  if (marks.length === 0) return NO_LINES
  const own = houseOf(state, unit)
  const theirs = houseOf(state, target)
  const looking = { by: unit, at: target }
  const here = placesOf(unit, own)
  const there = placesOf(target, theirs)
  if (isCutOff(state, looking, here, there)) return NO_LINES
  const obstructed = sightlines(state, looking, together(here, there))
  const seen = new Set<string | undefined>()
  let nearest: Line | undefined
  let firers = 0
  for (const muzzle of muzzlesOf(unit, weapon, arm)) {
    let fires = false
    for (const { id, at } of marks) {
      const from = own ? nearestOnOutline(own, at) : muzzle
      const to = theirs ? nearestOnOutline(theirs, from) : at
      const far = target.vehicle ? toHull(target, from) : distance(from, to)
      // A line between two who have one already matters only if it is the nearest of all.
      if (fires && seen.has(id) && nearest && far >= nearest.far) continue
      if (rangeOf(far) > LONGEST[arm]) continue
      if ((theirs && !bears(to)) || obstructed(from, to)) continue
      fires = true
      seen.add(id)
      if (!nearest || far < nearest.far) nearest = { from, to, far }
    }
    if (fires) firers++
  }
  return { nearest, firers, seen }
}

interface Known {
  readonly unit: Unit
  readonly target: Unit
  readonly lines: Lines
}

const linesKnown = standingMemo(() => new Map<string, Known>())

/** Lines hold as long as nobody moves, and the men who fire and who can be hit are the same. */
export const clearLines = (state: State, unit: Unit, weapon: string, arm: SmallArm, target: Unit): Lines => {
  const known = linesKnown(state)
  const key = `${unit.id} ${weapon} ${target.id}`
  const before = known.get(key)
  if (
    before &&
    standsAlike(before.unit, unit) &&
    standsAlike(before.target, target) &&
    before.unit.figures === unit.figures &&
    before.unit.marks.fired === unit.marks.fired &&
    before.target.figures === target.figures
  )
    return before.lines
  const lines = linesOf(state, unit, weapon, arm, target)
  known.set(key, { unit, target, lines })
  return lines
}

/** Of all the lines that are not clear the one that comes nearest to it, and why it is not. */
export interface MissedLine {
  readonly why: 'nobody-fires' | 'nobody-left' | 'out-of-arc' | 'out-of-range' | Obstruction
  readonly far: number
}

const STEPS: readonly MissedLine['why'][] = ['nobody-fires', 'nobody-left', 'out-of-arc', 'out-of-range']
const stepOf = ({ why }: MissedLine): number => {
  const step = STEPS.indexOf(why)
  return step < 0 ? STEPS.length : step
}

/** Why no line of a weapon is clear; nothing if one is (SK-FIRE-24, SK-FIRE-30). */
export const missedLine = (
  state: State,
  unit: Unit,
  weapon: string,
  arm: SmallArm,
  target: Unit,
): MissedLine | undefined => {
  const bears = bearingOf(state, unit, weapon)
  const own = houseOf(state, unit)
  const theirs = houseOf(state, target)
  const [muzzles, marks] = [muzzlesOf(unit, weapon, arm), marksOf(target)]
  const obstructed = sightlines(
    state,
    { by: unit, at: target },
    together(placesOf(unit, own), placesOf(target, theirs)),
  )
  let best: MissedLine = { why: muzzles.length === 0 ? 'nobody-fires' : 'nobody-left', far: 0 }
  for (const muzzle of muzzles) {
    for (const { at } of marks) {
      const from = own ? nearestOnOutline(own, at) : muzzle
      const to = theirs ? nearestOnOutline(theirs, from) : at
      const far = target.vehicle ? toHull(target, from) : distance(from, to)
      const why: MissedLine['why'] | undefined = !bears(to)
        ? 'out-of-arc'
        : rangeOf(far) > LONGEST[arm]
          ? 'out-of-range'
          : obstructed(from, to)
      if (!why) return undefined
      const missed = { why, far }
      const further = stepOf(missed) - stepOf(best)
      if (further > 0 || (further === 0 && far < best.far)) best = missed
    }
  }
  return best
}

/** In inches. */
export const longestRange = (arm: SmallArm): number => LONGEST[arm]
