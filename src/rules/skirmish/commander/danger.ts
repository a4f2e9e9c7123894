import { boundsOf } from '#kernel/geometry/bounds.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import type { Rectangle } from '#kernel/geometry/rectangle.ts'
import { isInArc } from '../game/board/arcs.ts'
import { isCutOff } from '../game/board/cut-off.ts'
import { houseNamed } from '../game/board/ground.ts'
import { sightlines } from '../game/board/sight.ts'
import type { Unit } from '../game/state.ts'
import { isInMelee } from '../game/units.ts'
import { fromInches } from '../tables/table-top.ts'
import type { Cover } from '../vocabulary.ts'
import { armsOf, volleyOf } from './fire-power.ts'
import { isMarching } from './moves/candidate.ts'
import type { Situation } from './situation.ts'
import {
  coverFrom,
  inchesTo,
  othersBefore,
  type Shelter,
  type Stance,
  shareOf,
  shelterAt,
  stanceOf,
} from './stance.ts'
import { worthOfMan, worthOfUnit } from './worth.ts'

/** What fire from a place is worth, and whom it falls on; and what fire comes back. */
export interface Outlook {
  readonly fire: number
  /** The same once the unit has stood there for a move. */
  readonly later: number
  readonly target: Unit | undefined
  readonly danger: number
}

const STEADY = { aimed: true, moved: false } as const
/** Men hit on average from which on a unit has been fired at to some purpose. */
const LIKELY = 0.2

/** Enemies who could fire in this move or the next, if they are in no melee. */
const mayFire = ({ mounted, limbered, heldUntil }: Unit): boolean =>
  !mounted && !limbered && heldUntil === null

/** A bunker bears one way only; others turn. */
const bears = ({ view }: Situation, enemy: Unit, p: Point): boolean => {
  const house = enemy.inside === null ? undefined : houseNamed(view, enemy.inside)
  return house?.faces === undefined || isInArc(view, enemy, p)
}

/** Places within so many of the middle of an enemy are not seen from there at night. */
const isOutOfSight = ({ view }: Situation, { x1, y1, x2, y2 }: Rectangle, { x, y }: Point): boolean => {
  const { sight } = view.scenario
  if (sight === undefined) return false
  const far = fromInches(sight + 1)
  return x < x1 - far || x > x2 + far || y < y1 - far || y > y2 + far
}

/** Places and one more. */
const about = ({ x1, y1, x2, y2 }: Rectangle, { x, y }: Point): Rectangle => ({
  x1: Math.min(x1, x),
  y1: Math.min(y1, y),
  x2: Math.max(x2, x),
  y2: Math.max(y2, y),
})

/** SK 9.12: what a unit could do from each of some places, and what waits for it there. */
export const outlooks = (
  situation: Situation,
  unit: Unit,
  stances: readonly Stance[],
): readonly Outlook[] => {
  const { view, enemies, thresholds } = situation
  const places = boundsOf(stances.map(({ at }) => at))
  const best = stances.map(() => ({ fire: 0, later: 0, target: undefined as Unit | undefined, danger: 0 }))
  const shelters = stances.map((stance) => shelterAt(view, stance))
  const below = stances.map(({ inside }) => inside !== null && houseNamed(view, inside)?.kind === 'dugout')
  const manWorth = worthOfMan(view, unit, thresholds)
  const canShoot = !unit.mounted && unit.kind !== 'wagon'
  const marching = isMarching(unit)
  const arms = armsOf(unit)
  for (const enemy of enemies) {
    const isMelee = isInMelee(view, enemy)
    const enemyFires = !isMelee && mayFire(enemy)
    const isTarget = canShoot && !isMelee
    if (!enemyFires && !isTarget) continue
    const { position } = enemy
    if (isOutOfSight(situation, places, position)) continue
    const there = { x1: position.x, y1: position.y, x2: position.x, y2: position.y }
    const looking = { by: unit, at: enemy }
    if (isCutOff(view, looking, places, there)) continue
    const obstructed = sightlines(view, looking, about(places, position))
    const own = stanceOf(enemy)
    const theirs = armsOf(enemy)
    const enemyMan = worthOfMan(view, enemy, thresholds)
    const check =
      enemy.firstFireTaken || enemy.vehicle ? 0 : thresholds.firstCheck * worthOfUnit(view, enemy, thresholds)
    const worthOf = (hits: number): number => hits * enemyMan + (hits > LIKELY ? check : 0)
    const others = enemyFires ? othersBefore(view, enemy, unit) : 0
    let enemyShelter: Shelter | undefined
    let last: Point | undefined
    let isSeen = false
    let isBorneOn = false
    let inches = 0
    let cover: Cover | undefined
    stances.forEach((stance, i) => {
      const found = best[i]
      const shelter = shelters[i]
      if (!found || !shelter || below[i]) return
      const { at } = stance
      // Several stances in a row are of one place.
      if (at !== last) {
        last = at
        isSeen = obstructed(at, position) === undefined
        cover = undefined
        if (isSeen) {
          inches = inchesTo(view, enemy, at)
          isBorneOn = enemyFires && bears(situation, enemy, at)
        }
      }
      if (!isSeen) return
      if (isBorneOn) {
        const exposure = {
          cover: coverFrom(view, shelter, at, position),
          prone: stance.prone,
          figures: unit.figures.length,
          skirmish: stance.skirmish,
          enfilade: false,
        }
        found.danger += volleyOf(view, theirs, inches, exposure, STEADY) * manWorth * shareOf(others, inches)
      }
      if (!isTarget || (marching && !stance.moved)) return
      if (!enemy.vehicle) enemyShelter ??= shelterAt(view, own)
      cover ??= enemyShelter ? coverFrom(view, enemyShelter, own.at, at) : 'hard'
      const exposure = {
        cover,
        prone: enemy.prone,
        figures: enemy.figures.length,
        skirmish: own.skirmish,
        enfilade: false,
      }
      const later = worthOf(volleyOf(view, arms, inches, exposure, STEADY))
      const fire = stance.aimed ? later : worthOf(volleyOf(view, arms, inches, exposure, stance))
      found.fire = Math.max(found.fire, fire)
      if (later > found.later) {
        found.later = later
        found.target = enemy
      }
    })
  }
  const gas = view.clouds.filter(({ kind }) => kind === 'gas')
  if (gas.length > 0)
    stances.forEach(({ at }, i) => {
      const found = best[i]
      if (
        found &&
        gas.some(({ puffs, diameter }) => puffs.some((p) => distance(p, at) < diameter + fromInches(5)))
      )
        found.danger += 0.4 * manWorth * unit.figures.length
    })
  return best
}
