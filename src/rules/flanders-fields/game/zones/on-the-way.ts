import { towards } from '#kernel/geometry/direction.ts'
import { type Box, type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import { isShape, type Shape } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { offThePath, pathOf } from '#kernel/geometry/sweep.ts'
import { passageOf } from '#table/template.ts'
import { groundOfCloud } from '../board/gas.ts'
import type { Cloud, Stand, State } from '../state.ts'
import { bandOf } from './band-ground.ts'
import { deepestIn } from './deepest.ts'
import { liveZones, type Zone } from './live.ts'
import { type Leg, legThroughShape } from './shape-passage.ts'

/** What a mover may meet (FF-ZONE-03). */
export type Danger =
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'cloud'; readonly cloud: Cloud }
  | { readonly kind: 'band' }

/** A danger that a move leads into; lengths are counted along the way. */
export interface Met {
  readonly danger: Danger
  readonly area: Box | Shape
  /** Where any part of the base first lies in it. */
  readonly entry: number
  /** Where the whole base first does; none if it never does. */
  readonly wholly: number | null
  /** Where most of the base first lies inside, and how far along the way that is (FF-ZONE-04). */
  readonly deepest: { readonly at: Point; readonly gone: number }
}

const alongFrom = (from: Point, step: Point, far: number): Point => ({
  x: from.x + Math.round(far * step.x),
  y: from.y + Math.round(far * step.y),
})

/** The same of one straight leg. */
const legThrough = (area: Box, here: Footprint, step: Point, length: number): Leg | undefined => {
  if (offThePath(here, pathOf(step, length), area, 0)) return undefined
  const passage = passageOf(area, here, step, length)
  if (!passage) return undefined
  const { under, wholly } = passage
  if (wholly) return { entry: under.from, wholly: wholly.from, deepest: { at: wholly.from, covered: 0 } }
  return { entry: under.from, wholly: null, deepest: deepestIn(area, here, step, under) }
}

/** How a way of straight legs, facing as at the start, leads through one area. */
const throughArea = (
  stand: Footprint,
  way: readonly Point[],
  area: Box | Shape,
): Omit<Met, 'danger' | 'area'> | undefined => {
  let entry: number | undefined
  let wholly: number | null = null
  let deepest: { readonly at: Point; readonly gone: number } | undefined
  let covered = 0
  let before = 0
  let from = way[0]
  for (const to of way) {
    if (from === undefined || from === to) continue
    const length = distance(from, to)
    const here = standingAt(stand, from, stand.heading)
    const step = towards(from, to)
    const start = from
    from = to
    if (length === 0) continue
    const gone = before
    before += length
    const leg = isShape(area)
      ? legThroughShape(area, here, step, length)
      : legThrough(area, here, step, length)
    if (!leg) continue
    entry ??= gone + leg.entry
    if (leg.wholly !== null) {
      wholly = gone + leg.wholly
      deepest = { at: alongFrom(start, step, leg.wholly), gone: wholly }
      break
    }
    const most = leg.deepest
    if (!deepest || most.covered > covered + 1) {
      covered = most.covered
      deepest = { at: alongFrom(start, step, most.at), gone: gone + most.at }
    }
  }
  return entry === undefined || !deepest ? undefined : { entry, wholly, deepest }
}

interface Lurking {
  readonly danger: Danger
  readonly area: Box | Shape
}

/** All there is; zones attack ordered moves only (FF-ZONE-01, FF-FORM-08). */
const dangersOf = (state: State, ordered: boolean): readonly Lurking[] => {
  const all: Lurking[] = []
  if (ordered)
    for (const zone of liveZones(state)) all.push({ danger: { kind: 'zone', zone }, area: zone.area })
  for (const cloud of state.clouds) all.push({ danger: { kind: 'cloud', cloud }, area: groundOfCloud(cloud) })
  const band = bandOf(state)
  if (band) all.push({ danger: { kind: 'band' }, area: band })
  return all
}

/**
 * FF-MOVE-13, FF-MOVE-20, FF-ZONE-04: what a stand meets on a way of straight legs of its centre, the first point being
 * where it starts, in the order in which it meets it. Who stays on the spot meets nothing.
 */
export const metOnTheWay = (
  state: State,
  stand: Stand,
  way: readonly Point[],
  ordered = true,
): readonly Met[] => {
  const met: Met[] = []
  for (const { danger, area } of dangersOf(state, ordered)) {
    const through = throughArea(stand, way, area)
    if (through) met.push({ danger, area, ...through })
  }
  return met.length < 2 ? met : met.sort((one, other) => one.entry - other.entry)
}

/** The way as far as this along it. */
export const wayUpTo = (way: readonly Point[], far: number): readonly Point[] => {
  const short: Point[] = []
  let left = far
  let from = way[0]
  if (from !== undefined) short.push(from)
  for (const to of way.slice(1)) {
    if (from === undefined || left <= 0) break
    const length = distance(from, to)
    short.push(length <= left ? to : alongFrom(from, towards(from, to), left))
    left -= length
    from = to
  }
  return short
}
