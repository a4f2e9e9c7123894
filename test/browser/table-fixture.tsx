// A table like that of Masnières with sixty pieces, and one like those of Flanders with two hundred and fifty, for the
// browser tests of the table view. Stands in no build.
import { type Signal, signal } from '@preact/signals'
import { render } from 'preact'
import '#web/style/index.css'
import type { Point } from '#kernel/geometry/point.ts'
import type { Area } from '#screen/area.ts'
import { asOneBody, distance, pathLength } from '#web/table/body.ts'
import { inUnits } from '#web/table/lengths.ts'
import type { Plan, Planned, TableCalls, TableData } from '#web/table/model.ts'
import { TableView } from '#web/table/table.tsx'
import { fixed, zones } from './fixture-areas.ts'
import { at, INCH, measure, size, terrain } from './fixture-ground.ts'
import { pieces, units } from './fixture-pieces.ts'
import * as flanders from './flanders-ground.ts'
import * as stands from './flanders-pieces.ts'

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

const masnieres: TableData = {
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
}
const ofFlanders: TableData = {
  ...masnieres,
  size: flanders.size,
  measure: flanders.measure,
  terrain: flanders.terrain,
  units: stands.units,
  pieces: stands.pieces,
  areas: [],
  draggable: stands.pieces.filter(({ side }) => side === 0).map(({ id }) => id),
}
const state = signal(location.search === '?flanders' ? ofFlanders : masnieres)
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
      sight: {
        seen: false,
        verdict: 'Not seen',
        text: 'The canal bank is between.',
        clauses: [],
        stop: { at: { x: from.point.x + (to.point.x - from.point.x) * part, y: bank }, by: 'canal bank' },
      },
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
      areas: state.value.areas.length > 0 ? [...zones(moved), ...fixed] : [],
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
          style: 'fire-light',
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
