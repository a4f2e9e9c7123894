import type { Side } from '#kernel/game/game.ts'
import { sideName } from '#screen/beside.ts'
import type { Ground } from '#screen/tabletop.ts'

/** A side by its flag: filled for the first, open for the second, with its name. */
export const SideFlag = ({ ground, side }: { ground: Ground; side: Side }) => (
  <span class={`side-flag side-${ground.sides.findIndex((one) => one.side === side)}`}>
    <svg viewBox="0 0 18 12" aria-hidden="true">
      <rect x={1} y={1} width={16} height={10} />
    </svg>
    <b>{sideName(ground, side)}</b>
  </span>
)
