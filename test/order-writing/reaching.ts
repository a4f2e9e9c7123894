import { alike } from '#kernel/alike.ts'
import type { AnyOrder } from '#kernel/game/game.ts'
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
import type { Said } from './fields.ts'
import { broughtAbout, legalOrder, outcomeOf, type Position, saidIn, type Target } from './targets.ts'

/** Presses, taps and drags after which an order must be written. */
const DEEPEST = 6
/** Of the hands that come nearest to the order that is gone for so many are followed. */
const FOLLOWED = 3
/** And of those that have only turned to another unit or piece. */
const TURNED_TO = 2

/** What an order comes to: itself if it may be given, and what it says. */
interface Read {
  readonly legal: AnyOrder | undefined
  readonly said: readonly Said[]
}

/** What the screen has been seen to write: kinds of orders, and of each field the values. */
export interface Written {
  readonly desk: Desk
  readonly kinds: Set<string>
  readonly values: Map<string, Set<string>>
  /** All that each of them says. */
  readonly whole: Set<string>
  /** Orders that have been looked at, by their text. */
  readonly known: Map<string, Read>
}

export const nothingWritten = (desk: Desk): Written => ({
  desk,
  kinds: new Set(),
  values: new Map(),
  whole: new Set(),
  known: new Map(),
})

const textOf = ({ field, value }: Said): string => `${field} ${value}`

export const wholly = (position: Position, order: AnyOrder): string =>
  [order.kind, ...saidIn(position, order).map(textOf)].join('; ')

export const keyOf = (kind: string, { field }: Pick<Said, 'field'>): string => `${kind} ${field}`

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

/** So far off is an order of another kind, whatever it says. */
const OTHER_KIND = 1000

/** What the order that is gone for says and another does not. */
export const missingIn = ({ position }: Desk, order: AnyOrder, { said }: Target): readonly Said[] => {
  const own = new Set(saidIn(position, order).map(textOf))
  return said.filter((one) => !own.has(textOf(one)))
}

/** How far an order is from the one that is gone for. */
export const apart = (desk: Desk, order: AnyOrder, target: Target): number => {
  const { order: goal, said, field } = target
  if (order.kind !== goal.kind) return OTHER_KIND
  const wanted = new Set(said.map(textOf))
  const missing = missingIn(desk, order, target)
  const own = saidIn(desk.position, order).map(textOf)
  // What is gone for comes first.
  const first = field === undefined ? 0 : missing.filter((one) => one.field === field).length * FIRST
  return [...new Set(own)].filter((one) => !wanted.has(one)).length + missing.length + first
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

/** The nearest hands; where all of them hold the same order, the nearest that holds another is followed as well. */
const notAllAlike = <T extends { readonly hand: Hand }>(sorted: readonly T[]): readonly T[] => {
  const nearest = sorted.slice(0, FOLLOWED)
  const [first] = nearest
  const other = sorted.find(({ hand }) => !alike(hand.order, first?.hand.order))
  return other === undefined || nearest.includes(other) ? nearest : [...nearest, other]
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
export const reach = (target: Target, written: Written, enough: () => boolean): boolean => {
  const aim = aimOf(written.desk, target.order, target.from)
  const placed = aim.said.length + aim.headings.length > 0
  const ways: readonly Handling[] = placed ? ['drags to the place', 'drags'] : ['presses', 'drags']
  return ways.some((handling) => search(target, aim, written, enough, handling))
}

export const legalIn = ({ known }: Written): readonly AnyOrder[] =>
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

export const goFor = (target: Target, written: Written, enough: () => boolean): boolean =>
  enough() ||
  reach(target, written, enough) ||
  ((reachByOrders(target, written) || reachThroughAnother(target, written)) && enough())
