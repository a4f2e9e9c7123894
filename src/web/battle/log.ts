import { type Battle, giveOrder } from '../../kernel/battle/battle.ts'
import type { RolledDie } from '../../kernel/dice.ts'
import type { AnyEvent, AnyOrder, Refusal, Side } from '../../kernel/game.ts'
import { type Result, success } from '../../kernel/result.ts'
import { enteredRoll, ordinaryDice } from '../../kernel/rolled.ts'
import type { TableTop } from '../../kernel/tabletop.ts'
import { type TraceLine, writtenTrace } from '../../kernel/trace.ts'

export type Losses = Readonly<Record<Side, Readonly<Record<string, number>>>>

/** One order in the log, with all that came of it. */
export interface LogEntry {
  /** The first order is 1. */
  readonly number: number
  readonly turn: number
  readonly side: Side
  readonly lines: readonly string[]
  readonly events: readonly AnyEvent[]
  readonly dice: readonly RolledDie[]
  /** How the dice came to count as they did. */
  readonly working: readonly TraceLine[]
  readonly own: boolean
  readonly why: string | undefined
  /** Given while the other side decided too and could not see it. */
  readonly secret: boolean
  /** After it. */
  readonly losses: Losses
}

/** What both sides may know of an event: the log lies open to all who look at the screen. */
const openly = ({ game, setting }: Battle, state: unknown, event: AnyEvent): AnyEvent => {
  const sides = game.scenarios.find(({ id }) => id === setting.scenario)?.sides ?? []
  return sides.reduce((seen, side) => game.eventView?.(state, seen, side) ?? seen, event)
}

/** Gives an order and says what came of it. On a refusal everything is as it was. */
export const giveAndTell = (
  battle: Battle,
  tableTop: TableTop,
  side: Side,
  order: AnyOrder,
  faces: readonly number[] | undefined,
  why: string | undefined,
): Result<LogEntry, Refusal> => {
  const { game } = battle
  const secret = game.pending(battle.state).length > 1 || battle.secrets
  const turn = game.turn(battle.state)
  // Each line is told as things stood just then.
  const telling = game.copy(battle.state)
  const given = giveOrder(battle, side, order, faces)
  if (!given.ok) return given
  const working = workingOf(battle, telling, side, given.value.dice)
  const lines: string[] = []
  for (const event of given.value.events) {
    // The turn that ends is the one in which its end is told.
    const before = tableTop.logged(event)
    game.apply(telling, event)
    const line = before ? game.tell(telling, openly(battle, telling, event)) : ''
    if (line !== '') lines.push(line)
  }
  return success({
    number: battle.orders.length,
    turn: Math.max(1, turn),
    side,
    lines,
    events: given.value.events,
    dice: given.value.dice,
    working,
    own: faces !== undefined && faces.length > 0,
    why,
    secret,
    losses: game.losses(battle.state),
  })
}

/** The working of the last order: it is played again with the dice it had. */
const workingOf = (
  { game, orders }: Battle,
  before: unknown,
  side: Side,
  dice: readonly RolledDie[],
): readonly TraceLine[] => {
  const given = orders.at(-1)
  const lines: TraceLine[] = []
  if (!given || dice.length === 0) return lines
  const faces = ordinaryDice(enteredRoll(dice.map(({ value }) => value)))
  game.play(before, side, given.order, faces, writtenTrace(lines))
  return lines
}

export const totalOf = (losses: Readonly<Record<string, number>> | undefined): number =>
  Object.values(losses ?? {}).reduce((sum, count) => sum + count, 0)

/** What each side had lost by the end of each turn. */
export const lossesByTurn = (
  log: readonly LogEntry[],
  sides: readonly Side[],
): readonly { readonly turn: number; readonly lost: readonly number[] }[] => {
  const turns = new Map<number, Losses>()
  for (const { turn, losses } of log) turns.set(turn, losses)
  return [...turns].map(([turn, losses]) => ({ turn, lost: sides.map((side) => totalOf(losses[side])) }))
}
