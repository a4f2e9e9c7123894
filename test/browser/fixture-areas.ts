import type { Area } from '#screen/area.ts'
import type { ArmSymbol, Piece } from '#screen/piece.ts'
import { cornersOf } from '#web/table/body.ts'
import { at, INCH } from './fixture-ground.ts'

/* Fields of fire, sheaves and objectives on the table that the browser tests look at. */

const FIRES: readonly ArmSymbol[] = ['infantry', 'machine-gun', 'storm']
export const zones = (list: readonly Piece[]): Area[] =>
  list.flatMap((piece): Area[] => {
    const [left, right] = cornersOf(piece)
    if (piece.gone || !left || !right) return []
    if (piece.symbol === 'mortar')
      return [
        {
          id: `z-${piece.id}`,
          style: 'range',
          side: piece.side,
          outline: { shape: 'circle', centre: piece.centre, radius: 6 * INCH },
        },
      ]
    if (!FIRES.includes(piece.symbol)) return []
    return [
      {
        id: `z-${piece.id}`,
        style: 'zone',
        side: piece.side,
        outline: { shape: 'fan', left, right, range: 6 * INCH, splay: 4500 },
      },
    ]
  })
const square = (style: Area['style'], x: number, y: number, number?: number): Area => ({
  id: `${style}-${x}-${y}`,
  style,
  outline: { shape: 'square', centre: at(x, y), side: INCH },
  ...(number !== undefined && { number }),
})
const objective = (x: number, y: number, number: number): Area => ({
  id: `o-${x}-${y}`,
  style: 'objective',
  outline: { shape: 'circle', centre: at(x, y), radius: 0.55 * INCH },
  number,
})
export const fixed: readonly Area[] = [
  ...[23, 24, 25, 26].map((x) => square('fire-light', x, 18, x === 24 ? 2 : 1)),
  ...[6.5, 7.5].flatMap((x) => [20, 21].map((y) => square('fire-heavy', x, y, 1))),
  ...[13.5, 14.5, 15.5, 16.5].map((x) => square('gas', x, 27.6)),
  objective(12, 22, 3),
  objective(24, 22, 3),
  objective(18, 25.5, 4),
  objective(10, 34.9, 3),
  objective(26, 34.9, 3),
  {
    id: 'axis',
    style: 'path',
    side: 0,
    outline: { shape: 'arrow', points: [at(18, 10), at(18, 14), at(19, 19)] },
  },
  {
    id: 'counter',
    style: 'path',
    side: 1,
    outline: { shape: 'arrow', points: [at(18, 41), at(18, 36)] },
    label: 'Eingreif',
  },
  {
    id: 'own-barrage',
    style: 'danger',
    outline: { shape: 'rectangle', x1: 29 * INCH, y1: 14 * INCH, x2: 34 * INCH, y2: 15.2 * INCH },
    label: 'own barrage',
  },
]
