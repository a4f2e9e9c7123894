import { type Spot, toScreen } from '../camera/camera.ts'
import { type Store, whereNow } from '../store.ts'

export type Corner = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left'

const CORNERS: readonly Corner[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left']
/** Pixels of the strip of tools, with a margin. */
const STRIP = { width: 500, height: 100 } as const
/** A piece that is being moved counts for so many. */
const HELD = 100

/** Pixels of a view in which the card of a plan is docked at the foot; as in the style sheet. */
const DOCKED_BELOW = 700

/** The edge along which something else lies. */
const edgeTaken = ({ data, measuring, draft, view }: Store): 'top' | 'bottom' | 'none' => {
  if (draft.value) return view.value.width < DOCKED_BELOW ? 'bottom' : 'none'
  return data.value.held !== undefined || data.value.picking || measuring.value ? 'top' : 'none'
}

/** On tablets the buttons of what is folded away lie in a corner; as in the style sheet. */
const hasFoldedColumns = (): boolean => globalThis.matchMedia?.('(768px <= width < 1200px)').matches ?? false

/** The corner of the view in which a strip of tools hides the fewest pieces; it moves away from what is dragged. */
export const quietCorner = (store: Store): Corner => {
  const { pieces, selected } = store.data.value
  // While the hand pans the strip stays where it is.
  const camera = store.camera.peek()
  const view = store.view.value
  const held = new Set(store.draft.value?.pieces ?? [])
  const chosen = new Set(selected)
  const spots = pieces.flatMap((piece) => {
    if (piece.gone) return []
    const { id } = piece
    const { centre } = (held.has(id) && whereNow(store, id)) || piece
    return [{ spot: toScreen(camera, view, centre), weight: held.has(id) ? HELD : chosen.has(id) ? 2 : 1 }]
  })
  const isUnder = (corner: Corner, { left, top }: Spot): boolean =>
    (corner.endsWith('left') ? left < STRIP.width : left > view.width - STRIP.width) &&
    (corner.startsWith('top') ? top < STRIP.height : top > view.height - STRIP.height)
  const hidden = (corner: Corner): number =>
    spots.reduce((sum, { spot, weight }) => sum + (isUnder(corner, spot) ? weight : 0), 0)
  const open = CORNERS.filter(
    (corner) => !corner.startsWith(edgeTaken(store)) && !(corner === 'bottom-left' && hasFoldedColumns()),
  )
  return open.reduce(
    (best, corner) => (hidden(corner) < hidden(best) ? corner : best),
    open[0] ?? 'bottom-right',
  )
}
