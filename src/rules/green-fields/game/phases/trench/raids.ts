import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import { referenceOf, zoneNamed } from '../../../reckoning/grid.ts'
import { largestParty } from '../../../reckoning/raiding-party.ts'
import { RAIDING_PARTY } from '../../../tables/index.ts'
import { isTrenchZone } from '../../board/control.ts'
import { isFoot } from '../../board/target.ts'
import { zoneAt } from '../../board/zones.ts'
import { changeArmy, type Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import type { ZoneNumber } from '../../zone.ts'
import { DONE, kind, ORDER_DONE, unit, zone } from '../forms.ts'
import type { Page } from '../page.ts'
import { askIf, askLoserFirst, askNext } from '../taking-turns.ts'
import { isInReach, reachOf } from './raid-reach.ts'
import { fightRaids } from './raiding.ts'

const RAID = form({
  kind: kind('raid'),
  unit: unit(),
  strength: integer(1, RAIDING_PARTY.stosstruppe),
  zone: zone(),
  purpose: preset(choice(['information', 'wire']), 'information'),
})
type RaidOrder = Accepted<typeof RAID>

const CALL_OFF_RAID = form({ kind: kind('call-off-raid'), unit: unit() })

const ORDERS = [ORDER_DONE, RAID, CALL_OFF_RAID] as const

/** What sets the strength and the reach of a unit's raids. */
const reachClause = ({ stosstruppe }: Unit) => (stosstruppe ? 'GF-DATE-05' : 'GF-RAID-01')

/** Why a unit may not raid at all this week. */
const raiderRefusal = (state: State, unit: Unit): Refusal | undefined => {
  if (!isFoot(unit)) return refuse('not-foot', 'Only troops on foot raid.', 'GF-RAID-01')
  if (unit.status !== 'steady')
    return refuse('not-steady', `${unit.name} is in no state to raid.`, 'GF-RAID-08')
  if (unit.duty === 'entrenching')
    return refuse('entrenching', `${unit.name} is digging this week.`, 'GF-CON-03')
  const own = zoneAt(state, unit.place).owner === unit.side
  return own && (isTrenchZone(state, unit.place) || reachOf(state, unit).length > 0)
    ? undefined
    : refuse('too-far-back', `${unit.name} is not in the trench zone.`, 'GF-RAID-01')
}

/** Whether a unit may raid this week, if there is anything in its reach. */
export const mayRaid = (state: State, unit: Unit): boolean => raiderRefusal(state, unit) === undefined

const hasEnemyWire = (state: State, side: SideName, zone: ZoneNumber): boolean => {
  const { trench, owner } = zoneAt(state, zone)
  return trench !== 'none' && owner !== side
}

const checkRaid = (state: State, side: SideName, order: RaidOrder): Refusal | undefined => {
  const unit = unitNamed(state, order.unit)
  if (!unit || unit.side !== side || !isOnBoard(unit)) {
    return refuse('not-yours', 'You have no such unit on the table.', 'GF-RAID-01')
  }
  const refusal = raiderRefusal(state, unit)
  if (refusal) return refusal
  if (order.strength > largestParty(unit)) {
    return refuse(
      'too-many',
      `${unit.name} can send ${largestParty(unit)} strength points at most.`,
      order.strength > unit.strength ? 'GF-RAID-08' : reachClause(unit),
    )
  }
  const zone = zoneNamed(state.country, order.zone)
  if (zone === undefined || !isInReach(state, unit, zone)) {
    return refuse('out-of-reach', `${unit.name} cannot raid ${order.zone.slice(0, 20)}.`, reachClause(unit))
  }
  return order.purpose === 'wire' && !hasEnemyWire(state, side, zone)
    ? refuse('no-wire', `The enemy has no trench in ${order.zone} to cut the wire of.`, 'GF-RAID-06')
    : undefined
}

const checkCallOff = (
  state: State,
  side: SideName,
  { unit }: Accepted<typeof CALL_OFF_RAID>,
): Refusal | undefined =>
  state.armies[side].raids.some((raid) => raid.unit === unit)
    ? undefined
    : refuse('no-raid', 'That unit was not told to raid.', 'GF-RAID-01')

const declare = (play: Play, side: SideName, { unit, strength, zone, purpose }: RaidOrder): void => {
  const target = zoneNamed(play.state.country, zone)
  if (target === undefined) return
  tellOf(play, { kind: 'raid-declared', side, zone: target, strength })
  const others = play.state.armies[side].raids.filter((raid) => raid.unit !== unit)
  changeArmy(play, side, { raids: [...others, { unit, strength, zone: target, purpose }] })
}

const callOff = (play: Play, side: SideName, unit: string): void => {
  const { raids } = play.state.armies[side]
  const raid = raids.find((one) => one.unit === unit)
  if (!raid) return
  tellOf(play, { kind: 'raid-called-off', side, zone: raid.zone })
  changeArmy(play, side, { raids: raids.filter((one) => one !== raid) })
}

const raidersOf = (state: State, side: SideName): readonly Unit[] =>
  state.units.filter(
    (unit) =>
      unit.side === side && isOnBoard(unit) && mayRaid(state, unit) && reachOf(state, unit).length > 0,
  )

const ask = (play: Play, side: SideName): boolean =>
  askIf(play, raidersOf(play.state, side).length > 0, { name: 'raids', side })

export const enterRaids = (play: Play): void => askLoserFirst(play, ask)

const finish = (play: Play, side: SideName): void => {
  if (!askNext(play, side, ask)) fightRaids(play)
}

const sampleRaid = (state: State, side: SideName, random: Random): OrderIn<typeof ORDERS> => {
  const { raids } = state.armies[side]
  const [declared] = raids
  if (declared && fair(random, 20) === 0) return { kind: 'call-off-raid', unit: declared.unit }
  if (fair(random, 2) === 0) return DONE
  const raiders = raidersOf(state, side).filter(({ id }) => !raids.some((raid) => raid.unit === id))
  const unit = raiders[fair(random, Math.max(1, raiders.length))]
  if (!unit) return DONE
  const zones = reachOf(state, unit)
  const zone = zones[fair(random, Math.max(1, zones.length))]
  if (zone === undefined) return DONE
  return {
    kind: 'raid',
    unit: unit.id,
    strength: 1 + fair(random, largestParty(unit)),
    zone: referenceOf(state.country, zone),
    purpose: hasEnemyWire(state, side, zone) && fair(random, 3) === 0 ? 'wire' : 'information',
  }
}

const isDeclared = ({ armies, country }: State, side: SideName, order: RaidOrder): boolean => {
  const zone = zoneNamed(country, order.zone)
  return armies[side].raids.some(
    (raid) =>
      raid.unit === order.unit &&
      raid.zone === zone &&
      raid.strength === order.strength &&
      raid.purpose === order.purpose,
  )
}

export const RAIDS: Page<'raids', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Announce your trench raids, or say that you have done.',
  check(state, _, side, order) {
    if (order.kind === 'done') return undefined
    return order.kind === 'raid' ? checkRaid(state, side, order) : checkCallOff(state, side, order)
  },
  changesNothing: (state, _, side, order) => order.kind === 'raid' && isDeclared(state, side, order),
  sample: (state, _, side, random) => sampleRaid(state, side, random),
  act(play, _, side, order) {
    if (order.kind === 'raid') declare(play, side, order)
    else if (order.kind === 'call-off-raid') callOff(play, side, order.unit)
    else finish(play, side)
  },
}
