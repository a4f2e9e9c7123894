import { besideLine, boundsApart, boundsOf, widened } from '#kernel/geometry/bounds.ts'
import { type Footprint, farApart, farFrom } from '#kernel/geometry/footprint.ts'
import { gap } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { distance, type Point, squaredDistance } from '#kernel/geometry/point.ts'
import { type Rectangle, rectangleContains } from '#kernel/geometry/rectangle.ts'
import { distanceToSegment } from '#kernel/geometry/segment.ts'
import { shapeGapToPoint } from '#kernel/geometry/shape.ts'
import { edgesCrossed, isCrossed } from '#table/going.ts'
import { nearestOnRings, type Rings } from '#table/placing.ts'
import { GROUND_COST } from '../../tables/index.ts'
import { FREE_SPOT, fromInches, TOLERANCE, WIDTHS } from '../../tables/table-top.ts'
import type { MovingClass } from '../../vocabulary.ts'
import { fieldOf, lengthOfLine, type Trench } from '../field.ts'
import { figureAt } from '../figure-at.ts'
import type { Figure, State, Unit } from '../state.ts'
import { movesAs } from '../units.ts'
import { aboutMen, baseOf, bodiesNear, modelOf, radiusOf } from './bases.ts'
import { nearestOn, pointOn } from './centreline.ts'
import {
  type GoingKind,
  goingAt,
  goings,
  goingUnder,
  groundOf,
  housesStanding,
  isAboveGround,
} from './ground.ts'
import { type InStretch, placesOf, rightIsOn } from './layout.ts'
import { wireMet } from './lines.ts'
import { openStretch } from './trench-line.ts'

/** SK-GEN-21: bases overlap where they intrude by more than a hair. */
export const overlap = (a: Footprint, b: Footprint): boolean => {
  if (a.width !== undefined || b.width !== undefined)
    return !farApart(a, b, HAIR) && gap(lessAHair(a), b) <= 0
  const both = a.radius + b.radius - HAIR
  return squaredDistance(a.centre, b.centre) < both * both
}

const HAIR = fromInches(TOLERANCE)
/** By no more than this places are off for being whole coordinates. */
const ROUNDING = 1
const TRENCH_HALF = fromInches(WIDTHS.trench) / 2

const lessAHair = (base: Footprint): Footprint =>
  base.width === undefined
    ? { ...base, radius: base.radius - HAIR }
    : { ...base, width: base.width - 2 * HAIR, depth: base.depth - 2 * HAIR }

export const isOnTableTop = ({ scenario }: Pick<State, 'scenario'>, { x, y }: Point): boolean => {
  const { width, length } = fieldOf(scenario)
  return x >= 0 && y >= 0 && x <= width && y <= length
}

/** Whether a class of troops may be on the ground of a place at all (SK-MOV-22, SK-MOV-25). */
const mayStand = (moving: MovingClass, under: readonly GoingKind[]): boolean => {
  const ground = groundOf(under)
  if (ground === 'barred') return false
  if (moving === 'armoured-car') return ground === 'road' || ground === 'clear'
  if (under.includes('trench') && moving !== 'infantry' && moving !== 'tank') return false
  return Number.isFinite(GROUND_COST[moving][ground])
}

export const mayStandOn = (state: State, unit: Unit, p: Point): boolean =>
  mayStand(movesAs(unit), goingAt(state, p))

/** Surely between the edges of a trench. */
const isWellWithin = ({ line, shape }: Trench, at: Point): boolean => {
  if (!rectangleContains(shape.bounds, at)) return false
  const { off, along } = nearestOn(line, at)
  return off < TRENCH_HALF - HAIR && along > HAIR && along < lengthOfLine(line) - HAIR
}

/** A straight way that does not cross the centreline of a trench surely comes to no edge of it. */
const keepsOff = (line: readonly Point[], from: Point, to: Point): boolean => {
  const far = TRENCH_HALF + HAIR
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    if (!a || !b) continue
    if (distanceToSegment(from, a, b) <= far || distanceToSegment(to, a, b) <= far) return false
    if (distanceToSegment(a, from, to) <= far || distanceToSegment(b, from, to) <= far) return false
  }
  return true
}

/** SK-MOV-21: places that are on the table, passable, out of structures and on the centre's side of wire and trench edges. */
const lawfulAbout = (state: State, unit: Unit, from: Point, area: Rectangle): ((at: Point) => boolean) => {
  const moving = movesAs(unit)
  const field = fieldOf(state.scenario)
  const isNear = (bounds: Rectangle): boolean => !boundsApart(area, bounds, 0)
  const grounds = goings(state.works, state).filter(({ shape }) => isNear(shape.bounds))
  const wires = field.lines.filter(({ kind, bounds }) => kind === 'wire' && isNear(bounds))
  const trenches = field.trenches.filter(({ shape }) => isNear(shape.bounds))
  const isOpenGround = wires.length === 0 && trenches.length === 0
  const isOutside = trenches.map(({ shape }) => shapeGapToPoint(shape, from) > HAIR)
  return (at) => {
    if (!isOnTableTop(state, at) || !mayStand(moving, goingUnder(grounds, at))) return false
    if (isOpenGround) return true
    for (let i = 0; i < trenches.length; i++) {
      const trench = trenches[i]
      if (!trench || besideLine(trench.shape.bounds, from, at)) continue
      const { shape, line } = trench
      // Quick: who comes from outside and crosses the centreline, or ends well within, has crossed an edge.
      if (isOutside[i]) {
        if (isCrossed(from, at, line) || isWellWithin(trench, at)) return false
        if (keepsOff(line, from, at)) continue
      }
      if (edgesCrossed([from, at], shape).length > 0) return false
    }
    return wires.length === 0 || !wireMet(state, [from, at], moving, wires)
  }
}

export const isLawful = (state: State, unit: Unit, from: Point, at: Point): boolean =>
  lawfulAbout(state, unit, from, boundsOf([from, at]))(at)

/** Nothing of all this stands where a round base would. */
const isClear = (at: Point, radius: number, taken: readonly Footprint[]): boolean => {
  for (const other of taken) {
    if (other.width !== undefined) {
      if (overlap({ centre: at, heading: 0, radius }, other)) return false
      continue
    }
    const both = radius + other.radius - HAIR
    if (squaredDistance(at, other.centre) < both * both) return false
  }
  return true
}

/** SK-GEN-33 */
export const FREE_RINGS: Rings = {
  apart: fromInches(FREE_SPOT.apart),
  most: fromInches(FREE_SPOT.most),
  turn: fromDegrees(FREE_SPOT.degrees),
}

/** SK-GEN-33: for a unit in a trench, along the centreline and right before left. */
const freeInTrench = (
  { line, open }: InStretch,
  wanted: Point,
  isRightOn: boolean,
  isWantedFree: boolean,
  isFree: (p: Point) => boolean,
): Point | undefined => {
  const { along } = nearestOn(line, wanted)
  if (isWantedFree && along >= open.from && along <= open.to) return wanted
  const step = fromInches(FREE_SPOT.apart)
  for (let off = step; off <= fromInches(FREE_SPOT.most); off += step) {
    for (const sign of isRightOn ? [1, -1] : [-1, 1]) {
      const place = along + sign * off
      if (place < open.from || place > open.to) continue
      const at = pointOn(line, place)
      if (isFree(at)) return at
    }
  }
  return undefined
}

/** All that has a say in where the men of a unit may stand in a rectangle. */
interface Room {
  readonly taken: readonly Footprint[]
  isLawfulAt(at: Point): boolean
}

const roomIn = (state: State, unit: Unit, area: Rectangle): Room => ({
  taken: bodiesNear(state.units, unit, area).map(({ base }) => base),
  isLawfulAt: unit.trench === null ? lawfulAbout(state, unit, unit.position, area) : () => true,
})

/** Nothing that is nearer than this to a place is on the table and out of structures. */
const barredAbout = (state: State, { x, y }: Point): number => {
  const { width, length } = fieldOf(state.scenario)
  let far = Math.max(0, -x, -y, x - width, y - length)
  for (const house of housesStanding(state)) {
    const { x1, y1, x2, y2 } = house.bounds
    if (isAboveGround(house)) far = Math.max(far, Math.min(x - x1, x2 - x, y - y1, y2 - y))
  }
  return far
}

/** SK-GEN-33: the nearest free spot to a wanted place that is not free itself; only what stands near enough is looked at. */
const freeSpot = (
  wanted: Point,
  radius: number,
  { taken, isLawfulAt }: Room,
  own: readonly Footprint[],
  barred: number,
): Point | undefined => {
  const isNear = (other: Footprint): boolean => !farFrom(other, wanted, FREE_RINGS.most + radius)
  const near = [...taken.filter(isNear), ...own.filter(isNear)]
  // Whoever stands upon the wanted place takes all places about it that are near enough.
  let beyond = barred
  for (const other of near)
    if (other.width === undefined)
      beyond = Math.max(beyond, radius + other.radius - HAIR - distance(other.centre, wanted) - ROUNDING)
  return nearestOnRings(wanted, FREE_RINGS, beyond, (at) => isClear(at, radius, near) && isLawfulAt(at))
}

export const trenchNamed = ({ scenario }: Pick<State, 'scenario'>, id: string | null): Trench | undefined =>
  id === null ? undefined : fieldOf(scenario).trenches.find((trench) => trench.id === id)

/** The stretch of its trench that a unit is in, between what interrupts it (SK-GEN-26). */
const stretchOf = (state: State, { trench: id, position }: Unit): InStretch | undefined => {
  const trench = trenchNamed(state, id)
  if (!trench) return undefined
  const { along } = nearestOn(trench.line, position)
  return { line: trench.line, open: openStretch(state, trench, along) }
}

/**
 * The figures of a unit laid out where it stands (SK-GEN-22, SK-MOV-21); none if one of them finds no place. What the unit
 * itself takes up now does not count.
 */
export const settled = (state: State, unit: Unit): readonly Figure[] | undefined => {
  const { figures, position } = unit
  const trench = stretchOf(state, unit)
  const places = placesOf(unit, figures.length, trench)
  if (unit.inside !== null || unit.vehicle)
    return figures.map((figure, i) => figureAt(figure, places[i] ?? position))
  const radius = radiusOf(unit)
  const area = widened(boundsOf([position, ...places]), radius)
  const close = roomIn(state, unit, area)
  // What lies farther about is looked up when a man must look for a place there.
  let farther: Room | undefined
  const room = (): Room => {
    farther ??= roomIn(state, unit, widened(area, FREE_RINGS.most))
    return farther
  }
  const model = modelOf(unit)
  const own: Footprint[] = model ? [model] : []
  const laid: Figure[] = []
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]
    if (!figure) continue
    const wanted = places[i] ?? position
    const isFree = isClear(wanted, radius, own) && isClear(wanted, radius, close.taken)
    const at = trench
      ? freeInTrench(
          trench,
          wanted,
          rightIsOn(trench.line, nearestOn(trench.line, wanted).along, unit.facing),
          isFree,
          (p) => isClear(p, radius, own) && isClear(p, radius, room().taken),
        )
      : isFree && close.isLawfulAt(wanted)
        ? wanted
        : freeSpot(wanted, radius, room(), own, barredAbout(state, wanted))
    if (!at) return undefined
    laid.push(figureAt(figure, at))
    own.push(baseOf(unit, at))
  }
  return laid
}

/**
 * SK-VEH-17, SK-MEL-28: figures that something stands upon, or whom a shift has brought off the table, onto barred ground or
 * across wire from their middle, go to the nearest free spot; the others stay.
 */
export const settledApart = (state: State, unit: Unit): readonly Figure[] => {
  const radius = radiusOf(unit)
  const near = widened(aboutMen(unit.figures), FREE_RINGS.most + radius)
  const others = bodiesNear(state.units, unit, near).map(({ base }) => base)
  const isOut = (at: Point): boolean =>
    !isOnTableTop(state, at) ||
    groundOf(goingAt(state, at)) === 'barred' ||
    wireMet(state, [unit.position, at], movesAs(unit)) !== undefined
  const model = modelOf(unit)
  const kept: Figure[] = [...unit.figures]
  unit.figures.forEach((figure, i) => {
    const strays = isOut(figure.at)
    if (!strays && isClear(figure.at, radius, others)) return
    const taken = [
      ...others,
      ...(model ? [model] : []),
      ...kept.filter((other) => other.id !== figure.id).map((other) => baseOf(unit, other.at)),
    ]
    const from = strays ? unit.position : figure.at
    const isFree = (at: Point): boolean => isClear(at, radius, taken)
    const nearest = (isFit: (at: Point) => boolean): Point | undefined =>
      isFit(figure.at) ? figure.at : nearestOnRings(figure.at, FREE_RINGS, 0, isFit)
    const free =
      nearest((at) => isFree(at) && isLawful(state, unit, from, at)) ??
      nearest((at) => isFree(at) && !isOut(at))
    if (free) kept[i] = figureAt(figure, free)
  })
  return kept
}
