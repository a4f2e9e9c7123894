import type { GroundKind, Rise, Size, Terrain } from '#screen/ground.ts'
import type { Brush } from './brush.ts'
import { patchOf } from './patch.ts'
import { paintRelief } from './relief.ts'
import type { Bounds } from './shapes/shape.ts'
import { type Feature, paintFeatures } from './signs/index.ts'

/** What a sheet without zones shows. */
export interface Country {
  readonly size: Size
  /** What lies where no terrain does. */
  readonly ground: GroundKind
  readonly terrain: readonly Terrain[]
  readonly relief?: readonly Rise[]
}

/** What was painted of each piece of terrain, and where. */
export type PaintedTerrain = ReadonlyMap<
  string,
  { readonly kind: GroundKind; readonly key: string; readonly box: Bounds }
>

/** Signs of some kinds depend on others: where one of these has changed, all is painted again. */
const BROAD: readonly GroundKind[] = ['hill', 'road', 'village', 'ruins']
/** Built at right angles: their corners stay sharp. */
const BUILT: readonly GroundKind[] = ['building', 'bunker', 'dugout', 'emplacement', 'wall']
/** Pixels by which signs may stand out of their terrain. */
const OUT = 10

const sheetOf = ({ width, height }: Size): Bounds => ({
  left: 0,
  top: 0,
  right: width / 100,
  bottom: height / 100,
})

const overlap = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** A part of the sheet in whole pixels, so that no seam is seen round it. */
const snapped = ({ left, top, right, bottom }: Bounds, scale: number): Bounds => ({
  left: Math.floor(left * scale) / scale,
  top: Math.floor(top * scale) / scale,
  right: Math.ceil(right * scale) / scale,
  bottom: Math.ceil(bottom * scale) / scale,
})

/** Of two states of a sheet, the parts that differ; nothing if all of it must be painted. */
const changedBoxes = (before: PaintedTerrain, now: PaintedTerrain): readonly Bounds[] | undefined => {
  const changed = [...new Set([...before.keys(), ...now.keys()])]
    .filter((id) => before.get(id)?.key !== now.get(id)?.key)
    .flatMap((id) => [before.get(id) ?? [], now.get(id) ?? []].flat())
  return changed.some(({ kind }) => BROAD.includes(kind)) ? undefined : changed.map(({ box }) => box)
}

/** Paints whatever differs from what was painted before; all of it the first time. */
export const paintTerrain = (
  brush: Omit<Brush, 'random'>,
  { size, ground, terrain, relief }: Country,
  before?: PaintedTerrain,
): PaintedTerrain => {
  const { pen, px } = brush
  const features = terrain.map(
    (one): Feature => ({
      terrain: one,
      patch: patchOf(one.outline, size, BUILT.includes(one.kind) ? 0 : px),
    }),
  )
  const now: PaintedTerrain = new Map(
    features.map(({ terrain: { text: _, name: __, ...shown }, patch }) => {
      const { left, top, right, bottom } = patch
      const box = grown({ left, top, right, bottom }, OUT * px)
      return [shown.id, { kind: shown.kind, key: JSON.stringify(shown), box }]
    }),
  )
  const sheet = sheetOf(size)
  const whole: Feature = {
    terrain: { id: 'sheet', kind: ground, outline: { shape: 'polygon', points: [] }, text: '' },
    patch: patchOf({ shape: 'rectangle', x1: 0, y1: 0, x2: size.width, y2: size.height }, size),
  }
  const boxes = (before && changedBoxes(before, now)) ?? [sheet]
  for (const part of boxes) {
    const box = snapped(part, pen.getTransform().a)
    pen.save()
    pen.beginPath()
    pen.rect(box.left, box.top, box.right - box.left, box.bottom - box.top)
    pen.clip()
    const shown = features.filter(({ patch }) => overlap(grown(patch, OUT * px), box))
    pen.fillStyle = brush.ink('map')
    pen.fill(whole.patch.path)
    if (relief) paintRelief(brush, relief, size)
    paintFeatures(brush, [whole], { sheet, features: [] })
    paintFeatures(brush, shown, { sheet, features })
    pen.restore()
  }
  return now
}
