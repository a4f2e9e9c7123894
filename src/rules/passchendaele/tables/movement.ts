import type { MovingOrder } from '../vocabulary.ts'

// PA-MOVE-12: degrees from the enemy direction, limits included
export const CONES: Readonly<Record<MovingOrder, { readonly from: number; readonly to: number }>> = {
  advance: { from: 0, to: 45 },
  countermarch: { from: 45, to: 135 },
  retreat: { from: 135, to: 180 },
}

// PA-MOVE-05, PA-GEO-05
export const SHORT_OF_ENEMY = 0.25

// PA-MOVE-10, PA-MOVE-11
export const FALL_BACK = 1
export const FALL_BACK_AT_MOST = 2
// PA-MOVE-21: inches through friends to a place with room
export const THROUGH_FRIENDS_AT_MOST = 6

// PA-STOSS-02, PA-STOSS-05, PA-STOSS-06
export const SLIP_FROM = 1
export const SLIP_ALLOWANCE = 2
export const SLIP_BEYOND = 0.25
// PA-TROOP-01, PA-TROOP-02: depth of a base
export const INFANTRY_DEPTH = 1
export const STOSSTRUPPEN_DEPTH = 1

// Finer than anybody measures: calculated lengths are told apart to a millionth of an inch
export const PARTS_OF_A_LENGTH = 1_000_000
