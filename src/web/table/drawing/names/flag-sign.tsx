import type { Size } from '../../../../screen/ground.ts'
import type { Flag } from './flag-places.ts'

/** A flag with its points: filled for the first side, open for the second, dashed for nobody. */
export const FlagSign = ({ flag, table }: { flag: Flag; table: Size }) => {
  const { foot, number, side } = flag
  return (
    <g
      class={`flag ${side === undefined ? 'nobody' : `side-${side}`}`}
      transform={`translate(${foot.x} ${table.height - foot.y})`}
    >
      <g class="upright">
        <g class="in-pixels">
          <path class="staff" d="M0 0 V-28" />
          <path class="cloth" d="M0 -28 H24 L18 -20 L24 -12 H0 Z" />
          <text x="9" y="-15.4">
            {number}
          </text>
        </g>
      </g>
    </g>
  )
}
