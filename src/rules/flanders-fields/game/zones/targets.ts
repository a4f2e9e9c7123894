import type { Footprint } from '#kernel/geometry/footprint.ts'
import { type Point, squaredDistance } from '#kernel/geometry/point.ts'
import { underOne } from '#table/template.ts'
import { coverOf, isArmourCovered } from '../board/cover.ts'
import { bodiesOf, groundHeld } from '../board/houses.ts'
import type { Stand, State } from '../state.ts'
import { isCommand, isTank, unitNamed } from '../units.ts'

/** A stand, or a block house in being as one, and whether only a part of it lies in the area. */
export interface AreaTarget {
  readonly body: Stand
  readonly partial: boolean
}

/** FF-ART-10: nearest first, by the centres of the bases, then by their ids. */
export const nearestFirst =
  (point: Point) =>
  ({ body: one }: AreaTarget, { body: other }: AreaTarget): number =>
    squaredDistance(one.centre, point) - squaredDistance(other.centre, point) || (one.id < other.id ? -1 : 1)

/** FF-ART-03, FF-GEN-07: friend and foe with any part in the area. */
export const targetsIn = (state: State, area: Footprint): readonly AreaTarget[] => {
  const targets: AreaTarget[] = []
  for (const body of bodiesOf(state)) {
    const under = underOne(area, body.house === null ? body : groundHeld(state, body))
    if (under !== 'none') targets.push({ body, partial: under === 'partly' })
  }
  return targets.sort(nearestFirst(area.centre))
}

/** How a target stands to any fire: by its cover, or as armour. */
export const coverOrArmour = (state: State, body: Stand) =>
  isTank(body)
    ? ({ armour: true, inCover: isArmourCovered(state, body) } as const)
    : ({ armour: false, inCover: false, cover: coverOf(state, body) } as const)

/** The same with what only fire on areas asks for. */
export const targetInput = (state: State, { body, partial }: AreaTarget, movingThrough: boolean) => {
  const kind = unitNamed(state, body.unit)?.kind
  const company = kind === 'rifle-company' || kind === 'cavalry-squadron' ? { company: body.unit } : {}
  return { ...coverOrArmour(state, body), partial, movingThrough, command: isCommand(body), ...company }
}
