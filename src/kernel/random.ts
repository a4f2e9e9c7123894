/** Draws unsigned 32-bit integers. */
export type Random = () => number

/**
 * sfc32 (Chris Doty-Humphrey's Small Fast Counting generator), seeded as in PractRand with the low and high words
 * of the seed. The same seed gives the same stream on every machine.
 */
export const sfc32 = (seed: number): Random => {
  let a = 0
  let b = seed >>> 0
  let c = Math.floor(seed / 2 ** 32) >>> 0
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

/** A fair whole number from 0 to `below` - 1; draws again rather than favour the low ones. */
export const fair = (random: Random, below: number): number => {
  const limit = 2 ** 32 - (2 ** 32 % below)
  let drawn = random()
  while (drawn >= limit) drawn = random()
  return drawn % below
}
