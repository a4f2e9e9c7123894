import { fair } from '#kernel/chance/random.ts'
import { popPhase, pushPhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { form, integer, maybe } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { experienceFromRaid } from '../../../effects/struck.ts'
import { raid as raidProcedure } from '../../../procedures/raid.ts'
import { closeDice } from '../../../reckoning/attack-dice.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import type { Raid } from '../../army.ts'
import { lose, strike } from '../../board/casualties.ts'
import { retreat } from '../../board/retreat.ts'
import { identify } from '../../board/sight.ts'
import { sufferedBy } from '../../board/suffered.ts'
import { targetOf } from '../../board/target.ts'
import { stackIn, zoneAt } from '../../board/zones.ts'
import { changeArmy, changeUnit, changeZone, named, type Play, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isOnBoard, type Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import type { ZoneNumber } from '../../zone.ts'
import { damageZone } from '../bombardment/damage.ts'
import { kind } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf } from '../shapes.ts'
import { isInReach } from './raid-reach.ts'

/** GF-RAID-02: the leading wave of the raided zone, if it can fire at all. */
const defenderOf = (state: State, raider: SideName, zone: ZoneNumber): Unit | undefined =>
  stackIn(state, zone, otherSide(raider))[0]

const defenceDice = (state: State, unit: Unit | undefined): number =>
  unit ? (closeDice(targetOf(state, unit), SILENT) ?? 0) : 0

/** GF-RAID-08: the loser's raids first, each side's in the order declared. */
const nextRaid = (state: State): { readonly side: SideName; readonly raid: Raid } | undefined => {
  for (const side of [state.loser, otherSide(state.loser)]) {
    const [raid] = state.armies[side].raids
    if (raid) return { side, raid }
  }
  return undefined
}

/** GF-RAID-08: whether the parent is still steady and in reach. */
const stillGoes = (state: State, { unit: id, zone }: Raid): boolean => {
  const unit = unitNamed(state, id)
  return unit !== undefined && isOnBoard(unit) && unit.status === 'steady' && isInReach(state, unit, zone)
}

const dropRaid = (play: Play, side: SideName): void =>
  changeArmy(play, side, { raids: play.state.armies[side].raids.slice(1) })

/** Fights raids until a defender has to be asked, or all are over. */
export const fightRaids = (play: Play): void => {
  for (let next = nextRaid(play.state); next; next = nextRaid(play.state)) {
    const { side, raid } = next
    if (!stillGoes(play.state, raid)) {
      tellOf(play, { kind: 'raid-lapsed', side, zone: raid.zone })
      dropRaid(play, side)
      continue
    }
    if (defenceDice(play.state, defenderOf(play.state, side, raid.zone)) > 0) {
      pushPhase(play, { name: 'raid-defence', side: otherSide(side), zone: raid.zone })
      return
    }
    fightRaid(play, side, raid, undefined)
  }
}

const fightRaid = (play: Play, side: SideName, raid: Raid, dice: number | undefined): void => {
  const parent = unitNow(play, raid.unit)
  const defender = defenderOf(play.state, side, raid.zone)
  // GF-RAID-08: the parent may have lost men since it was told to go
  const strength = Math.min(raid.strength, parent.strength)
  const raiders = { strength, experience: parent.experience }
  const target = defender ? targetOf(play.state, defender) : null
  play.dice.about?.({
    title: `Raid on ${referenceOf(play.state.country, raid.zone)}`,
    units: [
      // Where the raiders come from, and how good they are, is nobody else's business.
      { inInput: raiders, unit: parent.id, only: side },
      ...(defender && target ? named([defender], [target]) : []),
    ],
    words: { defender: "the defenders' fire", raiders: "the raiders' fire" },
  })
  const result = raidProcedure.resolve(
    {
      raiders,
      stosstruppe: parent.stosstruppe,
      purpose: raid.purpose,
      defender: target,
      defenceDice: dice,
      options: play.state.options,
    },
    play.dice,
    play.trace,
  )
  // Whoever comes back has seen whom they fought; of the others nothing is heard.
  if (defender && result.report) changeUnit(play, defender.id, { revealed: true })
  tellOf(play, {
    kind: 'raid-fought',
    side,
    zone: raid.zone,
    purpose: raid.purpose,
    strength,
    defenceDice: result.defenceDice,
    defenceHits: result.defenceHits,
    lost: result.raidersLost,
    report: result.report,
    wireHits: result.wireHits,
    struck:
      defender && result.defender && result.report
        ? [sufferedBy({ ...defender, revealed: true }, result.defender)]
        : [],
  })
  dropRaid(play, side)
  changeUnit(play, parent.id, {
    raided: true,
    experience: experienceFromRaid(parent, result.raiderExperienceAfter),
  })
  lose(play, parent.id, result.raidersLost)
  // Where the raiders came from is nobody else's business.
  if (unitNow(play, parent.id).gone !== null)
    tellOf(play, { kind: 'raiders-gone', unit: parent.id, only: side })
  if (result.wireHits > 0) damageZone(play, raid.zone, { newWireHits: result.wireHits })
  const falls = defender && result.defender ? strike(play, defender.id, result.defender) : 'none'
  if (result.report) report(play, side, raid)
  if (defender && falls !== 'none') retreat(play, defender.id, falls)
}

/** GF-RAID-05: who is there, how strong, and what goes on underground. */
const report = (play: Play, side: SideName, { zone }: Raid): void => {
  const found = stackIn(play.state, zone, otherSide(side))
  const tunnels = play.state.tunnels.filter(
    (tunnel) => tunnel.side !== side && (tunnel.start === zone || tunnel.head === zone),
  )
  tellOf(play, { kind: 'zone-reported', zone, units: found.length, tunnels: tunnels.length, only: side })
  for (const unit of found) identify(play, unit)
  const { reported } = zoneAt(play.state, zone)
  if (!reported.includes(side)) changeZone(play, zone, { reported: [...reported, side] })
  if (tunnels.length > 0) {
    change(play, {
      tunnels: play.state.tunnels.map((tunnel) =>
        tunnels.includes(tunnel) ? { ...tunnel, known: true } : tunnel,
      ),
    })
  }
}

const fullDice = (state: State, { side, zone }: PhaseOf<'raid-defence'>): number =>
  defenceDice(state, defenderOf(state, otherSide(side), zone))

/** GF-RAID-02: how many dice the leading defender throws; all if left out. */
const ORDERS = [form({ kind: kind('defend-raid'), dice: maybe(integer(0, 12)) })] as const

export const RAID_DEFENCE: Page<'raid-defence', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: (state, phase) => {
    const raid = state.armies[otherSide(phase.side)].raids[0]
    const party = raid ? `A raiding party of ${raid.strength}` : 'A raiding party'
    return `${party} comes into ${referenceOf(state.country, phase.zone)}: how many of your ${fullDice(state, phase)} dice do you fire?`
  },
  check(state, phase, _, order) {
    const full = fullDice(state, phase)
    return order.dice !== undefined && order.dice > full
      ? refuse('too-many-dice', `The leading unit has ${full} dice.`, 'GF-RAID-02')
      : undefined
  },
  sample: (state, phase, _, random) =>
    fair(random, 4) === 0
      ? { kind: 'defend-raid', dice: fair(random, fullDice(state, phase) + 1) }
      : { kind: 'defend-raid' },
  act(play, _, side, order) {
    const [raid] = play.state.armies[otherSide(side)].raids
    if (!raid) return
    popPhase(play)
    fightRaid(play, otherSide(side), raid, order.dice)
    if (!play.state.ending) fightRaids(play)
  },
}
