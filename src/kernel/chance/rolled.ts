import { sentence, several } from '../words.ts'
import { type Dice, type Die, facesOf, type RolledDie } from './dice.ts'
import { fair, type Random, sfc32 } from './random.ts'

/** Produces the next face of a die. */
export type Roll = (die: Die, why: string) => number

/** Real dice never leave a throw undecided so many times together; entered ones could do so for ever. */
const MOST_TIES = 1000

/** Leaves a procedure whose entered dice decide nothing. Caught where dice are entered, never seen outside. */
export class EndlessTies extends Error {
  constructor() {
    super(`These dice decide nothing ${MOST_TIES} times in a row; no real dice do.`)
  }
}

/** What ordinary dice do in the same way wherever the faces come from; made once, not for every order of a battle. */
const HANDLING: Omit<Dice, 'd' | 'pool'> = {
  each: (items, take) => items.map(take),
  exchange(items, first, answer, _fold, backwards = false) {
    const thrown = items.map((item) => ({ item, score: first(item) }))
    const answered = (backwards ? thrown.reverse() : thrown).map(({ item, score }) =>
      answer(item, () => score),
    )
    return backwards ? answered.reverse() : answered
  },
  stage: (run) => run(),
  rounds(start, { over, key, round }) {
    let state = start
    let ties = 0
    while (!over(state)) {
      const next = round(state)
      ties = key(next) === key(state) ? ties + 1 : 0
      if (ties > MOST_TIES) throw new EndlessTies()
      state = next
    }
    return state
  },
}
const { each, exchange, stage, rounds } = HANDLING

const poolOf =
  (roll: Roll): Dice['pool'] =>
  (count, die, score, why) => {
    const faces = facesOf(die)
    let total = 0
    let every = count > 0
    for (let i = 0; i < count; i++) {
      const worth = score[faces.indexOf(roll(die, why))] ?? 0
      total += worth
      if (worth === 0) every = false
    }
    return { score: total, every }
  }

/** Dice that show one face at a time, wherever the faces come from. */
export const ordinaryDice = (roll: Roll): Dice => ({
  d: roll,
  pool: poolOf(roll),
  each,
  exchange,
  stage,
  rounds,
})

/** Dice that hear what they are thrown for, and whom of several it is about. */
export const heedingDice = (
  roll: Roll,
  about: NonNullable<Dice['about']>,
  upon: NonNullable<Dice['upon']>,
): Dice => ({
  d: roll,
  pool: poolOf(roll),
  each,
  exchange,
  stage,
  rounds,
  about,
  upon,
})

/** A face of a die that falls at random. */
export const faceOf = (die: Die, random: Random): number => {
  const faces = facesOf(die)
  return faces[fair(random, faces.length)] ?? 0
}

export const seededRoll = (seed: number): Roll => {
  const random = sfc32(seed)
  return (die) => faceOf(die, random)
}

export const seededDice = (seed: number): Dice => ordinaryDice(seededRoll(seed))

/** Keeps a list of every die rolled, in order. */
export const recordedRoll =
  (roll: Roll, log: RolledDie[]): Roll =>
  (die, why) => {
    const value = roll(die, why)
    log.push({ sides: facesOf(die).length, value, for: why })
    return value
  }

type DiceFaultCode = 'dice-missing' | 'dice-invalid'

/** Leaves a procedure when the entered dice do not serve it. Caught by `adjudicate`, never seen outside. */
export class DiceFault extends Error {
  readonly code: DiceFaultCode
  readonly index: number
  readonly die: Die
  readonly why: string
  constructor(code: DiceFaultCode, index: number, die: Die, why: string, message: string) {
    super(message)
    this.code = code
    this.index = index
    this.die = die
    this.why = why
  }
}

export const nameOf = (die: Die): string => (die === 'average' ? 'average die' : `d${die}`)

const oneOf = (die: Die): string => `${die === 'average' ? 'an' : 'a'} ${nameOf(die)}`

/** Faces read off the players' own dice, in the order in which the procedure asks for them. */
export const enteredRoll = (faces: readonly number[]): Roll => {
  let next = 0
  return (die, why) => {
    const index = next++
    const face = faces[index]
    if (face === undefined) {
      throw new DiceFault(
        'dice-missing',
        index,
        die,
        why,
        `Die ${index + 1} is missing: ${oneOf(die)} for ${why}.`,
      )
    }
    if (!facesOf(die).includes(face)) {
      throw new DiceFault(
        'dice-invalid',
        index,
        die,
        why,
        `Die ${index + 1} shows ${face}, which is no face of ${oneOf(die)} (${why}).`,
      )
    }
    return face
  }
}

/** "One die is rolled here, not 2." */
export const surplusOf = (given: number, rolled: number): string =>
  sentence(`${several(rolled, 'die', 'dice')} ${rolled === 1 ? 'is' : 'are'} rolled here, not ${given}`)
