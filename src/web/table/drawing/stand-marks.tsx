import type { ComponentChildren } from 'preact'
import type { Piece } from '#screen/piece.ts'
import { orderPlace } from '../body.ts'
import { ActedTick, OrderTag, StatusDisc } from './names/mark-row.tsx'

/** Pixels of a mark below which it could not be read, for each of its full size. */
const LEGIBLE = 0.62
/** Pixels of a disc and of a tag at full size. */
const DISC = 17
const TAG = 17

/** How large a mark is drawn: in full, or as the depth of the stand allows; nothing if that is too small. */
const sizeOf = ({ depth }: Piece, pixels: number, part: number, scale: number): number | undefined => {
  const size = Math.min(1 / scale, (depth * part) / pixels)
  return size * scale < LEGIBLE ? undefined : size
}

interface MarkProps {
  readonly piece: Piece
  readonly right: number
  readonly forward: number
  readonly size: number | undefined
  readonly children: ComponentChildren
}

const Mark = ({ piece, right, forward, size, children }: MarkProps) =>
  size === undefined ? null : (
    <g transform={`translate(${right} ${-forward}) rotate(${-piece.heading / 100})`}>
      <g class="upright">
        <g transform={`scale(${size})`}>{children}</g>
      </g>
    </g>
  )

/** Status, order and tick of a stand that stands for a whole unit. */
export const StandMarks = ({ piece, scale }: { piece: Piece; scale: number }) => {
  const { width, depth, status, order, done } = piece
  const disc = sizeOf(piece, DISC, 0.9, scale)
  const at = order && orderPlace(piece, order.at)
  return (
    <>
      {status > 0 && (
        <Mark piece={piece} right={width * 0.49} forward={-depth * 0.3} size={disc}>
          <StatusDisc status={status} />
        </Mark>
      )}
      {done && (
        <Mark piece={piece} right={-width * 0.49} forward={-depth * 0.3} size={disc}>
          <ActedTick />
        </Mark>
      )}
      {order && at && (
        <Mark piece={piece} right={at.right} forward={at.forward} size={sizeOf(piece, TAG, 1, scale)}>
          <OrderTag order={order} heading={piece.heading} turn={0} />
        </Mark>
      )}
    </>
  )
}
