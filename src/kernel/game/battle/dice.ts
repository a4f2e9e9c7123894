import type { Dice, Occasion, RolledDie } from '../../chance/dice.ts'
import { draw, type Stream, streamFrom } from '../../chance/random.ts'
import {
  DiceFault,
  EndlessTies,
  enteredRoll,
  faceOf,
  heedingDice,
  ordinaryDice,
  type Roll,
  recordedRoll,
  surplusOf,
} from '../../chance/rolled.ts'
import type { NeededDie } from '../../procedure/adjudicate.ts'
import { failure, type Result, success } from '../../procedure/result.ts'
import { type TraceLine, writtenTrace } from '../../procedure/trace.ts'
import {
  type AnyEvent,
  type AnyOrder,
  type Game,
  type Refusal,
  restore,
  type Side,
  snapshot,
} from '../game.ts'

/** The dice of a battle: where their stream stands, and how many were thrown from it. */
export interface DiceStream {
  readonly random: Stream
  count: number
}

export const diceFrom = (seed: number): DiceStream => ({ random: streamFrom(seed), count: 0 })

export const copyDice = ({ random, count }: DiceStream): DiceStream => ({ random: { ...random }, count })

/** Throws from a stream, which moves on. */
export const rollFrom = (stream: DiceStream): Roll => {
  const random = () => draw(stream.random)
  return (die) => {
    stream.count++
    return faceOf(die, random)
  }
}

/** What a legal order led to, all from the one time it was carried out. */
export interface Played<S, O, E> {
  readonly order: O
  /** The state as it was. */
  readonly before: S
  readonly events: readonly E[]
  readonly dice: readonly RolledDie[]
  /** How the dice came to count as they did; empty where none were rolled. */
  readonly working: readonly TraceLine[]
  /** Sides for whose eyes alone some of the dice were. */
  readonly only: readonly Side[]
  /** How many of the dice the players threw themselves; what is only for the other side's eyes the app throws. */
  readonly byHand: number
}

/**
 * Carries out a legal order: with the faces the players entered, which must be just those that are asked for, or else with
 * dice from the stream, which moves on. Whatever goes wrong, the state is then what it was before.
 */
export const carriedOut = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  state: S,
  side: Side,
  order: O,
  faces: DiceStream | readonly number[],
  hear?: (event: E) => void,
): Result<Played<S, O, E>, Refusal> => {
  const dice: RolledDie[] = []
  const working: TraceLine[] = []
  const only: Side[] = []
  const before = snapshot(state)
  const entered = 'random' in faces ? undefined : faces
  const roll = 'random' in faces ? rollFrom(faces) : enteredRoll(faces)
  const now: { occasion?: Occasion; only: Side | undefined } = { only: undefined }
  let byHand = 0
  const counted: Roll = (die, why) => {
    if (entered && (now.only ?? side) === side) byHand++
    return roll(die, why)
  }
  const thrown = heedingDice(
    recordedRoll(counted, dice),
    (occasion) => {
      now.occasion = occasion
      now.only = occasion.only
      if (occasion.only !== undefined) only.push(occasion.only)
    },
    (inInput) => {
      const found = now.occasion?.units?.find((one) => one.inInput === inInput)
      now.only = found?.only ?? now.occasion?.only
    },
  )
  try {
    const events = game.act(state, side, order, thrown, writtenTrace(working), hear)
    if (entered && entered.length > dice.length) {
      restore(state, before)
      return failure({ code: 'dice-unused', message: surplusOf(entered.length, dice.length) })
    }
    const rolled = dice.length > 0
    return success({
      order,
      before,
      events,
      dice,
      working: rolled ? working : [],
      only: rolled ? only : [],
      byHand,
    })
  } catch (thrown) {
    restore(state, before)
    if (thrown instanceof DiceFault) return failure({ code: thrown.code, message: thrown.message })
    if (thrown instanceof EndlessTies) return failure({ code: 'dice-invalid', message: thrown.message })
    throw thrown
  }
}

/** Dice the players enter, with what is told about them: the throw and its occasion. */
const askedDice = (entered: readonly number[]) => {
  const roll = enteredRoll(entered)
  const now: {
    of: number
    nth: number
    occasion: Occasion | undefined
    about: { readonly unit?: string; readonly only?: string } | undefined
  } = { of: 1, nth: 1, occasion: undefined, about: undefined }
  const counted = ordinaryDice((die, why) => {
    now.nth++
    return roll(die, why)
  })
  const dice: Dice = {
    ...counted,
    d(die, why) {
      now.of = 1
      now.nth = 1
      return roll(die, why)
    },
    pool(count, die, score, why) {
      now.of = count
      now.nth = 0
      return counted.pool(count, die, score, why)
    },
    about(occasion) {
      now.occasion = occasion
      now.about = occasion
    },
    upon(inInput) {
      const found = now.occasion?.units?.find((one) => one.inInput === inInput)
      now.about = found ? { ...now.occasion, ...found } : now.occasion
    },
  }
  return { dice, now }
}

/** The next die that a legal order asks for after those entered; none when it has all it needs. */
export const nextDie = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  state: S,
  side: Side,
  order: O,
  entered: readonly number[],
): NeededDie | undefined => {
  const { dice, now } = askedDice(entered)
  const played = snapshot(state)
  const knownAs = (unit: string): string => game.idFor?.(played, unit, now.about?.only ?? side) ?? unit
  try {
    game.act(played, side, order, dice)
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof DiceFault) || thrown.code !== 'dice-missing') throw thrown
    const { of, nth, occasion, about } = now
    return {
      die: thrown.die,
      why: occasion?.words?.[thrown.why] ?? thrown.why,
      of,
      nth,
      ...(occasion ? { occasion: occasion.title } : {}),
      ...(about?.unit === undefined ? {} : { unit: knownAs(about.unit) }),
      ...(about?.only === undefined ? {} : { only: about.only }),
    }
  }
}
