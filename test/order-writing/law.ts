import { fair, type Random, sfc32 } from '../../src/kernel/chance/random.ts'
import { seededDice } from '../../src/kernel/chance/rolled.ts'
import type { AnyOrder } from '../../src/kernel/game/game.ts'
import type { PlayedRuleset } from '../../src/screen/ruleset.ts'
import { aimOf, choicesAt, EMPTY_HAND, type Hand, stepsFrom, writingOf } from './desk.ts'
import { type Said, shapesOf } from './fields.ts'
import { gameOf, legalOrder, matters, type Position, saidIn, type Target, targetsAt } from './targets.ts'

/** Presses, taps and drags after which an order must be written. */
const DEEPEST = 6
/** Of the hands that come nearest to the order that is gone for so many are followed. */
const FOLLOWED = 3
/** Orders that are gone for before a field is said to have but one value. */
const GONE_FOR = 3

/** What the screen has been seen to write: kinds of orders, and of each field the values. */
interface Written {
  readonly orders: Set<string>
  readonly kinds: Set<string>
  readonly values: Map<string, Set<string>>
  /** All that each of them says. */
  readonly whole: Set<string>
}

const wholly = (position: Position, order: AnyOrder): string =>
  [order.kind, ...saidIn(position, order).map(({ field, value }) => `${field} ${value}`)].join('; ')

const keyOf = (kind: string, { field }: Pick<Said, 'field'>): string => `${kind} ${field}`

const note = (position: Position, { orders, kinds, values, whole }: Written, order: AnyOrder): void => {
  const text = JSON.stringify(order)
  if (orders.has(text)) return
  orders.add(text)
  const legal = legalOrder(position, order)
  if (!legal) return
  kinds.add(legal.kind)
  whole.add(wholly(position, legal))
  for (const said of saidIn(position, legal)) {
    const key = keyOf(legal.kind, said)
    values.set(key, (values.get(key) ?? new Set()).add(said.value))
  }
}

/** How far an order is from the one that is gone for. */
const apart = (position: Position, order: AnyOrder, { order: goal, said }: Target): number => {
  if (order.kind !== goal.kind) return 1000
  const text = (one: Said): string => `${one.field} ${one.value}`
  const own = new Set(saidIn(position, order).map(text))
  const wanted = new Set(said.map(text))
  return [...own].filter((one) => !wanted.has(one)).length + [...wanted].filter((one) => !own.has(one)).length
}

/** Goes for an order by presses, taps and drags, until enough is written. */
const goFor = (position: Position, target: Target, written: Written, enough: () => boolean): boolean => {
  const aim = aimOf(position, target.order)
  const tried = new Set<string>()
  let hands: readonly Hand[] = choicesAt(position, aim).flatMap((unit) => [
    { ...EMPTY_HAND, unit },
    ...[...aim.ids].slice(0, 1).map((piece) => ({ ...EMPTY_HAND, unit, piece })),
  ])
  for (let depth = 0; depth < DEEPEST; depth++) {
    const next: { readonly hand: Hand; readonly off: number }[] = []
    for (const hand of hands)
      for (const { order, hand: then } of stepsFrom(position, hand, aim)) {
        if (order) note(position, written, order)
        if (enough()) return true
        if (!then) continue
        const text = JSON.stringify(then)
        if (tried.has(text)) continue
        tried.add(text)
        next.push({ hand: then, off: then.order ? apart(position, then.order, target) : 500 })
      }
    hands = next
      .toSorted((one, other) => one.off - other.off)
      .slice(0, FOLLOWED)
      .map(({ hand }) => hand)
  }
  return false
}

/** What cannot be written. */
export interface Gap {
  readonly kind: string
  /** None if no such order can be written at all. */
  readonly field?: string
  readonly value?: string
  readonly order: AnyOrder
}

const fieldsOf = (targets: readonly Target[]): ReadonlyMap<string, readonly Target[]> => {
  const found = new Map<string, Target[]>()
  for (const target of targets)
    for (const { field } of target.said) found.set(field, [...(found.get(field) ?? []), target])
  return found
}

const valuesOf = ({ said }: Target, field: string): string =>
  said
    .filter((one) => one.field === field)
    .map(({ value }) => value)
    .join('; ')

/** A field with two values that come to different things must be written with two. */
const gapInField = (
  position: Position,
  written: Written,
  kind: string,
  field: string,
  targets: readonly Target[],
): Gap | undefined => {
  const enough = (): boolean => (written.values.get(keyOf(kind, { field }))?.size ?? 0) >= 2
  if (
    enough() ||
    new Set(
      targets.flatMap(({ said }) => said.filter((one) => one.field === field)).map(({ value }) => value),
    ).size < 2
  )
    return undefined
  const known = written.values.get(keyOf(kind, { field })) ?? new Set()
  const others = targets.filter(({ said }) =>
    said.some((one) => one.field === field && !known.has(one.value)),
  )
  const varied = others.filter((target) => target.field === field)
  const wanted = (varied.length > 0 ? varied : others)
    .filter((target) => matters(position, target))
    .slice(0, GONE_FOR)
  for (const target of wanted) if (goFor(position, target, written, enough)) return undefined
  const [first] = wanted
  return first && { kind, field, value: valuesOf(first, field), order: first.order }
}

/** What is known of a position besides what can be found out. */
export interface Known {
  /** Orders that the screen must write to the letter. */
  readonly orders?: readonly AnyOrder[]
  /** A field that nothing hangs on here, though it is written down. */
  idle?(position: Position, kind: string, field: string, order: AnyOrder): boolean
}

/** All that the contract accepts here and the screen cannot write. */
export const gapsAt = (
  position: Position,
  random: Random,
  { orders = [], idle }: Known = {},
): readonly Gap[] => {
  const targets = targetsAt(position, random, orders)
  const written: Written = { orders: new Set(), kinds: new Set(), values: new Map(), whole: new Set() }
  const missed = targets
    .slice(0, orders.length)
    .filter(
      (target) => !goFor(position, target, written, () => written.whole.has(wholly(position, target.order))),
    )
    .map(({ order }): Gap => ({ kind: order.kind, order }))
  if (missed.length > 0) return missed
  const offered = [...new Set(targets.map(({ order }) => order.kind))]
  return offered.flatMap((kind): readonly Gap[] => {
    const own = targets.filter(({ order }) => order.kind === kind)
    const [first] = own
    if (!first) return []
    const reached = own
      .slice(0, GONE_FOR)
      .some((target) => goFor(position, target, written, () => written.kinds.has(kind)))
    if (!reached) return [{ kind, order: first.order }]
    return [...fieldsOf(own)].flatMap(([field, those]) => {
      const counted = idle ? those.filter(({ order }) => !idle(position, kind, field, order)) : those
      return gapInField(position, written, kind, field, counted) ?? []
    })
  })
}

/** Orders that the screen offers to give and that may not be given. */
export const falseOffersAt = (position: Position): readonly AnyOrder[] => {
  const { tableTop, game } = gameOf(position.ruleset)
  const { view, side, state } = position
  const todo = tableTop.units(view, side, undefined).filter(({ todo }) => todo)
  return [undefined, ...todo.slice(0, 4).map(({ id }) => id)].flatMap((unit) => {
    const writing = writingOf(position, { ...EMPTY_HAND, unit })
    if (!writing) return []
    const { order, otherwise, ends, gives, groups } = writing
    const byButton = ends !== undefined || gives === true || groups[0]?.atOnce !== true
    return [...(byButton ? [order] : []), ...(otherwise ? [otherwise.order] : [])].filter(
      (offered) => game.check(state, side, offered) !== undefined,
    )
  })
}

/** A gap as a failing test names it. */
export const gapWords = ({ kind, field, value, order }: Gap): string =>
  field === undefined
    ? `${kind} cannot be written: ${JSON.stringify(order)}`
    : `${kind}.${field} cannot be ${value ?? 'otherwise'}: ${JSON.stringify(order)}`

/** How positions of a scenario are come by. */
export interface Course {
  readonly scenario: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly positions: number
  /** Orders from one position to the next, at most. */
  readonly apart: number
  readonly seed: number
}

/** Shows positions of battles between commanders who now and then do as chance has it. */
export const walk = (
  ruleset: PlayedRuleset,
  { scenario, options = {}, positions, apart: most, seed }: Course,
  visit: (position: Position, number: number) => void,
): void => {
  const { game } = gameOf(ruleset)
  const shapes = shapesOf(game)
  const random = sfc32(seed)
  const dice = seededDice(seed)
  for (let seen = 0; seen < positions; ) {
    const begun = game.begin(scenario, options, seed)
    if (!begun.ok) throw new Error(begun.error.message)
    const state = begun.value
    let left = fair(random, most)
    for (
      let pending = game.pending(state);
      pending.length > 0 && seen < positions;
      pending = game.pending(state)
    ) {
      const side = pending[fair(random, pending.length)] ?? ''
      if (left-- === 0) {
        visit({ ruleset, shapes, state, view: game.view(state, side), side }, seen++)
        left = 1 + fair(random, most)
      }
      game.act(state, side, decided(ruleset, state, side, random), dice)
    }
  }
}

const decided = (ruleset: PlayedRuleset, state: unknown, side: string, random: Random): AnyOrder => {
  const { game } = gameOf(ruleset)
  const staff = {
    side,
    random,
    check: (order: AnyOrder) => game.check(state, side, order),
    sample: () => game.sample(state, side, random),
  }
  if (fair(random, 5) > 0)
    for (const { order } of ruleset.doctrine?.wishes(game.view(state, side), staff).candidates ?? [])
      if (!staff.check(order)) return order
  return staff.sample()
}

/** Everything that is amiss at positions of a scenario, each with where it is. */
export const faultsOf = (ruleset: PlayedRuleset, course: Course, known: Known = {}): readonly string[] => {
  const { game } = gameOf(ruleset)
  const faults: string[] = []
  walk(ruleset, course, (position, number) => {
    const where = `${course.scenario}, position ${number} (${game.step(position.state)}, ${position.side})`
    for (const gap of gapsAt(position, sfc32(course.seed * 1000 + number), known))
      faults.push(`${where}: ${gapWords(gap)}`)
    for (const order of falseOffersAt(position))
      faults.push(
        `${where}: offered ${JSON.stringify(order)}, though ${game.check(position.state, position.side, order)?.message}`,
      )
  })
  return faults
}
