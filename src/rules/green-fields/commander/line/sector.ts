import { connectedZones } from '../../game/board/control.ts'
import { columnOf, middleColumn } from '../../game/board/grid.ts'
import { zoneAt } from '../../game/board/zones.ts'
import { winnerAtEnd } from '../../game/scoring.ts'
import { isCombatUnit, type Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { GRADE } from '../../tables/index.ts'
import { bestOf } from '../best.ts'
import { coverIn, fighterOf } from '../estimates.ts'
import {
  around,
  enemyFront,
  foesIn,
  isArtillery,
  isKnown,
  isOurs,
  rowsToTheirEdge,
  type Situation,
} from '../situation.ts'

/** A unit fit to attack with. */
const FIT = { strength: 4, morale: 2 } as const

export const isFit = (unit: Unit): boolean =>
  isCombatUnit(unit) &&
  unit.type !== 'pioneer' &&
  unit.status === 'steady' &&
  unit.duty !== 'idle' &&
  unit.strength >= FIT.strength &&
  unit.morale >= FIT.morale

/** The scenario still wants an attack from this side, and soon. */
export const isOrderedToAttack = ({ view, side }: Situation): boolean => {
  const must = view.terms.mustAssault
  return must?.side === side && !view.armies[side].assaulted
}

/** Whether the campaign, were it over now, would be ours: then there is no need to hurry. */
export const isContent = ({ view, side }: Situation): boolean => winnerAtEnd(view) === side

/** Regiments, and rounds for each gun, without which an attack is not thought of. */
const NEEDED = { fit: 5, rounds: 2 } as const

/** Whether the army is in a state to attack this week. */
export const wouldAttack = (situation: Situation): boolean => {
  if (isOrderedToAttack(situation)) return true
  const { own, view, side } = situation
  // GF-VAR-01: the other side opens the campaign with its assault, and we meet it.
  if (view.week === 0 && view.terms.announcer !== null && view.terms.announcer !== side) return false
  const guns = own.filter(isArtillery).length
  return own.filter(isFit).length >= NEEDED.fit && view.armies[side].shells >= guns * NEEDED.rounds
}

/** What makes a zone worth attacking. */
const WORTH = {
  cover: 1.2,
  deep: 1.5,
  row: 0.4,
  empty: 3,
  foe: 0.3,
  approach: 0.6,
  mine: 3,
  edge: 0.2,
} as const

const worthOf = (situation: Situation, zone: ZoneNumber): number => {
  const { view, side } = situation
  const approaches = around(situation, zone).filter(
    (next) => isOurs(situation, next) && connectedZones(view, side).has(next),
  ).length
  const foes = foesIn(situation, zone)
  const strength = foes.reduce((sum, foe) => sum + fighterOf(foe).strength, 0)
  const mined = view.tunnels.some(
    ({ head, explosives, side: of }) => of === side && head === zone && explosives > 0,
  )
  return (
    approaches * WORTH.approach -
    coverIn(situation, zone, 'trench') * WORTH.cover -
    (GRADE[zoneAt(view, zone).ground] === 'deep' ? WORTH.deep : 0) -
    rowsToTheirEdge(situation, zone) * WORTH.row +
    (foes.length === 0 && isKnown(situation, zone) ? WORTH.empty : 0) -
    strength * WORTH.foe +
    (mined ? WORTH.mine : 0) -
    Math.abs(columnOf(view.country, zone) - middleColumn(view.country)) * WORTH.edge +
    // Not the same place every week.
    ((view.week * 7 + zone * 5) % 4) * 0.4
  )
}

/** Where to attack, before the troops are placed. */
export const plannedTarget = (situation: Situation): ZoneNumber | undefined =>
  bestOf(enemyFront(situation), (zone) => worthOf(situation, zone))

/** Where the troops stand ready to attack. */
export const target = (situation: Situation): ZoneNumber | undefined =>
  bestOf(enemyFront(situation), (zone) => {
    const near = new Set(around(situation, zone))
    const ready = situation.own.filter((unit) => isFit(unit) && near.has(unit.place))
    return ready.reduce((sum, { strength }) => sum + strength, 0) + worthOf(situation, zone) * 0.5
  })

/** The target and its neighbours in the enemy's front, the target first. */
export const sectorOf = (situation: Situation): readonly ZoneNumber[] => {
  const main = target(situation)
  if (main === undefined) return []
  const near = around(situation, main)
  return [main, ...enemyFront(situation).filter((zone) => near.includes(zone))]
}
