import { tellOf } from '#kernel/game/play.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { factorAt } from '../../../reckoning/ranges.ts'
import { SMALL_ARM_FACTORS } from '../../../tables/index.ts'
import { fromInches, rangeOf } from '../../../tables/table-top.ts'
import { pointOn } from '../../board/centreline.ts'
import { sees } from '../../board/sight.ts'
import { hasWayHome, nearestSafePoint } from '../../board/way-home.ts'
import { wayRound } from '../../board/way-round.ts'
import { gasOnTheWay } from '../../clouds/exposure.ts'
import { lengthOfLine } from '../../field.ts'
import { allowanceOf } from '../../moves/allowance.ts'
import { isUnit, laidOut, marked } from '../../moves/course.ts'
import { activeEnemies } from '../../moves/enemies.ts'
import { isWay, wayOf } from '../../moves/way.ts'
import { type Play, replaceUnit, unitNow } from '../../play.ts'
import { unitWith } from '../../records.ts'
import type { State, Unit } from '../../state.ts'
import { isAttacked, isInMelee } from '../../units.ts'

/** SK-SNP-13: an enemy in sight and range whose removal alone would open a way. */
const mayClearWay = (state: State, sniper: Unit): boolean =>
  activeEnemies(state, sniper).some(
    (enemy) =>
      enemy.figures.some(
        ({ at }) =>
          factorAt(SMALL_ARM_FACTORS.rifle, rangeOf(distance(sniper.position, at))) !== undefined &&
          sees(state, { from: sniper.position, to: at, by: sniper, at: enemy }),
      ) && hasWayHome(state, sniper, enemy.id),
  )

/** The legs of a way up to so far along it. */
const firstPart = (path: readonly Point[], far: number): readonly Point[] => {
  const legs: Point[] = []
  let before = 0
  for (const [i, to] of path.slice(1).entries()) {
    before += distance(path[i] ?? to, to)
    if (before >= far) return [...legs, pointOn(path, far)]
    legs.push(to)
  }
  return legs
}

/** SK-SNP-10, SK-SNP-13: a sniper who is cut off makes for a place that has a way home, unless he may shoot his way out. */
export const withdrawSniper = (play: Play, id: string): void => {
  const sniper = unitNow(play, id)
  const { state } = play
  if (isInMelee(state, sniper) || sniper.inside !== null) return
  if (hasWayHome(state, sniper) || isAttacked(sniper) || mayClearWay(state, sniper)) return
  const to = nearestSafePoint(state, sniper)
  if (!to) return
  const up: Unit = unitWith(sniper, { prone: false })
  const allowance = allowanceOf(state, up, 'normal')
  const straight = isWay(wayOf(state, up, 'normal', [to]))
  const legs = straight ? [to] : wayRound(state, up, to)
  const path = [up.position, ...legs]
  for (let far = Math.min(allowance, lengthOfLine(path)); far > 0; far -= fromInches(0.5)) {
    const way = wayOf(state, up, 'normal', firstPart(path, far))
    if (!isWay(way) || way.cost > allowance) continue
    const there = laidOut(
      state,
      sniper,
      unitWith(up, { position: way.end, trench: way.into?.trench ?? null }),
    )
    if (!isUnit(there)) continue
    replaceUnit(play, marked(sniper, there, true))
    tellOf(play, { kind: 'sniper-withdrew', unit: id })
    gasOnTheWay(play, id, way.path)
    return
  }
}
