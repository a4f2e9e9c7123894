import { bestOf } from '#kernel/game/commander.ts'
import { towards } from '#kernel/geometry/direction.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { nearestOn, pointOn } from '../../game/board/centreline.ts'
import { trenchNamed } from '../../game/board/room.ts'
import { trenchAt, wayAlong } from '../../game/board/trench-ways.ts'
import { pathCut } from '../../game/contact/charge-line.ts'
import { fieldOf } from '../../game/field.ts'
import type { Unit } from '../../game/state.ts'
import { fromInches } from '../../tables/table-top.ts'
import type { Situation } from '../situation.ts'
import { HAIR, lengthOf } from './journeys.ts'

/** Nearer than this is as good as here. */
export const APART = fromInches(0.8)

/** Places close by where men have cover: behind hedges and walls, in woods and trenches. */
export const coverNear = (situation: Situation, unit: Unit, allowance: number): readonly Point[] => {
  const { view, enemies, side } = situation
  const field = fieldOf(view.scenario)
  const from = unit.position
  const found: { at: Point; far: number }[] = []
  const add = (at: Point): void => {
    const far = distance(from, at)
    if (far > APART && far <= allowance) found.push({ at, far })
  }
  const ahead = enemies.reduce<Unit | undefined>(
    (best, one) => (best && distance(best.position, from) <= distance(one.position, from) ? best : one),
    undefined,
  )
  const foe = ahead?.position ?? { x: from.x, y: side === 'a' ? field.length : 0 }
  for (const { kind, line } of field.lines) {
    if (kind === 'wire') continue
    const { at } = nearestOn(line, from)
    const { x, y } = towards(at, foe)
    add({ x: Math.round(at.x - x * fromInches(1)), y: Math.round(at.y - y * fromInches(1)) })
  }
  for (const { line } of field.trenches) add(nearestOn(line, from).at)
  for (const { kind, shape } of field.areas) {
    if (kind !== 'wood' && kind !== 'rubble') continue
    const { x1, y1, x2, y2 } = shape.bounds
    const kept = (value: number, low: number, high: number): number =>
      Math.max(low + fromInches(1), Math.min(high - fromInches(1), value))
    add({ x: Math.round(kept(from.x, x1, x2)), y: Math.round(kept(from.y, y1, y2)) })
  }
  return found
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ at }) => at)
}

/** Both ways along the trench that a unit is in. */
export const alongTrench = ({ view }: Situation, unit: Unit, allowance: number): readonly Point[] => {
  const trench = trenchNamed(view, unit.trench)
  if (!trench) return []
  const { along } = nearestOn(trench.line, unit.position)
  const far = allowance - HAIR
  return [along - far, along + far]
    .filter((to) => to > 0 && to < lengthOf(trench.line))
    .map((to) => pointOn(trench.line, to))
}

/** SK 9.10: back along the trenches that lead to the rear. */
export const toTheRear = ({ view, side }: Situation, unit: Unit, allowance: number): readonly Point[] => {
  const from = unit.trench === null ? undefined : trenchAt(view, unit.position, unit.trench)
  if (!from) return []
  return fieldOf(view.scenario).trenches.flatMap(({ id, line }) => {
    const behind = bestOf(line, ({ y }) => (side === 'a' ? -y : y))
    const isBehind = behind && (side === 'a' ? behind.y < unit.position.y : behind.y > unit.position.y)
    const to = isBehind ? trenchAt(view, behind, id) : undefined
    const way = to && wayAlong(view, from, to)
    const end = way && pathCut(way, allowance - HAIR).at(-1)
    return end ? [end] : []
  })
}
