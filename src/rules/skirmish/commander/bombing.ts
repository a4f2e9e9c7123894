import type { Wish } from '#kernel/game/commander.ts'
import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import { muzzleOf } from '../game/board/arcs.ts'
import { houseNamed } from '../game/board/ground.ts'
import { grenade, throwRefusal } from '../game/fire/grenades.ts'
import { nameOf } from '../game/names.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import type { Figure, Unit } from '../game/state.ts'
import { fromInches, pointAt } from '../tables/table-top.ts'
import { worthOfShell } from './bursts.ts'
import { writtenPoint } from './moves/journeys.ts'
import type { Situation } from './situation.ts'
import { meanHits, worthOfMan } from './worth.ts'

const REACH = fromInches(6)

/** Men close enough for a bomb, those already hit left out; between two of them is best. */
const aimsOf = ({ view, enemies }: Situation, from: Point): readonly Point[] => {
  const found: Point[] = []
  for (const enemy of enemies) {
    const house = enemy.inside === null ? undefined : houseNamed(view, enemy.inside)
    if (house) {
      if (distance(house.middle, from) <= REACH) found.push(house.middle)
      continue
    }
    if (enemy.vehicle || distance(enemy.position, from) > 3 * REACH) continue
    const near = enemy.figures
      .filter(({ at, hit }) => hit === null && distance(at, from) <= REACH)
      .toSorted((one, other) => distance(one.at, from) - distance(other.at, from))
      .slice(0, 3)
    const [first, second] = near
    if (first) found.push(first.at)
    if (first && second && distance(first.at, second.at) < fromInches(1.7))
      found.push(middleOf([first.at, second.at]))
  }
  return found
}

/** The next bomb that a unit throws, if a bomb is better than the rifle of the man who throws it. */
export const throwsOf = (situation: Situation, unit: Unit): Wish<PlayerOrder> | undefined => {
  const { view, side, enemies } = situation
  if (unit.marks.fired.includes('rifle')) return undefined
  const bombers = unit.figures.filter(({ id, role }) => role === 'bomber' && !unit.marks.fired.includes(id))
  let best: { readonly bomber: Figure; readonly aim: Point; readonly worth: number } | undefined
  for (const bomber of bombers) {
    const from = muzzleOf(view, unit, bomber).at(unit.position)
    for (const aim of aimsOf(situation, from)) {
      const worth = worthOfShell(situation, grenade(situation.side, from, aim), aim)
      if (worth <= (best?.worth ?? 0)) continue
      if (throwRefusal(view, side, bomber.id, pointAt(writtenPoint(aim)))) continue
      best = { bomber, aim, worth }
    }
    if (best) break
  }
  if (!best) return undefined
  const nearest = enemies.reduce<Unit | undefined>(
    (least, one) =>
      least && distance(least.position, unit.position) <= distance(one.position, unit.position) ? least : one,
    undefined,
  )
  const rifle = nearest ? meanHits(view, 5, 2, 2) * 0.5 * worthOfMan(view, nearest, situation.thresholds) : 0
  if (best.worth <= rifle) return undefined
  return {
    order: { kind: 'throw', bomber: best.bomber.id, aim: writtenPoint(best.aim) },
    why: `A bomb among ${nearest ? nameOf(view, nearest.id) : 'them'}.`,
  }
}
