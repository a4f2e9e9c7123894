import { COLUMN, drawnIn, KINDS, mainFeature, type Row, rowsBetween } from '../own-battle/cells.ts'
import { roadBegins } from '../own-battle/ground.ts'
import type { Lines } from '../own-battle/lines.ts'
import type { Terms } from '../own-battle/terms.ts'
import type { Rectangle } from '../scenarios/scenario.ts'
import { CLEAR, LEAST_PIECE, TORN } from '../tables/index.ts'
import { cutBack, leftOf, type Stretch } from './cutting.ts'
import { COUNTRY, type Strip, type StripFeature, TORN_GROUND } from './document.ts'
import type { Window } from './window.ts'

export const isCountry = ({ kind }: StripFeature): boolean => COUNTRY.some((one) => one === kind)
export const isTorn = ({ kind }: StripFeature): boolean => TORN_GROUND.some((one) => one === kind)

export const overlap = ([l, n, r, f]: Rectangle, [l2, n2, r2, f2]: Rectangle): boolean =>
  l < r2 && l2 < r && n < f2 && n2 < f

const cellAt = ({ foot, depth }: Row, column: number): Rectangle => [
  COLUMN * column,
  foot,
  COLUMN * (column + 1),
  foot + depth,
]

/** Features of the ground that lay in no earlier window, as the attacker sees them. */
export const newCountry = (
  terms: Terms,
  lines: Lines,
  known: number,
  draw: () => number,
): readonly StripFeature[] => {
  const { second, third } = lines
  const { width, length, ground } = terms
  const { before, behind } = CLEAR.rear
  const far = length - CLEAR.far
  const bands =
    third === undefined
      ? [[second + behind, far]]
      : [
          [second + behind, third - before],
          [third + behind, far],
        ]
  const features: StripFeature[] = []
  for (const [from = 0, to = 0] of bands)
    for (const row of rowsBetween(Math.max(from, known), to))
      for (let column = 0; column < width / COLUMN; column++) {
        const kind = KINDS[ground].rear[draw() - 1]
        if (kind) features.push({ kind, at: [...drawnIn(row, column, draw)] })
      }
  return features
}

/** FF-CAMP-11: the nearest village, or wood, beyond the second line. */
export const nearestMain = (
  strip: Strip,
  window: Window,
  terms: Terms,
  lines: Lines,
  cleared: readonly Stretch[],
): number | undefined => {
  const { kind } = mainFeature(terms)
  const found = strip.features.flatMap((feature, index) => {
    const left = feature.kind === kind ? cutBack(window.box(feature.at), cleared) : undefined
    return left && left[1] >= lines.second ? [{ index, x: left[0], y: left[1] }] : []
  })
  return found.toSorted((one, other) => one.y - other.y || one.x - other.x)[0]?.index
}

/** FF-CAMP-11: else one is drawn in its cell, and what the cell holds gives way. */
export const drawnMain = (
  terms: Terms,
  { front, second, third }: Lines,
  cleared: readonly Stretch[],
  draw: () => number,
) => {
  const rowsIn = (from: number, to: number): readonly Row[] =>
    leftOf([{ from, to }], cleared).flatMap((piece) => rowsBetween(piece.from, piece.to))
  const behind = rowsIn(third ?? second, terms.length)
  // A short table may have no room behind its lines, but then there is some between them.
  const rows = behind.length > 0 ? behind : rowsIn(front, second)
  const row = (third === undefined ? rows.at(-1) : rows[0]) ?? {
    foot: second + CLEAR.rear.behind,
    depth: LEAST_PIECE,
  }
  const column = Math.floor(((draw() - 1) * (terms.width / COLUMN)) / 6)
  return { cell: cellAt(row, column), at: drawnIn(row, column, draw) }
}

/** FF-CAMP-12: torn where the fronts lay, beside what is torn already. */
export const tornAnew = (
  strip: Strip,
  window: Window & { readonly back: Window },
  { date }: Terms,
  lines: Lines,
): readonly StripFeature[] => {
  if (date < TORN.from) return []
  const { back } = window
  const [, from, , to] = back.box([0, lines.attacker - TORN.behind, strip.width, lines.front + TORN.behind])
  const already = strip.features.filter(isTorn).map(({ at }) => ({ from: at[1], to: at[3] }))
  return leftOf([{ from, to }], already).map((piece) => ({
    kind: 'shell-torn',
    at: [0, piece.from, strip.width, piece.to],
  }))
}

/** FF-CAMP-09: roads go on at their x where the ground is new. */
export const roadsOn = (
  strip: Strip,
  window: Window & { readonly back: Window },
  terms: Terms,
  lines: Lines,
  known: number,
): Strip['roads'] => {
  if (known >= terms.length || terms.ground === 'shattered') return strip.roads
  const from = Math.max(known, roadBegins(terms, lines))
  const ends = [window.back.y(from), window.back.y(terms.length)]
  const [near, far] = [Math.min(...ends), Math.max(...ends)]
  const roads = [...strip.roads]
  for (const x of new Set(strip.roads.map((road) => road.x))) {
    const meets = roads.findIndex((road) => road.x === x && road.from <= far && near <= road.to)
    const road = roads[meets]
    if (road) roads[meets] = { x, from: Math.min(road.from, near), to: Math.max(road.to, far) }
    else roads.push({ x, from: near, to: far })
  }
  return roads
}
