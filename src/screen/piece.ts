import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'

/** Arms of service and what else may stand on a table. */
export const ARM_SYMBOLS = [
  'infantry',
  'storm',
  'cavalry',
  'machine-gun',
  'light-machine-gun',
  'mortar',
  'tank',
  'light-tank',
  'field-gun',
  'heavy-gun',
  'extra-heavy-gun',
  'super-heavy-gun',
  'command',
  'sergeant',
  'grenadier',
  'sniper',
  'anti-tank',
  'pioneers',
  'engineers',
  'aircraft',
  'figure',
  'loader',
  'crewman',
  'lancer',
  'transport',
  'sappers',
  'armoured-car',
  'balloon',
  'fighter',
  'bomber',
] as const
export type ArmSymbol = (typeof ARM_SYMBOLS)[number]

/** Where a body or piece stands. */
export interface Place {
  readonly centre: Point
  readonly heading: Heading
}

/** Orders that have a sign of their own. */
export const ORDER_SIGNS = ['advance', 'hold', 'retreat', 'countermarch', 'barrage'] as const
export type OrderSign = (typeof ORDER_SIGNS)[number]

/** A small tag beside a piece that says what it was ordered. */
export interface OrderMarker {
  /** One or two letters. */
  readonly letters: string
  /** Drawn instead of the letters. */
  readonly sign?: OrderSign
  readonly at: 'front' | 'rear' | 'left' | 'right'
}

export interface Piece extends Place {
  readonly id: string
  /** Pieces of one unit are chosen and moved together. */
  readonly unit: string
  /** Which of the two sides. */
  readonly side: 0 | 1
  readonly width: number
  readonly depth: number
  /** It stands on a disc, of which the width is the diameter. */
  readonly round?: true
  readonly symbol: ArmSymbol
  readonly name: string
  /** For the table in words: "infantry base, pinned, 4.5 inches from german-front". */
  readonly text: string
  /** How badly it is shaken. */
  readonly status: 0 | 1 | 2 | 3
  readonly order?: OrderMarker
  /** It has acted. */
  readonly done?: boolean
  /** Written on it while it is asked which of several. */
  readonly number?: number
  /** Written on it beside its sign, as its strength. */
  readonly figure?: string
  /** Its place among those that stand one behind the other, 1 for the leading one. */
  readonly wave?: number
  /** It stands off the ground that is fought over: where the screen is small it is shown large below the table. */
  readonly beside?: true
  /** Which of the units of its side it belongs to, from 1: single men of several are told apart by it. */
  readonly squad?: number
  /** Men of several units stand mixed here: the number of the squad is written on it. */
  readonly mixed?: true
  /** A man who lies flat. */
  readonly prone?: true
  /** Hit, but not yet taken off. */
  readonly struck?: true
  /** Lost; drawn as a cross where it fell. */
  readonly gone?: boolean
}
