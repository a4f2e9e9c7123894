import { type Refused, refused } from '#kernel/procedure/adjudicate.ts'
import { failure, type Result, success } from '#kernel/procedure/result.ts'

/** The input given on the command line. */
export const parsed = (text: string): Result<unknown, Refused> => {
  try {
    return success(JSON.parse(text))
  } catch {
    return failure(refused('invalid-input', 'The input is not valid JSON.', 'input'))
  }
}

/** `4,5,1` as faces; what is no number is left as it is, to be refused with its place. */
export const parsedDice = (text: string): unknown[] =>
  text.trim() === '' ? [] : text.split(',').map((face) => (/^\s*-?\d+\s*$/.test(face) ? Number(face) : face))

/** A seed; what is no whole number is left as it is, to be refused with its place. */
export const parsedSeed = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text)

/** A whole number given on the command line; none if it is anything else or out of bounds. */
export const wholeNumber = (text: string, min = 0, max = Number.MAX_SAFE_INTEGER): number | undefined => {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : undefined
}
