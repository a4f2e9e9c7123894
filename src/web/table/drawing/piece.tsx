import type { Size } from '#screen/ground.ts'
import type { Piece as PieceData } from '#screen/piece.ts'
import { Counter } from './counter.tsx'
import { StandMarks } from './stand-marks.tsx'
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
  /** Where it is planned to stand, or advised. */
  readonly ghost?: 'legal' | 'illegal' | 'advised'
}

/** One token: side, arm and facing; stands with figures carry their marks, others have them beside the unit's name. */
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
    piece.squad !== undefined && `squad-${((piece.squad - 1) % SQUADS) + 1}`,
  ]
  return (
    <g class={classes.filter(Boolean).join(' ')} transform={place} data-piece={piece.id}>
      {(selected || lit) && <Body piece={piece} part="ring" out={160} />}
      <Body piece={piece} part="token" out={0} />
      {isBanded(piece) && <Body piece={piece} part="band" out={-width * BAND} />}
      <Sign piece={piece} scale={scale ?? 1} sideways={sideways ?? false} />
      {!piece.round && <path class="front" d={`M${-w} ${-d} H${w}`} />}
      <path class="facing" d={`M${-depth * 0.2} ${-d} L0 ${-d - depth * 0.24} L${depth * 0.2} ${-d} Z`} />
      {piece.wave !== undefined && <Wave piece={piece} wave={piece.wave} />}
      {piece.number !== undefined && <BaseNumber piece={piece} number={piece.number} />}
      {piece.figure !== undefined && <StandMarks piece={piece} scale={scale ?? 1} />}
      {piece.struck && <path class="struck" d={`M${-w} ${-d} L${w} ${d} M${w} ${-d} L${-w} ${d}`} />}
    </g>
  )
}

/** Tints and rings by which the squads of a side differ; they begin anew after so many. */
const SQUADS = 4
/** How far inside its edge the ring of every second squad lies, for each of the width. */
const BAND = 0.1

const isBanded = ({ squad, round }: PieceData): boolean =>
  round === true && squad !== undefined && squad % 2 === 0

/** A man who lies flat is so much narrower than his base, and longer. */
const LYING = { width: 0.58, depth: 1.16 } as const

/** The outline of a stand, or one so far outside of it. */
const Body = ({ piece, part, out }: { piece: PieceData; part: string; out: number }) => {
  const { width, depth, round, prone } = piece
  if (prone) {
    const [w, d] = [(width * LYING.width) / 2 + out, (depth * LYING.depth) / 2 + out]
    return <rect class={part} x={-w} y={-d} width={2 * w} height={2 * d} rx={w} />
  }
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
const ROOM = {
  round: { width: 0.72, depth: 0.72 },
  prone: { width: 0.5, depth: 0.72 },
  square: { width: 0.94, depth: 0.9 },
} as const

/** What a stand is, and how strong. */
const Sign = ({ piece, scale, sideways }: { piece: PieceData; scale: number; sideways: boolean }) => {
  const { width, depth, symbol, figure, round, prone, mixed, squad, heading } = piece
  if (Math.min(width, depth) * scale < BLOT) return null
  if (mixed && symbol === 'figure')
    return (
      <g transform={`rotate(${-heading / 100})`}>
        <text class="figure upright" dy="0.36em" font-size={width * (prone ? 0.56 : 0.72)}>
          {squad}
        </text>
      </g>
    )
  if (figure !== undefined) return <Counter piece={piece} figure={figure} scale={scale} sideways={sideways} />
  const room = prone ? ROOM.prone : round ? ROOM.round : ROOM.square
  return <ArmSign symbol={symbol} width={width * room.width} depth={depth * room.depth} />
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

/** Which base it is, while that is asked. */
const BaseNumber = ({ piece, number }: { piece: PieceData; number: number }) => (
  <g class="base-number" transform={`rotate(${-piece.heading / 100})`}>
    <g class="upright">
      <g class="in-pixels">
        <circle r="10" />
        <text y="5.4">{number}</text>
      </g>
    </g>
  </g>
)

const Fallen = ({ place, depth }: { place: string; depth: number }) => {
  const r = depth * 0.28
  return (
    <g class="fallen" transform={place}>
      <path d={`M${-r} ${-r} L${r} ${r} M${r} ${-r} L${-r} ${r}`} />
    </g>
  )
}
