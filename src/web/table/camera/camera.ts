import type { Point } from '#kernel/geometry/point.ts'
import type { Size } from '#screen/ground.ts'
import type { Lies, Turn } from '../model.ts'

/** What part of the table is looked at: its point in the middle of the view, how large, and which way up. */
export interface Camera {
  readonly centre: Point
  /** Screen pixels for a table unit. */
  readonly scale: number
  /** Quarter turns of the table, clockwise. */
  readonly turn: Turn
}

/** A place on the screen, in pixels from the top left of the view. */
export interface Spot {
  readonly left: number
  readonly top: number
}

/** Screen space kept free round the whole table. */
const MARGIN = 6
/** Screen pixels for a table unit at the nearest: four for a millimetre. */
const NEAREST = 0.04
const COS = [1, 0, -1, 0] as const
const SIN = [0, 1, 0, -1] as const

/** The whole table in view. */
export const fitted = (table: Size, view: Size, turn: Camera['turn'] = 0): Camera => {
  const [across, down] = turn % 2 === 0 ? [table.width, table.height] : [table.height, table.width]
  const scale = Math.min((view.width - 2 * MARGIN) / across, (view.height - 2 * MARGIN) / down)
  return { centre: { x: table.width / 2, y: table.height / 2 }, scale: Math.max(scale, 1e-5), turn }
}

/** A table is laid on its side where that shows it so large, of how large it would be upright. */
const LAID = 0.95

/** One that lies so already stays so for less, so that it does not turn whenever a line more is told above it. */
const STAYS = 0.85

/** How a table lies of which the player has not said how: on its side where it is deeper than wide and there is room. */
export const lying = (table: Size, view: Size, { upright, sideways }: Lies, now: Turn): Turn => {
  const least = fitted(table, view, 0).scale * (now === sideways ? STAYS : LAID)
  return table.height > table.width && fitted(table, view, 1).scale > least ? sideways : upright
}

/** Pixels of the shorter side of a view in which a table would be too small to play on as a whole. */
const SMALL = 500

/** Pixels of depth that a stand wants on a phone to be told from its neighbours, and how much nearer that may lead. */
const STAND = { pixels: 15, nearer: 1.5 } as const

/**
 * How a table is first looked at: as a whole, but on a phone as broad as the screen, at the point given; somewhat nearer
 * if the stands there, of the depth given, would be too small.
 */
export const firstSeen = (
  table: Size,
  view: Size,
  turn: Turn,
  at: Point | undefined,
  depth?: number,
): Camera | undefined => {
  const whole = fitted(table, view, turn)
  const across = turn % 2 === 0 ? table.width : table.height
  const broad = (view.width - 2 * MARGIN) / across
  if (Math.min(view.width, view.height) >= SMALL || broad < whole.scale * 1.15) return undefined
  const wanted = depth === undefined ? broad : Math.max(broad, STAND.pixels / depth)
  const scale = Math.min(wanted, broad * STAND.nearer)
  return showing({ ...whole, scale }, table, view, at ?? whole.centre)
}

/** Pixels below which a stand is a speck that no finger can mean, and how many it then gets whatever that hides. */
const SPECK = { below: 6, pixels: 10 } as const

/** A first look at a phone from so near that the smallest stands, so long on their shorter side, are no specks. */
export const withoutSpecks = (
  seen: Camera,
  table: Size,
  view: Size,
  at: Point,
  shorter: number,
): Camera | undefined =>
  Math.min(view.width, view.height) >= SMALL || seen.scale * shorter >= SPECK.below
    ? undefined
    : showing({ ...seen, scale: SPECK.pixels / shorter }, table, view, at)

export const toScreen = (camera: Camera, view: Size, point: Point): Spot => {
  const x = (point.x - camera.centre.x) * camera.scale
  const y = (camera.centre.y - point.y) * camera.scale
  const cos = COS[camera.turn]
  const sin = SIN[camera.turn]
  return { left: view.width / 2 + x * cos - y * sin, top: view.height / 2 + x * sin + y * cos }
}

export const toTable = (camera: Camera, view: Size, spot: Spot): Point => {
  const { x, y } = toTableStep(camera, spot.left - view.width / 2, spot.top - view.height / 2)
  return { x: Math.round(camera.centre.x + x), y: Math.round(camera.centre.y + y) }
}

/** The step on the table that a step on the screen is. */
export const toTableStep = (camera: Camera, right: number, down: number): Point => {
  const cos = COS[camera.turn]
  const sin = SIN[camera.turn]
  const x = (right * cos + down * sin) / camera.scale
  const y = (down * cos - right * sin) / camera.scale
  return { x, y: -y + 0 }
}

/** The table follows the hand. */
export const panned = (camera: Camera, right: number, down: number): Camera => {
  const step = toTableStep(camera, right, down)
  return { ...camera, centre: { x: camera.centre.x - step.x, y: camera.centre.y - step.y } }
}

/** Nearer or farther with the point under `spot` staying there. */
export const zoomedAt = (camera: Camera, view: Size, table: Size, spot: Spot, factor: number): Camera => {
  const scale = limited(camera.scale * factor, table, view, camera.turn)
  const right = spot.left - view.width / 2
  const down = spot.top - view.height / 2
  const before = toTableStep(camera, right, down)
  const after = toTableStep({ ...camera, scale }, right, down)
  return {
    ...camera,
    scale,
    centre: { x: camera.centre.x + before.x - after.x, y: camera.centre.y + before.y - after.y },
  }
}

const limited = (scale: number, table: Size, view: Size, turn: Camera['turn']): number => {
  const whole = fitted(table, view, turn).scale
  return Math.min(Math.max(scale, whole * 0.7), Math.max(NEAREST, whole * 2))
}

/** Never so far off that no table is left in view. */
export const kept = (camera: Camera, table: Size): Camera => {
  const x = Math.min(Math.max(camera.centre.x, 0), table.width)
  const y = Math.min(Math.max(camera.centre.y, 0), table.height)
  return x === camera.centre.x && y === camera.centre.y ? camera : { ...camera, centre: { x, y } }
}

export const centredOn = (camera: Camera, centre: Point): Camera => ({ ...camera, centre })

/** A point as near to the middle as can be without showing more of the desk than of the table. */
export const showing = (camera: Camera, table: Size, view: Size, point: Point): Camera => {
  const [across, down] = camera.turn % 2 === 0 ? [view.width, view.height] : [view.height, view.width]
  const near = (at: number, length: number, seen: number): number => {
    const half = (seen / 2 - MARGIN) / camera.scale
    return half * 2 >= length ? length / 2 : Math.min(Math.max(at, half), length - half)
  }
  return {
    ...camera,
    centre: { x: near(point.x, table.width, across), y: near(point.y, table.height, down) },
  }
}

/** The table turned by quarters, looked at where it was. */
export const turned = (camera: Camera, quarters: number): Camera => {
  const turn = (((camera.turn + quarters) % 4) + 4) % 4
  return { ...camera, turn: turn === 1 || turn === 2 || turn === 3 ? turn : 0 }
}

export const inView = (camera: Camera, view: Size, point: Point, margin: number): boolean => {
  const { left, top } = toScreen(camera, view, point)
  return left >= margin && top >= margin && left <= view.width - margin && top <= view.height - margin
}

/** CSS for a layer whose top left is the table's and which is drawn at `drawn` pixels for a unit. */
export const transformOf = (camera: Camera, view: Size, table: Size, drawn: number): string => {
  const { left, top } = toScreen(camera, view, { x: 0, y: table.height })
  const scale = round(camera.scale / drawn)
  // Whole pixels keep what is drawn at its own scale sharp, and spare a machine without graphics hardware the filtering.
  const [x, y] = scale === 1 ? [Math.round(left), Math.round(top)] : [round(left), round(top)]
  return `translate(${x}px, ${y}px) rotate(${camera.turn * 90}deg) scale(${scale})`
}

const round = (value: number): number => Math.round(value * 1e5) / 1e5
