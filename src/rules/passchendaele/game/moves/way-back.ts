import { HALF, type Heading, turned } from '#kernel/geometry/angle.ts'
import type { Box } from '#kernel/geometry/box.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { lastClearPlace, placed } from '#kernel/geometry/sweep.ts'
import { roomAlong, waysBack as waysBackOf } from '#table/retreat.ts'
import type { Surroundings } from '#table/travel.ts'
import type { Table } from '../../scenarios/table.ts'
import {
  CONTACT,
  FALL_BACK,
  FALL_BACK_AT_MOST,
  FALL_BACK_TURN,
  fromInches,
  INCH,
  SHORT_OF_ENEMY,
} from '../../tables/index.ts'
import type { State, Unit } from '../state.ts'
import { openedTo } from './water.ts'

/** PA-MOVE-16: how far one base can go before impassable ground or the enemy is in the way. */
export const freeSpace = (
  table: Table,
  around: Surroundings<Box>,
  base: Box,
  heading: Heading,
  most: number,
): number =>
  roomAlong(
    {
      around: openedTo(table, around, base),
      most,
      keepsOff: CONTACT * INCH,
      shortOf: fromInches(SHORT_OF_ENEMY),
    },
    base,
    heading,
  )

/** The same where it may have to stop at the near bank: no base ends in a barrier (PA-MOVE-20). */
export const roomOf = (table: Table, around: Surroundings<Box>, base: Box, heading: Heading): number => {
  const most = fromInches(FALL_BACK_AT_MOST)
  let room = freeSpace(table, around, base, heading, most)
  for (const barrier of around.closed) {
    for (const length of [fromInches(FALL_BACK), most]) {
      if (room >= length && overlaps(placed(base, heading, length), barrier)) {
        room = Math.min(room, lastClearPlace(base, heading, length, [barrier]))
      }
    }
  }
  return room
}

export const roomOfUnit = (table: Table, around: Surroundings<Box>, unit: Unit, heading: Heading): number => {
  let room = Number.POSITIVE_INFINITY
  for (const base of unit.bases) room = Math.min(room, roomOf(table, around, base, heading))
  return room
}

const straightBack = ({ table }: State, unit: Unit): Heading => turned(table.enemy[unit.side], HALF)

/** Straight back, or the smallest turns where that is barred; none if the unit as a whole is hemmed in (PA-MOVE-23). */
export const waysBack = (state: State, unit: Unit, around: Surroundings<Box>) =>
  waysBackOf(
    straightBack(state, unit),
    { step: fromDegrees(1), most: fromDegrees(FALL_BACK_TURN) },
    (heading) => roomOfUnit(state.table, around, unit, heading) >= fromInches(FALL_BACK),
  )

/** The lines of the retreat cone, the smallest turn first, left before right. */
export const linesBack = (state: State, unit: Unit): readonly Heading[] => {
  const straight = straightBack(state, unit)
  const turns = Array.from({ length: FALL_BACK_TURN }, (_, i) => fromDegrees(i + 1))
  return [straight, ...turns.flatMap((off) => [turned(straight, -off), turned(straight, off)])]
}
