// A table like that of Masnières with sixty pieces, for the browser tests of the table view. Stands in no build.
import { type Signal, signal } from '@preact/signals'
import { render } from 'preact'
import '../../src/web/style/index.css'
import { asOneBody, cornersOf, distance, pathLength } from '../../src/web/table/body.ts'
import { inUnits } from '../../src/web/table/lengths.ts'
import type {
  Area,
  ArmSymbol,
  Piece,
  Plan,
  Planned,
  Point,
  TableCalls,
  TableData,
  Terrain,
  Unit,
} from '../../src/web/table/model.ts'
import { TableView } from '../../src/web/table/table.tsx'

const INCH = 2540
const size = { width: 36 * INCH, height: 48 * INCH }
const measure = { unit: 'in', length: INCH, digits: 2 }
const at = (x: number, y: number): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) })

const rectangle = (
  kind: Terrain['kind'],
  name: string,
  ...sides: [number, number, number, number]
): Terrain => {
  const [x1, y1, x2, y2] = sides.map((side) => Math.round(side * INCH))
  return {
    id: name,
    kind,
    name,
    text: `${name}: ${kind}`,
    outline: { shape: 'rectangle', x1: x1 ?? 0, y1: y1 ?? 0, x2: x2 ?? 0, y2: y2 ?? 0 },
  }
}
const line = (kind: Terrain['kind'], id: string, width: number, points: readonly Point[]): Terrain => ({
  id,
  kind,
  text: `${id}: ${kind}`,
  outline: { shape: 'line', points, width: Math.round(width * INCH) },
})

const terrain: readonly Terrain[] = [
  rectangle('cratered', '', 0, 12.5, 36, 19),
  rectangle('trench', 'british-front', 3, 11, 33, 12),
  rectangle('trench', 'outpost', 3, 16, 33, 17),
  rectangle('trench', 'hindenburg-main', 3, 20, 33, 21),
  rectangle('trench', 'hindenburg-support', 3, 25, 33, 26),
  rectangle('ruins', 'marcoing', 8, 29, 12, 32),
  rectangle('water', 'canal', 0, 33, 36, 34),
  rectangle('trench', 'beaurevoir', 3, 38, 33, 39),
  line('bridge', 'west bridge', 0.8, [at(10, 32.8), at(10, 34.2)]),
  line('bridge', 'east bridge', 0.8, [at(26, 32.8), at(26, 34.2)]),
  line('road', 'Bapaume road', 0.35, [at(4, 0), at(7, 9), at(9, 22), at(10, 32.8)]),
  line('road', 'Masnières road', 0.35, [at(10, 34.2), at(13, 41), at(12, 48)]),
  line('wire', 'outpost wire', 0.4, [at(3, 15.4), at(33, 15.4)]),
  line('wire', 'main wire', 0.9, [at(3, 19.3), at(33, 19.3)]),
  line('railway', 'railway', 0.2, [at(36, 28), at(24, 30), at(18, 31.5), at(0, 29)]),
  {
    id: 'bois-couillet',
    kind: 'wood',
    name: 'Bois Couillet',
    text: 'Bois Couillet: wood',
    outline: {
      shape: 'polygon',
      points: [at(20, 28), at(25, 27.4), at(26.5, 30), at(23, 31.6), at(19.4, 30.6)],
    },
  },
  rectangle('bunker', 'pill-box', 15, 22.6, 15.8, 23.2),
]

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

const units: Unit[] = []
const pieces: Piece[] = []
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

const FIRES: readonly ArmSymbol[] = ['infantry', 'machine-gun', 'storm']
const zones = (list: readonly Piece[]): Area[] =>
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
const fixed: readonly Area[] = [
  ...[23, 24, 25, 26].map((x) => square('sheaf-field', x, 18, x === 24 ? 2 : 1)),
  ...[6.5, 7.5].flatMap((x) => [20, 21].map((y) => square('sheaf-heavy', x, y, 1))),
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

const ALLOWANCE = 3 * INCH
const plan = ({ pieces: ids, path, heading }: Plan): Planned => {
  const body = ids.flatMap((id) => state.value.pieces.find((piece) => piece.id === id) ?? [])
  const used = pathLength(path)
  const left = ALLOWANCE - used
  const ghosts = asOneBody(body, path, heading)
  const end = path.at(-1) ?? at(0, 0)
  const enemy = state.value.pieces.find(
    (piece) => piece.side === 1 && !piece.gone && distance(piece.centre, end) < 1.5 * INCH,
  )
  const reason = left < 0 ? 'Too far: 3 in is all it has.' : enemy ? `Too near ${enemy.name}.` : undefined
  const start = path[0] ?? end
  return {
    legal: reason === undefined,
    ...(reason !== undefined && { reason }),
    used,
    left,
    ghosts,
    shapes: [{ id: 'reach', style: 'reach', outline: { shape: 'circle', centre: start, radius: ALLOWANCE } }],
  }
}

const state = signal<TableData>({
  size,
  ground: 'open',
  terrain,
  units,
  pieces,
  areas: [...zones(pieces), ...fixed],
  selected: [],
  draggable: pieces.filter(({ side, done, gone }) => side === 0 && !done && !gone).map(({ id }) => id),
  measure,
  sides: ['British', 'German'],
})
const told: { name: string; data: unknown }[] = []
const tell = (name: string, data: unknown) => told.push({ name, data })

const calls: TableCalls = {
  plan,
  measure: (from, to, kind) => {
    const text = inUnits(distance(from.point, to.point), measure)
    const high = Math.max(from.point.y, to.point.y)
    const low = Math.min(from.point.y, to.point.y)
    const bank = 33 * INCH
    if (kind === 'ruler' || low > bank || high < bank) return { text }
    const part = (bank - from.point.y) / (to.point.y - from.point.y || 1)
    return {
      text,
      blocked: { at: { x: from.point.x + (to.point.x - from.point.x) * part, y: bank }, by: 'canal bank' },
    }
  },
  select: (selected) => {
    tell('select', selected)
    state.value = { ...state.value, selected }
  },
  planConfirmed: (confirmed) => {
    tell('confirmed', confirmed)
    const { ghosts } = plan(confirmed)
    const moved = state.value.pieces.map((piece) => {
      const ghost = ghosts.find(({ id }) => id === piece.id)
      return ghost
        ? {
            ...piece,
            centre: ghost.centre,
            heading: ghost.heading,
            done: true,
            text: `${piece.symbol} base, moved`,
          }
        : piece
    })
    state.value = {
      ...state.value,
      pieces: moved,
      areas: [...zones(moved), ...fixed],
      draggable: state.value.draggable.filter((id) => !confirmed.pieces.includes(id)),
    }
  },
  planCancelled: () => tell('cancelled', undefined),
  picked: (point) => tell('picked', point),
  pickCancelled: () => {
    const { picking: _, ...rest } = state.value
    state.value = rest
  },
  measured: (from, to, kind) => tell('measured', { from, to, kind }),
  card: (piece) => tell('card', piece),
}

const App = () => (
  <main class="fixture">
    <h1 class="fixture-title">Table</h1>
    <TableView data={state.value} calls={calls} />
  </main>
)

/** What the tests see of the page. */
export interface Fixture {
  readonly told: readonly { readonly name: string; readonly data: unknown }[]
  readonly state: Signal<TableData>
  pick(): void
}

declare global {
  interface Window {
    fixture: Fixture
  }
}

window.fixture = {
  told,
  state,
  pick: () => {
    const preview = (point: Point) => {
      const legal = point.y > 12 * INCH
      const shapes = [-1.5, -0.5, 0.5, 1.5].map(
        (off): Area => ({
          id: `aim${off}`,
          style: 'sheaf-field',
          outline: { shape: 'square', centre: { x: point.x + off * INCH, y: point.y }, side: INCH },
        }),
      )
      return { legal, text: legal ? '4 points' : 'Out of range', shapes }
    }
    state.value = { ...state.value, picking: { prompt: 'Where shall the sheaf fall?', preview } }
  },
}
const app = document.getElementById('app')
if (app) render(<App />, app)
