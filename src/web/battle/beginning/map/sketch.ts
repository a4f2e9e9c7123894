import type { Heading } from '#kernel/geometry/angle.ts'
import type { Piece } from '#screen/piece.ts'
import type { Ground } from '#screen/tabletop.ts'
import type { ZoneGrid } from '#screen/zone-map.ts'
import { type Ink, type Inks, inkOf, type Pen } from '#web/table/ground/brush.ts'
import { finenessFor } from '#web/table/ground/sheet.ts'
import { paintTerrain } from '#web/table/ground/terrain.ts'
import { paintZones } from '#web/table/ground/zones.ts'

/* A small picture of a table, painted beside the page: the ground, and the stands as they will be at the start. */

export interface Subject {
  readonly ground: Ground
  readonly zones: ZoneGrid | undefined
  readonly pieces: readonly Piece[]
  /** Where the attacker looks; that way is to the right. */
  readonly looks: Heading
}

export interface Frame {
  readonly width: number
  readonly height: number
  /** Pixels of the screen for each of the page. */
  readonly density: number
  readonly inks: Inks
}

const SIDES = ['side-a', 'side-b'] as const
/** Stands smaller than this could not be told apart, in pixels. */
const LEAST = { along: 7, across: 4 }

const paintPieces = (pen: Pen, { ground, pieces }: Subject, px: number, ink: Ink): void => {
  for (const { centre, heading, width, depth, side, beside } of pieces) {
    if (beside) continue
    const long = Math.max(width / 100, LEAST.along * px)
    const deep = Math.max(depth / 100, LEAST.across * px)
    pen.save()
    pen.translate(centre.x / 100, (ground.size.height - centre.y) / 100)
    pen.rotate((heading / 100) * (Math.PI / 180))
    pen.beginPath()
    pen.rect(-long / 2, -deep / 2, long, deep)
    pen.fillStyle = ink(side === 0 ? SIDES[0] : 'map')
    pen.strokeStyle = ink(SIDES[side])
    pen.lineWidth = 1.4 * px
    pen.fill()
    pen.stroke()
    pen.restore()
  }
}

/** Paints the table on a sheet of its own, so finely that it fills the frame. */
const paintSheet = (subject: Subject, shown: number, density: number, ink: Ink): OffscreenCanvas => {
  const { ground, zones } = subject
  const { size, terrain, ground: kind } = ground
  const { scale, px } = finenessFor(size, shown, density)
  const sheet = new OffscreenCanvas(
    Math.round((size.width / 100) * scale),
    Math.round((size.height / 100) * scale),
  )
  const pen = sheet.getContext('2d')
  if (!pen) return sheet
  pen.setTransform(scale, 0, 0, scale, 0, 0)
  if (zones) paintZones({ pen, ink, px }, zones, size)
  else paintTerrain({ pen, ink, px }, { size, ground: kind, terrain })
  paintPieces(pen, subject, px, ink)
  return sheet
}

/** The table laid so that the attacker comes from the left; what does not fit is cut off above and below. */
export const sketch = (subject: Subject, { width, height, density, inks }: Frame): ImageBitmap => {
  const { size } = subject.ground
  const turn = Math.PI / 2 - (subject.looks / 100) * (Math.PI / 180)
  const lying = Math.abs(Math.sin(turn)) > 0.5
  const along = (lying ? size.height : size.width) / 100
  const across = (lying ? size.width : size.height) / 100
  const shown = Math.max(width / along, height / across)
  const sheet = paintSheet(subject, shown, density, inkOf(inks))
  const picture = new OffscreenCanvas(Math.round(width * density), Math.round(height * density))
  const pen = picture.getContext('2d')
  if (pen) {
    const zoom = (shown * density * (size.width / 100)) / sheet.width
    pen.translate(picture.width / 2, picture.height / 2)
    pen.rotate(turn)
    pen.scale(zoom, zoom)
    pen.drawImage(sheet, -sheet.width / 2, -sheet.height / 2)
  }
  return picture.transferToImageBitmap()
}
