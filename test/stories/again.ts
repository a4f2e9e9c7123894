import { chanceToWin } from '#commander/value.ts'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import type { BattleFile } from '#kernel/game/battle/file.ts'
import { type AnyEvent, type BattleResult, type Side, snapshot } from '#kernel/game/game.ts'
import type { Shown } from '#study/replay/reel.ts'

/** What each side has lost, of whatever kind. */
export type Toll = Readonly<Record<Side, number>>

/** What happened at once, as the umpire hears it, and how things stood just after it. */
export interface Instant {
  readonly turn: number
  /** The order it came of; the first is 0, and −1 how the battle began. */
  readonly order: number
  readonly event: AnyEvent | undefined
  readonly line: string
  readonly state: unknown
  /** A turn, the battle or an order that leaves nothing half done is over with it. */
  readonly quiet: boolean
  readonly lost: Toll
}

/** All that happened between two moments at which nothing was half done. */
export interface Stretch {
  readonly turn: number
  readonly before: Instant
  readonly after: Instant
  readonly within: readonly Instant[]
}

/** A battle fought again from its file, without a word of what a report makes of it. */
export interface Again {
  readonly ruleset: Shown
  readonly seed: number
  /** Of its two sides, by their ids. */
  readonly names: Readonly<Record<Side, string>>
  readonly givers: readonly Side[]
  /** The turn in which each order was given. */
  readonly turnOf: readonly number[]
  readonly instants: readonly Instant[]
  /** The first turn has begun, no die of it has fallen and nobody has been lost or suppressed. */
  readonly start: Instant
  /** From then on. */
  readonly stretches: readonly Stretch[]
  readonly turns: number
  readonly result: BattleResult | undefined
  /** How the chances of a side stand, in per cent. */
  chance(state: unknown, side: Side): number
}

const tollIn = ({ game }: Shown, state: unknown): Toll =>
  Object.fromEntries(
    Object.entries(game.losses(game.view(state, 'umpire'), 'umpire')).map(([side, kinds]) => [
      side,
      Object.values(kinds).reduce((sum, count) => sum + count, 0),
    ]),
  )

const isMore = (now: Toll, before: Toll): boolean =>
  Object.entries(now).some(([side, lost]) => lost > (before[side] ?? 0))

/** Fire has told before anybody is lost. */
const HARM = /\b(?:suppressed|killed|destroyed)\b/i

const startOf = ({ game }: Shown, instants: readonly Instant[]): Instant | undefined => {
  const [first] = instants
  const ready = instants.findIndex(({ state }) => game.turn(state) >= 1 && (game.isSetUp?.(state) ?? true))
  const hurt = instants.findIndex(
    ({ lost, line }) => HARM.test(line) || (first !== undefined && isMore(lost, first.lost)),
  )
  return instants[hurt > 0 && hurt <= ready ? hurt - 1 : ready]
}

const stretchesIn = (instants: readonly Instant[]): readonly Stretch[] => {
  const stretches: Stretch[] = []
  let from = 0
  instants.forEach((after, at) => {
    const before = instants[from]
    if (at === 0 || !before || !after.quiet) return
    stretches.push({ turn: after.turn, before, after, within: instants.slice(from + 1, at + 1) })
    from = at
  })
  return stretches
}

export const foughtAgain = (ruleset: Shown, file: BattleFile): Again => {
  const { game } = ruleset
  const begun = beginBattle(game, file)
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const instants: Instant[] = []
  const turnOf: number[] = []
  let turn = Math.max(1, game.turn(battle.state))
  let isOver = false
  const note = (order: number, event?: AnyEvent): void => {
    const state = snapshot(battle.state)
    const ended = game.result(state) !== undefined
    // How it stood just as the next turn began, or the end came, belongs to what was before.
    const isBoundary = ended ? !isOver : game.turn(state) > turn
    instants.push({
      turn,
      order,
      event,
      line: event ? game.tell(state, event, 'umpire') : '',
      state,
      quiet: isBoundary || (!event && (game.isQuiet?.(state) ?? true)),
      lost: tollIn(ruleset, state),
    })
    isOver = ended
    if (!ended) turn = Math.max(turn, game.turn(state))
  }
  note(-1)
  for (const [i, { side, order, dice }] of file.orders.entries()) {
    turnOf.push(turn)
    const given = giveOrder(battle, side, order, dice, (event) => note(i, event))
    if (!given.ok) throw new Error(`order ${i + 1}: ${given.error.message}`)
    note(i)
  }
  const scenario = game.scenarios.find(({ id }) => id === file.scenario)
  const start = startOf(ruleset, instants)
  const [one = ''] = scenario?.sides ?? []
  const chances = new Map<unknown, number>()
  const ofOne = (state: unknown): number => {
    const chance = chances.get(state) ?? 100 * chanceToWin(ruleset, state, one)
    chances.set(state, chance)
    return chance
  }
  if (!scenario || !start) throw new Error('the battle never begins')
  return {
    ruleset,
    seed: file.seed,
    names: Object.fromEntries(scenario.sides.map((side, i) => [side, scenario.names[i] ?? side])),
    givers: file.orders.map(({ side }) => side),
    turnOf,
    instants,
    start,
    stretches: stretchesIn(instants.slice(instants.indexOf(start))),
    turns: turn,
    result: game.result(battle.state),
    chance: (state, side) => (side === one ? ofOne(state) : 100 - ofOne(state)),
  }
}
