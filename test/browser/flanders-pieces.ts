import type { ArmSymbol, Piece } from '#screen/piece.ts'
import type { Unit } from '#web/table/model.ts'
import { at, CM } from './flanders-ground.ts'

/* Two hundred and fifty small stands, boxes and discs, on the table of Flanders. */

interface Base {
  readonly width: number
  readonly depth: number
  readonly round?: true
}
const BASES: Partial<Record<ArmSymbol, Base>> = {
  infantry: { width: 3, depth: 1.5 },
  storm: { width: 3, depth: 1.5 },
  pioneers: { width: 3, depth: 1.5 },
  tank: { width: 3, depth: 6 },
  'field-gun': { width: 6, depth: 4 },
  'anti-tank': { width: 2, depth: 2, round: true },
  command: { width: 2.5, depth: 2.5, round: true },
  figure: { width: 1.2, depth: 1.2, round: true },
  sergeant: { width: 1.2, depth: 1.2, round: true },
  grenadier: { width: 1.2, depth: 1.2, round: true },
  sniper: { width: 1.2, depth: 1.2, round: true },
}
const USUAL: Base = { width: 2, depth: 2 }

export const units: Unit[] = []
export const pieces: Piece[] = []

interface Mustered {
  readonly side: 0 | 1
  readonly name: string
  readonly symbol: ArmSymbol
  readonly spots: readonly (readonly [number, number])[]
  readonly heading?: number
}

const muster = ({ side, name, symbol, spots, heading = side === 0 ? 0 : 18_000 }: Mustered): void => {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const { width, depth, round } = BASES[symbol] ?? USUAL
  for (const [x, y] of spots) {
    const n = pieces.length
    pieces.push({
      id: `${id}-${n}`,
      unit: id,
      side,
      centre: at(x, y),
      heading,
      width: width * CM,
      depth: depth * CM,
      ...(round ? { round } : {}),
      symbol,
      name,
      text: `${symbol}, ${x.toFixed(1)}, ${y.toFixed(1)}`,
      status: n % 9 === 4 ? 1 : n % 13 === 6 ? 2 : 0,
      ...(n % 17 === 3 && side === 0 ? { done: true } : {}),
    })
  }
  units.push({ id, side, name, text: `${name}: ${spots.length} stands`, todo: side === 0 })
}

const row = (x: number, y: number, count: number, gap: number, lean = 0) =>
  Array.from({ length: count }, (_, i) => [x + i * gap, y + i * lean] as const)

for (const [battalion, x] of [
  ['13', 6],
  ['14', 50],
  ['15', 94],
  ['16', 138],
] as const) {
  muster({ side: 0, name: `A/${battalion}`, symbol: 'infantry', spots: row(x, 35, 4, 4) })
  muster({ side: 0, name: `B/${battalion}`, symbol: 'infantry', spots: row(x + 18, 34, 4, 4) })
  muster({ side: 0, name: `C/${battalion}`, symbol: 'infantry', spots: row(x, 24.5, 4, 4) })
  muster({ side: 0, name: `D/${battalion}`, symbol: 'infantry', spots: row(x + 18, 24, 4, 4) })
  muster({ side: 0, name: `Lewis ${battalion}`, symbol: 'light-machine-gun', spots: row(x + 2, 31, 4, 8) })
  muster({ side: 0, name: `MG ${battalion}`, symbol: 'machine-gun', spots: row(x + 6, 14, 2, 16) })
  muster({ side: 0, name: `Stokes ${battalion}`, symbol: 'mortar', spots: row(x + 10, 17, 2, 8) })
  muster({ side: 0, name: `${battalion}th`, symbol: 'command', spots: [[x + 15, 28.5]] })
  muster({ side: 0, name: `Tank ${battalion}`, symbol: 'tank', spots: row(x + 12, 41, 2, 18) })
}
muster({ side: 0, name: 'Pioneers', symbol: 'pioneers', spots: row(70, 5, 4, 4) })
muster({ side: 0, name: '4th Bde', symbol: 'command', spots: [[84, 14]] })
muster({ side: 0, name: 'Field guns', symbol: 'field-gun', spots: row(150, 5, 3, 9) })
muster({
  side: 0,
  name: 'Raiders',
  symbol: 'grenadier',
  spots: Array.from({ length: 10 }, (_, i) => [28 + (i % 5) * 1.9, 42 + Math.floor(i / 5) * 2] as const),
})
muster({ side: 0, name: 'Raid leader', symbol: 'sergeant', spots: [[32, 46]] })

for (const [battalion, x] of [
  ['I', 6],
  ['II', 66],
  ['III', 126],
] as const) {
  muster({ side: 1, name: `1/${battalion}`, symbol: 'infantry', spots: row(x, 54.5, 4, 5) })
  muster({ side: 1, name: `2/${battalion}`, symbol: 'infantry', spots: row(x + 26, 54, 4, 5) })
  muster({ side: 1, name: `3/${battalion}`, symbol: 'infantry', spots: row(x + 4, 79, 4, 5) })
  muster({ side: 1, name: `4/${battalion}`, symbol: 'storm', spots: row(x + 30, 79.5, 4, 5) })
  muster({ side: 1, name: `MG ${battalion}`, symbol: 'machine-gun', spots: row(x + 10, 58, 3, 15) })
  muster({ side: 1, name: `LMG ${battalion}`, symbol: 'light-machine-gun', spots: row(x + 3, 62, 4, 11) })
  muster({ side: 1, name: `Minenwerfer ${battalion}`, symbol: 'mortar', spots: row(x + 16, 70, 2, 12) })
  muster({ side: 1, name: `T-Gewehr ${battalion}`, symbol: 'anti-tank', spots: row(x + 8, 66, 2, 20) })
  muster({ side: 1, name: `${battalion} Bn`, symbol: 'command', spots: [[x + 22, 72]] })
  muster({ side: 1, name: `Gruppe ${battalion}`, symbol: 'figure', spots: row(x + 20, 61, 8, 1.8) })
}
muster({ side: 1, name: 'Sniper', symbol: 'sniper', spots: [[61, 57]] })
muster({ side: 1, name: 'I.R. 55', symbol: 'command', spots: [[134, 92]] })
muster({ side: 1, name: '8/II', symbol: 'infantry', spots: row(122, 90, 4, 4) })
muster({
  side: 1,
  name: 'Batterie 3',
  symbol: 'field-gun',
  spots: [
    [22.5, 96],
    [154.5, 114.5],
  ],
})
muster({ side: 1, name: 'Reserve', symbol: 'infantry', spots: row(70, 100, 6, 4) })
muster({ side: 1, name: 'Sturmtrupp', symbol: 'storm', spots: row(40, 112, 5, 4, 0.6) })
