import type { GroundKind } from '#screen/ground.ts'
import type { ArmSymbol, OrderMarker } from '#screen/piece.ts'
import type { Cover, Order, Status, Troop } from '../vocabulary.ts'

export const SYMBOLS: Readonly<Record<Troop, ArmSymbol>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  stosstruppen: 'storm',
  'trench-mortar': 'mortar',
  'machine-gun': 'machine-gun',
  tank: 'tank',
  'light-tank': 'light-tank',
  'field-artillery': 'field-gun',
  'heavy-artillery': 'heavy-gun',
  'extra-heavy-artillery': 'extra-heavy-gun',
  'super-heavy-artillery': 'super-heavy-gun',
}

export const GROUND: Readonly<Record<Cover, GroundKind>> = {
  'open-countryside': 'open',
  cratered: 'cratered',
  trench: 'trench',
  fortified: 'ruins',
  bunker: 'bunker',
}

/** What the blocking ground of scenarios is, if it is no hill. */
export const BLOCKING_GROUND: Readonly<Record<string, GroundKind>> = {
  'retz-forest': 'wood',
  'vierzy-houses': 'village',
}

export const STATUS_MARKS: Readonly<Record<Status, 0 | 1 | 2 | 3>> = {
  solid: 0,
  wavering: 1,
  pinned: 2,
  disordered: 3,
}

export const MARKERS: Readonly<Record<Order, OrderMarker>> = {
  hold: { letters: 'H', sign: 'hold', at: 'rear' },
  'fire-barrage': { letters: 'B', sign: 'barrage', at: 'rear' },
  advance: { letters: 'A', sign: 'advance', at: 'front' },
  retreat: { letters: 'R', sign: 'retreat', at: 'rear' },
  countermarch: { letters: 'C', sign: 'countermarch', at: 'right' },
}

export const ORDER_TITLES: Readonly<Record<Order, string>> = {
  hold: 'Hold',
  'fire-barrage': 'Barrage',
  advance: 'Advance',
  retreat: 'Retreat',
  countermarch: 'Countermarch',
}

/** Words of a unit's name that its place on the map makes needless, and shorter ones for others. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/ \([^)]*\)/, ''],
  [/^Divisional Artillery$/, 'Div. Art.'],
  [/ Divisional Artillery$/, ' Art.'],
  [/ Artillery$/, ' Art.'],
  [/ Cavalry Division$/, ' Cav.'],
  [/(.) Division$/, '$1'],
  [/ Battalion, Tanks$/, ' Tanks'],
  [/ MG Battalion$/, ' MG'],
  [/ Battalion$/, ' Bn'],
  [/ (?:Group|Battalion) (?=\S+$)/, ' '],
  [/ Battery$/, ''],
]

/** A unit's name as it is written on the map: "29th", "Heavy A". */
export const shortName = (name: string): string =>
  SHORTER.reduce((short, [words, instead]) => short.replace(words, instead), name)
