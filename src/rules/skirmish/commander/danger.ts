import type { Point } from '../../../kernel/geometry/point.ts'
import { distance } from '../../../kernel/geometry/point.ts'
import { houseNamed } from '../game/board/ground.ts'
import { isInArc } from '../game/fire/lines.ts'
import type { Unit } from '../game/state.ts'
import { isInMelee } from '../game/units.ts'
import { fromInches } from '../tables/table-top.ts'
import { volley } from './fire-power.ts'
import { isMarching } from './moves/candidates.ts'
import type { Situation } from './situation.ts'
import { coverAt, exposureAt, eyesBetween, inchesTo, type Stance, shareOf, stanceOf } from './stance.ts'
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

/** Enemies who could fire in this move or the next. */
const mayFire = ({ view }: Situation, enemy: Unit): boolean =>
  !isInMelee(view, enemy) && !enemy.mounted && !enemy.limbered && enemy.heldUntil === null

/** A bunker bears one way only; others turn. */
const bears = ({ view }: Situation, enemy: Unit, p: Point): boolean => {
  const house = enemy.inside === null ? undefined : houseNamed(view, enemy.inside)
  return house?.faces === undefined || isInArc(view, enemy, p)
}

/** SK 9.12: what a unit could do from each of some places, and what waits for it there. */
export const outlooks = (
  situation: Situation,
  unit: Unit,
  stances: readonly Stance[],
): readonly Outlook[] => {
  const { view, enemies, thresholds } = situation
  const places = stances.map(({ at }) => at)
  const best = stances.map(() => ({ fire: 0, later: 0, target: undefined as Unit | undefined, danger: 0 }))
  const manWorth = worthOfMan(view, unit, thresholds)
  const isDugout = ({ inside }: Stance): boolean =>
    inside !== null && houseNamed(view, inside)?.kind === 'dugout'
  const canShoot = !unit.mounted && unit.kind !== 'wagon'
  const marching = isMarching(unit)
  for (const enemy of enemies) {
    const sees = eyesBetween(view, unit, enemy, places)
    const own = stanceOf(enemy)
    const enemyMan = worthOfMan(view, enemy, thresholds)
    const check =
      enemy.firstFireTaken || enemy.vehicle ? 0 : thresholds.firstCheck * worthOfUnit(view, enemy, thresholds)
    const enemyFires = mayFire(situation, enemy)
    const isMelee = isInMelee(view, enemy)
    stances.forEach((stance, i) => {
      const found = best[i]
      if (!found || isDugout(stance) || !sees(stance.at)) return
      const inches = inchesTo(view, enemy, stance.at)
      if (enemyFires && bears(situation, enemy, stance.at)) {
        const hits = volley(view, enemy, inches, exposureAt(view, unit, stance, enemy.position), {
          aimed: true,
          moved: false,
        })
        found.danger += hits * manWorth * shareOf(view, enemy, unit, inches)
      }
      if (!canShoot || isMelee || (marching && !stance.moved)) return
      const cover = enemy.vehicle ? 'hard' : coverAt(view, enemy, own, stance.at)
      const at = {
        cover,
        prone: enemy.prone,
        figures: enemy.figures.length,
        skirmish: own.skirmish,
        enfilade: false,
      }
      const worthOf = (hits: number): number => hits * enemyMan + (hits > LIKELY ? check : 0)
      const later = worthOf(volley(view, unit, inches, at, STEADY))
      const fire = stance.aimed ? later : worthOf(volley(view, unit, inches, at, stance))
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
