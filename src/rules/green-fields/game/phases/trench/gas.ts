import { fair } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, integer } from '#kernel/procedure/schema.ts'
import { gasAttack } from '../../../procedures/gas-attack.ts'
import { referenceOf, zoneNamed } from '../../../reckoning/grid.ts'
import { isRated } from '../../../reckoning/unit.ts'
import { bordersOn } from '../../board/control.ts'
import { isTargetInWeek } from '../../board/zones.ts'
import { blindDice, changeArmy, changeUnit, named, type Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { ZoneNumber } from '../../zone.ts'
import { mayUseGas } from '../bombardment/plans.ts'
import { DONE, kind, ORDER_DONE, zone } from '../forms.ts'
import type { Page } from '../page.ts'
import { askIf, askLoserFirst, askNext } from '../taking-turns.ts'

/** More canisters than any army brings. */
const MOST_CANISTERS = 60

const RELEASE_GAS = form({ kind: kind('release-gas'), zone: zone(), canisters: integer(1, MOST_CANISTERS) })
type Release = Accepted<typeof RELEASE_GAS>

const ORDERS = [ORDER_DONE, RELEASE_GAS] as const

/** GF-GAS-01, GF-GAS-03: ground of the enemy, or with a known enemy on it, that borders on the own. */
const inReach = (state: State, side: SideName, zone: ZoneNumber): boolean =>
  isTargetInWeek(state, zone, side) && bordersOn(state, zone, side)

const zonesInReach = (state: State, side: SideName): readonly ZoneNumber[] => {
  const zones: ZoneNumber[] = []
  for (let zone = 0; zone < state.zones.length; zone++) if (inReach(state, side, zone)) zones.push(zone)
  return zones
}

const hasGas = (state: State, side: SideName): boolean =>
  state.armies[side].canisters > 0 && mayUseGas(state, side)

const ask = (play: Play, side: SideName): boolean => {
  const could = hasGas(play.state, side) && zonesInReach(play.state, side).length > 0
  return askIf(play, could, { name: 'gas', side })
}

export const enterGas = (play: Play): void => askLoserFirst(play, ask)

const checkRelease = (state: State, side: SideName, order: Release): Refusal | undefined => {
  const zone = zoneNamed(state.country, order.zone)
  if (zone === undefined || !bordersOn(state, zone, side))
    return refuse('out-of-reach', 'Gas goes into a zone next to your own ground.', 'GF-GAS-01')
  if (!isTargetInWeek(state, zone, side))
    return refuse(
      'own-zone',
      `${referenceOf(state.country, zone)} is yours, and no enemy is known to stand there.`,
      'GF-GAS-03',
    )
  return order.canisters > state.armies[side].canisters
    ? refuse('no-canisters', `You have ${state.armies[side].canisters} canisters.`, 'GF-GAS-02')
    : undefined
}

const release = (play: Play, side: SideName, { zone: reference, canisters }: Release): void => {
  const { state } = play
  const zone = zoneNamed(state.country, reference)
  if (zone === undefined) return
  const units = state.units.filter((unit) => unit.place === zone && isRated(unit.type))
  const breathing = units.map(({ experience, experienceCap }) => ({ experience, experienceCap }))
  play.dice.about?.({
    title: `Gas from canisters on ${reference}`,
    units: named(units, breathing),
    ...blindDice(units, otherSide(side)),
  })
  const { wasted, dice, targets } = gasAttack.resolve(
    {
      source: 'canister',
      canisters,
      gunDice: undefined,
      targets: breathing,
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  tellOf(play, {
    kind: 'gas-released',
    side,
    zone,
    canisters,
    wasted,
    dice,
    harmed: units.map(({ id, revealed }, i) => ({
      unit: id,
      damage: targets[i]?.damage ?? 0,
      ...(revealed ? {} : { unseen: true as const }),
    })),
  })
  changeArmy(play, side, { canisters: state.armies[side].canisters - canisters })
  units.forEach(({ id }, i) => {
    const target = targets[i]
    if (target) changeUnit(play, id, { experience: target.experienceAfter })
  })
}

export const GAS: Page<'gas', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: () => 'Release gas from canisters on one zone, or say that you have done.',
  check: (state, _, side, order) => (order.kind === 'done' ? undefined : checkRelease(state, side, order)),
  sample(state, _, side, random) {
    const zones = zonesInReach(state, side)
    const zone = zones[fair(random, Math.max(1, zones.length))]
    if (zone === undefined || fair(random, 4) !== 0) return DONE
    const canisters = 1 + fair(random, state.armies[side].canisters)
    return { kind: 'release-gas', zone: referenceOf(state.country, zone), canisters }
  },
  act(play, _, side, order) {
    if (order.kind === 'release-gas') release(play, side, order)
    // GF-GAS-02: one zone a side a week
    askNext(play, side, ask)
  },
}
