import { type Random, sfc32 } from '#kernel/chance/random.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { buttonOf, deskAt, EMPTY_HAND } from './desk.ts'
import { NOTHING } from './fields.ts'
import {
  apart,
  goFor,
  keyOf,
  legalIn,
  missingIn,
  nothingWritten,
  reach,
  type Written,
  wholly,
} from './reaching.ts'
import {
  gameOf,
  goesWithoutSaying,
  matters,
  outcomeOf,
  type Position,
  saidIn,
  type Target,
  targetsAt,
} from './targets.ts'
import { type Course, walk } from './walk.ts'

/** Orders that are gone for before a field is said to have but one value. */
const GONE_FOR = 3

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
  const [another] = near
    .filter(isOther)
    .toSorted(
      (one, other) =>
        missingIn(written.desk, one, target).length - missingIn(written.desk, other, target).length,
    )
  const likely = [...near.slice(0, LIKELY), ...(another ? [another] : [])]
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
