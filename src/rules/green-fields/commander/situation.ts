import { recentMemo } from '#kernel/memo.ts'
import { heldBy, isFrontLine } from '../game/board/control.ts'
import { conceals } from '../game/board/sight.ts'
import { zoneAt } from '../game/board/zones.ts'
import { otherSide, type SideName } from '../game/sides.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../game/unit.ts'
import type { View } from '../game/view.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { baseRow, neighbours, referenceOf, rowOf } from '../reckoning/grid.ts'
import { ARM } from '../tables/index.ts'
import type { Thresholds } from './thresholds.ts'
import { reckoned } from './typical.ts'

/** The campaign as the commander of a side sees it. */
export interface Situation {
  readonly view: View
  readonly side: SideName
  readonly enemy: SideName
  readonly own: readonly Unit[]
  /** Enemies on the table that he knows of. */
  readonly foes: readonly Unit[]
  /** Both by zone, leading wave first; nothing where nobody stands. */
  readonly ownAt: readonly (readonly Unit[] | undefined)[]
  readonly foesAt: readonly (readonly Unit[] | undefined)[]
  /** How likely hidden troops are in each zone, worked out when first asked for. */
  readonly lurks: (number | undefined)[]
  /** What he judges by. */
  readonly thresholds: Thresholds
}

const byZone = (units: readonly Unit[]): readonly (readonly Unit[] | undefined)[] => {
  const stacks: Unit[][] = []
  for (const unit of units) {
    if (unit.place < 0) continue
    const stack = stacks[unit.place]
    if (stack) stack.push(unit)
    else stacks[unit.place] = [unit]
  }
  for (const stack of stacks) if (stack && stack.length > 1) stack.sort((one, other) => one.wave - other.wave)
  return stacks
}

export const situationOf = (view: View, side: SideName, thresholds: Thresholds): Situation => {
  const own = view.units.filter((unit) => unit.side === side && unit.gone === null && !unit.onItsWay)
  const foes = view.units
    .filter((unit) => unit.side !== side && isOnBoard(unit))
    .map((unit) => reckoned(view, unit))
  return {
    view,
    side,
    enemy: otherSide(side),
    own,
    foes,
    ownAt: byZone(own),
    foesAt: byZone(foes),
    lurks: [],
    thresholds,
  }
}

export const named = ({ view }: Situation, zone: ZoneNumber): string => referenceOf(view.country, zone)

export const isArtillery = ({ type }: Unit): boolean => ARM[type] === 'artillery'

const NOBODY: readonly Unit[] = []

export const ownIn = ({ ownAt }: Situation, zone: ZoneNumber): readonly Unit[] => ownAt[zone] ?? NOBODY

export const foesIn = ({ foesAt }: Situation, zone: ZoneNumber): readonly Unit[] => foesAt[zone] ?? NOBODY

export const isOurs = ({ view, side }: Situation, zone: ZoneNumber): boolean =>
  zoneAt(view, zone).owner === side

/** The enemy's zones that border on ours. */
export const enemyFront = recentMemo((situation: Situation): readonly ZoneNumber[] =>
  heldBy(situation.view, situation.enemy).filter((zone) => isFrontLine(situation.view, zone)),
)

export const around = ({ view }: Situation, zone: ZoneNumber): readonly ZoneNumber[] =>
  neighbours(view.country, zone)

/** Rows from a zone to the enemy's edge. */
export const rowsToTheirEdge = ({ view, enemy }: Situation, zone: ZoneNumber): number =>
  Math.abs(rowOf(view.country, zone) - baseRow(view.country, enemy))

export const rowsToOurEdge = ({ view, side }: Situation, zone: ZoneNumber): number =>
  Math.abs(rowOf(view.country, zone) - baseRow(view.country, side))

/** Raiders or airmen have been there since the last deployment, so that whoever is there is known. */
export const isKnown = ({ view, side }: Situation, zone: ZoneNumber): boolean => {
  const { reported, glimpsed } = zoneAt(view, zone)
  return reported.includes(side) || glimpsed.includes(side)
}

const lurkingNow = (situation: Situation, zone: ZoneNumber): number => {
  const { view, thresholds } = situation
  if (isOurs(situation, zone) || isKnown(situation, zone) || !conceals(view, zone)) return 0
  if (foesIn(situation, zone).length > 0) return 0
  return isFrontLine(view, zone) ? thresholds.lurking.front : thresholds.lurking.behind
}

/** Troops of the enemy are known to be in a zone, or nobody knows better and they are likely to be. */
export const isLikelyHeld = (situation: Situation, zone: ZoneNumber): boolean =>
  foesIn(situation, zone).some(isCombatUnit) || lurking(situation, zone) > situation.thresholds.lurking.likely

/** How likely it is that troops nobody has seen lie in a zone of the enemy. */
export const lurking = (situation: Situation, zone: ZoneNumber): number => {
  const known = situation.lurks[zone]
  if (known !== undefined) return known
  const likely = lurkingNow(situation, zone)
  situation.lurks[zone] = likely
  return likely
}
