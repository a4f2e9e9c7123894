import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { tellOf } from '#kernel/game/play.ts'
import { memo } from '#kernel/memo.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { attackDice } from '../../../procedures/attack-dice.ts'
import { directFire } from '../../../procedures/direct-fire.ts'
import { columnOf, distancesFrom, referenceOf, rowOf } from '../../../reckoning/grid.ts'
import { WITHOUT_WORKS } from '../../../reckoning/posture.ts'
import { OPPORTUNITY_REACH } from '../../../tables/index.ts'
import { strike } from '../../board/casualties.ts'
import type { Country } from '../../board/country.ts'
import { retreatAll } from '../../board/retreat.ts'
import { reveal, revealSeen } from '../../board/sight.ts'
import { passedBetween } from '../../board/sight-lines.ts'
import { sufferedBy } from '../../board/suffered.ts'
import { targetOf } from '../../board/target.ts'
import { hasUnits, zoneAt } from '../../board/zones.ts'
import { changeUnit, named, type Play, showFight, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import type { ZoneNumber } from '../../zone.ts'

const isGassed = (state: State, zone: ZoneNumber): boolean => zoneAt(state, zone).gas !== 'none'

/** GF-AMOV-03, GF-OBS-11: gas at either end, or on both sides of a corner that the fire passes. */
const gasBetween = (state: State, from: ZoneNumber, to: ZoneNumber): boolean => {
  if (from === to) return false
  if (isGassed(state, from) || isGassed(state, to)) return true
  for (const passed of passedBetween(state.country, from, to)) {
    if (isGassed(state, passed[0]) && (passed[1] === undefined || isGassed(state, passed[1]))) return true
  }
  return false
}

const holds = (state: State, zone: ZoneNumber, side: SideName): boolean =>
  zoneAt(state, zone).owner === side || hasUnits(state, zone, side)

/** GF-AMOV-02 */
export const opportunityDice = ({ options }: State, { type, strength, status }: Unit): number =>
  attackDice.resolve(
    {
      type,
      strength,
      mode: 'opportunity',
      scale: 'assault',
      unobserved: false,
      suppressed: status !== 'steady',
      routing: status === 'routing',
      options,
    },
    NO_DICE,
    SILENT,
  ).dice

/** Movers that draw fire: how many go together, the zone they are in, and the one they are about to step into. */
interface Passing {
  readonly count: number
  readonly zone: ZoneNumber
  readonly next: ZoneNumber | undefined
}

/** GF-AMOV-08: whether a standing order is meant for movers who go, or have come, to that zone. */
const concerns = (state: State, { standing, side, place }: Unit, { zone, next }: Passing): boolean => {
  if (standing === 'hold') return false
  if (standing === 'first-chance') return true
  const entered = next ?? zone
  return standing === 'own-zone' ? entered === place : holds(state, entered, side)
}

/** GF-AMOV-09: too few to fire at, unless they end their move where the firer is. */
const waits = ({ atLeast, place }: Unit, { count, zone, next }: Passing): boolean =>
  count < atLeast && (next !== undefined || zone !== place)

/** For each zone those from which one can fire into it. */
const reachOn = memo((country: Country): readonly (readonly ZoneNumber[])[] =>
  country.elevation.map((_, zone) => {
    const near: ZoneNumber[] = []
    distancesFrom(country, zone).forEach((away, from) => {
      if (away <= OPPORTUNITY_REACH) near.push(from)
    })
    return near
  }),
)

/** Most march far from the enemy: then nobody need be asked what he thinks of them. */
const isAnybodyInReach = (state: State, side: SideName, zone: ZoneNumber): boolean => {
  for (const from of reachOn(state.country)[zone] ?? []) if (hasUnits(state, from, side)) return true
  return false
}

const NOBODY: readonly Unit[] = []

/** GF-AMOV-06: whoever may fire by its standing order, in the order of zones A1, A2, ... B1, then of waves. */
const firersAt = (state: State, side: SideName, passing: Passing): readonly Unit[] => {
  const { country } = state
  const { zone } = passing
  if (!isAnybodyInReach(state, side, zone)) return NOBODY
  const away = distancesFrom(country, zone)
  const firers: Unit[] = []
  for (const unit of state.units) {
    if (unit.side !== side || !isOnBoard(unit) || unit.shotOpportunity || unit.duty === 'idle') continue
    if ((away[unit.place] ?? 0) > OPPORTUNITY_REACH) continue
    if (!concerns(state, unit, passing)) continue
    if (opportunityDice(state, unit) > 0 && !gasBetween(state, unit.place, zone)) firers.push(unit)
  }
  if (firers.length < 2) return firers
  return firers.sort(
    (one, other) =>
      columnOf(country, one.place) - columnOf(country, other.place) ||
      rowOf(country, one.place) - rowOf(country, other.place) ||
      one.wave - other.wave,
  )
}

export const ON_THE_MOVE = { moving: true, ...WITHOUT_WORKS } as const

/** GF-AMOV-03, GF-AMOV-07: on the movers alone, leading wave first, moving and out of their works. */
const fire = (play: Play, firer: Unit, movers: readonly Unit[], zone: ZoneNumber): void => {
  const { options } = play.state
  reveal(play, firer)
  showFight(play)
  const dice = opportunityDice(play.state, firer)
  const targets = movers.map((unit) => targetOf(play.state, unit, ON_THE_MOVE))
  play.dice.about?.({
    title: `Opportunity fire on ${referenceOf(play.state.country, zone)}`,
    units: named(movers, targets),
    words: { attack: 'the fire' },
  })
  // Its strength is nobody's business: the dice it throws tell no more than half of it.
  play.trace.note('GF-AMOV-02', 'Opportunity fire: half the dice, rounded up', dice)
  const result = directFire.resolve(
    { attackDice: dice, attack: 'direct', targets, options },
    play.dice,
    play.trace,
  )
  tellOf(play, {
    kind: 'opportunity-fire',
    unit: firer.id,
    from: firer.place,
    zone,
    dice,
    hits: result.hits,
    struck: movers.flatMap((unit, i) => {
      const suffered = result.targets[i]
      return suffered && (i === 0 || suffered.hits > 0) ? [sufferedBy(unit, suffered)] : []
    }),
  })
  changeUnit(play, firer.id, { fired: true, shotOpportunity: true })
  const broken = movers.flatMap(({ id }, i) => {
    const suffered = result.targets[i]
    return suffered && suffered.hits > 0 ? [{ id, retreat: strike(play, id, suffered) }] : []
  })
  retreatAll(play, broken)
}

/**
 * GF-AMOV-02 to GF-AMOV-04: movers stand in a zone, about to step into the next or at the end of their move. Those that
 * the enemy's fire leaves there.
 */
export const underFire = (
  play: Play,
  movers: readonly string[],
  zone: ZoneNumber,
  next: ZoneNumber | undefined,
): readonly string[] => {
  const [leading] = movers
  if (leading === undefined) return movers
  const passing = { zone, next, count: movers.length }
  const firers = firersAt(play.state, otherSide(unitNow(play, leading).side), passing)
  let left = movers
  for (const firer of firers) {
    if (left.length === 0) break
    if (waits(firer, { ...passing, count: left.length })) continue
    fire(
      play,
      firer,
      left.map((id) => unitNow(play, id)),
      zone,
    )
    left = left.filter((id) => unitNow(play, id).place === zone)
  }
  if (left.length < movers.length) revealSeen(play)
  return left
}
