import { oneOf, percent, type Random } from '#kernel/chance/random.ts'
import { popPhase, pushPhase, replacePhase } from '#kernel/game/phases.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, kind } from '#kernel/procedure/schema.ts'
import { placeOf } from '../../../tables/table-top.ts'
import { type Ammo, SIDES, type Side } from '../../../vocabulary.ts'
import { id, moveNumber, PASS, type Pass, section } from '../../forms.ts'
import type { Play } from '../../play.ts'
import {
  hasNothingToPlot,
  isAskedToPlot,
  PLOT_FIRE,
  type PlotFire,
  plotRefusal,
  plottersOf,
  reaches,
  withPlot,
} from '../../shells/plots.ts'
import { otherSide } from '../../sides.ts'
import type { Plot, State } from '../../state.ts'
import { unitNamed } from '../../units.ts'
import type { Page } from '../page.ts'
import { throwSetUpDice } from '../set-up-dice.ts'
import type { PhaseOf } from '../shapes.ts'

type Phase = PhaseOf<'plots'>

const CANCEL_PLOT = form({ kind: kind('cancel-plot'), gun: id(), section: section(), from: moveNumber() })
type CancelPlot = Accepted<typeof CANCEL_PLOT>

/** The plots that an order would strike out. */
const isStruckOut =
  ({ gun, section: of, from }: CancelPlot) =>
  (plot: Plot): boolean =>
    plot.gun === gun && plot.from === from && (of === 0 || plot.section === of)

const ORDERS = [PLOT_FIRE, CANCEL_PLOT, PASS] as const

const PROMPT = 'Plot the fire of your guns for later moves.'
const NOTHING = 'Your batteries have no fire left: there is nothing to plot.'

/** SK-SEQ-05 */
const asked = (state: State, { guns, passed }: Phase): readonly Side[] =>
  SIDES.filter((side) => !passed.includes(side) && isAskedToPlot(state, side, guns))

const promptFor = (state: State, { guns }: Phase, side: Side): string =>
  hasNothingToPlot(state, side, guns) ? NOTHING : PROMPT

export const beginPlots = (play: Play, guns: Phase['guns']): void =>
  pushPhase(play, { name: 'plots', guns, passed: [] })

/** A plot near some enemy, or any place of his half. */
const sampledPlot = (state: State, { guns }: Phase, side: Side, random: Random): PlotFire | Pass => {
  if (hasNothingToPlot(state, side, guns)) return { kind: 'pass' }
  const gun = oneOf(random, plottersOf(state, side, guns))
  const enemies = state.units.filter((unit) => unit.side === otherSide(side) && unit.where === 'table')
  const target = oneOf(random, enemies)
  if (gun === undefined || !target) return { kind: 'pass' }
  const battery = state.batteries.find(({ id }) => id === gun)
  const ammo: Ammo = oneOf(random, battery?.ammo ?? unitNamed(state, gun)?.ammo ?? []) ?? 'he'
  const { x, y } = placeOf(target.position)
  const order: PlotFire = { kind: 'plot-fire', gun, section: 0, aim: { x, y }, ammo }
  const unit = unitNamed(state, gun)
  const isLost = unit !== undefined && !reaches(state, unit, target.position)
  return isLost || plotRefusal(state, side, order, guns) ? { kind: 'pass' } : order
}

/** SK-SEQ-05, SK-SET-01: both write at once; nothing written is shown. */
export const PLOTS: Page<'plots', typeof ORDERS> = {
  orders: ORDERS,
  pending: asked,
  prompt: promptFor,
  check(state, { guns }, side, order) {
    if (order.kind === 'pass') return undefined
    if (hasNothingToPlot(state, side, guns)) return refuse('nothing-left', NOTHING, 'SK-BOM-15')
    if (order.kind === 'plot-fire') return plotRefusal(state, side, order, guns)
    return state.plots[side].some(isStruckOut(order))
      ? undefined
      : refuse('no-such-plot', 'There is no such plot to cancel.', 'SK-ART-30')
  },
  sample: (state, phase, side, random) =>
    percent(random, 40) ? sampledPlot(state, phase, side, random) : { kind: 'pass' },
  act(play, phase, side, order) {
    throwSetUpDice(play)
    if (order.kind === 'plot-fire')
      change(play, { plots: { ...play.state.plots, [side]: withPlot(play.state, side, order) } })
    else if (order.kind === 'cancel-plot') {
      const { plots } = play.state
      const isOut = isStruckOut(order)
      change(play, { plots: { ...plots, [side]: plots[side].filter((plot) => !isOut(plot)) } })
    } else {
      replacePhase(play, { ...phase, passed: [...phase.passed, side] })
      tellOf(play, { kind: 'plotted', side, plots: 0 })
    }
  },
  resume(play, phase) {
    if (asked(play.state, phase).length === 0) popPhase(play)
  },
}
