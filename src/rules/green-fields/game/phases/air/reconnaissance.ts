import { bestOf } from '#kernel/game/commander.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, flag, form, list, maybe, text } from '#kernel/procedure/schema.ts'
import { airAttack } from '../../../procedures/air-attack.ts'
import { distance, zoneNamed } from '../../../reckoning/grid.ts'
import { GROUND_UNITS, type GroundUnit } from '../../../vocabulary.ts'
import type { Period } from '../../army.ts'
import { identify } from '../../board/sight.ts'
import { stackIn, zoneAt } from '../../board/zones.ts'
import { changeArmy, changeUnit, changeZone, type Play, unitNow } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../zone.ts'
import { depotTarget } from '../bombardment/behind.ts'
import { kind, unit, zone } from '../forms.ts'
import { flownHome, flyerOf, landed, strikeAloft } from './sorties.ts'

/** GF-AIR-05, GF-AIR-13: two adjoining zones, the depot, or a kind of unit off the board, behind one column if one is named. */
export const RECONNOITRE = form({
  kind: kind('reconnoitre'),
  unit: unit(),
  zones: maybe(list(zone(), 1, 2)),
  depot: flag(),
  sought: maybe(choice(GROUND_UNITS)),
  column: maybe(text()),
})
type Look = Accepted<typeof RECONNOITRE>

const zonesOf = (state: State, order: Look): readonly (ZoneNumber | undefined)[] =>
  (order.zones ?? []).map((reference) => zoneNamed(state.country, reference))

const columnNamed = (state: State, letter: string): number | undefined => {
  const column = letter.length === 1 ? letter.charCodeAt(0) - 65 : -1
  return column >= 0 && column < state.country.columns ? column : undefined
}

/** GF-AIR-05, GF-AIR-10, GF-AAIR-05 */
export const lookRefusal = (state: State, side: SideName, order: Look): Refusal | undefined => {
  const asked = [order.zones !== undefined, order.depot, order.sought !== undefined].filter(Boolean).length
  if (asked !== 1 || (order.column !== undefined && order.sought === undefined))
    return refuse(
      'one-thing',
      'Name two adjoining zones, the depot, or the kind of unit to look for behind the lines.',
      order.zones !== undefined || order.depot ? 'GF-AIR-05' : 'GF-AIR-13',
    )
  if (order.zones === undefined && state.assault) {
    return refuse('table-only', 'In an assault airmen look at the table only.', 'GF-AAIR-05')
  }
  if (order.depot && state.armies[otherSide(side)].depot === 0) {
    return refuse('no-depot', 'Nothing is left of the enemy depot.', 'GF-AIR-05')
  }
  if (order.column !== undefined && columnNamed(state, order.column) === undefined) {
    return refuse('no-column', `There is no column "${order.column.slice(0, 10)}".`, 'GF-SCALE-06')
  }
  if (order.zones === undefined) return undefined
  const [one, other] = zonesOf(state, order)
  if (one === undefined || (order.zones.length > 1 && other === undefined)) {
    return refuse('no-zone', 'There is no such zone on the table.', 'GF-SCALE-02')
  }
  return other === undefined || (one !== other && distance(state.country, one, other) === 1)
    ? undefined
    : refuse('not-adjoining', 'The two zones must adjoin.', 'GF-AIR-05')
}

const glimpse = (play: Play, side: SideName, zone: ZoneNumber): number => {
  const units = stackIn(play.state, zone, otherSide(side))
  for (const unit of units) identify(play, unit)
  const { reported, glimpsed } = zoneAt(play.state, zone)
  // GF-OBS-13
  if (play.state.assault) {
    if (!glimpsed.includes(side)) changeZone(play, zone, { glimpsed: [...glimpsed, side] })
  } else if (!reported.includes(side)) changeZone(play, zone, { reported: [...reported, side] })
  return units.length
}

/** GF-AIR-13: the strongest unit of a kind off the board, or behind one column, that was not spotted this week. */
const behind = (
  state: State,
  enemy: SideName,
  sought: GroundUnit,
  column: number | undefined,
): Unit | undefined =>
  bestOf(
    state.units.filter(
      (unit) =>
        unit.side === enemy &&
        unit.type === sought &&
        unit.place === OFF_BOARD &&
        unit.gone === null &&
        !unit.onItsWay &&
        !unit.spotted &&
        (column === undefined || unit.column === column),
    ),
    ({ strength }) => strength,
  )

/** Behind the lines airmen find one unit of the kind, if there is any; nobody fires at them. */
const lookBehind = (play: Play, unit: Unit, sought: GroundUnit, column: string | undefined): void => {
  const enemy = otherSide(unit.side)
  const number = column === undefined ? undefined : columnNamed(play.state, column)
  const found = behind(play.state, enemy, sought, number)
  if (found) {
    identify(play, found)
    changeUnit(play, found.id, { spotted: true })
  }
  tellOf(play, {
    kind: 'looked-behind',
    unit: unit.id,
    sought,
    column: column ?? null,
    found: found?.id ?? null,
  })
}

/** GF-AIR-05: over the depot there is flak. */
const lookForDepot = (play: Play, unit: Unit, period: Period): void => {
  const { state } = play
  play.dice.about?.({ title: 'Flak over the depot', unit: unit.id })
  const { attacker, identified, flakDice } = airAttack.resolve(
    {
      scale: 'weekly',
      period,
      attacker: { ...flyerOf(state, unit), type: 'reconnaissance' },
      target: depotTarget(state.armies[otherSide(unit.side)].depot),
      attackDice: undefined,
      behind: [],
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  tellOf(play, {
    kind: 'depot-sought',
    unit: unit.id,
    flak: flakDice,
    lost: attacker.casualties,
    found: identified,
  })
  strikeAloft(play, unit.id, flownHome(attacker))
  if (identified) changeArmy(play, otherSide(unit.side), { depotSpotted: true })
}

export const look = (play: Play, period: Period, order: Look): void => {
  const unit = unitNow(play, order.unit)
  if (order.depot) lookForDepot(play, unit, period)
  else if (order.sought !== undefined) lookBehind(play, unit, order.sought, order.column)
  else {
    const zones = zonesOf(play.state, order).filter((zone) => zone !== undefined)
    const units = zones.reduce((sum, zone) => sum + stackIn(play.state, zone, otherSide(unit.side)).length, 0)
    tellOf(play, { kind: 'reconnoitred', unit: unit.id, zones, units })
    for (const zone of zones) glimpse(play, unit.side, zone)
  }
  landed(play, order.unit)
}
