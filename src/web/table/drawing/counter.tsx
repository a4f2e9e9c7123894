import type { Piece } from '#screen/piece.ts'
import { ArmSign } from './symbols.tsx'

type Body = Pick<Piece, 'width' | 'depth'>

/** Part of a token's length that the sign of its arm takes when a figure stands beside it. */
const SIGN = 0.4

/** Pixels of letters below which only the first of a token's figures is written, larger. */
const SMALL = 8

/** How large a token is on the screen, across and down. */
const onScreen = ({ width, depth }: Body, sideways: boolean): readonly [number, number] =>
  sideways ? [depth, width] : [width, depth]

/** The letters of a figure beside the sign, or below it where the token stands on end. */
export const figureLetters = (body: Body, figure: string, sideways = false): number => {
  const [across, down] = onScreen(body, sideways)
  if (down > across)
    return Math.min(down * (1 - SIGN) * 0.7, (across * 0.94) / (Math.max(1.6, figure.length) * 0.56))
  const room = (across * (1 - SIGN) * 0.9) / (Math.max(2, figure.length) * 0.56)
  return Math.min(down * (figure.length < 3 ? 0.85 : 0.62), room)
}

/** As much of a figure as can be read. */
export const shortened = (body: Body, figure: string, scale: number, sideways = false): string =>
  figureLetters(body, figure, sideways) * scale < SMALL ? (figure.split('-')[0] ?? '') : figure

interface Props {
  readonly piece: Piece
  readonly figure: string
  readonly scale: number
  readonly sideways: boolean
}

/** The sign and the figure of a token, side by side or one below the other, upright whichever way the token faces. */
export const Counter = ({ piece, figure, scale, sideways }: Props) => {
  const [across, down] = onScreen(piece, sideways)
  const words = shortened(piece, figure, scale, sideways)
  const tall = down > across
  const length = tall ? down : across
  const [off, middle] = [-length * (0.5 - SIGN / 2), length * (SIGN / 2)]
  const edge = -length * (0.5 - SIGN)
  const size = tall
    ? { width: across * 0.8, depth: down * SIGN * 0.8 }
    : { width: across * SIGN * 0.86, depth: down * 0.8 }
  return (
    <g transform={`rotate(${-piece.heading / 100})`}>
      <g class="upright">
        <g transform={tall ? `translate(0 ${off})` : `translate(${off} 0)`}>
          <ArmSign symbol={piece.symbol} {...size} />
        </g>
        <path
          class="divide"
          d={
            tall ? `M${-across * 0.36} ${edge} H${across * 0.36}` : `M${edge} ${-down * 0.36} V${down * 0.36}`
          }
        />
        <text
          class="figure"
          x={tall ? 0 : middle}
          y={tall ? middle : 0}
          dy="0.36em"
          font-size={figureLetters(piece, words, sideways)}
        >
          {words}
        </text>
      </g>
    </g>
  )
}
