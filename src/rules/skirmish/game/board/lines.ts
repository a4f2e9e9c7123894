import { besideLine } from '#kernel/geometry/bounds.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { recentMemo } from '#kernel/memo.ts'
import { crossingsOf, placeAlong } from '#table/going.ts'
import { fromInches, SECTION, TOLERANCE, WIRE_PASSAGE } from '../../tables/table-top.ts'
import type { MovingClass } from '../../vocabulary.ts'
import { fieldOf, type Line } from '../field.ts'
import type { Gap, State } from '../state.ts'
import { nearestOn } from './centreline.ts'
import { isDestroyed } from './ground.ts'

type Table = Pick<State, 'scenario' | 'works' | 'gaps'>

/** Where a way crosses wire, a hedge, a fence or a wall. */
export interface Crossed {
  readonly line: Line
  /** Along the way, and along the line. */
  readonly at: number
  readonly along: number
}

const SLACK = fromInches(TOLERANCE)
const NOTHING_CROSSED: readonly Crossed[] = []

const isBeside = ({ bounds }: Line, path: readonly Point[]): boolean => {
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1]
    const b = path[i]
    if (a && b && !besideLine(bounds, a, b)) return false
  }
  return true
}

const crossedOf = (line: Line, path: readonly Point[]): readonly Crossed[] => {
  const at = crossingsOf(path, line.barrier)
  return at.length === 0
    ? NOTHING_CROSSED
    : at.map((far) => ({
        line,
        at: far,
        along: nearestOn(line.line, placeAlong(path, far) ?? { x: 0, y: 0 }).along,
      }))
}

/** All lines that a way of straight legs crosses, or those of some, in the order it meets them. */
export const linesCrossed = (
  { scenario }: Table,
  path: readonly Point[],
  lines = fieldOf(scenario).lines,
): readonly Crossed[] => {
  let found: Crossed[] | undefined
  for (const line of lines) {
    if (isBeside(line, path)) continue
    for (const crossed of crossedOf(line, path)) {
      found ??= []
      found.push(crossed)
    }
  }
  return found ? found.sort((one, other) => one.at - other.at) : NOTHING_CROSSED
}

/** SK-MOV-26: gaps that overlap or touch are one. */
const joinedGaps = (gaps: readonly Gap[]): readonly Gap[] => {
  const joined: Gap[] = []
  for (const gap of gaps.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && gap.from <= last.to + SLACK)
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, gap.to) }
    else joined.push(gap)
  }
  return joined
}

const gapsByLine = recentMemo(
  (gaps: readonly Gap[]): ReadonlyMap<string, readonly Gap[]> =>
    new Map(gaps.map(({ line }) => [line, joinedGaps(gaps.filter((gap) => gap.line === line))])),
)

const NO_GAPS: readonly Gap[] = []

export const gapsIn = ({ gaps }: Pick<State, 'gaps'>, line: string): readonly Gap[] =>
  gaps.length === 0 ? NO_GAPS : (gapsByLine(gaps).get(line) ?? NO_GAPS)

/** The narrowest gap in wire that lets a class through; a tank needs none. */
export const passageOf = (moving: MovingClass): number => {
  if (moving === 'tank') return 0
  if (moving === 'infantry') return fromInches(WIRE_PASSAGE.foot)
  return fromInches(moving === 'cavalry' ? WIRE_PASSAGE.horse : WIRE_PASSAGE.wheels)
}

/** SK-STR-09: the section of a fence or a wall at a place along it. */
export const sectionAt = ({ sections }: Line, along: number): number =>
  Math.min(sections - 1, Math.floor(along / fromInches(SECTION)))

/** There is nothing in the way at this place of a line. */
export const isOpenAt = (state: Table, line: Line, along: number, passage: number): boolean => {
  const { kind, id } = line
  for (const { from, to } of gapsIn(state, id))
    if (to - from >= passage - SLACK && along >= from - SLACK && along <= to + SLACK) return true
  return (kind === 'fence' || kind === 'wall') && isDestroyed(state, { id, kind }, sectionAt(line, along))
}

/** Uncut wire that a way meets, as a class of troops finds it: the first of all or of some. */
export const wireMet = (
  state: Table,
  path: readonly Point[],
  moving: MovingClass,
  lines = fieldOf(state.scenario).lines,
): Crossed | undefined => {
  if (moving === 'tank') return undefined
  let first: Crossed | undefined
  for (const line of lines) {
    if (line.kind !== 'wire' || isBeside(line, path)) continue
    for (const crossed of crossedOf(line, path))
      if (
        crossed.at < (first?.at ?? Number.POSITIVE_INFINITY) &&
        !isOpenAt(state, line, crossed.along, passageOf(moving))
      )
        first = crossed
  }
  return first
}
