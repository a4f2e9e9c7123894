import { alike } from '../../alike.ts'
import { compiledForm } from '../../procedure/compiled-form.ts'
import { type Fault, failure, type Result, success } from '../../procedure/result.ts'
import { type AnyEvent, type AnyOrder, type Game, type Refusal, type Side, snapshot } from '../game.ts'
import { carriedOut, copyDice, type DiceStream, diceFrom, type Played } from './dice.ts'
import { stateHasher } from './hash.ts'

/** Where an order that was given before stands written, if that was under other rules or in another form. */
export interface Provenance {
  /** The version of the rules it was given under. */
  readonly rulesVersion: number
  /** Its checksum is one of the whole state, as files of the format /1 have them. */
  readonly whole: boolean
}

/** An order that was carried out, with what proves on replay that it came out the same. */
export interface GivenOrder<O extends AnyOrder = AnyOrder> {
  readonly side: Side
  readonly order: O
  /** The faces the players rolled themselves. */
  readonly dice?: readonly number[]
  /** Of what orders can change, as it was after it. */
  readonly hash: string
  /** How many dice were rolled for it, by whomever. */
  readonly drawn: number
  /** Dice were rolled or something hidden was shown, so it is not taken back without asking. */
  readonly binding: boolean
  /** Of one that was read from a file and given under other rules; its hash is the one written there. */
  readonly under?: Provenance
}

/** An order that a side has given and that waits for dice which the players throw. */
export interface BoundOrder<O extends AnyOrder = AnyOrder> {
  readonly side: Side
  readonly order: O
  /** The faces that have been entered so far. */
  readonly faces?: readonly number[] | undefined
}

/** A battle as it stood after some of its orders, to go back to. */
export interface Snapshot<S> {
  readonly orders: number
  readonly state: S
  readonly dice: DiceStream
  readonly secrets: boolean
}

/** What a battle is fought about. */
export interface BattleSetting {
  readonly ruleset: string
  readonly scenario: string
  readonly options: unknown
  readonly seed: number
}

/** A running battle. */
export interface Battle<
  S = unknown,
  O extends AnyOrder = AnyOrder,
  E extends AnyEvent = AnyEvent,
  V = unknown,
> {
  readonly game: Game<S, O, E, V>
  readonly setting: BattleSetting
  readonly sides: readonly Side[]
  state: S
  dice: DiceStream
  readonly orders: GivenOrder<O>[]
  /** In order, the first before any order was given. */
  readonly snapshots: Snapshot<S>[]
  /** Several sides decided at the same time, and what they decided has not been shown yet. */
  secrets: boolean
  /** It has been given and stands, though its dice have not fallen yet. */
  bound: BoundOrder<O> | undefined
  /** Checks the form of an order received from anywhere. */
  readonly form: (received: unknown) => Result<O, Fault>
  /** The hash of its state. */
  readonly hash: (state: unknown) => string
}

export const beginBattle = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  setting: BattleSetting,
): Result<Battle<S, O, E, V>, Fault> => {
  const { options = {} } = setting
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return failure({ path: 'options', message: 'The options of a battle are an object, and these are none.' })
  const begun = game.begin(setting.scenario, options, setting.seed)
  if (!begun.ok) return begun
  const state = begun.value
  const dice = diceFrom(setting.seed)
  const first = { orders: 0, state: snapshot(state), dice: copyDice(dice), secrets: false }
  return success({
    game,
    setting,
    sides: game.scenarios.find(({ id }) => id === setting.scenario)?.sides ?? [],
    state,
    dice,
    orders: [],
    snapshots: [first],
    secrets: false,
    bound: undefined,
    form: compiledForm(game.order),
    hash: stateHasher(game.setting),
  })
}

/**
 * Gives an order received from anywhere: its form and legality are checked in full before anything is rolled. A refusal
 * leaves everything as it was. Without entered faces the dice come from the battle's own stream. `hear` is told of every
 * event as soon as it happens.
 *
 * Which dice an order asks for may tell what was hidden. Where the entered ones do not serve, the order therefore stands and
 * waits for its dice, and how many they are is not said.
 */
export const giveOrder = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Battle<S, O, E, V>,
  side: Side,
  received: unknown,
  entered?: readonly number[],
  hear?: (event: E) => void,
): Result<Played<S, O, E>, Refusal> => {
  const legal = legalOrder(battle, side, received)
  if (!legal.ok) return legal
  const given = carryOut(battle, side, legal.value, entered, hear)
  if (given.ok) battle.bound = undefined
  else if (entered) battle.bound = { side, order: legal.value }
  return given
}

/** An order received from anywhere, if it may be given now. */
const legalOrder = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Battle<S, O, E, V>,
  side: Side,
  received: unknown,
): Result<O, Refusal> => {
  const { game, state } = battle
  if (game.result(state)) return failure({ code: 'battle-over', message: 'The battle is over.' })
  const formed = battle.form(received)
  if (!formed.ok) return failure(misshapen(formed.error))
  const refusal = refusalOf(battle, side, formed.value)
  return refusal ? failure(refusal) : formed
}

/** What has not even the form of an order. */
const misshapen = ({ path, message }: Fault): Refusal => ({
  code: 'invalid-order',
  message: path === '' || path === 'kind' ? 'There is no such order.' : message,
})

/**
 * Gives an order that the players throw dice for. It stands from the first die that is asked for: nothing but to give up
 * comes before it, and it is not taken back until the dice have fallen.
 */
export const bindOrder = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Battle<S, O, E, V>,
  side: Side,
  received: unknown,
  faces: readonly number[] = [],
): Result<O, Refusal> => {
  const legal = legalOrder(battle, side, received)
  if (legal.ok) battle.bound = { side, order: legal.value, ...(faces.length > 0 ? { faces } : {}) }
  return legal
}

/** Nothing else may be done while an order waits for its dice. */
export const WAITS_FOR_DICE: Refusal = {
  code: 'waits-for-dice',
  message: 'An order has been given and waits for its dice; they come first.',
}

const isBound = (bound: BoundOrder, side: Side, order: AnyOrder): boolean =>
  bound.side === side && alike(order, bound.order)

const refusalOf = <S, O extends AnyOrder, E extends AnyEvent, V>(
  { game, sides, state, bound }: Battle<S, O, E, V>,
  side: Side,
  order: O,
): Refusal | undefined => {
  if (!sides.includes(side))
    return { code: 'unknown-side', message: `There is no side "${side.slice(0, 40)}" in this battle.` }
  if (bound && order.kind !== 'concede' && !isBound(bound, side, order)) return WAITS_FOR_DICE
  return game.check(state, side, order)
}

const NOT_THESE_DICE: Refusal = {
  code: 'other-dice',
  message: 'The dice entered are not those that this order asks for.',
}

/** Carries out a legal order and writes it down. Only the entered dice can still be refused. */
const carryOut = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Battle<S, O, E, V>,
  side: Side,
  order: O,
  entered: readonly number[] | undefined,
  hear: ((event: E) => void) | undefined,
): Result<Played<S, O, E>, Refusal> => {
  const { game, state, orders } = battle
  const turn = game.turn(state)
  const performed = perform(battle, side, order, entered, hear)
  if (!performed.ok) return entered ? failure(NOT_THESE_DICE) : performed
  const { played, shown } = performed.value
  const { dice } = played
  orders.push({
    side,
    order,
    ...(entered && entered.length > 0 ? { dice: [...entered] } : {}),
    hash: battle.hash(state),
    drawn: dice.length,
    binding: shown || dice.length > 0,
  })
  if (game.turn(state) !== turn || ordersSinceSnapshot(battle) >= MOST_SINCE_SNAPSHOT) snap(battle)
  return success(played)
}

/** Does what a legal order says and moves the dice on, but writes nothing down. */
export const perform = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Battle<S, O, E, V>,
  side: Side,
  order: O,
  entered: readonly number[] | undefined,
  hear?: (event: E) => void,
): Result<{ readonly played: Played<S, O, E>; readonly shown: boolean }, Refusal> => {
  const { game, state } = battle
  const deciding = game.pending(state).length
  const stream = copyDice(battle.dice)
  const played = carriedOut(game, state, side, order, entered ?? stream, hear)
  if (!played.ok) return played
  battle.dice = stream
  return success({ played: played.value, shown: shows(battle, side, deciding, played.value.events) })
}

/**
 * Whether an order showed something hidden: an event says so, or it was given by the last side that owed one of
 * several secret decisions. Where no event says when all is shown, that side's orders bind until another decides.
 */
const shows = <S, O extends AnyOrder, E extends AnyEvent, V>(
  battle: Battle<S, O, E, V>,
  side: Side,
  deciding: number,
  events: readonly E[],
): boolean => {
  if (events.some(({ reveals }) => reveals)) {
    battle.secrets = false
    return true
  }
  if (deciding > 1) {
    battle.secrets = true
    return false
  }
  const before = battle.secrets
  if (before) battle.secrets = battle.game.pending(battle.state).every((next) => next === side)
  return before
}

/** A turn with very many orders is kept in several pieces. */
const MOST_SINCE_SNAPSHOT = 64

const ordersSinceSnapshot = ({ orders, snapshots }: Battle): number =>
  orders.length - (snapshots.at(-1)?.orders ?? 0)

const snap = <S, O extends AnyOrder, E extends AnyEvent, V>(battle: Battle<S, O, E, V>): void => {
  const { state, dice, orders, snapshots, secrets } = battle
  snapshots.push({ orders: orders.length, state: snapshot(state), dice: copyDice(dice), secrets })
}
