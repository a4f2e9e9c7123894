import type { ShownDie } from '#screen/results.ts'
import './die-face.css'

type Spot = readonly [x: number, y: number]

const CORNERS: readonly Spot[] = [
  [9, 9],
  [23, 23],
]
const OTHER_CORNERS: readonly Spot[] = [
  [23, 9],
  [9, 23],
]
const MIDDLE: Spot = [16, 16]
const SIDES: readonly Spot[] = [
  [9, 16],
  [23, 16],
]

/** Where the pips of each face lie on a die 32 wide. */
const PIPS: readonly (readonly Spot[])[] = [
  [],
  [MIDDLE],
  CORNERS,
  [...CORNERS, MIDDLE],
  [...CORNERS, ...OTHER_CORNERS],
  [...CORNERS, ...OTHER_CORNERS, MIDDLE],
  [...CORNERS, ...OTHER_CORNERS, ...SIDES],
]

/** Faces that turn up before a die comes to rest: another and another, always the same for one face. */
const before = ({ value, sides }: ShownDie): readonly number[] => [
  ((value + 2) % sides) + 1,
  ((value + 4) % sides) + 1,
]

const Face = ({ value, sides }: { value: number; sides: number }) =>
  sides === 6 ? (
    (PIPS[value] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />)
  ) : (
    <text x={16} y={22}>
      {value}
    </text>
  )

/** One die as it lies on the table; it tumbles over three faces. Whoever cannot see it is told by what stands around it. */
export const DieFace = ({ die }: { die: ShownDie }) => (
  <svg
    class={`die-face${die.counted ? ' counted' : ''}`}
    data-face={die.value}
    viewBox="0 0 32 32"
    aria-hidden="true"
  >
    <rect x={1.25} y={1.25} width={29.5} height={29.5} rx={6} />
    {before(die).map((value, i) => (
      <g key={i} class={`tumbling at-${i}`}>
        <Face value={value} sides={die.sides} />
      </g>
    ))}
    <g class="at-rest">
      <Face value={die.value} sides={die.sides} />
    </g>
  </svg>
)
