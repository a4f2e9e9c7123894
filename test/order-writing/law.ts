import { alike } from '../../src/kernel/alike.ts'
import { fair, type Random, sfc32 } from '../../src/kernel/chance/random.ts'
import { seededDice } from '../../src/kernel/chance/rolled.ts'
import type { AnyOrder } from '../../src/kernel/game/game.ts'
import type { PlayedRuleset } from '../../src/screen/ruleset.ts'
import {
  type Aim,
  aimOf,
  buttonOf,
  choicesAt,
  type Desk,
  deskAt,
  EMPTY_HAND,
  type Hand,
  type Handling,
  stepsFrom,
} from './desk.ts'
import { NOTHING, type Said, shapesOf } from './fields.ts'
import {
  broughtAbout,
  gameOf,
  goesWithoutSaying,
  legalOrder,
  matters,
  outcomeOf,
  type Position,
  saidIn,
  type Target,
  targetsAt,
} from './targets.ts'

/** Presses, taps and drags after which an order must be written. */
const DEEPEST = 6
/** Of the hands that come nearest to the order that is gone for so many are followed. */
const FOLLOWED = 3
/** And of those that have only turned to another unit or piece. */
const TURNED_TO = 2
/** Orders that are gone for before a field is said to have but one value. */
const GONE_FOR = 3

/** What an order comes to: itself if it may be given, and what it says. */
interface Read {
  readonly legal: AnyOrder | undefined
  readonly said: readonly Said[]
}

/** What the screen has been seen to write: kinds of orders, and of each field the values. */
interface Written {
  readonly desk: Desk
  readonly kinds: Set<string>
  readonly values: Map<string, Set<string>>
  /** All that each of them says. */
  readonly whole: Set<string>
  /** Orders that have been looked at, by their text. */
  readonly known: Map<string, Read>
}

const nothingWritten = (desk: Desk): Written => ({
  desk,
  kinds: new Set(),
  values: new Map(),
  whole: new Set(),
  known: new Map(),
})

const textOf = ({ field, value }: Said): string => `${field} ${value}`

const wholly = (position: Position, order: AnyOrder): string =>
  [order.kind, ...saidIn(position, order).map(textOf)].join('; ')

const keyOf = (kind: string, { field }: Pick<Said, 'field'>): string => `${kind} ${field}`

const note = (written: Written, order: AnyOrder): void => {
  const { kinds, values, whole, known } = written
  const { position } = written.desk
  const text = JSON.stringify(order)
  if (known.has(text)) return
  const legal = legalOrder(position, order)
  const said = legal ? saidIn(position, legal) : []
  known.set(text, { legal, said })
  if (!legal) return
  kinds.add(legal.kind)
  whole.add(wholly(position, legal))
  for (const one of said) {
    const key = keyOf(legal.kind, one)
    values.set(key, (values.get(key) ?? new Set()).add(one.value))
  }
}

/** By how much the field that is gone for counts more than others. */
const FIRST = 20

/** By how much the kind counts more than all that is said. */
const OTHER_KIND = 1000

/** How far an order is from the one that is gone for. */
const apart = ({ position }: Desk, order: AnyOrder, { order: goal, said, field }: Target): number => {
  const own = new Set(saidIn(position, order).map(textOf))
  const wanted = new Set(said.map(textOf))
  const missing = said.filter((one) => !own.has(textOf(one)))
  if (order.kind !== goal.kind) return OTHER_KIND + missing.length
  // What is gone for comes first.
  const first = field === undefined ? 0 : missing.filter((one) => one.field === field).length * FIRST
  return [...own].filter((one) => !wanted.has(one)).length + missing.length + first
}

/** Whether an order in hand says something that has been gone for, so that it is looked at whether it may be given. */
const isPromising = (
  { desk, kinds, values }: Written,
  order: AnyOrder,
  { order: goal, field }: Target,
): boolean => {
  if (order.kind !== goal.kind) return false
  if (field === undefined) return !kinds.has(order.kind)
  const known = values.get(keyOf(order.kind, { field }))
  return saidIn(desk.position, order).some((one) => one.field === field && !known?.has(one.value))
}

/** The nearest hands; where all of them hold the same order, the last gives way to the nearest that holds another. */
const notAllAlike = <T extends { readonly hand: Hand }>(sorted: readonly T[]): readonly T[] => {
  const nearest = sorted.slice(0, FOLLOWED)
  const [first] = nearest
  const other = sorted.find(({ hand }) => !alike(hand.order, first?.hand.order))
  return other === undefined || nearest.includes(other) ? nearest : [...nearest.slice(0, -1), other]
}

/** Goes for an order by presses, taps and drags, until enough is written. */
const search = (
  target: Target,
  aim: Aim,
  written: Written,
  enough: () => boolean,
  handling: Handling,
): boolean => {
  const { desk } = written
  const tried = new Set<string>()
  const [named] = aim.ids
  let hands: readonly Hand[] = choicesAt(desk, aim).flatMap((unit) => [
    { ...EMPTY_HAND, unit },
    ...(named === undefined ? [] : [{ ...EMPTY_HAND, unit, piece: named }]),
  ])
  for (let depth = 0; depth < DEEPEST && hands.length > 0; depth++) {
    const next: { readonly hand: Hand; readonly off: number; readonly turns: boolean }[] = []
    for (const hand of hands)
      for (const step of stepsFrom(desk, hand, aim, handling)) {
        if ('given' in step) {
          note(written, step.given)
          if (enough()) return true
          continue
        }
        const text = JSON.stringify(step.hand)
        if (tried.has(text)) continue
        tried.add(text)
        const { order } = step.hand
        const off = order ? apart(desk, order, target) : OTHER_KIND / 2
        if (off === 0 || (order && isPromising(written, order, target))) {
          const writing = desk.writing(step.hand)
          const given = writing && buttonOf(writing)
          if (given) note(written, given)
          if (enough()) return true
        }
        next.push({ hand: step.hand, off, turns: step.turns === true })
      }
    const sorted = next.toSorted((one, other) => one.off - other.off)
    const followed = [
      ...notAllAlike(sorted.filter(({ turns }) => !turns)),
      ...sorted.filter(({ turns }) => turns).slice(0, TURNED_TO),
    ]
    hands = followed.map(({ hand }) => hand)
  }
  return false
}

/** Whoever wants something at a place goes there with the hand first; the rest is pressed. */
const reach = (target: Target, written: Written, enough: () => boolean): boolean => {
  const aim = aimOf(written.desk, target.order, target.from)
  const placed = aim.said.length + aim.headings.length > 0
  const ways: readonly Handling[] = placed ? ['drags to the place', 'drags'] : ['presses', 'drags']
  return ways.some((handling) => search(target, aim, written, enough, handling))
}

const legalIn = ({ known }: Written): readonly AnyOrder[] =>
  [...known.values()].flatMap(({ legal }) => legal ?? [])

/** Orders that bind to nothing yet and after which more is written. */
const LED_TO = 2

/** What has come about, but for how many orders were given in this part of the turn (GF-TURN-04). */
const stands = (position: Position | undefined): unknown => {
  const state = position?.state
  return typeof state === 'object' && state !== null && 'given' in state
    ? { ...state, given: undefined }
    : state
}

const nearest = (desk: Desk, orders: Iterable<AnyOrder>, target: Target): readonly AnyOrder[] =>
  [...orders]
    .filter(({ kind }) => kind === target.order.kind)
    .toSorted((one, other) => apart(desk, one, target) - apart(desk, other, target))

/** Orders given one after the other at most. */
const ONE_AFTER_THE_OTHER = 3

/**
 * Where an order is given at a press and may be given anew, as who flies and when, the presses are steps of writing: orders
 * of one kind are given one after the other, each nearer to the one that is gone for, until all has come about that it
 * alone would have brought about.
 */
const bringsAbout = (target: Target, written: Written, wanted: unknown, left: number): boolean =>
  nearest(written.desk, legalIn(written), target)
    .slice(0, LED_TO)
    .some((order) => {
      const then = broughtAbout(written.desk.position, order)
      if (!then) return false
      if (alike(stands(then), wanted)) return true
      if (left === 0) return false
      const anew = nothingWritten(deskAt(then))
      reach(target, anew, () => anew.whole.has(wholly(then, target.order)))
      return bringsAbout(target, anew, wanted, left - 1)
    })

const reachByOrders = (target: Target, written: Written): boolean => {
  const wanted = stands(broughtAbout(written.desk.position, target.order))
  if (wanted === undefined || !bringsAbout(target, written, wanted, ONE_AFTER_THE_OTHER - 1)) return false
  note(written, target.order)
  return true
}

/** What another order opens that says nothing more, as changing attachments at all (PA-TROOP-13), is one press away. */
const reachThroughAnother = (target: Target, written: Written): boolean => {
  const { position } = written.desk
  const { order: goal } = target
  const opens = (order: AnyOrder): boolean => {
    const then = broughtAbout(position, order)
    if (!then || !legalOrder(then, goal) || outcomeOf(then, goal) !== outcomeOf(position, goal)) return false
    const anew = nothingWritten(deskAt(then))
    return reach(target, anew, () => anew.whole.has(wholly(then, goal)))
  }
  const others = legalIn(written).filter(
    (order) => order.kind !== goal.kind && Object.keys(order).length === 1,
  )
  if (!others.some(opens)) return false
  note(written, goal)
  return true
}

const goFor = (target: Target, written: Written, enough: () => boolean): boolean =>
  enough() ||
  reach(target, written, enough) ||
  ((reachByOrders(target, written) || reachThroughAnother(target, written)) && enough())

/** Whoever wants a field of one item in a list need not see to the others. */
const alone = (
  position: Position,
  target: Target,
  field: string,
  isNew: (value: string) => boolean,
): readonly Target[] => {
  const { order } = target
  const [list, items] = Object.entries(order).find(([name]) => name === field.split('.')[0]) ?? []
  if (list === undefined || !Array.isArray(items) || items.length < 2) return []
  for (const item of items) {
    const part = { ...order, [list]: [item] }
    const said = saidIn(position, part)
    if (said.some((one) => one.field === field && isNew(one.value))) return [{ order: part, said, field }]
  }
  return []
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

/** Orders that were written and come nearest to one are looked at for what they come to. */
const LIKELY = 6

/** Another order that the screen writes comes to the same, as one that leaves out what goes without saying. */
const comesAbout = (target: Target, written: Written): boolean => {
  const { position } = written.desk
  const near = legalIn(written).toSorted(
    (one, other) => apart(written.desk, one, target) - apart(written.desk, other, target),
  )
  const isOther = ({ kind }: AnyOrder): boolean => kind !== target.order.kind
  const likely = [...near.slice(0, LIKELY), ...near.filter(isOther).slice(0, 1)]
  const outcome = outcomeOf(position, target.order)
  return likely.some((order) => outcomeOf(position, order) === outcome)
}

/** What the screen writes when it is gone for comes to the same, whatever kind of order that is. */
const goesAnotherWay = (target: Target, written: Written): boolean => {
  if (comesAbout(target, written)) return true
  goFor(target, written, () => false)
  return comesAbout(target, written)
}

/** A field with two values that come to different things must be written with two. */
const gapInField = (
  written: Written,
  kind: string,
  field: string,
  targets: readonly Target[],
): Gap | undefined => {
  const known = (): ReadonlySet<string> => written.values.get(keyOf(kind, { field })) ?? new Set()
  const enough = (): boolean => known().size >= 2
  const says = ({ said }: Target): readonly string[] =>
    said.filter((one) => one.field === field).map(({ value }) => value)
  const isNew = (target: Target): boolean => says(target).some((value) => !known().has(value))
  const goesUnsaid = ({ order }: Target): boolean =>
    known().has(NOTHING) && goesWithoutSaying(written.desk.position, order, field)
  if (enough() || new Set(targets.flatMap(says)).size < 2) return undefined
  const others = targets.filter(isNew)
  const varied = others.filter((target) => target.field === field)
  const missedOf = (wanted: readonly Target[]): readonly Target[] => {
    const missed: Target[] = []
    for (const target of wanted) {
      if (enough() || missed.length === GONE_FOR) break
      // What was gone for before may have brought it along.
      if (!isNew(target) || !matters(written.desk.position, target)) continue
      if (goFor({ ...target, field }, written, enough)) break
      const parts = alone(written.desk.position, target, field, (value) => !known().has(value))
      if (parts.some((part) => reach(part, written, enough))) break
      if (isNew(target) && !goesUnsaid(target) && !comesAbout(target, written)) missed.push(target)
    }
    return missed
  }
  const [first] = missedOf(varied.length > 0 ? varied : others)
  // Another value is often easier to write in an order that is another altogether.
  if (first && varied.length > 0) missedOf(others.filter((target) => target.field !== field))
  return first && !enough() ? { kind, field, value: says(first).join('; '), order: first.order } : undefined
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
  const written = nothingWritten(deskAt(position))
  const missed = targets
    .slice(0, orders.length)
    .filter((target) => !goFor(target, written, () => written.whole.has(wholly(position, target.order))))
    .map(({ order }): Gap => ({ kind: order.kind, order }))
  if (missed.length > 0) return missed
  const offered = [...new Set(targets.map(({ order }) => order.kind))]
  return offered.flatMap((kind): readonly Gap[] => {
    const own = targets.filter(({ order }) => order.kind === kind)
    const [first] = own
    if (!first) return []
    const reached = own
      .slice(0, GONE_FOR)
      .some((target) => goFor(target, written, () => written.kinds.has(kind)))
    const counts = ({ order, field }: Target): boolean =>
      field === undefined || !idle?.(position, kind, field, order)
    if (!reached)
      return own.every((target) => !counts(target) || goesAnotherWay(target, written))
        ? []
        : [{ kind, order: first.order }]
    return [...fieldsOf(own)].flatMap(([field, those]) => {
      const counted = those.filter((target) => counts({ ...target, field }))
      return gapInField(written, kind, field, counted) ?? []
    })
  })
}

/** Orders that the screen offers to give and that may not be given. */
export const falseOffersAt = (position: Position): readonly AnyOrder[] => {
  const { tableTop, game } = gameOf(position.ruleset)
  const { view, side, state } = position
  const desk = deskAt(position)
  const todo = tableTop.units(view, side, undefined).filter(({ todo }) => todo)
  return [undefined, ...todo.slice(0, 4).map(({ id }) => id)].flatMap((unit) => {
    const writing = desk.writing({ ...EMPTY_HAND, unit })
    if (!writing) return []
    const given = buttonOf(writing)
    return [...(given ? [given] : []), ...(writing.otherwise ? [writing.otherwise.order] : [])].filter(
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
  /** Battles after the first are fought by house rules drawn at random. */
  readonly houseRules?: boolean
  readonly positions: number
  /** Orders from one position to the next, at most. */
  readonly apart: number
  readonly seed: number
}

/** One in so many house rules is another than the usual one. */
const OTHERWISE = 3

const drawnRules = ({ gameOptions, houseRules }: PlayedRuleset, random: Random): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(gameOptions ?? houseRules ?? {}).map(([name, { values }]) => [
      name,
      values[fair(random, OTHERWISE) === 0 ? fair(random, values.length) : 0],
    ]),
  )

/** Shows positions of battles between commanders who now and then do as chance has it. */
export const walk = (
  ruleset: PlayedRuleset,
  { scenario, options = {}, houseRules = false, positions, apart: most, seed }: Course,
  visit: (position: Position, number: number) => void,
): void => {
  const { game } = gameOf(ruleset)
  const shapes = shapesOf(game)
  const random = sfc32(seed)
  const dice = seededDice(seed)
  for (let seen = 0; seen < positions; ) {
    const rules = houseRules && seen > 0 ? drawnRules(ruleset, random) : {}
    const begun = game.begin(scenario, { ...rules, ...options }, seed)
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
