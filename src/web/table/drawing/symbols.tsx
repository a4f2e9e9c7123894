import type { JSX } from 'preact'
import type { ArmSymbol } from '#screen/piece.ts'

/*
 * Arms of service as staff maps sign them, drawn about (0, 0) in a frame 100 high and `wide` wide, the front up.
 * Strokes and fills come from the token's class.
 */

type Draw = (wide: number) => JSX.Element

const saltire: Draw = (w) => <path class="stroke" d={`M${-w} -50 L${w} 50 M${w} -50 L${-w} 50`} />

/** Barrel, axle and wheels from above; bars behind for weight. */
const gun = (barrel: number, bars: number): JSX.Element => (
  <>
    <path class="stroke" stroke-width={barrel} d="M0 -38 V18" />
    <path class="stroke thin" d="M-24 2 H24 M0 18 L-13 40 M0 18 L13 40" />
    <rect class="fill" x={-31} y={-15} width={10} height={34} rx={3} />
    <rect class="fill" x={21} y={-15} width={10} height={34} rx={3} />
    {Array.from({ length: bars }, (_, i) => (
      <path key={i} class="stroke" stroke-width={6} d={`M${40 + i * 11} -28 V28 M${-40 - i * 11} -28 V28`} />
    ))}
  </>
)

const DRAW: Readonly<Record<ArmSymbol, Draw>> = {
  infantry: saltire,
  storm: (w) => (
    <>
      {saltire(w)}
      <path class="fill" d="M0 -44 L22 -8 H8 V34 H-8 V-8 H-22 Z" />
    </>
  ),
  cavalry: (w) => <path class="stroke" d={`M${-w} 50 L${w} -50`} />,
  'machine-gun': () => (
    <>
      <path class="stroke" d="M0 38 V-24 M-20 38 H20" />
      <path class="fill" d="M0 -44 L19 -14 H-19 Z" />
    </>
  ),
  'light-machine-gun': () => (
    <>
      <path class="stroke" d="M0 38 V-24" />
      <path class="fill" d="M0 -44 L19 -14 H-19 Z" />
    </>
  ),
  mortar: () => (
    <>
      <circle class="stroke" cx={0} cy={24} r={14} />
      <path class="stroke" d="M0 10 V-26" />
      <path class="fill" d="M0 -46 L17 -18 H-17 Z" />
    </>
  ),
  tank: () => (
    <>
      <path class="fill" d="M-46 6 L-24 -32 H34 L48 -10 L26 32 H-34 Z" />
      <path class="cut" d="M-33 5 L-17 -21 H28 L36 -9 L20 21 H-28 Z" />
      <rect class="fill" x={-12} y={-9} width={24} height={18} />
    </>
  ),
  'light-tank': () => (
    <>
      <path class="fill" d="M-36 24 L-40 4 L-22 -8 H22 L40 4 L30 24 Z" />
      <rect class="fill" x={-13} y={-30} width={26} height={24} rx={4} />
      <path class="stroke" stroke-width={7} d="M10 -19 H38" />
      <path class="cut" d="M-26 14 H24" />
    </>
  ),
  'field-gun': () => gun(8, 0),
  'heavy-gun': () => gun(13, 1),
  'extra-heavy-gun': () => gun(15, 2),
  'super-heavy-gun': () => gun(17, 3),
  command: () => (
    <>
      <path class="stroke" d="M-18 42 V-40" />
      <path class="fill" d="M-18 -42 L30 -22 L-18 -2 Z" />
    </>
  ),
  sergeant: () => <path class="stroke" d="M-26 22 L0 -14 L26 22" />,
  grenadier: () => <circle class="fill" cx={0} cy={0} r={22} />,
  sniper: () => (
    <>
      <circle class="stroke thin" cx={0} cy={0} r={22} />
      <path class="stroke thin" d="M0 -40 V40 M-40 0 H40" />
    </>
  ),
  'anti-tank': () => <path class="stroke" d="M-32 36 L0 -34 L32 36" />,
  pioneers: (w) => (
    <>
      {saltire(w)}
      <circle class="fill" cx={0} cy={0} r={24} />
    </>
  ),
  engineers: () => <path class="stroke" d="M-34 32 V-14 H34 V32 M0 -14 V32" />,
  aircraft: () => (
    <path class="fill" d="M-6 -40 H6 V-24 H44 V-10 H6 V22 H18 V32 H-18 V22 H-6 V-10 H-44 V-24 H-6 Z" />
  ),
  sappers: () => (
    <>
      <path class="stroke" d="M-34 32 V-14 H34 V32 M0 -14 V32" />
      <path class="fill" d="M-14 -44 H14 L0 -22 Z" />
    </>
  ),
  'armoured-car': () => (
    <>
      <path class="fill" d="M-44 10 V-10 H-22 L-14 -30 H22 V-10 H44 V10 Z" />
      <circle class="fill" cx={-24} cy={20} r={12} />
      <circle class="fill" cx={24} cy={20} r={12} />
    </>
  ),
  balloon: () => (
    <>
      <ellipse class="fill" cx={0} cy={-18} rx={38} ry={20} />
      <path class="stroke thin" d="M-22 -4 L0 40 L22 -4" />
    </>
  ),
  fighter: () => (
    <>
      <path class="fill" d="M-6 -44 H6 V-26 H46 V-12 H6 V22 H18 V32 H-18 V22 H-6 V-12 H-46 V-26 H-6 Z" />
      <path class="stroke thin" d="M-46 -4 H-12 M12 -4 H46" />
    </>
  ),
  bomber: () => (
    <>
      <path class="fill" d="M-7 -40 H7 V-24 H50 V-8 H7 V22 H22 V34 H-22 V22 H-7 V-8 H-50 V-24 H-7 Z" />
      <circle class="fill" cx={-28} cy={4} r={7} />
      <circle class="fill" cx={28} cy={4} r={7} />
    </>
  ),
  // A plain man is a bare disc.
  figure: () => <></>,
  loader: () => <path class="fill" d="M-20 -26 H20 V26 H-20 Z" />,
  crewman: () => <path class="stroke" d="M-26 0 H26 M0 -26 V26" />,
  lancer: () => (
    <>
      <path class="stroke" d="M-34 40 L26 -28" />
      <path class="fill" d="M26 -28 L44 -50 L40 -18 Z" />
    </>
  ),
  transport: () => (
    <>
      <circle class="stroke" cx={0} cy={0} r={30} />
      <path class="stroke thin" d="M0 -30 V30 M-30 0 H30 M-21 -21 L21 21 M-21 21 L21 -21" />
    </>
  ),
}

/** A symbol in a token of the given sides. */
export const ArmSign = ({ symbol, width, depth }: { symbol: ArmSymbol; width: number; depth: number }) => {
  const scale = (depth / 100) * Math.min(1, width / depth)
  return (
    <g transform={`scale(${scale})`} stroke-width={8}>
      {DRAW[symbol](width / 2 / scale)}
    </g>
  )
}
