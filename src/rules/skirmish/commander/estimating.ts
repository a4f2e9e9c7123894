import { fair, type Random, sfc32 } from '#kernel/chance/random.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { fieldOf } from '../game/field.ts'
import type { Aim } from '../game/forms.ts'
import { isPlottedByEye } from '../game/shells/estimates.ts'
import { nearestLandmark, offBy } from '../game/shells/landmarks.ts'
import { toInches } from '../tables/table-top.ts'
import { writtenPoint } from './moves/journeys.ts'
import type { Situation } from './situation.ts'

/** Who estimates: what he misjudges by at each pip, in hundredths, and his own chance. */
export interface Eye {
  readonly misjudged: number
  readonly seed: number
}

/** What a plot is called, so that each is misjudged once and no two alike. */
interface PlotName {
  readonly gun: string
  readonly section: number
  readonly from: number
}

const FACES = 6

/** The two distances of a point from the landmark nearest to it, as its side sees them, and how far the table goes each way. */
const distancesTo = ({ view, side }: Situation, at: Point) => {
  const landmark = nearestLandmark(view.scenario, at)
  if (!landmark) return undefined
  const { width, length } = fieldOf(view.scenario)
  const seen = (to: number, from: number, edge: number) =>
    side === 'a'
      ? { true: toInches(to - from), least: -toInches(from), most: toInches(edge - from) }
      : { true: toInches(from - to), least: -toInches(edge - from), most: toInches(from) }
  return {
    id: landmark.id,
    up: seen(at.y, landmark.at.y, length),
    right: seen(at.x, landmark.at.x, width),
  }
}

type Seen = NonNullable<ReturnType<typeof distancesTo>>['up']

/** To whole inches, halves away from nothing, and no farther than the table. */
const inWholeInches = (inches: number, { least, most }: Seen): number => {
  const whole = Math.sign(inches) * Math.round(Math.abs(inches))
  return Math.max(Math.ceil(least), Math.min(Math.floor(most), whole)) + 0
}

const misjudgedBy = (seen: Seen, { misjudged }: Eye, random: Random): number => {
  const off = fair(random, FACES) - fair(random, FACES)
  return inWholeInches(seen.true * (1 + (misjudged * off) / 100), seen)
}

const seedOf = ({ gun, section, from }: PlotName): number => {
  let seed = 0
  for (const sign of `${gun}/${section}/${from}`)
    seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return seed
}

/** SK-BOM-17: the aim as it is written for a point that is meant; with the ruler it is the point itself. */
export const estimated = (situation: Situation, eye: Eye, at: Point, plot: PlotName): Aim => {
  const seen = isPlottedByEye(situation.view) ? distancesTo(situation, at) : undefined
  if (!seen) return writtenPoint(at)
  const random = sfc32((eye.seed ^ seedOf(plot)) >>> 0)
  const up = misjudgedBy(seen.up, eye, random)
  return { landmark: seen.id, ...offBy(up, misjudgedBy(seen.right, eye, random)) }
}

/** Inches by which an aim may lie off the point that was meant without anybody having changed his mind. */
export const mostMisjudged = (situation: Situation, { misjudged }: Eye, at: Point): number => {
  const seen = isPlottedByEye(situation.view) ? distancesTo(situation, at) : undefined
  if (!seen) return 0
  const share = (misjudged * (FACES - 1)) / 100
  return Math.hypot(seen.up.true * share + 1, seen.right.true * share + 1)
}

/** The eye of a computer player of a level, for one decision. */
export const eyeOf = (misjudged: number, random: Random): Eye => ({ misjudged, seed: random() })
