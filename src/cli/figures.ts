import { availableParallelism } from 'node:os'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { wholeNumber } from './parse.ts'

const MOST_BATTLES = 1_000_000
const MOST_WORKERS = 256
/** A thread takes a while to start; it should have this many battles to fight at least. */
const BATTLES_A_WORKER = 20

/** How many battles are wanted. */
export const battlesIn = (given: string): Result<number, Fault> => from1To(MOST_BATTLES, 'battles', given)

/** How many threads are to fight them; as many as are worth their while if nothing is said. */
export const workersIn = (given: string | undefined, battles: number): Result<number, Fault> =>
  given === undefined
    ? success(Math.min(availableParallelism(), Math.ceil(battles / BATTLES_A_WORKER)))
    : from1To(MOST_WORKERS, 'workers', given)

export const seedIn = (given: string): Result<number, Fault> => {
  const seed = wholeNumber(given)
  return seed === undefined
    ? failure({ path: 'seed', message: `"${given}" is no whole number.` })
    : success(seed)
}

const from1To = (most: number, what: string, given: string): Result<number, Fault> => {
  const number = wholeNumber(given, 1, most)
  return number === undefined
    ? failure({ path: what, message: `The number of ${what} goes from 1 to ${most}, not "${given}".` })
    : success(number)
}
