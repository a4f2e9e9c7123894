import { recentMemo } from '#kernel/memo.ts'
import { connectedZones } from '../game/board/control.ts'
import { isFirstDeployment } from '../game/phases/deployment/placing.ts'
import type { Unit } from '../game/unit.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { rowsFromBase } from '../reckoning/grid.ts'
import { MOST_IN_ZONE } from '../tables/index.ts'
import type { Situation } from './situation.ts'

/** Where a unit is to stand, and why. */
interface Post {
  readonly zone: ZoneNumber
  readonly why: string
}

/** The posts of all units; whoever has none stays off the board. */
export interface Posts {
  readonly byUnit: Map<string, Post>
  /** How many are to stand in each zone. */
  readonly crowd: Map<ZoneNumber, number>
}

export const noPosts = (): Posts => ({ byUnit: new Map(), crowd: new Map() })

export const standingIn = ({ crowd }: Posts, zone: ZoneNumber): number => crowd.get(zone) ?? 0

export const hasRoom = (posts: Posts, zone: ZoneNumber): boolean => standingIn(posts, zone) < MOST_IN_ZONE

export const isPosted = ({ byUnit }: Posts, { id }: Unit): boolean => byUnit.has(id)

export const post = (posts: Posts, { id }: Unit, zone: ZoneNumber, why: string): void => {
  posts.byUnit.set(id, { zone, why })
  posts.crowd.set(zone, standingIn(posts, zone) + 1)
}

/** So low in spirits that it is taken out to rest. */
export const isTired = ({ thresholds }: Situation, { morale, maxMorale }: Unit): boolean =>
  morale < maxMorale && morale <= thresholds.line.tired

/** Neither resting nor stood down. */
export const isAtHand = ({ duty }: Unit): boolean => duty !== 'idle' && duty !== 'resting'

/** The open places a unit may be put. */
export const openZones = recentMemo(({ view, side }: Situation): readonly ZoneNumber[] => {
  const { firstRows } = view.terms
  const deep = isFirstDeployment(view) && firstRows !== null ? firstRows : Number.POSITIVE_INFINITY
  return [...connectedZones(view, side)].filter((zone) => rowsFromBase(view.country, side, zone) < deep)
})
