/** Draws unsigned 32-bit integers. */
export type Random = () => number

/** Where a stream of random numbers stands: plain data, so that a battle can be saved and go back. */
export interface Stream {
  a: number
  b: number
  c: number
  counter: number
}

/**
 * sfc32 (Chris Doty-Humphrey's Small Fast Counting generator), seeded as in PractRand with the low and high words
 * of the seed. The same seed gives the same stream on every machine.
 */
export const streamFrom = (seed: number): Stream => {
  const stream = { a: 0, b: seed >>> 0, c: Math.floor(seed / 2 ** 32) >>> 0, counter: 1 }
  for (let i = 0; i < 12; i++) draw(stream)
  return stream
}

/** The next number of a stream, which moves on. */
export const draw = (stream: Stream): number => {
  const { a, b, c, counter } = stream
  const sum = (((a + b) | 0) + counter) | 0
  stream.counter = (counter + 1) | 0
  stream.a = b ^ (b >>> 9)
  stream.b = (c + (c << 3)) | 0
  stream.c = (((c << 21) | (c >>> 11)) + sum) | 0
  return sum >>> 0
}

export const sfc32 = (seed: number): Random => {
  const stream = streamFrom(seed)
  return () => draw(stream)
}

/** A fair whole number from 0 to `below` - 1; draws again rather than favour the low ones. */
export const fair = (random: Random, below: number): number => {
  let drawn = random() >>> 0
  // Working out where the numbers that favour the low ones begin takes longer than the draw, and is rarely needed.
  if (drawn > 2 ** 32 - below) {
    const limit = 2 ** 32 - (2 ** 32 % below)
    while (drawn >= limit) drawn = random() >>> 0
  }
  // Said to be a whole number once more, for engines then keep it as one.
  return (drawn % below) >>> 0
}

/** Whether something happens that does so many times in a hundred. */
export const percent = (random: Random, chance: number): boolean => fair(random, 100) < chance

/** Any of some things, each as likely as the others; none of none. */
export const oneOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[fair(random, items.length)]
