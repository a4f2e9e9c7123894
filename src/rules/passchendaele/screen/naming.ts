import type { GroundKind } from '../../../screen/ground.ts'
import type { ArmSymbol } from '../../../screen/piece.ts'
import type { SideName } from '../game/sides.ts'
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

export const STATUS_MARKS: Readonly<Record<Status, 0 | 1 | 2 | 3>> = {
  solid: 0,
  wavering: 1,
  pinned: 2,
  disordered: 3,
}

export const MARKERS: Readonly<
  Record<Order, { readonly letters: string; readonly at: 'front' | 'rear' | 'left' | 'right' }>
> = {
  hold: { letters: 'H', at: 'rear' },
  'fire-barrage': { letters: 'B', at: 'rear' },
  advance: { letters: 'A', at: 'front' },
  retreat: { letters: 'R', at: 'rear' },
  countermarch: { letters: 'C', at: 'right' },
}

export const ORDER_TITLES: Readonly<Record<Order, string>> = {
  hold: 'Hold',
  'fire-barrage': 'Barrage',
  advance: 'Advance',
  retreat: 'Retreat',
  countermarch: 'Countermarch',
}

export const sideIndex = (side: SideName): 0 | 1 => (side === 'entente' ? 0 : 1)
