import { several } from '#kernel/words.ts'
import type { Deal, ShownLedger } from '#screen/beside.ts'
import { toEnemyLines } from '../../game/board/control.ts'
import { draftsOf } from '../../game/phases/deployment/rest.ts'
import type { OrderOf } from '../../game/phases/index.ts'
import type { SideName } from '../../game/sides.ts'
import type { Unit } from '../../game/unit.ts'
import type { View } from '../../game/view.ts'
import { ARM, PRICES } from '../../tables/index.ts'
import { isLegal } from '../legal.ts'
import type { Writer } from './pattern.ts'

type Reinforce = OrderOf<'reinforce'>

const SOURCES = ['pool', 'supply'] as const

const missing = ({ strength, establishment }: Unit): number => Math.max(0, establishment - strength)

/** The most men a unit can take in from a source now. */
const mostFrom = (view: View, side: SideName, unit: Unit, from: Reinforce['from']): number => {
  for (let men = missing(unit); men > 0; men--) {
    if (isLegal(view, side, { kind: 'reinforce', unit: unit.id, men, from })) return men
  }
  return 0
}

/** GF-EXP-02: too many new men spoil a unit. */
const isSpoilt = (view: View, unit: Unit, men: number): boolean =>
  draftsOf(view, unit, men).experience < unit.experience

/** On a button whose men would cost experience. */
const SPOILT = ', E−1'

const deal = (view: View, unit: Unit, men: number, from: Reinforce['from']): Deal => {
  const price = men * PRICES[unit.type].strength
  const spoilt = isSpoilt(view, unit, men)
  const to = unit.strength + men
  const order: Reinforce = { kind: 'reinforce', unit: unit.id, men, from }
  return {
    title: `to ${to}: ${from === 'pool' ? `${men} pooled` : `${price} supply`}${spoilt ? SPOILT : ''}`,
    text: `${unit.name} from ${unit.strength} to ${to} for ${from === 'pool' ? several(men, 'pooled man', 'pooled men') : `${price} supply`}${spoilt ? '; it loses a level of experience' : ''}`,
    order,
  }
}

/** One more man, and as many as can be had, from each source. */
const dealsOf = (view: View, side: SideName, unit: Unit): readonly (readonly Deal[])[] => {
  const most = SOURCES.map((from) => ({ from, men: mostFrom(view, side, unit, from) }))
  return [
    most.flatMap(({ from, men }) => (men > 0 ? [deal(view, unit, 1, from)] : [])),
    most.flatMap(({ from, men }) => (men > 1 ? [deal(view, unit, men, from)] : [])),
  ]
}

/** Who is filled up first: infantry, then the other arms that fight, each nearest to the enemy and weakest first. */
const rank = (view: View, unit: Unit): number => {
  const arm = unit.type === 'infantry' ? 0 : ARM[unit.type] === 'aircraft' ? 2 : 1
  const away = unit.place >= 0 ? Math.min(9, toEnemyLines(view, unit.place, unit.side)) : 9
  return arm * 100 + away * 10 + unit.strength / unit.establishment
}

/** All that can be filled up with what there is, none of them spoilt by it, and pooled men first. */
const fillAll = (view: View, side: SideName, units: readonly Unit[]): readonly Reinforce[] => {
  let { supply, pool } = view.armies[side]
  return units.flatMap((unit): readonly Reinforce[] => {
    const price = PRICES[unit.type].strength
    let wanted = missing(unit)
    while (wanted > 0 && isSpoilt(view, unit, wanted)) wanted--
    const pooled = unit.type === 'infantry' ? Math.min(wanted, pool) : 0
    const bought = price === 0 ? 0 : Math.min(wanted - pooled, Math.floor(supply / price))
    pool -= pooled
    supply -= bought * price
    const orders: readonly Reinforce[] = [
      { kind: 'reinforce', unit: unit.id, men: pooled, from: 'pool' },
      { kind: 'reinforce', unit: unit.id, men: bought, from: 'supply' },
    ]
    return orders.filter((order) => order.men > 0 && isLegal(view, side, order))
  })
}

/** GF-REP-01, GF-REP-02: the units below their establishment, and what filling them up costs. */
export const draftLedger = ({ view, side }: Writer): readonly ShownLedger[] => {
  const { supply, pool, depot, depotStart } = view.armies[side]
  const units = view.units
    .filter((unit) => unit.side === side && unit.gone === null && missing(unit) > 0)
    .sort((one, other) => rank(view, one) - rank(view, other))
  if (units.length === 0) return []
  const orders = fillAll(view, side, units)
  const rows = units.map((unit) => ({
    name: unit.name,
    text: `${unit.strength} of ${unit.establishment}, ${PRICES[unit.type].strength} each`,
    unit: unit.id,
    cells: dealsOf(view, side, unit),
  }))
  const spoilt = rows.some(({ cells }) => cells.flat().some(({ title }) => title.endsWith(SPOILT)))
  const men = orders.reduce((sum, order) => sum + order.men, 0)
  return [
    {
      title: 'Men for units below strength',
      purse: `${supply} supply, ${pool} pooled, depot ${depot} of ${depotStart}`,
      head: ['One more', 'Fill up'],
      rows,
      ...(spoilt ? { note: 'E−1: so many new men cost the unit a level of experience.' } : {}),
      ...(men > 0
        ? {
            all: {
              title: `Fill all by need: ${several(men, 'man', 'men')}`,
              text: 'Infantry nearest to the enemy first, pooled men before bought ones, and nobody so many that it loses experience.',
              orders,
            },
          }
        : {}),
    },
  ]
}

/** Units that could take in men. */
export const wantsMen = (view: View, side: SideName, unit: Unit): boolean =>
  missing(unit) > 0 &&
  SOURCES.some((from) => isLegal(view, side, { kind: 'reinforce', unit: unit.id, men: 1, from }))
