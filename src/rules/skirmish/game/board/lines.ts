import { besideLine } from '../../../../kernel/geometry/bounds.ts'
import { distance, type Point } from '../../../../kernel/geometry/point.ts'
import { crossingsOf, placeAlong } from '../../../../table/going.ts'
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

const NOTHING_CROSSED: readonly Crossed[] = []

const isBeside = ({ bounds }: Line, path: readonly Point[]): boolean => {
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1]
    const b = path[i]
    if (a && b && !besideLine(bounds, a, b)) return false
  }
  return true
}

/** All lines that a way of straight legs crosses, in the order it meets them. */
export const linesCrossed = ({ scenario }: Table, path: readonly Point[]): readonly Crossed[] => {
  let found: Crossed[] | undefined
  for (const line of fieldOf(scenario).lines) {
    if (isBeside(line, path)) continue
    for (const at of crossingsOf(path, line.barrier)) {
      const { along } = nearestOn(line.line, placeAlong(path, at) ?? { x: 0, y: 0 })
      found ??= []
      found.push({ line, at, along })
    }
  }
  return found ? found.sort((one, other) => one.at - other.at) : NOTHING_CROSSED
}

/** SK-MOV-26: gaps that overlap or touch are one. */
export const gapsIn = ({ gaps }: Pick<State, 'gaps'>, line: string): readonly Gap[] => {
  const joined: Gap[] = []
  for (const gap of gaps.filter((one) => one.line === line).toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && gap.from <= last.to + fromInches(TOLERANCE))
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, gap.to) }
    else joined.push(gap)
  }
  return joined
}

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
  const slack = fromInches(TOLERANCE)
  const isGap = gapsIn(state, id).some(
    ({ from, to }) => to - from >= passage - slack && along >= from - slack && along <= to + slack,
  )
  if (isGap) return true
  return (kind === 'fence' || kind === 'wall') && isDestroyed(state, { id, kind }, sectionAt(line, along))
}

/** Uncut wire that a way meets, as a class of troops finds it. */
export const wireMet = (state: Table, path: readonly Point[], moving: MovingClass): Crossed | undefined =>
  moving === 'tank'
    ? undefined
    : linesCrossed(state, path).find(
        ({ line, along }) => line.kind === 'wire' && !isOpenAt(state, line, along, passageOf(moving)),
      )

/** Wire by its name, and how far a place is from it. */
export const wireNear = ({ scenario }: Table, p: Point, near: number): readonly Line[] =>
  fieldOf(scenario).lines.filter(
    ({ kind, line }) => kind === 'wire' && distance(nearestOn(line, p).at, p) <= near,
  )
