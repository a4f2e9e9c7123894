import type { Point } from '#kernel/geometry/point.ts'
import type { Size } from '#screen/ground.ts'
import { handleAt } from '../input/acting.ts'
import { planOf } from '../input/draft.ts'
import { templateOf } from '../input/templates.ts'
import { type Store, whereNow } from '../store.ts'
import { Advised } from './advised.tsx'
import { Marks } from './marks.tsx'
import { isMerged, MergedZones } from './merged-zones.tsx'
import { MotionDrawing } from './motion.tsx'
import { PieceToken } from './piece.tsx'
import { Ruler } from './ruler.tsx'
import { AreaShape, pathOf } from './shapes.tsx'

/** What is being moved, turned, picked or measured; a layer of its own, so that the table below need not be redrawn. */
export const Overlay = ({ store }: { store: Store }) => {
  const { size } = store.data.value
  return (
    <svg class="table-overlay" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <Marks store={store} />
      <MotionDrawing store={store} />
      <Advised store={store} />
      <HeldRing store={store} />
      <PlanDrawing store={store} />
      <Handle store={store} />
      <PickPreview store={store} />
      <Ruler store={store} />
      <Cross point={store.cross.value} table={size} />
    </svg>
  )
}

const PlanDrawing = ({ store }: { store: Store }) => {
  const draft = store.draft.value
  const planned = store.planned.value
  const { size } = store.data.value
  if (!draft || !planned) return null
  const verdict = planned.legal ? 'legal' : 'illegal'
  const ranges = store.showRanges.value
  const shapes = planned.shapes.filter(({ style }) => ranges || (style !== 'zone' && style !== 'range'))
  const { path } = planOf(draft)
  return (
    <g class={`plan ${verdict}`}>
      <MergedZones areas={shapes.filter(isMerged)} table={size} />
      {shapes
        .filter((area) => !isMerged(area))
        .map((area) => (
          <AreaShape key={area.id} area={area} table={size} />
        ))}
      {planned.ghosts.length > 0 && path.length > 1 && (
        <polyline points={path.map(({ x, y }) => `${x},${size.height - y}`).join(' ')} />
      )}
      {draft.bends.map(({ x, y }, i) => (
        <circle key={i} class="bend" cx={x} cy={size.height - y} />
      ))}
      {draft.pieces.map((id) => {
        const piece = whereNow(store, id)
        return (
          piece && (
            <PieceToken
              key={id}
              piece={piece}
              table={size}
              scale={store.drawn.value}
              sideways={store.camera.value.turn % 2 === 1}
              selected
              ghost={verdict}
            />
          )
        )
      })}
    </g>
  )
}

/** Round the template in hand. */
const HeldRing = ({ store }: { store: Store }) => {
  const { held, size } = store.data.value
  const template = templateOf(store, held)
  if (!template || store.draft.value) return null
  return (
    <g class="held">
      {template.shapes.map((area) => (
        <path key={area.id} d={pathOf(area.outline, size)} />
      ))}
    </g>
  )
}

/** The handle that turns a body, ahead of its leader. */
const Handle = ({ store }: { store: Store }) => {
  const { height } = store.data.value.size
  const handle = handleAt(store)
  if (!handle || !store.showPieces.value || store.holding.value === 'moving') return null
  const { from, at } = handle
  return (
    <g class="handle">
      <path d={`M${from.x} ${height - from.y} L${at.x} ${height - at.y}`} />
      <g transform={`translate(${at.x} ${height - at.y})`}>
        <circle />
        <g class="arrows">
          <path d="M-5 2.5 A5.4 5.4 0 1 1 5 2.5" />
          <path class="head" d="M2.2 1.6 L5.4 5.2 L7.6 0.6 Z" />
        </g>
      </g>
    </g>
  )
}

const PickPreview = ({ store }: { store: Store }) => {
  const { picking, size } = store.data.value
  const point = store.cross.value ?? store.pointer.value
  const preview = point && picking?.preview?.(point)
  return (
    <>
      {picking?.open?.map((area) => (
        <AreaShape key={area.id} area={area} table={size} />
      ))}
      {preview && (
        <g class={`pick ${preview.legal ? 'legal' : 'illegal'}`}>
          {preview.shapes.map((area) => (
            <AreaShape key={area.id} area={area} table={size} />
          ))}
        </g>
      )}
    </>
  )
}

const Cross = ({ point, table }: { point: Point | undefined; table: Size }) =>
  point ? (
    <g class="cross" transform={`translate(${point.x} ${table.height - point.y})`}>
      <path d="M-18 0 H-5 M5 0 H18 M0 -18 V-5 M0 5 V18" />
    </g>
  ) : null
