import { several } from '#kernel/words.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import { planRefusal } from '../../../game/phases/plans/legality.ts'
import { hasBarrage } from '../../../game/phases/plans/scope.ts'
import type { BarrageOrder } from '../../../game/phases/plans/written.ts'
import type { View } from '../../../game/view.ts'
import { BARRAGE_SPEED } from '../../../tables/index.ts'
import type { Side } from '../../../vocabulary.ts'
import { told } from '../orders.ts'
import { filmOf } from './film.ts'
import type { FirePlan } from './plan.ts'
import { gripTemplate } from './shapes.ts'

type BySpeed = Extract<BarrageOrder, { speed: number }>

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** FF-HUR-02: one place of a feuerwalze changed, the others brought after it where they would leap too far. */
const edgesWith = (edges: readonly number[], at: number, edge: number): number[] => {
  const moved = [...edges]
  moved[at] = edge
  const { most } = BARRAGE_SPEED
  for (let i = at + 1; i < moved.length; i++) {
    const last = moved[i - 1] ?? edge
    moved[i] = between(moved[i] ?? last, last - most, last + most)
  }
  for (let i = at - 1; i >= 0; i--) {
    const next = moved[i + 1] ?? edge
    moved[i] = between(moved[i] ?? next, next - most, next + most)
  }
  return moved
}

/** The barrage with its near edge elsewhere, on its first turn or, of a feuerwalze, on any. */
export const shiftedTo = (
  { scenario: { length } }: View,
  { barrage }: FirePlan,
  at: number,
  edge: number,
): BarrageOrder | null => {
  if (!barrage) return null
  const to = between(edge, 0, length - 1)
  return 'edges' in barrage ? { edges: edgesWith(barrage.edges, at, to) } : { ...barrage, start: to }
}

const SPEEDS = [5, 8, 10, 12, 15, 20] as const
const FIRST_TURNS = [1, 2, 3] as const

/** FF-RB-02: halts are written by turn, and lie within its length. */
const withFirst = (barrage: BySpeed, firstTurn: number): BySpeed => {
  const halts = barrage.halts.filter((turn) => turn > firstTurn)
  return { ...barrage, firstTurn, halts }
}

const edit = (
  view: View,
  side: Side,
  plan: FirePlan,
  title: string,
  barrage: BarrageOrder,
  chosen = false,
): Edit => {
  const next = { ...plan, barrage }
  const refusal = planRefusal(view, side, next)
  return refusal ? { title, refusal, chosen } : { title, chosen, order: told(next) }
}

/** The barrage by which a plan without one begins. */
const plain = (view: View): BarrageOrder => {
  const start = Math.round(view.scenario.length / 3)
  return view.scenario.grants.includes('hurricane')
    ? { edges: Array.from({ length: view.barrageTurns ?? 1 }, (_, i) => Math.min(start + i * 10, 300)) }
    : { start, firstTurn: 1, speed: 10, halts: [] }
}

const speedGroup = (view: View, side: Side, plan: FirePlan, barrage: BySpeed): EditGroup => ({
  title: `Rolling barrage, ${several(view.barrageTurns ?? 0, 'turn')}: cm a turn`,
  edits: SPEEDS.map((speed) =>
    edit(view, side, plan, String(speed), { ...barrage, speed }, speed === barrage.speed),
  ),
})

/** When the barrage begins and halts. */
export const timingGroups = (view: View, side: Side, plan: FirePlan): readonly EditGroup[] => {
  const { barrage } = plan
  if (side !== 'attacker' || !barrage || 'edges' in barrage) return []
  const turns = view.barrageTurns ?? 0
  const halting = Array.from({ length: Math.max(0, turns - 1) }, (_, i) => barrage.firstTurn + 1 + i)
  return [
    {
      title: 'First turn of the barrage',
      edits: FIRST_TURNS.map((first) =>
        edit(view, side, plan, `Turn ${first}`, withFirst(barrage, first), first === barrage.firstTurn),
      ),
    },
    {
      title: 'Turns on which it halts',
      edits: halting.map((turn) => {
        const on = barrage.halts.includes(turn)
        const halts = on
          ? barrage.halts.filter((one) => one !== turn)
          : [...barrage.halts, turn].toSorted((a, b) => a - b)
        return edit(view, side, plan, `Turn ${turn}`, { ...barrage, halts }, on)
      }),
    },
  ]
}

/** What can be changed about the rolling barrage beside where it lies. */
export const barrageGroups = (view: View, side: Side, plan: FirePlan): readonly EditGroup[] => {
  if (side !== 'attacker' || !hasBarrage(view)) return []
  const { barrage } = plan
  if (!barrage) return [{ title: 'Rolling barrage', edits: [edit(view, side, plan, 'Lay it', plain(view))] }]
  const film = filmOf(view, plan)
  const hand: EditGroup = {
    title: 'Where the barrage lies (drag its square on the table)',
    edits: [
      ...('edges' in barrage ? film : film.slice(0, 1)).map(
        ({ turn, near }, i): Edit => ({ title: `Turn ${turn}: ${near} cm`, takes: gripTemplate(i) }),
      ),
      { title: 'No barrage', order: told({ ...plan, barrage: null }) },
    ],
  }
  return 'edges' in barrage ? [hand] : [hand, speedGroup(view, side, plan, barrage)]
}
