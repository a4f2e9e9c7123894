import type { Dice } from '#kernel/chance/dice.ts'
import { fair, type Random } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { snapshot } from '#kernel/game/game.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { Piece } from '#screen/piece.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { type Pool, type Said, type Shape, saidBy, variantsOf } from './fields.ts'

/** A moment of a battle, as the side that owes a decision sees it. */
export interface Position {
  readonly ruleset: PlayedRuleset
  readonly shapes: ReadonlyMap<string, Shape>
  readonly state: unknown
  readonly view: unknown
  readonly side: Side
}

/** An order that the contract accepts, what it says, and the order it was made from by changing one field. */
export interface Target {
  readonly order: AnyOrder
  readonly said: readonly Said[]
  readonly field?: string
  readonly from?: AnyOrder
}

const SAMPLES = 8
const WISHES = 8
/** Orders of one kind that are varied. */
const VARIED = 2
/** Legal values that are looked for in one field. */
const VALUES = 3
/** What is tried in one field before it is left. */
const TRIED = 40

export const gameOf = ({ game, tableTop }: PlayedRuleset) => {
  if (!game || !tableTop) throw new Error('no screen')
  return { game, tableTop }
}

const whole = ({ ruleset }: Position, order: AnyOrder): AnyOrder | undefined => {
  const read = accept(gameOf(ruleset).game.order, order)
  return read.ok ? read.value : undefined
}

/** Giving up and offering to stop are the kernel's, and have buttons of their own. */
const isAside = ({ ruleset }: Position, { kind }: AnyOrder): boolean =>
  kind === 'concede' || kind === gameOf(ruleset).game.truce.order.kind

/** An order as the game reads it, if it may be given now. */
export const legalOrder = (position: Position, order: AnyOrder): AnyOrder | undefined => {
  if (isAside(position, order)) return undefined
  const read = whole(position, order)
  const { game } = gameOf(position.ruleset)
  return read && !game.check(position.state, position.side, read) ? read : undefined
}

export const saidIn = ({ shapes }: Position, order: AnyOrder): readonly Said[] =>
  saidBy(shapes.get(order.kind), order)

/** Names in what is seen: of units, stands, zones, whatever has one. */
const idsIn = (value: unknown, found: Set<string> = new Set()): ReadonlySet<string> => {
  if (Array.isArray(value)) for (const one of value) idsIn(one, found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      if ((key === 'id' || key === 'name') && typeof part === 'string') found.add(part)
      else idsIn(part, found)
  return found
}

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []

const numberedFields = (order: AnyOrder): readonly string[] => strings(order)

/** Names and places that may stand in an order: those of its own kind first, then who stands near. */
const poolOf = (position: Position, orders: readonly AnyOrder[], random: Random): Pool => {
  const { tableTop } = gameOf(position.ruleset)
  const { view, shapes } = position
  const pieces = tableTop.pieces(view, undefined)
  const { measure } = tableTop.ground(view)
  const zones = tableTop.zones?.(view)?.zones.map(({ name }) => name) ?? []
  const all = [...idsIn(view)]
  const round = (value: number): number => Math.round((value / measure.length) * 100) / 100
  const near = (order: AnyOrder): readonly Piece[] => {
    const named = new Set(numberedFields(order))
    const about = pieces.find(({ id, unit }) => named.has(id) || named.has(unit))
    return about
      ? pieces.toSorted((a, b) => distance(a.centre, about.centre) - distance(b.centre, about.centre))
      : pieces
  }
  const [some] = orders
  const about = some ? near(some) : pieces
  const steps = [-3, -1, 1, 3].map((step) => step * measure.length)
  const around: readonly Point[] = about.slice(0, 3).flatMap(({ centre: { x, y } }) =>
    steps.flatMap((step) => [
      { x: x + step, y },
      { x, y: y + step },
    ]),
  )
  const places = [...about.slice(0, 16).map(({ centre }) => centre), ...around]
    .filter(({ x, y }) => x >= 0 && y >= 0)
    .map(({ x, y }) => ({ x: round(x), y: round(y) }))
  return {
    places,
    ids(field, order) {
      const used = orders.flatMap((other) =>
        saidBy(shapes.get(other.kind), other).flatMap((said) =>
          said.field === field ? said.value.replaceAll('"', '').split(' ') : [],
        ),
      )
      const close = near(order)
        .slice(0, 10)
        .flatMap(({ id, unit }) => [id, unit])
      const drawn = [...all, ...zones].filter(
        () => fair(random, 1 + Math.floor((all.length + zones.length) / 6)) === 0,
      )
      return [...new Set([...used, ...close, ...drawn])]
    },
  }
}

/** Orders that come to the mind of a player, by kind. */
const thoughtOf = (position: Position, random: Random): readonly AnyOrder[] => {
  const { ruleset, state, side, view } = position
  const { game } = gameOf(ruleset)
  const samples = Array.from({ length: SAMPLES }, () => game.sample(state, side, random))
  const staff = {
    side,
    random,
    check: (order: AnyOrder) => game.check(state, side, order),
    sample: () => game.sample(state, side, random),
  }
  const wishes: AnyOrder[] = []
  for (const { order } of ruleset.doctrine?.wishes(view, staff).candidates ?? []) {
    wishes.push(order)
    if (wishes.length >= WISHES) break
  }
  return [...wishes, ...samples].flatMap((order) => legalOrder(position, order) ?? [])
}

/** Every kind of order that may be given now, and of each field a few of the values it may have. */
export const targetsAt = (
  position: Position,
  random: Random,
  named: readonly AnyOrder[] = [],
): readonly Target[] => {
  const known = named.map((order) => legalOrder(position, order))
  if (known.includes(undefined)) throw new Error('an order that must be written may not be given')
  const thought = [...known.flatMap((order) => order ?? []), ...thoughtOf(position, random)]
  const targets: Target[] = []
  const values = new Map<string, Set<string>>()
  const count = (order: AnyOrder): readonly Said[] => {
    const said = saidIn(position, order)
    for (const { field, value } of said) {
      const key = `${order.kind} ${field}`
      values.set(key, (values.get(key) ?? new Set()).add(value))
    }
    return said
  }
  for (const order of thought) targets.push({ order, said: count(order) })
  const pool = poolOf(position, thought, random)
  const varied = new Map<string, number>()
  for (const base of thought) {
    const often = varied.get(base.kind) ?? 0
    if (often >= VARIED) continue
    varied.set(base.kind, often + 1)
    const tried = new Map<string, number>()
    for (const { field, order } of variantsOf(position.shapes.get(base.kind), base, pool, random)) {
      const already = values.get(`${base.kind} ${field}`)?.size ?? 0
      const times = (tried.get(field) ?? 0) + 1
      tried.set(field, times)
      if (already >= VALUES || times > TRIED) continue
      const legal = legalOrder(position, order)
      if (legal) targets.push({ order: legal, said: count(legal), field, from: base })
    }
  }
  return targets
}

const thrown = (): never => {
  throw new Error('a die is thrown')
}

const NO_DIE: Dice = {
  d: thrown,
  pool: thrown,
  each: thrown,
  exchange: thrown,
  stage: thrown,
  rounds: thrown,
}

/** The position after an order for which no die is thrown, if the same side goes on deciding the same thing. */
export const broughtAbout = (position: Position, order: AnyOrder): Position | undefined => {
  const { ruleset, state, side } = position
  const { game } = gameOf(ruleset)
  const after = snapshot(state)
  try {
    game.act(after, side, order, NO_DIE)
  } catch {
    return undefined
  }
  return game.pending(after).includes(side) && game.step(after) === game.step(state)
    ? { ...position, state: after, view: game.view(after, side) }
    : undefined
}

/** What comes of an order under the same dice. */
export const outcomeOf = ({ ruleset, state, side }: Position, order: AnyOrder): string => {
  const { game } = gameOf(ruleset)
  const after = snapshot(state)
  const events = game.act(after, side, order, seededDice(7))
  return JSON.stringify([after, events])
}

/** A field says something only if another value leads to something else. */
export const matters = (position: Position, { order, from }: Target): boolean =>
  from === undefined || outcomeOf(position, order) !== outcomeOf(position, from)

/** What an order says in a field goes without saying if it comes to the same without it. */
export const goesWithoutSaying = (position: Position, order: AnyOrder, field: string): boolean => {
  const rest = Object.entries(order).filter(([name]) => name !== field)
  const without = legalOrder(position, { ...Object.fromEntries(rest), kind: order.kind })
  return without !== undefined && outcomeOf(position, order) === outcomeOf(position, without)
}
