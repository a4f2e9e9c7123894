import { fair } from '#kernel/chance/random.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { neighbours } from '../../reckoning/grid.ts'
import { type FireMission, PERIODS, type Period, type Raid, type Sortie } from '../army.ts'
import { isFoot } from '../board/target.ts'
import { canFly, periodsOf } from '../phases/air/sorties.ts'
import { isGun, reachesBehind, reachesZone } from '../phases/bombardment/guns.ts'
import { isAbleToFire } from '../phases/bombardment/plans.ts'
import { isInReach } from '../phases/trench/raid-reach.ts'
import { isOnBoard, type Unit } from '../unit.ts'
import type { ZoneNumber } from '../zone.ts'
import { type Draft, happens, idOf, oneOf, takeFree } from './draft.ts'
import { lieIn } from './lying.ts'

/** How often in a hundred something comes from one who was seen, if it could. */
const FROM_THE_SEEN = 40
/** How many in a hundred of those who could fire or fly do. */
const ACTIVE = 65

/** Somebody on the table who could be meant, and is not yet. */
const oneSeen = (
  { units, random, seen }: Draft,
  taken: ReadonlySet<string>,
  suits: (unit: Unit) => boolean,
): Unit | undefined =>
  happens(random, FROM_THE_SEEN)
    ? oneOf(
        random,
        units.slice(0, seen.length).filter((unit) => !taken.has(unit.id) && suits(unit)),
      )
    : undefined

/** GF-RAID-01: who might be on his way into a zone. */
export const raidsFrom = (draft: Draft): readonly Raid[] => {
  const { view, enemy } = draft
  const taken = new Set<string>()
  const couldGo = (zone: ZoneNumber) => (unit: Unit) =>
    isOnBoard(unit) &&
    isFoot(unit) &&
    unit.status === 'steady' &&
    view.zones[unit.place]?.owner === enemy &&
    isInReach(view, unit, zone)
  return view.armies[enemy].raids.map((raid) => {
    const parent = oneSeen(draft, taken, couldGo(raid.zone)) ?? raiderFor(draft, raid)
    taken.add(parent.id)
    return { ...raid, unit: parent.id }
  })
}

const raiderFor = (draft: Draft, { zone, strength }: Raid): Unit => {
  const around = neighbours(draft.view.country, zone)
  const unit = takeFree(draft, 'infantry', (one) => isFoot(one) && !one.mounted)
  unit.strength = Math.max(unit.strength, strength)
  lieIn(draft, unit, (place) => around.includes(place))
  return unit
}

/** GF-BOMB-02: which of his guns have been announced to fire. */
export const fireFrom = (draft: Draft): readonly FireMission[] => {
  const { view, enemy } = draft
  const taken = new Set<string>()
  return view.armies[enemy].fire.map((mission) => {
    const { target } = mission
    const reaches = (unit: Unit): boolean =>
      isGun(unit) &&
      isAbleToFire(view, unit) &&
      (typeof target === 'number' ? reachesZone(view, unit, target) : reachesBehind(view, unit, draft.viewer))
    const gun = oneSeen(draft, taken, reaches) ?? gunFor(draft, target, reaches)
    taken.add(gun.id)
    return { ...mission, unit: gun.id }
  })
}

const gunFor = (draft: Draft, target: FireMission['target'], reaches: (unit: Unit) => boolean): Unit => {
  const heavy = typeof target !== 'number'
  const gun = takeFree(draft, heavy ? 'heavy-artillery' : 'medium-artillery', (unit) =>
    heavy ? unit.type === 'heavy-artillery' : isGun(unit),
  )
  lieIn(draft, gun, (zone) => reaches({ ...gun, place: zone }))
  return gun
}

/** GF-AART-01: in an assault guns are laid in secret, on those that their side can see. */
const laidFire = ({ view, viewer, units, random }: Draft, shells: number): readonly FireMission[] => {
  const targets = [
    ...new Set(
      view.units
        .filter((unit) => unit.side === viewer && isOnBoard(unit) && unit.revealed)
        .map(({ place }) => place),
    ),
  ].filter((zone) => !units.some(({ place }) => place === zone))
  const fire: FireMission[] = []
  for (const unit of units) {
    if (fire.length >= shells) break
    if (!isGun(unit) || unit.gone !== null || !isAbleToFire(view, unit) || !happens(random, ACTIVE)) continue
    const target = oneOf(
      random,
      targets.filter((zone) => reachesZone(view, unit, zone)),
    )
    if (target !== undefined) fire.push({ unit: unit.id, mission: 'bombardment', target })
  }
  return fire
}

/** GF-AIR-14: most units fly whole. */
const sortieBy = ({ id, strength }: Unit, period: Period): Sortie => ({
  unit: id,
  period,
  strength,
  flying: false,
  over: false,
  fired: 0,
})

/** Those who are seen in the air, with how many of them. */
const flyingSorties = (draft: Draft): readonly Sortie[] =>
  draft.view.armies[draft.enemy].sorties.map((sortie) => {
    const unit = idOf(draft, sortie.unit)
    return { ...sortie, unit, strength: draft.units.find(({ id }) => id === unit)?.strength ?? 0 }
  })

/** GF-AIR-01: who has been told to fly, from a period on. */
const writtenSorties = ({ view, units, random }: Draft, from: number): readonly Sortie[] =>
  units.flatMap((unit) => {
    if (!canFly(view, unit) || !happens(random, ACTIVE)) return []
    const periods = periodsOf(view, unit).filter((period) => PERIODS.indexOf(period) >= from)
    const period = periods[fair(random, Math.max(1, periods.length))]
    return period ? [sortieBy(unit, period)] : []
  })

/** What the enemy has written down in secret, if he has finished writing. */
export const writtenPlans = (
  draft: Draft,
  shells: number,
): { readonly fire?: readonly FireMission[]; readonly sorties?: readonly Sortie[] } => {
  const { view, enemy } = draft
  const { ready } = view.armies[enemy]
  const phase = topPhase(view)
  if (phase?.name === 'artillery' && ready) return { fire: laidFire(draft, shells) }
  if (phase?.name === 'air-plans' && ready) return { sorties: writtenSorties(draft, 0) }
  // Whoever has not flown in this period may do so in a later one.
  const sorties = flyingSorties(draft)
  if (phase?.name === 'air-action' && !view.assault)
    return { sorties: [...sorties, ...writtenSorties(draft, PERIODS.indexOf(phase.period) + 1)] }
  return { sorties }
}
