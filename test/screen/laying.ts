import { fair, oneOf, type Random, sfc32 } from '#kernel/chance/random.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { type AnyEvent, type AnyOrder, type Game, snapshot } from '#kernel/game/game.ts'
import { along } from '#kernel/geometry/angle.ts'
import { arcOf } from '#kernel/geometry/arc.ts'
import { corners } from '#kernel/geometry/box.ts'
import { fanContains } from '#kernel/geometry/fan.ts'
import { type Footprint, isDisc } from '#kernel/geometry/footprint.ts'
import { shapeOf } from '#kernel/geometry/outline.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import type { Area, Shape } from '#screen/area.ts'

/** What the laws about tools have in common: positions to lay them in, places to lay them on, and what a drawn shape holds. */

/** A battle of random orders at several moments, the first of them before any order. */
export const momentsOf = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  scenario: string,
  seed: number,
  moments: number,
  apart: number,
): readonly S[] => {
  const begun = game.begin(scenario, {}, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  const state = begun.value
  const random = sfc32(seed)
  const dice = seededDice(seed)
  const found = [snapshot(state)]
  for (let given = 1; found.length < moments; given++) {
    const [side] = game.pending(state)
    if (side === undefined) break
    game.act(state, side, game.sample(state, side, random), dice)
    if (given % apart === 0) found.push(snapshot(state))
  }
  return found
}

/** A battle of random orders at so many decisions of a kind, no two of them next to each other. */
export const decisionsIn = <S, O extends AnyOrder, E extends AnyEvent, V>(
  game: Game<S, O, E, V>,
  scenario: string,
  {
    seeds,
    most,
    apart,
  }: { readonly seeds: readonly number[]; readonly most: number; readonly apart: number },
  isWanted: (state: S) => boolean,
): readonly S[] => {
  const found: S[] = []
  for (const seed of seeds) {
    const begun = game.begin(scenario, {}, seed)
    if (!begun.ok) throw new Error(begun.error.message)
    const state = begun.value
    const random = sfc32(seed)
    const dice = seededDice(seed)
    let since = apart
    let inBattle = 0
    while (inBattle < most / seeds.length) {
      const [side] = game.pending(state)
      if (side === undefined) break
      since++
      if (since > apart && isWanted(state)) {
        found.push(snapshot(state))
        since = 0
        inBattle++
      }
      game.act(state, side, game.sample(state, side, random), dice)
    }
  }
  return found
}

/** A place on the table: anywhere, or near one of these. */
export const somewhere = (
  random: Random,
  { width, height }: { readonly width: number; readonly height: number },
  near: readonly Point[],
  within: number,
): Point => {
  const by = fair(random, 2) === 0 ? undefined : oneOf(random, near)
  const clamped = (value: number, most: number): number => Math.min(most, Math.max(0, value))
  return by
    ? {
        x: clamped(by.x + fair(random, 2 * within) - within, width),
        y: clamped(by.y + fair(random, 2 * within) - within, height),
      }
    : { x: fair(random, width + 1), y: fair(random, height + 1) }
}

const holdsIn = (shape: Shape): ((p: Point) => boolean) => {
  switch (shape.shape) {
    case 'fan': {
      const fan = { ...arcOf(shape.left, shape.right, shape.splay), range: shape.range }
      return (p) => fanContains(fan, p)
    }
    case 'polygon':
    case 'circle':
    case 'rectangle': {
      const ground = shapeOf(shape)
      return (p) => shapeHolds(ground, p)
    }
    case 'sector': {
      const { centre, inner, outer, from, to } = shape
      const wide = (((to - from) % 36_000) + 36_000) % 36_000
      return (p) => {
        const far = distance(centre, p)
        const off = (Math.atan2(p.x - centre.x, p.y - centre.y) * 18_000) / Math.PI
        return far >= inner && far <= outer && (((off - from) % 36_000) + 36_000) % 36_000 <= wide
      }
    }
    default:
      throw new Error(`nothing lies in a ${shape.shape}`)
  }
}

/** Whether a place is drawn as lying in one of these areas; nothing so near to an edge that a hair decides. */
export const drawnIn = (areas: readonly Area[], hair: number): ((p: Point) => boolean | undefined) => {
  const shapes = areas.map(({ outline }) => holdsIn(outline))
  const isIn = (p: Point): boolean => shapes.some((holds) => holds(p))
  return (p) => {
    const drawn = isIn(p)
    for (const [x, y] of [
      [hair, 0],
      [-hair, 0],
      [0, hair],
      [0, -hair],
    ] as const)
      if (isIn({ x: p.x + x, y: p.y + y }) !== drawn) return undefined
    return drawn
  }
}

/** Corners, middles of the sides and the middle of a piece; of a round one its middle and its edge. */
export const placesOf = (body: Footprint): readonly Point[] => {
  const { centre } = body
  if (isDisc(body)) {
    const { radius } = body
    return [centre, ...EIGHTHS.map((heading) => along(centre, heading, radius - 1))]
  }
  const [a, b, c, d] = corners(body)
  const half = (p: Point, q: Point): Point => ({
    x: Math.round((p.x + q.x) / 2),
    y: Math.round((p.y + q.y) / 2),
  })
  return [centre, a, b, c, d, half(a, b), half(b, c), half(c, d), half(d, a)]
}

const EIGHTHS = [0, 4500, 9000, 13_500, 18_000, 22_500, 27_000, 31_500]
