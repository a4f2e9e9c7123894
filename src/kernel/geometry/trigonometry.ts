/*
 * Sine and arctangent of our own: those of the language may differ in the last bit from one machine to the next, and
 * with them the places of bases. Adding, multiplying, dividing and square roots give the same bits everywhere.
 */

const QUARTER = 9000
const RADIANS = Math.PI / 18000

/** Sine up to an eighth of a circle, by Taylor's series. */
const sine = (x: number): number => {
  const square = x * x
  let sum = 0
  for (let n = 18; n >= 2; n -= 2) sum = (square / (n * (n + 1))) * (1 - sum)
  return x * (1 - sum)
}

/** Cosine up to an eighth of a circle, by Taylor's series. */
const cosine = (x: number): number => {
  const square = x * x
  let sum = 0
  for (let n = 18; n >= 2; n -= 2) sum = (square / (n * (n - 1))) * (1 - sum)
  return 1 - sum
}

/** The sine of every hundredth of a degree of the first quarter. */
export const SINES: Readonly<Float64Array> = Float64Array.from({ length: QUARTER + 1 }, (_, hundredths) =>
  hundredths * 2 <= QUARTER ? sine(hundredths * RADIANS) : cosine((QUARTER - hundredths) * RADIANS),
)

/** The angle of a slope from 0 to 1, in hundredths of a degree: 0 to 4500, both exact. */
export const arctangent = (slope: number): number => {
  // Above half of its range the angle is taken back from 45 degrees, then halved: the series needs a small slope.
  const steep = slope > 0.4
  const near = steep ? (1 - slope) / (1 + slope) : slope
  const half = near / (1 + Math.sqrt(1 + near * near))
  const square = half * half
  let sum = 0
  for (let n = 21; n >= 1; n -= 2) sum = 1 / n - square * sum
  const angle = (2 * half * sum) / RADIANS
  return steep ? QUARTER / 2 - angle : angle
}
