import type { JSX } from 'preact'
import type { Point } from '#kernel/geometry/point.ts'
import type { Size } from '#screen/ground.ts'
import type { OrderMarker, OrderSign, Piece } from '#screen/piece.ts'
import type { Turn } from '../../model.ts'
import { countOf, MARK, type UnitMarks } from './unit-marks.ts'

const SIGNS: Readonly<Record<OrderSign, string>> = {
  advance: 'M-6 0 H5 M0.5 -4.5 L5.5 0 L0.5 4.5',
  retreat: 'M-6 0 H5 M0.5 -4.5 L5.5 0 L0.5 4.5',
  hold: 'M-6 -3 V3.5 H6 V-3',
  countermarch: 'M-5.5 4.5 V-1 A4.5 4.5 0 0 1 3.5 -1 V3 M0 -0.5 L3.5 4 L7 -0.5',
  barrage: 'M0 -6 V6 M-6 0 H6 M-4.2 -4.2 L4.2 4.2 M-4.2 4.2 L4.2 -4.2',
}

/** Degrees by which a sign is turned that points to the right: ahead and back go where the unit looks. */
const turnOf = (sign: OrderSign, heading: number, turn: Turn): number => {
  const ahead = heading / 100 + turn * 90 - 90
  return sign === 'advance' ? ahead : sign === 'retreat' ? ahead + 180 : 0
}

/** How badly shaken, as bars on a disc. */
export const StatusDisc = ({ status }: { status: Piece['status'] }) => (
  <g class="status">
    <circle r="8.4" />
    {status === 0 ? (
      <circle class="dot" r="3" />
    ) : (
      Array.from({ length: status }, (_, i) => {
        const x = (i - (status - 1) / 2) * 4.2
        return <path key={x} d={`M${x} -4.4 V4.4`} />
      })
    )}
  </g>
)

export const OrderTag = ({ order, heading, turn }: { order: OrderMarker; heading: number; turn: Turn }) => (
  <g class="order">
    <rect x="-10" y="-8.5" width="20" height="17" rx="2" />
    {order.sign ? (
      <path d={SIGNS[order.sign]} transform={`rotate(${turnOf(order.sign, heading, turn)})`} />
    ) : (
      <text y="4.6">{order.letters}</text>
    )}
  </g>
)

export const ActedTick = () => (
  <g class="tick">
    <circle r="8" />
    <path d="M-4 0 L-1 3.4 L4.4 -3.4" />
  </g>
)

interface Props {
  readonly marks: UnitMarks & { readonly at: Point }
  readonly table: Size
  readonly turn: Turn
}

/** Status, order and whether it has acted, in a row. */
export const MarkRow = ({ marks, table, turn }: Props) => {
  const { at, status, side, heading, order, done } = marks
  const first = (-(countOf(marks) - 1) * MARK.pitch) / 2
  const signs: readonly JSX.Element[] = [
    ...(status > 0 ? [<StatusDisc key="status" status={status} />] : []),
    ...(order ? [<OrderTag key="order" order={order} heading={heading} turn={turn} />] : []),
    ...(done ? [<ActedTick key="tick" />] : []),
  ]
  return (
    <g class={`unit-marks side-${side}`} transform={`translate(${at.x} ${table.height - at.y})`}>
      <g class="upright">
        <g class="in-pixels">
          {signs.map((sign, i) => (
            <g key={sign.key} transform={`translate(${first + i * MARK.pitch} 0)`}>
              {sign}
            </g>
          ))}
        </g>
      </g>
    </g>
  )
}
