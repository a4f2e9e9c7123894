import { sfc32 } from '#kernel/chance/random.ts'
import { DiceFault, EndlessTies } from '#kernel/chance/rolled.ts'
import {
  type BattleSetting,
  beginBattle,
  bindOrder,
  type Battle as Fought,
} from '#kernel/game/battle/battle.ts'
import { nextDie as dieAfter } from '#kernel/game/battle/dice.ts'
import type { Led } from '#kernel/game/battle/led.ts'
import { type BattleLog, begunLog, giveLogged, knownLog, type LogEntry } from '#kernel/game/battle/log.ts'
import { type AnyOrder, type BattleResult, type Refusal, type Side, snapshot } from '#kernel/game/game.ts'
import type { NeededDie } from '#kernel/procedure/adjudicate.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import type { Piece } from '#screen/piece.ts'
import type { ShownUnit } from '#screen/tabletop.ts'
import type { Rules } from './rules.ts'

/** What a battle is to be fought about. */
export interface Terms {
  readonly scenario: string
  /** House rules, and what a battle of one's own is to be like; those of the rule book where they are left out. */
  readonly options?: unknown
  /** The dice follow from it, and whatever is left to chance before the first order: a whole number. */
  readonly seed: number
}

/** A battle as it stands. It never changes: every order makes another one, and whoever keeps this one can go back. */
export interface Battle<O extends AnyOrder = AnyOrder> {
  readonly rules: Rules<O>
  readonly setting: BattleSetting
  readonly sides: readonly Side[]
  /** @internal */
  readonly inner: Inner
}

/** @internal */
export interface Inner {
  readonly fought: Fought
  readonly log: BattleLog
  readonly noted: Noted
}

/** Who led the sides, as far as it is known. */
export interface Noted {
  readonly players: Readonly<Record<Side, string>>
  /** Who led a side from an order on. */
  readonly led?: readonly Led[]
  /** Orders that were taken back after dice had been rolled. */
  readonly takenBack: number
}

const NOTHING_NOTED: Noted = { players: {}, takenBack: 0 }

/** A battle that the kernel has fought, as a value of the engine. */
export const battleOf = <O extends AnyOrder>(
  rules: Rules<O>,
  fought: Fought,
  log: BattleLog,
  noted: Noted = NOTHING_NOTED,
): Battle<O> => ({ rules, setting: fought.setting, sides: fought.sides, inner: { fought, log, noted } })

/** Another one that stands the same, for the kernel to change. */
export const copyOf = ({ inner: { fought, log, noted } }: Battle): Inner => ({
  fought: {
    ...fought,
    state: snapshot(fought.state),
    orders: [...fought.orders],
    snapshots: [...fought.snapshots],
  },
  log: { ...log, orders: [...log.orders] },
  noted,
})

/** Begins a battle. */
export const begin = <O extends AnyOrder>(rules: Rules<O>, terms: Terms): Result<Battle<O>, Fault> => {
  const { scenario, options = {}, seed } = terms
  if (!Number.isSafeInteger(seed) || seed < 0)
    return failure({ path: 'seed', message: 'The seed of a battle is a whole number from 0.' })
  const { id, game } = rules.inner
  const begun = beginBattle(game, { ruleset: id, scenario, options, seed })
  return begun.ok ? success(battleOf(rules, begun.value, begunLog(game, scenario))) : begun
}

/** How an order is given. */
export interface Giving {
  /** The faces that the players threw themselves, just those that it asks for; thrown by the battle itself if left out. */
  readonly dice?: readonly number[]
  /** Why it is given, for the log and the report. */
  readonly why?: string
}

/** Gives an order, which is checked in full before anything is rolled: the battle after it, or why it may not be given. */
export const give = <O extends AnyOrder>(
  battle: Battle<O>,
  side: Side,
  order: NoInfer<O>,
  giving: Giving = {},
): Result<Battle<O>, Refusal> => {
  const { fought, log, noted } = copyOf(battle)
  const given = giveLogged(fought, side, order, giving.dice, giving.why)
  if (!given.ok) return given
  log.orders.push(given.value)
  return success(battleOf(battle.rules, fought, log, noted))
}

/** Why an order may not be given now; nothing if it may. */
export const check = <O extends AnyOrder>(
  battle: Battle<O>,
  side: Side,
  order: NoInfer<O>,
): Refusal | undefined => {
  const bound = bindOrder(copyOf(battle).fought, side, order)
  return bound.ok ? undefined : bound.error
}

/** The die to throw next for an order, after those that have fallen; nothing when it has all it needs. */
export const nextDie = <O extends AnyOrder>(
  battle: Battle<O>,
  side: Side,
  order: NoInfer<O>,
  fallen: readonly number[] = [],
): Result<NeededDie | undefined, Refusal> => {
  const { fought } = copyOf(battle)
  const bound = bindOrder(fought, side, order)
  if (!bound.ok) return bound
  try {
    return success(dieAfter(fought.game, fought.state, side, bound.value, fallen))
  } catch (thrown) {
    if (thrown instanceof DiceFault || thrown instanceof EndlessTies)
      return failure({ code: 'other-dice', message: thrown.message })
    throw thrown
  }
}

/** A legal order drawn by lot, for a side that owes a decision. */
export const sample = <O extends AnyOrder>(battle: Battle<O>, side: Side, seed: number): Result<O, Fault> => {
  const { game, state } = battle.inner.fought
  if (!pending(battle).includes(side)) return failure(owesNothing(side))
  return battle.rules.readOrder(game.sample(state, side, sfc32(seed)))
}

export const owesNothing = (side: Side): Fault => ({
  path: 'side',
  message: `"${side.slice(0, 40)}" owes no decision now.`,
})

/** Who owes a decision: several where they decide in secret, nobody when the battle is over. */
export const pending = (battle: Battle): readonly Side[] => {
  const { game, state } = battle.inner.fought
  return game.pending(state)
}

/** What a side is to do now, in a sentence for its player. */
export const prompt = (battle: Battle, side: Side): string => {
  const { game, state } = battle.inner.fought
  return battle.sides.includes(side) ? game.prompt(state, side) : ''
}

/** How the battle ended; nothing while it goes on. */
export const result = (battle: Battle): BattleResult | undefined => {
  const { game, state } = battle.inner.fought
  return game.result(state)
}

/** How a battle stands, in figures. */
export interface Figures {
  readonly turn: number
  /** The part of the turn, in words. */
  readonly step: string
  /** What each side has lost, by kind. */
  readonly losses: Readonly<Record<Side, Readonly<Record<string, number>>>>
  readonly orders: number
  readonly dice: number
  /** Of the state: battles that stand the same have the same. */
  readonly hash: string
}

export const figures = (battle: Battle): Figures => {
  const { game, state, orders, hash } = battle.inner.fought
  return {
    turn: game.turn(state),
    step: game.step(state),
    losses: game.losses(game.view(state, 'umpire'), 'umpire'),
    orders: orders.length,
    dice: orders.reduce((sum, { drawn }) => sum + drawn, 0),
    hash: hash(state),
  }
}

/** Who looks at a battle: a side, or the umpire, who sees all. */
export type Viewer = Side | 'umpire'

const mayLook = ({ sides }: Battle, viewer: Viewer): boolean => viewer === 'umpire' || sides.includes(viewer)

/**
 * What a viewer may know of a battle, as plain data that can go through JSON: what `decide` goes by. How a rule set lays it out
 * is its own affair and may change; `units` and `pieces` show it alike for all. Nothing for a viewer that there is not.
 */
export const view = (battle: Battle, viewer: Viewer): unknown => {
  const { game, state } = battle.inner.fought
  return mayLook(battle, viewer) ? game.view(state, viewer) : undefined
}

/** The units that a viewer knows of, with their state in words. */
export const units = (battle: Battle, viewer: Viewer): readonly ShownUnit[] => {
  const { tableTop } = battle.rules.inner
  if (!tableTop || !mayLook(battle, viewer)) return []
  return tableTop.units(view(battle, viewer), viewer === 'umpire' ? undefined : viewer, undefined)
}

/** What a viewer sees standing on the table, in hundredths of a millimetre. */
export const pieces = (battle: Battle, viewer: Viewer): readonly Piece[] => {
  const { tableTop } = battle.rules.inner
  if (!tableTop || !mayLook(battle, viewer)) return []
  return tableTop.pieces(view(battle, viewer), undefined)
}

/** What has happened so far, order by order, as a viewer may read of it. */
export const log = (battle: Battle, viewer: Viewer): readonly LogEntry[] =>
  mayLook(battle, viewer) ? knownLog(battle.inner.log, viewer) : []
