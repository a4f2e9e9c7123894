import type { Feature, Rectangle } from '../scenarios/scenario.ts'
import type { Lines } from './lines.ts'
import type { Terms } from './terms.ts'

type CellKind = 'wood' | 'built-up' | 'hill' | 'marsh' | undefined

export const COLUMN = 30
const SHALLOWEST_BAND = 8
const ROW = 22

const none = undefined
const all = (kind: CellKind): readonly CellKind[] => Array.from({ length: 6 }, () => kind)

// own-engagement, Ground: by the draw, behind the lines and in no man's land
// biome-ignore format: laid out as printed
export const KINDS: Readonly<Record<Terms['ground'], { readonly rear: readonly CellKind[]; readonly between: readonly CellKind[] }>> = {
  open:       { rear: [none, none, none, none, 'wood', 'built-up'],               between: all(none) },
  rolling:    { rear: [none, none, 'hill', 'hill', 'wood', 'built-up'],           between: [none, none, none, 'hill', 'hill', 'wood'] },
  trench:     { rear: [none, none, none, none, 'wood', 'built-up'],               between: all(none) },
  shattered:  { rear: [none, none, none, 'marsh', 'marsh', 'wood'],               between: [none, none, none, none, 'marsh', 'marsh'] },
  wooded:     { rear: [none, none, 'wood', 'wood', 'wood', 'wood'],               between: [none, none, 'wood', 'wood', 'wood', 'wood'] },
  'built-up': { rear: [none, none, 'wood', 'built-up', 'built-up', 'built-up'],   between: [none, none, none, none, 'wood', 'built-up'] },
}

/** A row of cells across the table. */
export interface Row {
  readonly foot: number
  readonly depth: number
}

export const rowsBetween = (from: number, to: number): readonly Row[] => {
  if (to - from < SHALLOWEST_BAND) return []
  const rows = Math.max(1, Math.floor((to - from) / ROW))
  const depth = (to - from) / rows
  return Array.from({ length: rows }, (_, i) => ({ foot: from + i * depth, depth }))
}

/** Four draws: width, depth, and where it lies in its cell. */
export const drawnIn = ({ foot, depth: deepest }: Row, column: number, draw: () => number): Rectangle => {
  const width = 10 + 2 * draw()
  const depth = Math.min(7 + draw(), deepest)
  const left = COLUMN * column + 3 + ((draw() - 1) * (24 - width)) / 5
  const near = foot + ((draw() - 1) * (deepest - depth)) / 5
  return [left, near, left + width, near + depth]
}

export const mainFeature = ({ ground }: Pick<Terms, 'ground'>) =>
  ground === 'wooded'
    ? ({ kind: 'wood', name: 'Wood' } as const)
    : ({ kind: 'built-up', name: 'Village' } as const)

/** Woods, villages, hills and marshes, a cell at a time. */
export const drawnFeatures = (terms: Terms, lines: Lines, draw: () => number): readonly Feature[] => {
  const { width, length, ground, water } = terms
  const { front, second, third } = lines
  const columns = width / COLUMN
  const nearRear = third === undefined ? [] : rowsBetween(second + 9, third - 8)
  const farRear = rowsBetween((third ?? second) + 9, length - 13)
  const mainRow = third === undefined ? farRear.at(-1) : farRear[0]
  const mainColumn = Math.floor(((draw() - 1) * columns) / 6)
  const features: Feature[] = []
  for (const row of [...nearRear, ...farRear])
    for (let column = 0; column < columns; column++) {
      if (row === mainRow && column === mainColumn) {
        features.push({ ...mainFeature(terms), at: drawnIn(row, column, draw) })
        continue
      }
      const kind = KINDS[ground].rear[draw() - 1]
      if (kind) features.push({ kind, at: drawnIn(row, column, draw) })
    }
  for (const row of rowsBetween(33, front - 10))
    for (let column = 0; column < columns; column++) {
      const kind = KINDS[ground].between[draw() - 1]
      if (kind && water === 'none') features.push({ kind, at: drawnIn(row, column, draw) })
    }
  return features
}
