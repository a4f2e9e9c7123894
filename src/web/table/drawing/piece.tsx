import type { Size } from '../../../screen/ground.ts'
import type { OrderMarker, Piece as PieceData } from '../../../screen/piece.ts'
import { orderPlace } from '../body.ts'
import { Counter } from './counter.tsx'
import { ArmSign } from './symbols.tsx'

interface Props {
  readonly piece: PieceData
  readonly table: Size
  readonly selected?: boolean
  readonly lit?: boolean
  /** It is being moved: only its outline stays behind. */
  readonly lifted?: boolean
  /** Pixels for a unit: what would be too small to read is left out. */
  readonly scale?: number
  /** The table is turned by a quarter. */
  readonly sideways?: boolean
  /** Where it is planned to stand. */
  readonly ghost?: 'legal' | 'illegal'
}

/** One token: side, arm, facing, status, order and whether it has acted. */
export const PieceToken = ({ piece, table, selected, lit, lifted, ghost, scale, sideways }: Props) => {
  const { centre, heading, width, depth, side } = piece
  const place = `translate(${centre.x} ${table.height - centre.y}) rotate(${heading / 100})`
  if (piece.gone) return <Fallen place={place} depth={depth} />
  const [w, d] = [width / 2, depth / 2]
  const classes = [
    'piece',
    `side-${side}`,
    `status-${piece.status}`,
    selected && 'selected',
    lit && 'lit',
    lifted && 'lifted',
    ghost && `ghost ${ghost}`,
    piece.done && 'done',
  ]
  return (
    <g class={classes.filter(Boolean).join(' ')} transform={place} data-piece={piece.id}>
      {(selected || lit) && <Body piece={piece} part="ring" out={160} />}
      <Body piece={piece} part="token" out={0} />
      <Sign piece={piece} scale={scale ?? 1} sideways={sideways ?? false} />
      {!piece.round && <path class="front" d={`M${-w} ${-d} H${w}`} />}
      <path class="facing" d={`M${-depth * 0.2} ${-d} L0 ${-d - depth * 0.24} L${depth * 0.2} ${-d} Z`} />
      {piece.status > 0 && <StatusMark piece={piece} scale={scale ?? 1} />}
      {piece.done && <DoneTick piece={piece} scale={scale ?? 1} />}
      {piece.wave !== undefined && <Wave piece={piece} wave={piece.wave} />}
      {piece.order && <Order order={piece.order} piece={piece} />}
    </g>
  )
}

/** The outline of a stand, or one so far outside of it. */
const Body = ({ piece, part, out }: { piece: PieceData; part: string; out: number }) => {
  const { width, depth, round } = piece
  const [w, d] = [width / 2 + out, depth / 2 + out]
  return round ? (
    <circle class={part} r={w} />
  ) : (
    <rect class={part} x={-w} y={-d} width={2 * w} height={2 * d} rx={90 + out} />
  )
}

/** Pixels of the shorter side of a stand below which its sign would be a blot. */
const BLOT = 7

/** Parts of a stand that its sign may fill: a disc has no corners. */
const ROOM = { round: { width: 0.72, depth: 0.72 }, square: { width: 0.94, depth: 0.9 } } as const

/** What a stand is, and how strong. */
const Sign = ({ piece, scale, sideways }: { piece: PieceData; scale: number; sideways: boolean }) => {
  const { width, depth, symbol, figure, round } = piece
  if (Math.min(width, depth) * scale < BLOT) return null
  if (figure !== undefined) return <Counter piece={piece} figure={figure} scale={scale} sideways={sideways} />
  const room = round ? ROOM.round : ROOM.square
  return <ArmSign symbol={symbol} width={width * room.width} depth={depth * room.depth} />
}

/** At a rear corner of the token, upright whichever way it faces. */
const atRear = ({ width, depth, heading }: PieceData, side: 1 | -1): string =>
  `translate(${side * width * 0.49} ${depth * 0.45}) rotate(${-heading / 100})`

/** Pixels of the radius of marks, but for stands that are themselves no larger. */
const MARK = 4.6

/** The radius of a mark: with the stand, but to be read on a small one too. */
const markSize = ({ width, depth }: PieceData, part: number, least: number, scale: number): number =>
  Math.max(depth * part, least, Math.min(MARK / scale, width * 0.3))

/** One to three chevrons on a disc: told by shape and number, not by colour alone. */
const StatusMark = ({ piece, scale }: { piece: PieceData; scale: number }) => {
  const { status } = piece
  const r = markSize(piece, 0.3, 620, scale)
  const chevrons = Array.from({ length: status }, (_, i) => (i - (status - 1) / 2) * r * 0.46)
  return (
    <g class="status" transform={atRear(piece, 1)}>
      <g class="upright">
        <circle r={r} />
        {chevrons.map((y) => (
          <path
            key={y}
            stroke-width={r * 0.24}
            d={`M${-r * 0.5} ${y - r * 0.12} L0 ${y + r * 0.2} L${r * 0.5} ${y - r * 0.12}`}
          />
        ))}
      </g>
    </g>
  )
}

const DoneTick = ({ piece, scale }: { piece: PieceData; scale: number }) => {
  const r = markSize(piece, 0.26, 560, scale)
  return (
    <g class="tick" transform={atRear(piece, -1)}>
      <g class="upright">
        <circle r={r} />
        <path
          stroke-width={r * 0.3}
          d={`M${-r * 0.5} 0 L${-r * 0.1} ${r * 0.42} L${r * 0.55} ${-r * 0.42}`}
        />
      </g>
    </g>
  )
}

/** Which wave it is, at the front left. */
const Wave = ({ piece, wave }: { piece: PieceData; wave: number }) => {
  const { width, depth, heading } = piece
  const r = Math.max(depth * 0.36, 900)
  return (
    <g class="wave" transform={`translate(${-width / 2} ${-depth * 0.12}) rotate(${-heading / 100})`}>
      <g class="upright">
        <circle r={r} />
        <text font-size={r * 1.6} y={r * 0.56}>
          {wave}
        </text>
      </g>
    </g>
  )
}

const Order = ({ order, piece }: { order: OrderMarker; piece: PieceData }) => {
  const { right, forward, size: r } = orderPlace(piece, order.at)
  return (
    <g class="order" transform={`translate(${right} ${-forward}) rotate(${-piece.heading / 100})`}>
      <g class="upright">
        <path d={`M${-r} ${-r * 0.8} H${r} L${r * 1.35} 0 L${r} ${r * 0.8} H${-r} Z`} />
        <text font-size={r * 1.3} y={r * 0.46}>
          {order.letters}
        </text>
      </g>
    </g>
  )
}

const Fallen = ({ place, depth }: { place: string; depth: number }) => {
  const r = depth * 0.28
  return (
    <g class="fallen" transform={place}>
      <path d={`M${-r} ${-r} L${r} ${r} M${r} ${-r} L${-r} ${r}`} />
    </g>
  )
}
