import type { Point } from '#kernel/geometry/point.ts'
import type { Piece, Place } from '#screen/piece.ts'
import { distance, from } from '../body.ts'
import type { Template } from '../model.ts'
import { type Store, whereNow } from '../store.ts'
import { outside } from './hit.ts'

export const templateOf = (store: Store, id: string | undefined): Template | undefined =>
  store.data.value.templates?.find((template) => template.id === id)

const boxOf = ({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }) => ({
  centre: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 },
  width: x2 - x1,
  depth: y2 - y1,
})

/** How far a point lies outside a template; 0 on it. */
export const outsideTemplate = ({ shapes }: Pick<Template, 'shapes'>, point: Point): number =>
  Math.min(
    ...shapes.map(({ outline }) => {
      if (outline.shape === 'circle') return Math.max(0, distance(outline.centre, point) - outline.radius)
      if (outline.shape === 'rectangle') return outside({ ...boxOf(outline), heading: 0 }, point)
      if (outline.shape !== 'square') return Number.POSITIVE_INFINITY
      const { centre, side, heading = 0 } = outline
      return outside({ centre, heading, width: side, depth: side }, point)
    }),
  )

/** The template under a point; the one in hand before others. */
export const templateAt = (store: Store, point: Point, slack: number): string | undefined => {
  const { templates = [], held } = store.data.value
  const under = templates.filter((template) => outsideTemplate(template, point) <= slack)
  return (under.find(({ id }) => id === held) ?? under.at(-1))?.id
}

/** Half of what it covers along its heading. */
const extentOf = ({ shapes, centre }: Template): number =>
  Math.max(
    0,
    ...shapes.map(({ outline }) => {
      if (outline.shape === 'circle') return distance(centre, outline.centre) + outline.radius
      if (outline.shape === 'rectangle') return boxOf(outline).depth / 2
      return outline.shape === 'square' ? distance(centre, outline.centre) + outline.side / 2 : 0
    }),
  )

/** The middle of the front of a piece or template where it is planned to be, from which it is turned. */
export const frontOf = (store: Store, id: string): (Place & { readonly front: Point }) | undefined => {
  const template = templateOf(store, id)
  if (!template) return pieceFront(whereNow(store, id))
  const draft = store.draft.value?.pieces[0] === id ? store.draft.value : undefined
  const place = draft ? { centre: draft.end, heading: draft.heading } : template
  return { ...place, front: from(place, 0, extentOf(template)) }
}

const pieceFront = (piece: Piece | undefined) =>
  piece && { centre: piece.centre, heading: piece.heading, front: from(piece, 0, piece.depth / 2) }
