import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { eastward, type Heading, northward } from '#kernel/geometry/angle.ts'
import { depthAlong, whollyOnTable } from '#kernel/geometry/bounds.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { travelClear, travelToContact } from '#kernel/geometry/sweep.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import type { Surroundings } from '#table/travel.ts'
import { passThrough } from '../../procedures/pass-through.ts'
import type { Table } from '../../scenarios/table.ts'
import { fromInches, SLIP_BEYOND, STOSSTRUPPEN_DEPTH, toInches } from '../../tables/index.ts'
import type { Base } from '../state.ts'
import { inContact } from './facing.ts'
import type { Move } from './move.ts'
import { surroundingsOf } from './surroundings.ts'

export type SlipReason = ReturnType<typeof passThrough.resolve>['reason'] | 'nobody-in-the-way'

export interface Slip {
  readonly reason: SlipReason
  /** What says so. */
  readonly clause: 'PA-STOSS-05' | 'PA-STOSS-07'
  readonly place: Box | undefined
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
const isClear = (table: Table, { enemies, friends, closed }: Surroundings<Box>, place: Box): boolean =>
  whollyOnTable(table, place) &&
  !enemies.some((enemy) => inContact(place, enemy)) &&
  ![...friends, ...closed].some((other) => overlaps(place, other))

/** PA-STOSS-07: no impassable ground anywhere under the strip from start to landing place, bridged or not. */
const isDry = ({ closed }: Surroundings<Box>, box: Box, heading: Heading, length: number): boolean =>
  travelClear(box, heading, length, closed, 0) >= length

/** PA-STOSS-05, PA-STOSS-06: whether storm troops can slip through the enemy ahead, and where they come out. */
export const slipThrough = (move: Move, base: Base, heading: Heading): Slip => {
  const { state, unit, order, inches } = move
  // How far the enemy ahead may be is for the rule to say.
  const around = surroundingsOf(state, unit, Number.POSITIVE_INFINITY)
  const first = firstInTheWay(base, heading, around.enemies)
  if (!first) return { reason: 'nobody-in-the-way', clause: 'PA-STOSS-05', place: undefined }
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
  const clear = isClear(state.table, around, place)
  const dry = isDry(around, base, heading, behind)
  const { possible, reason } = passThrough.resolve(
    {
      inches,
      enemyDistance: toInches(first.distance),
      enemyDepth: toInches(depth),
      secondRank: !clear || !dry,
      troop: unit.troop,
      order,
      options: state.options,
    },
    NO_DICE,
    SILENT,
  )
  const clause = clear && !dry ? 'PA-STOSS-07' : 'PA-STOSS-05'
  return { reason, clause, place: possible ? place : undefined }
}
