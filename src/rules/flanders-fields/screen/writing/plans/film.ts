import type { Area } from '#screen/area.ts'
import type { ShownSheet } from '#screen/beside.ts'
import { underOne } from '#table/template.ts'
import { groundHeld } from '../../../game/board/houses.ts'
import { edgesOf } from '../../../game/phases/plans/written.ts'
import { sideIndex } from '../../../game/sides.ts'
import type { View } from '../../../game/view.ts'
import { bandOf, distanceBehind } from '../../../game/zones/band-ground.ts'
import { BARRAGE_DANGER, BARRAGE_DEPTH, fromCm } from '../../../tables/index.ts'
import type { FirePlan } from './plan.ts'

/** Where the rolling barrage lies on one turn, in cm, and who would be under it as the armies stand now. */
export interface Frame {
  readonly turn: number
  readonly near: number
  readonly far: number
  readonly halted: boolean
  readonly enemies: number
  /** The attacker's stands in it, and those close behind it (FF-RB-04). */
  readonly own: number
  readonly close: number
}

const frameAt = (view: View, turn: number, near: number, halted: boolean): Frame => {
  const edge = fromCm(near)
  const band = bandOf({ ...view, barrage: { edge, turnsLeft: 1 } })
  const under = band ? view.stands.filter((stand) => underOne(band, groundHeld(view, stand)) !== 'none') : []
  const own = under.filter(({ side }) => side === 'attacker').length
  const close = view.stands.filter((stand) => {
    const behind = distanceBehind(view, edge, stand)
    return stand.side === 'attacker' && behind >= 0 && behind <= fromCm(BARRAGE_DANGER)
  }).length
  const far = Math.min(near + BARRAGE_DEPTH, view.scenario.length)
  return { turn, near, far, halted, enemies: under.length - own, own, close }
}

/** FF-RB-07: the barrage turn by turn, as long as it lasts and lies on the table. */
export const filmOf = (view: View, { barrage }: FirePlan): readonly Frame[] => {
  if (!barrage || view.barrageTurns === null) return []
  const first = 'edges' in barrage ? 1 : barrage.firstTurn
  const edges = edgesOf(barrage, view.barrageTurns)
  return edges.flatMap((near, i) =>
    near < view.scenario.length ? [frameAt(view, first + i, near, i > 0 && near === edges[i - 1])] : [],
  )
}

const numbers = (count: number): string => (count === 0 ? '–' : String(count))

export const filmSheet = (film: readonly Frame[]): ShownSheet => ({
  title: 'The barrage turn by turn',
  head: ['Turn', 'From', 'To cm', 'Enemies', 'Ours'],
  rows: film.map(({ turn, near, far, halted, enemies, own, close }) => [
    halted ? `${turn} (halts)` : String(turn),
    String(near),
    String(far),
    numbers(enemies),
    close > 0 ? `${numbers(own)} (${close} near)` : numbers(own),
  ]),
})

/** Words stand at the left end of a line, clear of what lies in the middle: so much of it is theirs, cm. */
const LABELLED = 6

const across = (near: number, from: number, to: number): Area['outline'] => ({
  shape: 'line',
  points: [
    { x: from, y: fromCm(near) },
    { x: to, y: fromCm(near) },
  ],
})

/** The near edge on each turn; the first band is drawn whole. */
export const filmAreas = (view: View, film: readonly Frame[]): readonly Area[] => {
  const [first] = film
  if (!first) return []
  const side = sideIndex(view, 'attacker')
  const right = fromCm(view.scenario.width)
  const strip = (from: number, to: number) =>
    ({ shape: 'rectangle', x1: 0, y1: fromCm(Math.max(0, from)), x2: right, y2: fromCm(to) }) as const
  const turns = new Map<number, number[]>()
  for (const { near, turn } of film) turns.set(near, [...(turns.get(near) ?? []), turn])
  return [
    { id: 'film-first', style: 'fire-light', side, outline: strip(first.near, first.far) },
    {
      id: 'film-danger',
      style: 'danger',
      side,
      outline: strip(first.near - BARRAGE_DANGER, first.near),
    },
    ...[...turns].flatMap(([near, at]): Area[] => [
      { id: `film-${near}`, style: 'path', side, outline: across(near, 0, right) },
      {
        id: `film-turn-${near}`,
        style: 'path',
        side,
        label: `Turn ${at.join(', ')}`,
        outline: across(near, 0, fromCm(LABELLED)),
      },
    ]),
  ]
}
