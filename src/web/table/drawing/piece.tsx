import type { Size } from '../../../screen/ground.ts'
import type { OrderMarker, Piece as PieceData } from '../../../screen/piece.ts'
import { orderPlace } from '../body.ts'
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
  /** Where it is planned to stand. */
  readonly ghost?: 'legal' | 'illegal'
}

/** One token: side, arm, facing, status, order and whether it has acted. */
export const PieceToken = ({ piece, table, selected, lit, lifted, ghost, scale }: Props) => {
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
      <Sign piece={piece} scale={scale ?? 1} />
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
const Sign = ({ piece, scale }: { piece: PieceData; scale: number }) => {
  const { width, depth, symbol, figure, round } = piece
  if (Math.min(width, depth) * scale < BLOT) return null
  if (figure !== undefined) return <Counter piece={piece} figure={shortened(piece, figure, scale)} />
  const room = round ? ROOM.round : ROOM.square
  return <ArmSign symbol={symbol} width={width * room.width} depth={depth * room.depth} />
}

/** Part of a token's width that the sign of its arm takes when a figure stands beside it. */
const SIGN = 0.4

/** Pixels of letters below which only the first of a token's figures is written, larger. */
const SMALL = 8

/** The letters of a figure beside the sign. */
export const figureLetters = (
  { width, depth }: Pick<PieceData, 'width' | 'depth'>,
  figure: string,
): number => {
  const room = (width * (1 - SIGN) * 0.9) / (Math.max(2, figure.length) * 0.56)
  return Math.min(depth * (figure.length < 3 ? 0.85 : 0.62), room)
}

/** As much of a figure as can be read. */
export const shortened = (
  piece: Pick<PieceData, 'width' | 'depth'>,
  figure: string,
  scale: number,
): string => (figureLetters(piece, figure) * scale < SMALL ? (figure.split('-')[0] ?? '') : figure)

/** The sign to the left, the figure to the right, both upright whichever way the token faces. */
const Counter = ({ piece, figure }: { piece: PieceData; figure: string }) => {
  const { width, depth, heading } = piece
  return (
    <g transform={`rotate(${-heading / 100})`}>
      <g class="upright">
        <g transform={`translate(${-width * (0.5 - SIGN / 2)} 0)`}>
          <ArmSign symbol={piece.symbol} width={width * SIGN * 0.86} depth={depth * 0.8} />
        </g>
        <path class="divide" d={`M${-width * (0.5 - SIGN)} ${-depth * 0.36} V${depth * 0.36}`} />
        <text class="figure" x={width * (SIGN / 2)} dy="0.36em" font-size={figureLetters(piece, figure)}>
          {figure}
        </text>
      </g>
    </g>
  )
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
