import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Point } from '#kernel/geometry/point.ts'
import type { Terrain } from '#screen/ground.ts'
import { cornersOf } from '../body.ts'
import { type Camera, fitted, toScreen, toTable } from '../camera/camera.ts'
import { lookTo } from '../camera/looking.ts'
import { shapeOf } from '../ground/shapes/shape.ts'
import type { Store } from '../store.ts'
import { quietCorner } from './quiet-corner.ts'

/** Pixels of its longer side, and of that in a narrow view. */
const LENGTH = 150
const NARROW = { below: 500, length: 104 } as const
/** Part of the table in view below which it is shown. */
const ENOUGH = 0.6

const DRAWN: readonly Terrain['kind'][] = ['trench', 'water', 'wood', 'village', 'ruins', 'road']

/** The corners of the view on the table. */
const seenCorners = ({ camera, view }: Store): readonly [Point, Point] => {
  const { width, height } = view.value
  const at = (left: number, top: number): Point => toTable(camera.value, view.value, { left, top })
  return [at(0, 0), at(width, height)]
}

/** Which part of the table is in view. */
const partSeen = (store: Store): number => {
  const { width, height } = store.data.value.size
  const [a, b] = seenCorners(store)
  const within = (one: number, other: number, most: number): number =>
    Math.max(0, Math.min(Math.max(one, other), most) - Math.max(Math.min(one, other), 0))
  return (within(a.x, b.x, width) * within(a.y, b.y, height)) / (width * height)
}

/** The whole table small, with what is in view; a press looks there. All of it is in the table in words and on the keys. */
export const SmallMap = ({ store }: { store: Store }) => {
  const open = useComputed(
    () =>
      partSeen(store) < ENOUGH &&
      !store.draft.value &&
      !store.measuring.value &&
      store.data.value.held === undefined &&
      !store.data.value.picking,
  ).value
  return open ? <Sheet store={store} /> : null
}

const Sheet = ({ store }: { store: Store }) => {
  const { size, pieces, terrain } = store.data.value
  const turn = useComputed(() => store.camera.value.turn).value
  const corner = useComputed(() => quietCorner(store)).value
  const [across, down] = turn % 2 === 0 ? [size.width, size.height] : [size.height, size.width]
  const length = store.view.value.width < NARROW.below ? NARROW.length : LENGTH
  const unit = length / Math.max(across, down)
  const view = { width: across * unit, height: down * unit }
  const eye: Camera = { ...fitted(size, view, turn), scale: unit }
  const ring = (points: readonly Point[]): string =>
    points
      .map((point) => {
        const { left, top } = toScreen(eye, view, point)
        return `${left.toFixed(1)},${top.toFixed(1)}`
      })
      .join(' ')
  const ground = useMemo(
    () =>
      terrain
        .filter(({ kind }) => DRAWN.includes(kind))
        .map(({ id, kind, side = 'none', outline }) => (
          <polygon key={id} class={`${kind} side-${side}`} points={ring(shapeOf(outline).ring)} />
        )),
    [terrain, turn, size, length],
  )
  const look = (event: PointerEvent): void => {
    const { currentTarget: map } = event
    if (!(map instanceof Element) || (event.type === 'pointermove' && event.buttons === 0)) return
    const { left, top } = map.getBoundingClientRect()
    lookTo(store, toTable(eye, view, { left: event.clientX - left, top: event.clientY - top }))
  }
  return (
    <svg
      class="small-map"
      data-corner={corner.startsWith('top-right') ? 'top-left' : 'top-right'}
      width={view.width}
      height={view.height}
      aria-hidden="true"
      onPointerDown={look}
      onPointerMove={look}
    >
      {ground}
      {pieces
        .filter(({ gone }) => !gone)
        .map((piece) => (
          <polygon key={piece.id} class={`stand side-${piece.side}`} points={ring(cornersOf(piece))} />
        ))}
      <Seen store={store} eye={eye} view={view} />
    </svg>
  )
}

/** What is in view; the only part that follows every step of the camera. */
const Seen = ({
  store,
  eye,
  view,
}: {
  store: Store
  eye: Camera
  view: { width: number; height: number }
}) => {
  const [a, b] = seenCorners(store).map((point) => toScreen(eye, view, point))
  if (!a || !b) return null
  return (
    <rect
      class="seen"
      x={Math.min(a.left, b.left)}
      y={Math.min(a.top, b.top)}
      width={Math.abs(a.left - b.left)}
      height={Math.abs(a.top - b.top)}
    />
  )
}
