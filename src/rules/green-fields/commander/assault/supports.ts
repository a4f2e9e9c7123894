import { bestOf } from '#kernel/game/commander.ts'
import { knowsEnemiesIn } from '../../game/board/zones.ts'
import { hasLineToRear } from '../../game/phases/bombardment/guns.ts'
import { waysOf } from '../../game/phases/movement/ways.ts'
import { isCombatUnit, isOnBoard, type Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'
import { distance } from '../../reckoning/grid.ts'
import { ARTILLERY_RANGE, MOST_IN_ZONE } from '../../tables/index.ts'
import { farBanks } from '../bridges.ts'
import type { Intent } from '../intent.ts'
import { foesIn, lurking, named, ownIn, rowsToOurEdge, type Situation } from '../situation.ts'

/** Zones to the nearest enemy who could fall upon a place; far if troops of ours hold it. */
const exposureOf = (situation: Situation, zone: ZoneNumber): number => {
  const { safe } = situation.thresholds.supports
  let nearest = safe + 1
  for (const foe of situation.foes) {
    if (isCombatUnit(foe) && foe.status === 'steady')
      nearest = Math.min(nearest, distance(situation.view.country, foe.place, zone))
  }
  return Math.max(0, safe + 1 - nearest)
}

/** Enemies, known or likely, whom guns of a range reach from a zone. */
const reached = (situation: Situation, zone: ZoneNumber, range: number): number => {
  const { view, foes, thresholds } = situation
  let sum = 0
  for (const foe of foes) if (distance(view.country, foe.place, zone) <= range) sum++
  if (sum > 0) return sum
  for (let to = 0; to < view.zones.length; to++) {
    if (lurking(situation, to) > thresholds.lurking.likely && distance(view.country, to, zone) <= range)
      sum += thresholds.supports.unseen
  }
  return sum
}

const isGuarded = (situation: Situation, unit: Unit, zone: ZoneNumber): boolean =>
  ownIn(situation, zone).some((one) => one !== unit && isCombatUnit(one) && one.status === 'steady')

/** What a place is worth to a battery: targets in range, a line for its shells, and nobody near who could take it. */
const worthToGuns = (situation: Situation, gun: Unit, zone: ZoneNumber, range: number): number => {
  const worth = situation.thresholds.supports
  const exposed = exposureOf(situation, zone) * (isGuarded(situation, gun, zone) ? worth.guarded : 1)
  const targets = reached(situation, zone, range)
  return (
    (targets > 0 ? worth.any : 0) +
    Math.min(worth.most, targets) * worth.target +
    (hasLineToRear(situation.view, { ...gun, place: zone }) ? worth.line : 0) -
    exposed * worth.exposed -
    rowsToOurEdge(situation, zone) * worth.back
  )
}

/** Guns that reach nobody look for a place from which they do; pioneers go where a bridge is wanted. */
const worthTo = (situation: Situation, unit: Unit, zone: ZoneNumber): number => {
  if (unit.type === 'field-artillery' || unit.type === 'medium-artillery')
    return worthToGuns(situation, unit, zone, ARTILLERY_RANGE[unit.type].assault)
  return (
    (farBanks(situation, zone).length > 0 ? situation.thresholds.supports.bank : 0) -
    exposureOf(situation, zone)
  )
}

/**
 * Whoever is of use where he is stays there, and so does whoever has nowhere to go: guns, balloons and pioneers that get
 * out of the way of the enemy open it to him (with them falling back, 48.7 % of 960 campaigns were won against a
 * commander whose stood). A balloon sees seven zones, and need not follow anybody.
 */
const isUseful = (situation: Situation, { type, place }: Unit): boolean => {
  if (type === 'field-artillery' || type === 'medium-artillery')
    return reached(situation, place, ARTILLERY_RANGE[type].assault) > 0
  return (
    type !== 'pioneer' || situation.view.country.water.length === 0 || farBanks(situation, place).length > 0
  )
}

const whyOf = (situation: Situation, unit: Unit, zone: ZoneNumber): string => {
  const where = named(situation, zone)
  return unit.type === 'pioneer'
    ? `${unit.name} is to go to ${where} to bridge the river.`
    : `${unit.name} is to change position to ${where}, where it has targets and a way for its shells.`
}

/** A2: guns follow the fight, and pioneers those who must cross a river. */
export const supportIntents = (situation: Situation, moved: readonly string[]): readonly Intent[] => {
  const { own, view, side, thresholds } = situation
  const intents: Intent[] = []
  for (const unit of own) {
    if (!isOnBoard(unit) || isUseful(situation, unit) || unit.status !== 'steady' || moved.includes(unit.id))
      continue
    if (unit.duty === 'idle' || unit.duty === 'digging' || knowsEnemiesIn(view, unit.place, side)) continue
    const ways = [...waysOf(view, unit).to].filter(
      ([zone]) => foesIn(situation, zone).length === 0 && ownIn(situation, zone).length < MOST_IN_ZONE,
    )
    const least = worthTo(situation, unit, unit.place) + thresholds.supports.leastGain
    const best = bestOf(ways, ([zone]) => worthTo(situation, unit, zone), least)
    if (!best) continue
    const [end, path] = best
    intents.push({
      order: { kind: 'move', units: [unit.id], path: path.map((zone) => named(situation, zone)) },
      why: whyOf(situation, unit, end),
    })
  }
  return intents
}
