import { expect } from 'vitest'
import { fair, type Random, sfc32 } from '#kernel/chance/random.ts'
import { type Battle, beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { copyDice } from '#kernel/game/battle/dice.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import {
  type AnyEvent,
  type AnyOrder,
  type Game,
  type ScenarioSummary,
  type Side,
  snapshot,
} from '#kernel/game/game.ts'
import { times } from '../long.ts'

export interface Conformance<S, O> {
  /** Random play of any scenario ends within this many orders. */
  readonly maxOrders: number
  readonly battlesPerScenario: number
  /** In `npm test`; one unless told. */
  readonly usualBattles?: number
  /** Options of `begin` to play with, in turn. */
  readonly options?: readonly unknown[]
  /** Changes only what a side may not know now; it may find nothing to change. */
  alterSecrets?(state: S, unknownTo: Side, random: Random): void
  /** The same order but for what the other side may not know of it; none if it hides nothing. */
  alterOrder?(state: S, order: O, random: Random): O | undefined
  /** Scenarios in which no order hides anything. */
  readonly openScenarios?: readonly string[]
  /** Imagined states of each battle that are played on to the end; a dozen unless told. */
  readonly imaginedBattles?: number
  /** Dice are thrown for what is hidden, too: what comes of an order may depend on it, whether it is legal may not. */
  readonly rollsForSecrets?: boolean
  /** Names that a side may not come across now, such as those of units hidden from it. */
  hiddenNames?(state: S, from: Side): readonly string[]
  /** What never changes during a battle: every unit on the table or accounted for, the ground, the limit of turns. */
  conserved?(state: S): unknown
}

export interface Subject<S, O extends AnyOrder, E extends AnyEvent, V> {
  readonly ruleset: string
  readonly game: Game<S, O, E, V>
  readonly scenario: ScenarioSummary
  readonly demands: Conformance<S, O>
}

/** One whose battles are remembered by their numbers, so that all proofs that only look on share one fight. */
export interface Remembered<S, O extends AnyOrder, E extends AnyEvent, V> extends Subject<S, O, E, V> {
  readonly fought: Map<number, Fought<S, O, E, V>>
}

interface Fought<S, O extends AnyOrder, E extends AnyEvent, V> {
  readonly battle: Battle<S, O, E, V>
  readonly moments: readonly Moment<S, O, E, V>[]
}

/** A battle as it stood before an order was given. */
export interface Moment<S, O extends AnyOrder, E extends AnyEvent, V>
  extends Readonly<Pick<Battle<S, O, E, V>, 'game' | 'state' | 'dice'>>,
    Pick<Step<O>, 'side' | 'order'> {
  /** How many orders had been given. */
  readonly given: number
}

export interface Step<O> {
  readonly side: Side
  readonly order: O
  /** Chance for the test, apart from that of the play. */
  readonly random: Random
}

export const begun = <S, O extends AnyOrder, E extends AnyEvent, V>(
  { ruleset, game, scenario, demands }: Subject<S, O, E, V>,
  number: number,
): Battle<S, O, E, V> => {
  const { options = [{}] } = demands
  const setting = {
    ruleset,
    scenario: scenario.id,
    options: options[number % options.length],
    seed: derivedSeed(number, scenario.id),
  }
  const battle = beginBattle(game, setting)
  if (!battle.ok) throw new Error(`${scenario.id} does not begin: ${battle.error.message}`)
  return battle.value
}

/** Of long battles the proofs look at all orders of the beginning, then at one in so many. */
const BEGINNING = times(30, 60)
const THEN_ONE_IN = times(15, 1)
/** Those that have to fight the battle themselves do not fight it to the end. */
const FOUGHT = times(160, Number.POSITIVE_INFINITY)

/** Which orders of a battle the proofs look at. */
const glances = (number: number): ((given: number) => boolean) => {
  const chance = sfc32(derivedSeed(number, 'glances'))
  return (given) => given < BEGINNING || fair(chance, THEN_ONE_IN) === 0
}

/** Plays a battle with random legal orders, or its first few, showing the orders that a proof looks at before they are given. */
export const wander = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Subject<S, O, E, V>,
  number: number,
  visit: (battle: Battle<S, O, E, V>, step: Step<O>) => void,
  most = FOUGHT,
): Battle<S, O, E, V> => {
  const isLookedAt = glances(number)
  return played(
    subject,
    number,
    (battle, step) => {
      if (isLookedAt(battle.orders.length)) visit(battle, step)
    },
    most,
  )
}

/** Plays a battle with random legal orders to its end, or its first few, showing each order before it is given. */
export const played = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Subject<S, O, E, V>,
  number: number,
  visit: (battle: Battle<S, O, E, V>, step: Step<O>) => void = () => {},
  most = Number.POSITIVE_INFINITY,
): Battle<S, O, E, V> => {
  const { game, demands } = subject
  const battle = begun(subject, number)
  const player = sfc32(derivedSeed(battle.setting.seed, 'players'))
  const random = testChance(battle)
  for (let owing = game.pending(battle.state); owing.length > 0; owing = game.pending(battle.state)) {
    const side = owing[fair(player, owing.length)] ?? ''
    const order = game.sample(battle.state, side, player)
    visit(battle, { side, order, random })
    const given = giveOrder(battle, side, order)
    if (battle.orders.length >= most) return battle
    if (!given.ok)
      throw new Error(`order ${battle.orders.length + 1}: ${told(order)}: ${given.error.message}`)
    expect(battle.orders.length, 'the battle does not end').toBeLessThanOrEqual(demands.maxOrders)
  }
  return battle
}

const testChance = ({ setting }: Pick<Battle, 'setting'>): Random => sfc32(derivedSeed(setting.seed, 'test'))

/** Shows the orders of the battle that `wander` would fight before they were given; it is fought once. */
export const lookOn = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
  number: number,
  visit: (moment: Moment<S, O, E, V>, step: Step<O>) => void = () => {},
): Battle<S, O, E, V> => {
  const isLookedAt = glances(number)
  return lookOnAll(subject, number, (moment, step) => {
    if (isLookedAt(moment.given)) visit(moment, step)
  })
}

/** The same of every order. */
export const lookOnAll = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Remembered<S, O, E, V>,
  number: number,
  visit: (moment: Moment<S, O, E, V>, step: Step<O>) => void = () => {},
): Battle<S, O, E, V> => {
  const { fought } = subject
  const { battle, moments } = fought.get(number) ?? foughtOnce(subject, number)
  fought.set(number, { battle, moments })
  const random = testChance(battle)
  for (const moment of moments) visit(moment, { side: moment.side, order: moment.order, random })
  return battle
}

const foughtOnce = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Subject<S, O, E, V>,
  number: number,
): Fought<S, O, E, V> => {
  const moments: Moment<S, O, E, V>[] = []
  const battle = played(subject, number, ({ game, state, dice, orders }, { side, order }) => {
    moments.push({ game, state: snapshot(state), dice: copyDice(dice), side, order, given: orders.length })
  })
  return { battle, moments }
}

export const told = (order: unknown): string => JSON.stringify(order) ?? 'undefined'

/** The numbers of the battles to play. */
export const battles = ({ battlesPerScenario }: { readonly battlesPerScenario: number }): number[] =>
  Array.from({ length: battlesPerScenario }, (_, number) => number)

/** At most so many are played to meet what may not come about in each. */
const MOST_BATTLES = 8

/** The numbers of the battles to play, and of some more as long as what they must show has not come about. */
export function* battlesUntil(
  { battlesPerScenario }: { readonly battlesPerScenario: number },
  isMet: () => boolean,
): Generator<number> {
  for (let number = 0; number < battlesPerScenario || (number < MOST_BATTLES && !isMet()); number++)
    yield number
}

/** Now and then, so that costly proofs are spread over long battles. */
export const sometimes = ({ random }: Step<unknown>, every: number): boolean => fair(random, every) === 0
