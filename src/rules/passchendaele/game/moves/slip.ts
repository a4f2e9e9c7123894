import { NO_DICE } from '../../../../kernel/chance/no-dice.ts'
import { eastward, type Heading, northward } from '../../../../kernel/geometry/angle.ts'
import { type Box, corners, overlaps } from '../../../../kernel/geometry/box.ts'
import { travelToContact } from '../../../../kernel/geometry/sweep.ts'
import { SILENT } from '../../../../kernel/procedure/trace.ts'
import { passThrough } from '../../procedures/pass-through.ts'
import { SLIP_BEYOND, STOSSTRUPPEN_DEPTH } from '../../tables/index.ts'
import type { MovingOrder } from '../../vocabulary.ts'
import { farAlong, whollyOnTable } from '../board/ground.ts'
import { fromInches, toInches } from '../board/measures.ts'
import type { Base, State, Unit } from '../state.ts'
import { inContact } from './facing.ts'
import type { Surroundings } from './surroundings.ts'

export type SlipReason = ReturnType<typeof passThrough.resolve>['reason'] | 'nobody-in-the-way'

export interface Slip {
  readonly reason: SlipReason
  readonly place: Box | undefined
}

/** How deep a box is for someone who goes along a heading. */
const depthAlong = (box: Box, heading: Heading): number => {
  if (box.heading === heading) return box.depth
  const along = corners(box).map((p) => farAlong(heading, p))
  return Math.max(...along) - Math.min(...along)
}

const firstInTheWay = (box: Box, heading: Heading, enemies: readonly Box[]) => {
  let nearest: { readonly enemy: Box; readonly distance: number } | undefined
  for (const enemy of enemies) {
    const distance = travelToContact(box, heading, enemy)
    if (distance !== undefined && (!nearest || distance < nearest.distance)) nearest = { enemy, distance }
  }
  return nearest
}

/** PA-STOSS-05: room to stand behind the enemy. */
const isClear = (state: State, place: Box, around: Surroundings): boolean =>
  whollyOnTable(state.table, place) &&
  !around.enemies.some((enemy) => inContact(place, enemy)) &&
  ![around.friends, around.closed, around.bridged].some((list) =>
    list.some((other) => overlaps(place, other)),
  )

/** PA-STOSS-05, PA-STOSS-06: whether storm troops can slip through the enemy ahead, and where they come out. */
export const slipThrough = (
  state: State,
  unit: Unit,
  base: Base,
  around: Surroundings,
  order: MovingOrder,
  inches: number,
  heading: Heading,
): Slip => {
  const first = firstInTheWay(base, heading, around.enemies)
  if (!first) return { reason: 'nobody-in-the-way', place: undefined }
  const depth = depthAlong(first.enemy, heading)
  const behind = first.distance + depth + fromInches(SLIP_BEYOND) + fromInches(STOSSTRUPPEN_DEPTH)
  const place: Box = {
    centre: {
      x: Math.round(base.centre.x + behind * eastward(heading)),
      y: Math.round(base.centre.y + behind * northward(heading)),
    },
    heading: base.heading,
    width: base.width,
    depth: base.depth,
  }
  const { possible, reason } = passThrough.resolve(
    {
      inches,
      enemyDistance: toInches(first.distance),
      enemyDepth: toInches(depth),
      secondRank: !isClear(state, place, around),
      troop: unit.troop,
      order,
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  return { reason, place: possible ? place : undefined }
}
