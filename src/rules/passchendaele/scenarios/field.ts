import { along, farAlong, type Heading, QUARTER, turned } from '#kernel/geometry/angle.ts'
import { isRound, type Shape, shapeOf } from '#kernel/geometry/outline.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Ring } from '#kernel/geometry/ring.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { memo } from '#kernel/memo.ts'
import { type Cover, isWorks, type SideName } from '../vocabulary.ts'
import type { Area, Table } from './table.ts'

/** Ground made ready for measuring. */
interface Patch {
  readonly area: Area
  readonly shape: Shape
}

/** The foremost trench of a side, seen by those who look over it. */
interface Front {
  readonly rings: readonly Ring[]
  readonly looks: Heading
  /** How far its corners lie to the side, in rising order. */
  readonly aside: readonly number[]
}

interface Field {
  /** In the order of the table's areas. */
  readonly patches: readonly Patch[]
  readonly blocking: readonly Shape[]
  readonly front: Readonly<Record<SideName, Front>>
}

/** How far a place lies to the side of those who look so. */
const asideOf = (looks: Heading, p: Point): number => farAlong(turned(looks, QUARTER), p)

const frontOf = ({ enemy }: Table, side: SideName, patch: Patch | undefined): Front => {
  const looks = enemy[side]
  const rings = (patch?.shape.parts ?? []).flatMap((part) => (isRound(part) ? [] : [part]))
  const aside = rings.flatMap((ring) => ring.map((p) => asideOf(looks, p))).sort((a, b) => a - b)
  return { rings, looks, aside }
}

/** All that lies on a table, which never changes. */
export const fieldOf = memo((table: Table): Field => {
  const patches = table.areas.map((area) => ({ area, shape: shapeOf(area.outline) }))
  const named = (name: string): Patch | undefined => patches.find(({ area }) => area.name === name)
  return {
    patches,
    blocking: patches.flatMap(({ area, shape }) => (area.blocks ? [shape] : [])),
    front: {
      german: frontOf(table, 'german', named(table.front.german)),
      entente: frontOf(table, 'entente', named(table.front.entente)),
    },
  }
})

/** How far forward a ring reaches, so far to the side; nothing where it does not reach at all. */
const forwardAt = (ring: Ring, looks: Heading, aside: number): number => {
  let most = Number.NEGATIVE_INFINITY
  let before = ring.at(-1)
  for (const p of ring) {
    const a = before ?? p
    before = p
    const from = asideOf(looks, a)
    const to = asideOf(looks, p)
    if (Math.min(from, to) > aside + A_HAIR || Math.max(from, to) < aside - A_HAIR) continue
    if (Math.abs(to - from) <= A_HAIR) {
      most = Math.max(most, farAlong(looks, a), farAlong(looks, p))
      continue
    }
    const part = (aside - from) / (to - from)
    most = Math.max(most, farAlong(looks, a) + part * (farAlong(looks, p) - farAlong(looks, a)))
  }
  return most
}

/** What divisions lose. */
const A_HAIR = 1e-6

/** PA-SETUP-18: the forward edge of a trench so far to the side; past its ends it goes straight on. */
const edgeAt = ({ rings, looks, aside }: Front, at: number): number => {
  const [first = at] = aside
  const last = aside.at(-1) ?? at
  const within = Math.min(last, Math.max(first, at))
  return Math.max(...rings.map((ring) => forwardAt(ring, looks, within)))
}

/** How far a place lies beyond the front edge of a side; below 0 behind it (PA-SETUP-18). */
export const pastFrontEdge = (table: Table, side: SideName, p: Point): number => {
  const front = fieldOf(table).front[side]
  return farAlong(front.looks, p) - edgeAt(front, asideOf(front.looks, p))
}

/** How far the foremost part of an outline lies beyond the front edge of a side; below 0 behind it. */
export const mostPastFrontEdge = (table: Table, side: SideName, ring: Ring): number => {
  const front = fieldOf(table).front[side]
  const { looks, aside } = front
  const own = ring.map((p) => asideOf(looks, p))
  const [from, to] = [Math.min(...own), Math.max(...own)]
  // Both edges are straight between their corners, so the most is at one of them.
  const bends = aside.filter((at) => at > from && at < to)
  return Math.max(...[...own, ...bends].map((at) => forwardAt(ring, looks, at) - edgeAt(front, at)))
}

/** PA-SETUP-18: the line so far behind the front edge of a side, from one side edge of the table to the other. */
export const lineBehindFront = (table: Table, side: SideName, behind: number): readonly Point[] => {
  const front = fieldOf(table).front[side]
  const { looks, aside } = front
  const ends = [0, table.width].flatMap((x) => [0, table.depth].map((y) => asideOf(looks, { x, y })))
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  const bends = aside.filter((at) => at > from && at < to)
  return [from, ...bends, to].map((at) => placeAt(looks, at, edgeAt(front, at) - behind))
}

/** The line across the table so far forward for a side. */
export const lineAcross = (table: Table, side: SideName, forward: number): readonly Point[] => {
  const looks = table.enemy[side]
  const ends = [0, table.width].flatMap((x) => [0, table.depth].map((y) => asideOf(looks, { x, y })))
  return [Math.min(...ends), Math.max(...ends)].map((at) => placeAt(looks, at, forward))
}

const placeAt = (looks: Heading, aside: number, forward: number): Point =>
  along(along({ x: 0, y: 0 }, turned(looks, QUARTER), aside), looks, forward)

/** The best cover laid out at a place, whoever is there. */
export const coverLaid = (table: Table, p: Point): Cover =>
  fieldOf(table).patches.find(({ shape }) => shapeHolds(shape, p))?.area.cover ?? table.ground

/** What lies about the works of a place. */
export const openGround = (table: Table, p: Point): Cover =>
  fieldOf(table).patches.find(({ area, shape }) => !isWorks(area.cover) && shapeHolds(shape, p))?.area
    .cover ?? table.ground
