import { bearing } from '#kernel/geometry/angle.ts'
import { corners } from '#kernel/geometry/box.ts'
import { type Box, type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { containsPoint } from '#kernel/geometry/gap.ts'
import { type Shape, shapeOfFootprint } from '#kernel/geometry/outline.ts'
import { distance, middleOf, type Point } from '#kernel/geometry/point.ts'
import { clip } from '#kernel/geometry/polygon.ts'
import { rectanglePolygon } from '#kernel/geometry/rectangle.ts'
import { stretchesIn, stretchesWithin } from '#kernel/geometry/shape.ts'
import { joined, lengthOf, type Span, shared } from '#kernel/geometry/span.ts'
import { memo } from '#kernel/memo.ts'
import { placeAlong } from '#table/going.ts'
import { fromCm, LENGTH_FORGIVEN, WIRE_GAP_WIDTHS } from '../../tables/index.ts'
import type { WireMover } from '../../vocabulary.ts'
import { cutsIntoShape } from '../board/cutting.ts'
import { fieldOf, type Wire } from '../field.ts'
import type { Gap, Stand, State } from '../state.ts'
import { isTank } from '../units.ts'
import { moverOf } from './mover.ts'

const HORSED: Readonly<Partial<Record<ReturnType<typeof moverOf>, WireMover>>> = {
  'field-artillery': 'horse-artillery',
  'heavy-artillery': 'horse-artillery',
  'machine-gun': 'pack-animals',
  'light-mortar': 'pack-animals',
}

/** FF-WIRE-07: what a stand is to the wire; a squadron keeps its horses when it dismounts (FF-CAV-02). */
export const wireMoverOf = (state: State, stand: Stand): WireMover => {
  if (isTank(stand)) return 'tank'
  if (stand.type === 'cavalry' || moverOf(state, stand) === 'cavalry') return 'cavalry'
  return (stand.stowed ? HORSED[moverOf(state, stand)] : undefined) ?? 'infantry'
}

/** FF-WIRE-06, FF-WIRE-07: horses need a cleared gap; a track will not do. */
const isOpenTo = (mover: WireMover, { kind }: Gap): boolean => mover === 'infantry' || kind === 'cleared'

/** How far a track is drawn out beyond an end that lies on the edge of its belt, so that it opens the edge all along its width. */
const drawnOut = ({ kind, width }: Gap, { near, far }: Wire, { y }: Point): number =>
  kind === 'tank-track' && (Math.abs(y - near) <= 1 || Math.abs(y - far) <= 1) ? width : 0

const boxOf = memo((gap: Gap, wire: Wire): Box => {
  const { from, to, width } = gap
  const length = distance(from, to)
  const before = drawnOut(gap, wire, from)
  const after = drawnOut(gap, wire, to)
  const heading = bearing(from, to)
  const centre = placeAlong([from, to], length / 2) ?? from
  const shift = (after - before) / 2
  const x = length === 0 ? 0 : (to.x - from.x) / length
  const y = length === 0 ? 0 : (to.y - from.y) / length
  return {
    centre: { x: centre.x + Math.round(shift * x), y: centre.y + Math.round(shift * y) },
    heading,
    width,
    depth: length + before + after,
  }
})

const shapeOfGap = memo((gap: Gap, wire: Wire): Shape => shapeOfFootprint(boxOf(gap, wire)))

/** The stretches of a leg in a belt that no gap opens. */
const shutStretches = (
  { gaps }: State,
  mover: WireMover,
  belt: number,
  wire: Wire,
  a: Point,
  b: Point,
): readonly Span[] => {
  const spans = stretchesWithin(wire.shape, a, b)
  if (spans.length === 0 || gaps.length === 0) return spans
  const open = joined(
    gaps.flatMap((gap) =>
      gap.belt === belt && isOpenTo(mover, gap) ? stretchesIn(shapeOfGap(gap, wire), a, b) : [],
    ),
  )
  return spans.filter((span) => {
    let covered = 0
    for (const one of open) {
      const both = shared(span, one)
      if (both) covered += lengthOf(both)
    }
    return lengthOf(span) - covered > LENGTH_FORGIVEN
  })
}

/** FF-WIRE-09, FF-MOVE-13: the centre of a stand on this leg comes upon wire. Whoever lies on it may go off by the shorter way. */
export const meetsWire = (state: State, mover: WireMover, a: Point, b: Point): boolean =>
  mover !== 'tank' &&
  fieldOf(state.scenario).wire.some((wire, belt) =>
    shutStretches(state, mover, belt, wire, a, b).some(
      ({ from, to }) => from > 0 || to > (wire.far - wire.near) / 2 + LENGTH_FORGIVEN,
    ),
  )

const outlineOf = (footprint: Footprint): readonly Point[] => {
  if (!isDisc(footprint)) return corners(footprint)
  const { centre, radius } = footprint
  return corners({ centre, heading: 0, width: 2 * radius, depth: 2 * radius })
}

/** FF-WIRE-10: part of a base lies on a belt, where nothing has opened it. */
export const liesOnWire = (state: State, footprint: Footprint): boolean =>
  fieldOf(state.scenario).wire.some((wire, belt) => {
    if (!cutsIntoShape(wire.shape, footprint)) return false
    const gaps = state.gaps.filter((gap) => gap.belt === belt).map((gap) => boxOf(gap, wire))
    if (gaps.length === 0) return true
    const { left: x1, near: y1, right: x2, far: y2 } = wire
    const on = clip(outlineOf(footprint), rectanglePolygon({ x1, y1, x2, y2 }))
    const middle = middleOf(on)
    const within = (p: Point): boolean =>
      gaps.some((gap) => containsPoint({ ...gap, width: gap.width + 2, depth: gap.depth + 2 }, p))
    return ![middle, ...on].every(within)
  })

/** FF-MOVE-19: the tracks that a tank leaves on its way through wire. */
export const tracksOf = (state: State, way: readonly Point[]): readonly Gap[] =>
  fieldOf(state.scenario).wire.flatMap((wire, belt) =>
    way.slice(1).flatMap((to, i) => {
      const from = way[i] ?? to
      return stretchesWithin(wire.shape, from, to).map((span): Gap => {
        const at = (far: number): Point => placeAlong([from, to], far) ?? to
        return {
          belt,
          kind: 'tank-track',
          from: at(span.from),
          to: at(span.to),
          width: fromCm(WIRE_GAP_WIDTHS.tankTrack),
        }
      })
    }),
  )
