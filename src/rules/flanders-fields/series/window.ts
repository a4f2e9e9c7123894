import {
  ATTACKERS_FRONT,
  BEHIND_THIRD,
  type Lines,
  SECOND_BEHIND,
  THIRD_BEHIND,
} from '../own-battle/lines.ts'
import type { Rectangle } from '../scenarios/scenario.ts'
import { SERIES_SIDES, type SeriesSide, type Strip, type StripLine } from './document.ts'
import { otherOf } from './sides.ts'

/** FF-CAMP-10: the line of a side that is nearest to the enemy. */
export const frontOf = ({ lines }: Pick<Strip, 'lines'>, side: SeriesSide): number => {
  const own = lines.filter(({ owner }) => owner === side).map(({ y }) => y)
  return side === 'a' ? Math.max(...own) : Math.min(...own)
}

/** FF-CAMP-09: a table as the attacker sees it, laid on the strip; the same way there and back. */
export interface Window {
  readonly attacker: SeriesSide
  y(y: number): number
  box(at: Rectangle): Rectangle
  x(x: number): number
}

const PARTS = 1e6

/** Without the dust that adding and taking away leaves behind, so that a place is the same there and back. */
const exact = (cm: number): number => Math.round(cm * PARTS) / PARTS

/** FF-CAMP-11: the attacker's front is always as far from his edge. */
export const windowOf = (strip: Strip, attacker: SeriesSide): Window & { readonly back: Window } => {
  const front = frontOf(strip, attacker)
  const { width } = strip
  if (attacker === 'b') {
    const y = (one: number): number => exact(front + ATTACKERS_FRONT - one)
    const x = (one: number): number => exact(width - one)
    const box = ([left, near, right, far]: Rectangle): Rectangle => [x(right), y(far), x(left), y(near)]
    const turned = { attacker, x, y, box }
    return { ...turned, back: turned }
  }
  const moved = (by: number): Window => ({
    attacker,
    x: (one) => one,
    y: (one) => exact(one + by),
    box: ([left, near, right, far]) => [left, exact(near + by), right, exact(far + by)],
  })
  return { ...moved(ATTACKERS_FRONT - front), back: moved(front - ATTACKERS_FRONT) }
}

/** The lines of the side attacked, from its front backwards, where the attacker sees them. */
export const linesAhead = (strip: Strip, window: Window): readonly number[] =>
  strip.lines
    .filter(({ owner }) => owner === otherOf(window.attacker))
    .map(({ y }) => window.y(y))
    .toSorted((one, other) => one - other)

/** FF-CAMP-11: the third line counts only where there is room behind it. */
export const tableLines = (ahead: readonly number[], length: number): Lines => {
  const [front = 0, second = 0, third] = ahead
  const counts = third !== undefined && length >= third + BEHIND_THIRD
  return { attacker: ATTACKERS_FRONT, front, second, third: counts ? third : undefined }
}

/** Trenches of the side attacked that are dug and none of its three lines. */
export const farTrenches = (
  strip: Strip,
  window: Window,
  { front, second, third }: Lines,
): readonly number[] =>
  strip.lines
    .filter(({ owner, dug }) => dug && owner === otherOf(window.attacker))
    .map(({ y }) => window.y(y))
    .filter((y) => ![front, second, third].some((line) => line !== undefined && isAt(line)({ y })))

/** FF-CAMP-10, FF-CAMP-11: a side that has lost its last line has a new one drawn, as far back as a second line lies. */
export const withFronts = (strip: Strip, draw: () => number): Strip => {
  const lacks = SERIES_SIDES.find((side) => !strip.lines.some(({ owner }) => owner === side))
  if (lacks === undefined) return strip
  const behind = (SECOND_BEHIND + draw()) * (lacks === 'b' ? 1 : -1)
  const line = { y: frontOf(strip, otherOf(lacks)) + behind, owner: lacks, dug: false, wire: false }
  return { ...strip, lines: [...strip.lines, line] }
}

/** FF-CAMP-11: lines that the side attacked lacks behind its front are drawn. */
export const drawnAhead = (had: readonly number[], length: number, draw: () => number): readonly number[] => {
  const [front = ATTACKERS_FRONT] = had
  const second = had[1] ?? front + SECOND_BEHIND + draw()
  const third = had[2] ?? second + THIRD_BEHIND + draw()
  return had[2] === undefined && length < third + BEHIND_THIRD ? [front, second] : [front, second, third]
}

/** Whether a line lies there. */
export const isAt = (y: number) => (line: Pick<StripLine, 'y'>) => Math.abs(line.y - y) < HAIR

const HAIR = 1e-6
