import { listed, spelled } from '#kernel/words.ts'
import type { Area } from '#screen/area.ts'
import type { Facts } from './facts.ts'

/** Units of a side that had the same first order, and how many of them are gone. */
export interface PlannedOrder {
  readonly side: 0 | 1
  readonly order: string
  readonly units: readonly string[]
  readonly gone: number
}

/** Ground that was worth something, and who held it. */
export interface PlannedGround {
  readonly name: string
  readonly worth: number | undefined
  readonly began: string
  readonly ended: string
  /** Each time it changed hands: the turn, and who then held it. */
  readonly changes: readonly { readonly turn: number; readonly holder: string }[]
}

/** What each side set out to do, and what came of it. */
export interface Plan {
  readonly orders: readonly PlannedOrder[]
  readonly ground: readonly PlannedGround[]
}

const objectivesIn = ({ reel, viewer }: Facts, state: unknown): ReadonlyMap<string, Area> => {
  const { game, tableTop } = reel.ruleset
  const areas = tableTop.areas(game.view(state, viewer), undefined, undefined)
  return new Map(
    areas
      .filter(({ style, label }) => style === 'objective' && label !== undefined)
      .map((area) => [area.id, area]),
  )
}

const firstOrders = ({ reel, roll, start, viewer }: Facts): readonly PlannedOrder[] => {
  const { game, tableTop } = reel.ruleset
  const units = tableTop.units(game.view(start.state, viewer), undefined, undefined)
  const groups = new Map<
    string,
    { readonly side: 0 | 1; readonly order: string; readonly units: string[]; gone: number }
  >()
  for (const { id, side, name, order, gone } of units) {
    if (gone || order === '') continue
    const key = `${side} ${order}`
    const group = groups.get(key) ?? { side, order, units: [], gone: 0 }
    group.units.push(name)
    if (roll.find((unit) => unit.id === id)?.ended === 'gone') group.gone++
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => a.side - b.side)
}

export const planOf = (facts: Facts): Plan => {
  const { reel, start } = facts
  const holder = (area: Area | undefined): string =>
    area?.side === undefined ? 'nobody' : reel.ground.sides[area.side].name
  const ended = objectivesIn(facts, facts.end.state)
  const byTurn = facts.turns.map(({ turn, state }) => ({ turn, held: objectivesIn(facts, state) }))
  const changesOf = (id: string, began: string): PlannedGround['changes'] => {
    let last = began
    return byTurn.flatMap(({ turn, held }) => {
      const now = holder(held.get(id))
      const changed = now !== last
      last = now
      return changed ? [{ turn, holder: now }] : []
    })
  }
  return {
    orders: firstOrders(facts),
    ground: [...objectivesIn(facts, start.state)].map(([id, area]) => ({
      name: area.label ?? '',
      worth: area.number,
      began: holder(area),
      ended: holder(ended.get(id)),
      changes: changesOf(id, holder(area)),
    })),
  }
}

/** Names that hold a comma are kept apart by more than one. */
export const unitsInWords = ({ units }: PlannedOrder): string =>
  units.some((name) => name.includes(',')) ? units.join('; ') : listed(units)

/** What became of those that had one order: " (two lost)". */
export const goneWords = ({ units, gone }: PlannedOrder): string =>
  gone === 0
    ? ''
    : units.length === 1
      ? ' (lost)'
      : ` (${gone === units.length ? 'all' : spelled(gone)} lost)`

/** "turn 5 Entente, turn 9 Germans"; "never" */
export const changesInWords = ({ changes }: PlannedGround, turn: string): string =>
  changes.length === 0 ? 'never' : changes.map((one) => `${turn} ${one.turn} ${one.holder}`).join(', ')
