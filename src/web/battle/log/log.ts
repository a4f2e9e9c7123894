import type { Dice, RolledDie } from '../../../kernel/chance/dice.ts'
import { enteredRoll, ordinaryDice } from '../../../kernel/chance/rolled.ts'
import { type Battle, giveOrder } from '../../../kernel/game/battle/battle.ts'
import type { AnyEvent, AnyOrder, Refusal, Side } from '../../../kernel/game/game.ts'
import { type Result, success } from '../../../kernel/procedure/result.ts'
import { type TraceLine, writtenTrace } from '../../../kernel/procedure/trace.ts'
import type { TableTop } from '../../../screen/tabletop.ts'

export type Losses = Readonly<Record<Side, Readonly<Record<string, number>>>>

/** One order in the log, with all that came of it. */
export interface LogEntry {
  /** The first order is 1. */
  readonly number: number
  readonly turn: number
  /** The part of the turn in which it was given. */
  readonly step: string
  readonly side: Side
  /** What all who play may know of it. */
  readonly lines: readonly string[]
  /** What each side, and the umpire, hears of it, where they do not all hear the same. */
  readonly heard: Readonly<Record<string, readonly string[]>>
  /** Those from whom some of it was hidden. */
  readonly hiddenFrom: readonly Side[]
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

const sidesOf = ({ game, setting }: Battle): readonly Side[] =>
  game.scenarios.find(({ id }) => id === setting.scenario)?.sides ?? []

/** What both sides may know of an event, for a log that lies open to all who look at the screen. */
const openly = (battle: Battle, state: unknown, event: AnyEvent): AnyEvent =>
  sidesOf(battle).reduce((seen, side) => battle.game.eventView?.(state, seen, side) ?? seen, event)

/** The log as somebody may read it: with his own lines, and without dice that tell of what was hidden from him. */
export const heardLog = (log: readonly LogEntry[], viewer: Side | 'umpire'): readonly LogEntry[] =>
  log.map((entry) => {
    const lines = entry.heard[viewer] ?? entry.lines
    const hidden = entry.hiddenFrom.includes(viewer)
    return lines === entry.lines && !hidden
      ? entry
      : { ...entry, lines, ...(hidden ? { dice: [], working: [], own: false } : {}) }
  })

/** Whether somebody knows of an order at all: of his own, and of those of which he hears anything. */
export const isKnownTo = ({ side, heard }: LogEntry, viewer: Side | 'umpire'): boolean =>
  viewer === side || viewer === 'umpire' || heard[viewer]?.length !== 0

/** The log while the battle goes on: numbered so that no gap tells how much was ordered in secret. */
export const knownLog = (log: readonly LogEntry[], viewer: Side | 'umpire'): readonly LogEntry[] =>
  heardLog(
    log.filter((entry) => isKnownTo(entry, viewer)),
    viewer,
  ).map((entry, i) => (entry.number === i + 1 ? entry : { ...entry, number: i + 1 }))

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
  const secret = tableTop.secretive === true || game.pending(battle.state).length > 1 || battle.secrets
  const turn = game.turn(battle.state)
  const step = tableTop.step(game.view(battle.state, 'umpire'))
  // Each line is told as things stood just then.
  const telling = game.copy(battle.state)
  const given = giveOrder(battle, side, order, faces)
  if (!given.ok) return given
  const { working, eyes } = workingOf(battle, telling, side, given.value.dice)
  const lines: string[] = []
  const viewers = tableTop.secretive ? [...sidesOf(battle), 'umpire'] : []
  const heard: Record<string, string[]> = Object.fromEntries(viewers.map((viewer) => [viewer, []]))
  // Whoever may not see some of the dice is shown none: the others would tell that there were more.
  const hiddenFrom = new Set(sidesOf(battle).filter((one) => eyes.some((only) => only !== one)))
  for (const event of given.value.events) {
    // The turn that ends is the one in which its end is told.
    const before = tableTop.logged(event)
    game.apply(telling, event)
    if (!before) continue
    const line = game.tell(telling, openly(battle, telling, event))
    if (line !== '') lines.push(line)
    for (const viewer of viewers) {
      const seen = game.eventView?.(telling, event, viewer) ?? event
      if (JSON.stringify(seen) !== JSON.stringify(event)) hiddenFrom.add(viewer)
      const told = game.tell(telling, seen, viewer)
      if (told !== '') heard[viewer]?.push(told)
    }
  }
  return success({
    number: battle.orders.length,
    turn: Math.max(1, turn),
    step,
    side,
    lines,
    heard,
    hiddenFrom: [...hiddenFrom],
    events: given.value.events,
    dice: given.value.dice,
    working,
    own: faces !== undefined && faces.length > 0,
    why,
    secret,
    losses: game.losses(battle.state),
  })
}

/** The working of the last order, which is played again with the dice it had, and for whose eyes alone some of them were. */
const workingOf = (
  { game, orders }: Battle,
  before: unknown,
  side: Side,
  dice: readonly RolledDie[],
): { readonly working: readonly TraceLine[]; readonly eyes: readonly Side[] } => {
  const given = orders.at(-1)
  const working: TraceLine[] = []
  const eyes: Side[] = []
  if (!given || dice.length === 0) return { working, eyes }
  const faces: Dice = {
    ...ordinaryDice(enteredRoll(dice.map(({ value }) => value))),
    about({ only }) {
      if (only !== undefined) eyes.push(only)
    },
  }
  game.play(before, side, given.order, faces, writtenTrace(working))
  return { working, eyes }
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
