import type { Footprint } from '../../../../kernel/geometry/footprint.ts'
import { type Point, squaredDistance } from '../../../../kernel/geometry/point.ts'
import { underOne } from '../../../../table/template.ts'
import { coverOf } from '../board/cover.ts'
import { isInCover } from '../board/ground.ts'
import { fieldOf } from '../field.ts'
import type { BlockHouse, Stand, State } from '../state.ts'
import { blockHouseNamed, isCommand, isTank, unitNamed } from '../units.ts'

/** A stand, or a block house that somebody holds, and whether only a part of it lies in the area. */
export interface AreaTarget {
  readonly body: Stand | BlockHouse
  readonly partial: boolean
}

export const isBlockHouse = (body: Stand | BlockHouse): body is BlockHouse => 'faces' in body

/** FF-BLOCK-05: whoever has gone into a block house is as large as it is. */
export const groundOf = (state: State, stand: Stand): Footprint =>
  (stand.house !== null && blockHouseNamed(state, stand.house)) || stand

/** FF-ART-10: nearest first, by the centres of the bases, then by their ids. */
export const nearestFirst =
  (point: Point) =>
  ({ body: one }: AreaTarget, { body: other }: AreaTarget): number =>
    squaredDistance(one.centre, point) - squaredDistance(other.centre, point) || (one.id < other.id ? -1 : 1)

/** FF-ART-03, FF-GEN-07: friend and foe with any part in the area. */
export const targetsIn = (state: State, area: Footprint): readonly AreaTarget[] => {
  const targets: AreaTarget[] = []
  for (const stand of state.stands) {
    const under = underOne(area, stand.house === null ? stand : groundOf(state, stand))
    if (under !== 'none') targets.push({ body: stand, partial: under === 'partly' })
  }
  for (const house of state.blockHouses) {
    if (house.holder === null) continue
    const under = underOne(area, house)
    if (under !== 'none') targets.push({ body: house, partial: under === 'partly' })
  }
  return targets.sort(nearestFirst(area.centre))
}

/** FF-COV-06: a tank has cover in a wood or a village only. */
const againstTank = (state: State, tank: Stand) => ({
  armour: true,
  inCover: isInCover(fieldOf(state.scenario), tank.centre),
})

/** How a target stands to any fire: by its cover, or as armour. */
export const coverOrArmour = (state: State, body: Stand | BlockHouse) => {
  if (isBlockHouse(body)) return { armour: false, inCover: false, cover: 'fortification' } as const
  return isTank(body)
    ? againstTank(state, body)
    : ({ armour: false, inCover: false, cover: coverOf(state, body) } as const)
}

/** The same with what only fire on areas asks for. */
export const targetInput = (
  state: State,
  { body, partial }: AreaTarget,
  movingThrough: boolean,
) => {
  const command = !isBlockHouse(body) && isCommand(body)
  const kind = isBlockHouse(body) ? undefined : unitNamed(state, body.unit)?.kind
  const company =
    !isBlockHouse(body) && (kind === 'rifle-company' || kind === 'cavalry-squadron')
      ? { company: body.unit }
      : {}
  return { ...coverOrArmour(state, body), partial, movingThrough, command, ...company }
}
