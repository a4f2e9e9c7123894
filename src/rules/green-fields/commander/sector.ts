import { bestOf } from '#kernel/game/commander.ts'
import { recentMemo } from '#kernel/memo.ts'
import { connectedZones } from '../game/board/control.ts'
import { zoneAt } from '../game/board/zones.ts'
import { isOrdered } from '../game/phases/ordered.ts'
import { winnerAtEnd } from '../game/scoring.ts'
import { isCombatUnit, type Unit } from '../game/unit.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { columnOf, distance, middleColumn, rowsFromBase } from '../reckoning/grid.ts'
import { GRADE } from '../tables/index.ts'
import { coverIn, fighterOf } from './estimates.ts'
import {
  around,
  enemyFront,
  foesIn,
  isArtillery,
  isKnown,
  isOurs,
  rowsToTheirEdge,
  type Situation,
} from './situation.ts'

/** A unit fit to attack with. */
export const isFit = ({ thresholds }: Situation, unit: Unit): boolean =>
  isCombatUnit(unit) &&
  unit.type !== 'pioneer' &&
  unit.status === 'steady' &&
  unit.duty !== 'idle' &&
  unit.strength >= thresholds.fit.strength &&
  unit.morale >= thresholds.fit.morale

/** The scenario still wants an attack from this side, and soon. */
export const isOrderedToAttack = ({ view, side }: Situation): boolean => isOrdered(view, side)

/** Whether the campaign, were it over now, would be ours: then there is no need to hurry. */
export const isContent = ({ view, side }: Situation): boolean => winnerAtEnd(view) === side

/** Some of the ground that was ours at the beginning is the enemy's. */
const hasLostGround = ({ view, side, enemy }: Situation): boolean =>
  view.zones.some(
    ({ owner }, zone) =>
      owner === enemy && rowsFromBase(view.country, side, zone) < rowsFromBase(view.country, enemy, zone),
  )

/** GF-ASLT-09: where the attack is the enemy's by order, a defender strikes only to win back what he has lost. */
export const isToHold = (situation: Situation): boolean => {
  const { mustAssault, announcer } = situation.view.terms
  const ordered = (mustAssault?.side ?? announcer) === situation.enemy
  return ordered && situation.thresholds.attack.waits > 0 && !hasLostGround(situation)
}

/** Whether the army is in a state to attack this week. */
export const wouldAttack = (situation: Situation): boolean => judged(situation).attacks

const isReady = (situation: Situation): boolean => {
  if (isOrderedToAttack(situation)) return true
  if (isToHold(situation)) return false
  const { own, view, side, thresholds } = situation
  // GF-VAR-01: the other side opens the campaign with its assault, and we meet it.
  if (view.week === 0 && view.terms.announcer !== null && view.terms.announcer !== side) return false
  const guns = own.filter(isArtillery).length
  const { fit, rounds } = thresholds.attack
  return (
    own.filter((unit) => isFit(situation, unit)).length >= fit && view.armies[side].shells >= guns * rounds
  )
}

/** How much a zone is worth attacking. */
const worthOf = (situation: Situation, zone: ZoneNumber): number => {
  const { view, side, thresholds } = situation
  const worth = thresholds.sector
  const approaches = around(situation, zone).filter(
    (next) => isOurs(situation, next) && connectedZones(view, side).has(next),
  ).length
  const foes = foesIn(situation, zone)
  const strength = foes.reduce((sum, foe) => sum + fighterOf(foe).strength, 0)
  const mined = view.tunnels.some(
    ({ head, explosives, side: of }) => of === side && head === zone && explosives > 0,
  )
  return (
    approaches * worth.approach -
    coverIn(situation, zone, 'trench') * worth.cover -
    (GRADE[zoneAt(view, zone).ground] === 'deep' ? worth.deep : 0) -
    rowsToTheirEdge(situation, zone) * worth.row +
    (foes.length === 0 && isKnown(situation, zone) ? worth.empty : 0) -
    strength * worth.foe +
    (mined ? worth.mine : 0) -
    Math.abs(columnOf(view.country, zone) - middleColumn(view.country)) * worth.edge +
    // Not the same place every week.
    ((view.week * 7 + zone * 5) % 4) * worth.variety
  )
}

/** Where to attack, before the troops are placed. */
export const plannedTarget = (situation: Situation): ZoneNumber | undefined => planned(situation).goal

/** Where the troops stand ready to attack. */
export const target = (situation: Situation): ZoneNumber | undefined => sectorOf(situation)[0]

const readiest = (situation: Situation): ZoneNumber | undefined => {
  const fit = situation.own.filter((unit) => unit.place >= 0 && isFit(situation, unit))
  const { country } = situation.view
  return bestOf(enemyFront(situation), (zone) => {
    let ready = 0
    for (const { place, strength } of fit) if (distance(country, place, zone) === 1) ready += strength
    return ready + worthOf(situation, zone) * situation.thresholds.sector.againstReady
  })
}

/** What is asked again and again about a situation, judged once. */
const judged = recentMemo((situation: Situation) => ({ attacks: isReady(situation) }))
const planned = recentMemo((situation: Situation) => ({
  goal: bestOf(enemyFront(situation), (zone) => worthOf(situation, zone)),
}))

/** The target and its neighbours in the enemy's front, the target first. */
export const sectorOf = recentMemo((situation: Situation): readonly ZoneNumber[] => {
  const main = readiest(situation)
  if (main === undefined) return []
  const near = around(situation, main)
  return [main, ...enemyFront(situation).filter((zone) => near.includes(zone))]
})
