import type { Size } from '#screen/ground.ts'
import type { Flag } from './flag-places.ts'

/** A flag in pixels, its foot at the origin: filled for the first side, open for the second, dashed for nobody. */
export const FlagCloth = ({ side, number }: { side: 0 | 1 | undefined; number: number }) => (
  <g class={`flag ${side === undefined ? 'nobody' : `side-${side}`}`}>
    <path class="staff" d="M0 0 V-28" />
    <path class="cloth" d="M0 -28 H24 L18 -20 L24 -12 H0 Z" />
    <text x="9" y="-15.4">
      {number}
    </text>
  </g>
)

/** Ground worth points. */
export const FlagSign = ({ flag, table }: { flag: Flag; table: Size }) => {
  const { foot, number, side } = flag
  return (
    <g transform={`translate(${foot.x} ${table.height - foot.y})`}>
      <g class="upright">
        <g class="in-pixels">
          <FlagCloth side={side} number={number} />
        </g>
      </g>
    </g>
  )
}
