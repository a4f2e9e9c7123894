import { zoneAt } from '../game/board/zones.ts'
import { isOnBoard } from '../game/unit.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { RAIDING_PARTY } from '../tables/index.ts'
import { done, type Intent } from './intent.ts'
import { sectorOf, wouldAttack } from './sector.ts'
import { around, foesIn, isKnown, named, type Situation } from './situation.ts'

/**
 * Wire is for the stosstruppe alone, who send six: three men under the fire of a regiment cut it 0.7 times and lose 1.7
 * of theirs, and it takes three cuts to lower a trench; six stosstruppe cut it 2.3 times and lose 1.3.
 */
const wireIntent = (situation: Situation): Intent | undefined => {
  const { own, view } = situation
  const [zone] = sectorOf(situation)
  const parent = own.find(
    (unit) =>
      unit.stosstruppe &&
      isOnBoard(unit) &&
      unit.duty === 'none' &&
      unit.strength >= RAIDING_PARTY.stosstruppe,
  )
  if (!parent || zone === undefined || zoneAt(view, zone).trench === 'none') return undefined
  return {
    order: {
      kind: 'raid',
      unit: parent.id,
      strength: RAIDING_PARTY.stosstruppe,
      zone: named(situation, zone),
      purpose: 'wire',
    },
    why: `${parent.name} is to cut the wire of ${named(situation, zone)} for the attack.`,
  }
}

/** The regiment whose party is the likeliest to find out who holds a zone. */
const raidInto = (situation: Situation, zone: ZoneNumber): readonly Intent[] => {
  const { strength, experience } = situation.thresholds.raids
  const near = around(situation, zone)
  const [parent] = situation.own
    .filter(
      (unit) =>
        isOnBoard(unit) &&
        unit.type === 'infantry' &&
        unit.duty === 'none' &&
        unit.strength >= strength &&
        unit.experience >= experience &&
        (near.includes(unit.place) || unit.stosstruppe),
    )
    .sort((one, other) => other.experience - one.experience || other.strength - one.strength)
  if (!parent) return []
  const where = named(situation, zone)
  return [
    {
      order: {
        kind: 'raid',
        unit: parent.id,
        strength: RAIDING_PARTY.usual,
        zone: where,
        purpose: 'information',
      },
      why: `A party of ${parent.name} is to find out who holds ${where} before the attack.`,
    },
  ]
}

const isOpenQuestion = (situation: Situation, zone: ZoneNumber): boolean =>
  !isKnown(situation, zone) && foesIn(situation, zone).length === 0

/** W4: before an attack somebody has a look at the zone next to those that airmen look at. */
export const raidIntents = (situation: Situation): readonly Intent[] => {
  const { own, view, side, thresholds } = situation
  const quiet = done('No raid is worth the men tonight.')
  const { raids } = view.armies[side]
  if (!wouldAttack(situation) || raids.length >= thresholds.raids.most) return [quiet]
  const airmen = own.some(({ type, duty }) => type === 'reconnaissance' && duty !== 'idle')
  const cutters = wireIntent(situation)
  if (cutters) return [cutters, quiet]
  // Airmen see two zones by themselves.
  for (const zone of sectorOf(situation).slice(airmen ? 2 : 0)) {
    if (!isOpenQuestion(situation, zone)) continue
    const raid = raidInto(situation, zone)
    if (raid.length > 0) return [...raid, quiet]
  }
  return [quiet]
}

/** Other zones that a party might go into. */
export const otherRaids = (situation: Situation, { order }: Intent): readonly Intent[] =>
  order.kind === 'raid'
    ? sectorOf(situation)
        .filter((zone) => isOpenQuestion(situation, zone))
        .flatMap((zone) => raidInto(situation, zone))
    : []
