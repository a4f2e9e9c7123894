import type { ArmSymbol, Piece } from '#screen/piece.ts'
import type { Unit } from '#web/table/model.ts'
import { at, INCH } from './fixture-ground.ts'

/* Sixty pieces for the table that the browser tests look at. */

interface Stand {
  readonly symbol: ArmSymbol
  readonly spots: readonly (readonly [number, number])[]
}
const SIZES: Partial<Record<ArmSymbol, readonly [number, number]>> = {
  'machine-gun': [1, 1],
  mortar: [1, 1],
  storm: [1, 1],
  tank: [1, 1],
  'light-tank': [1, 1],
}

export const units: Unit[] = []
export const pieces: Piece[] = []
const muster = (side: 0 | 1, name: string, todo: boolean, stands: readonly Stand[]): void => {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  let n = 0
  for (const { symbol, spots } of stands) {
    for (const [x, y] of spots) {
      const [width, depth] = SIZES[symbol] ?? [2, 1]
      n += 1
      const status = ([0, 0, 1, 0, 2, 0, 3] as const)[(pieces.length * 3) % 7] ?? 0
      pieces.push({
        id: `${id}-${n}`,
        unit: id,
        side,
        centre: at(x, y),
        heading: side === 0 ? 0 : 18_000,
        width: width * INCH,
        depth: depth * INCH,
        symbol,
        name,
        text: `${symbol} base ${n}, ${['steady', 'shaken', 'pinned', 'disordered'][status]}, at ${x}, ${y}`,
        status,
        ...(n === 1 && {
          order: { letters: side === 0 ? 'A' : 'H', at: side === 0 ? 'front' : 'rear' } as const,
        }),
        ...(!todo && side === 0 && { done: true }),
      })
    }
  }
  units.push({
    id,
    side,
    name,
    todo,
    text: `${name}: ${n} base${n === 1 ? '' : 's'}${todo ? '' : ', has acted'}`,
  })
}

const row = (y: number, ...xs: readonly number[]) => xs.map((x) => [x, y] as const)
muster(0, '6th Division', true, [
  { symbol: 'machine-gun', spots: row(11.5, 6.4) },
  { symbol: 'infantry', spots: row(11.5, 8, 10.2, 12.4) },
])
muster(0, '20th (Light) Division', true, [
  { symbol: 'infantry', spots: row(11.5, 21, 23.2, 25.4) },
  { symbol: 'machine-gun', spots: row(11.5, 27) },
])
muster(0, '29th Division', true, [{ symbol: 'infantry', spots: row(9, 15, 17.2, 19.4) }])
muster(0, '12th (Eastern) Division', false, [
  { symbol: 'infantry', spots: row(11.5, 29, 31.2) },
  { symbol: 'mortar', spots: row(9.8, 31) },
])
for (const [name, x] of [
  ['H Battalion', 9],
  ['B Battalion', 12],
  ['A Battalion', 20],
  ['I Battalion', 23],
] as const)
  muster(0, name, name !== 'I Battalion', [{ symbol: 'tank', spots: row(13.4, x) }])
muster(0, '17 Light Car Company', true, [{ symbol: 'light-tank', spots: row(13.4, 26.4, 28) }])
muster(0, '5th Cavalry Division', true, [{ symbol: 'cavalry', spots: row(8, 27, 29.4, 31.8) }])
muster(0, '6th Artillery', false, [{ symbol: 'field-gun', spots: row(6, 6, 9) }])
muster(0, '29th Artillery', false, [{ symbol: 'field-gun', spots: row(6, 13, 16) }])
muster(0, '20th Artillery', false, [{ symbol: 'field-gun', spots: row(6, 24, 27) }])
muster(0, 'Heavy Group 1', false, [{ symbol: 'heavy-gun', spots: row(3.5, 11, 14) }])
muster(0, 'Heavy Group 2', true, [
  { symbol: 'heavy-gun', spots: row(3.5, 21) },
  { symbol: 'extra-heavy-gun', spots: row(3.5, 24) },
])
muster(0, 'Siege Battery', true, [{ symbol: 'super-heavy-gun', spots: row(1.4, 18) }])
muster(0, 'III Corps', false, [{ symbol: 'command', spots: row(5, 19.6) }])
muster(1, '54th Division', true, [
  {
    symbol: 'infantry',
    spots: [
      [9, 16.5],
      [7, 20.5],
      [12, 20.5],
    ],
  },
  { symbol: 'mortar', spots: row(20.5, 14.2) },
])
muster(1, '9th Reserve Division', true, [
  {
    symbol: 'infantry',
    spots: [
      [24, 16.5],
      [21, 20.5],
      [27, 20.5],
    ],
  },
  { symbol: 'machine-gun', spots: row(20.5, 29) },
])
muster(1, '20th Landwehr Division', true, [{ symbol: 'infantry', spots: row(25.5, 6, 16, 29) }])
muster(1, 'Storm Battalion 1', true, [{ symbol: 'storm', spots: row(25.5, 11) }])
muster(1, 'Storm Battalion 2', true, [{ symbol: 'storm', spots: row(25.5, 22) }])
muster(1, '54th Artillery', true, [{ symbol: 'field-gun', spots: row(27.5, 14, 17) }])
muster(1, '9th Reserve Artillery', true, [{ symbol: 'field-gun', spots: row(36, 22, 25) }])
muster(1, '107th Division', true, [
  { symbol: 'infantry', spots: row(42, 16, 18.2, 20.4) },
  { symbol: 'machine-gun', spots: row(42, 22.2) },
])
muster(1, 'Group Heavy', true, [{ symbol: 'heavy-gun', spots: row(44.5, 9, 28) }])
muster(1, 'Engineers', true, [
  { symbol: 'engineers', spots: row(36, 11) },
  { symbol: 'transport', spots: row(45.5, 18) },
])
const [model] = pieces
if (model)
  pieces.push({ ...model, id: 'fallen-1', centre: at(18, 17.6), gone: true, text: 'infantry base, lost' })
