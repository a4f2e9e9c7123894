import type { RolledDie } from '../../chance/dice.ts'
import { type Result, success } from '../../procedure/result.ts'
import type { TraceLine } from '../../procedure/trace.ts'
import { type AnyEvent, type AnyOrder, type Game, type Refusal, type Side, snapshot } from '../game.ts'
import { type Battle, giveOrder } from './battle.ts'

export type Viewer = Side | 'umpire'

/** Who reads a log: a side, the umpire, or everybody who plays, at one screen. */
export type Reader = Viewer | 'everybody'

export type Losses = Readonly<Record<Side, Readonly<Record<string, number>>>>

/** An event, and the state just after it. */
interface Happened {
  readonly event: AnyEvent
  readonly state: unknown
}

/** An order that was carried out, as it is to be told of to whoever asks. */
export interface LoggedOrder {
  /** The first order is 1. */
  readonly number: number
  readonly side: Side
  readonly order: AnyOrder
  readonly before: unknown
  readonly after: unknown
  readonly happened: readonly Happened[]
  readonly dice: readonly RolledDie[]
  readonly working: readonly TraceLine[]
  /** Sides for whose eyes alone some of the dice were. */
  readonly only: readonly Side[]
  /** The players threw the dice themselves. */
  readonly own: boolean
  /** How many of them. */
  readonly byHand: number
  /** Why it was given, if a computer player said so. */
  readonly why: string | undefined
  /** What has been told of it so far, by reader: words take longer than the order itself, and few are ever read. */
  readonly told: Map<Reader, LogEntry>
}

/** One order as somebody may read of it. */
export interface LogEntry {
  readonly number: number
  readonly turn: number
  /** The part of the turn in which it was given. */
  readonly step: string
  readonly side: Side
  readonly lines: readonly string[]
  readonly dice: readonly RolledDie[]
  readonly working: readonly TraceLine[]
  readonly own: boolean
  readonly why: string | undefined
  /** Given while it was hidden from the other side. */
  readonly secret: boolean
  /** After it, of the sides whose losses the reader knows. */
  readonly losses: Losses
}

/** What has happened in a battle so far. */
export interface BattleLog {
  readonly game: Game
  readonly sides: readonly Side[]
  readonly orders: LoggedOrder[]
}

export const begunLog = (game: Game, scenario: string): BattleLog => ({
  game,
  sides: game.scenarios.find(({ id }) => id === scenario)?.sides ?? [],
  orders: [],
})

/** Gives an order and says what is to be written down of it. On a refusal everything is as it was. */
export const giveLogged = (
  battle: Battle,
  side: Side,
  received: unknown,
  faces?: readonly number[],
  why?: string,
): Result<LoggedOrder, Refusal> => {
  const { state } = battle
  const happened: Happened[] = []
  const given = giveOrder(battle, side, received, faces, (event) => {
    happened.push({ event, state: snapshot(state) })
  })
  if (!given.ok) return given
  const { before, dice, working, only, byHand } = given.value
  return success({
    number: battle.orders.length,
    side,
    order: given.value.order,
    before,
    after: snapshot(state),
    happened,
    dice,
    working,
    only,
    own: faces !== undefined && faces.length > 0,
    byHand,
    why,
    told: new Map(),
  })
}

/** An event as a reader may know it; everybody knows what both sides may. */
const seenBy = ({ game, sides }: BattleLog, { event, state }: Happened, reader: Reader) => {
  if (!game.eventView) return event
  if (reader !== 'everybody') return game.eventView(state, event, reader)
  let seen: AnyEvent | undefined = event
  for (const side of sides) seen = seen && game.eventView(state, seen, side)
  return seen
}

/** An event as a reader may know it, with the states just before and after it. */
export interface HeardEvent<S = unknown, E extends AnyEvent = AnyEvent> {
  readonly event: E
  readonly before: S
  readonly after: S
}

/** What a reader hears of an order, event by event. */
export const heardEvents = (log: BattleLog, order: LoggedOrder, reader: Reader): readonly HeardEvent[] =>
  order.happened.flatMap((one, i) => {
    const event = seenBy(log, one, reader)
    const before = order.happened[i - 1]?.state ?? order.before
    return event ? [{ event, before, after: one.state }] : []
  })

/** A line of the log. What two sides would read in different words is not for both of them. */
export const lineOf = (
  { game, sides }: BattleLog,
  state: unknown,
  event: AnyEvent,
  reader: Reader,
): string => {
  if (reader !== 'everybody') return game.tell(state, event, reader)
  const [first = '', ...others] = sides.map((side) => game.tell(state, event, side))
  return others.every((other) => other === first) ? first : ''
}

/** Nothing is left out of it, even if units go by other names. */
const isWhole = (game: Game, { event, state }: Happened, seen: AnyEvent | undefined, side: Side): boolean =>
  seen === event ||
  JSON.stringify(seen) ===
    JSON.stringify(event, (_, value: unknown) =>
      typeof value === 'string' && game.idFor ? game.idFor(state, value, side) : value,
    )

/**
 * Whoever may not see some of the dice is shown none: the others would tell that there were more. So is he who does not
 * hear all that came of them.
 */
const hidesDice = (log: BattleLog, order: LoggedOrder, reader: Reader): boolean => {
  const { happened, dice, only } = order
  if (reader === 'umpire' || dice.length === 0) return false
  if (reader === 'everybody') return log.sides.some((side) => hidesDice(log, order, side))
  if (only.some((one) => one !== reader)) return true
  return happened.some((one) => !isWhole(log.game, one, seenBy(log, one, reader), reader))
}

/** What has been lost as a reader knows it; everybody knows what both sides do. */
const lossesFor = ({ game, sides }: BattleLog, state: unknown, reader: Reader): Losses => {
  const knownTo = (viewer: Viewer): Losses => game.losses(game.view(state, viewer), viewer)
  if (reader !== 'everybody') return knownTo(reader)
  const [first = {}, ...others] = sides.map(knownTo)
  return Object.fromEntries(Object.entries(first).filter(([side]) => others.every((one) => side in one)))
}

/** An order as a reader may read of it. */
export const entryFor = (log: BattleLog, order: LoggedOrder, reader: Reader): LogEntry => {
  const known = order.told.get(reader)
  if (known) return known
  const { game } = log
  const { number, side, before, after, happened, why } = order
  const lines = happened.flatMap((one) => {
    const seen = seenBy(log, one, reader)
    const line = seen ? lineOf(log, one.state, seen, reader) : ''
    return line === '' ? [] : [line]
  })
  const { dice, working, own } = hidesDice(log, order, reader) ? { dice: [], working: [], own: false } : order
  const entry: LogEntry = {
    number,
    turn: Math.max(1, game.turn(before)),
    step: game.step(before),
    side,
    lines,
    dice,
    working,
    own,
    // What an enemy is about is his own business until nobody can gain by it.
    why: reader === side || reader === 'umpire' ? why : undefined,
    secret: game.hides(before, side),
    losses: lossesFor(log, after, reader),
  }
  order.told.set(reader, entry)
  return entry
}

/** The log as somebody may read it when nothing is at stake any more. */
export const heardLog = (log: BattleLog, reader: Reader): readonly LogEntry[] =>
  log.orders.map((order) => entryFor(log, order, reader))

/** Whether somebody knows of an order at all: of his own, of what was ordered openly, and of what he hears anything of. */
export const isKnownTo = ({ side, secret, lines }: LogEntry, reader: Reader): boolean =>
  reader === side || reader === 'umpire' || !secret || lines.length > 0

/** The orders that somebody knows of. */
export const knownOrders = (log: BattleLog, reader: Reader): readonly LoggedOrder[] =>
  log.orders.filter((order) => isKnownTo(entryFor(log, order, reader), reader))

/** The log while the battle goes on: numbered so that no gap tells how much was ordered in secret. */
export const knownLog = (log: BattleLog, reader: Reader): readonly LogEntry[] =>
  heardLog(log, reader)
    .filter((entry) => isKnownTo(entry, reader))
    .map((entry, i) => (entry.number === i + 1 ? entry : { ...entry, number: i + 1 }))

export const totalOf = (losses: Readonly<Record<string, number>> | undefined): number =>
  Object.values(losses ?? {}).reduce((sum, count) => sum + count, 0)
