import { fair, oneOf, percent, type Random } from '#kernel/chance/random.ts'
import type { Side as SideName } from '#kernel/game/game.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { fromInches } from '../tables/table-top.ts'
import type { Side } from '../vocabulary.ts'
import { fieldOf } from './field.ts'
import { earliestOf, plottersOf } from './shells/plots.ts'
import { asSide, otherSide } from './sides.ts'
import type { Plot, State } from './state.ts'
import { unitNamed } from './units.ts'
import type { View } from './view.ts'

/** Inches each way by which an enemy's plot is thought to miss its mark. */
const ABOUT = 6
/** What three average dice come to on the whole. */
const USUAL_MOVES = 10

const thereabouts = ({ scenario }: View, { x, y }: Point, random: Random): Point => {
  const { width, length } = fieldOf(scenario)
  const off = (): number => fromInches(fair(random, 2 * ABOUT + 1) - ABOUT)
  const kept = (value: number, most: number): number => Math.max(0, Math.min(most, value))
  return { x: kept(x + off(), width), y: kept(y + off(), length) }
}

/** What the enemy may have plotted: fire on about where the viewer's units are. */
const suspectedPlots = (view: View, side: Side, enemy: Side, random: Random): readonly Plot[] => {
  const own = view.units.filter((unit) => unit.side === side && unit.where === 'table')
  return plottersOf(view, enemy, 'all').flatMap((gun): readonly Plot[] => {
    const target = oneOf(random, own)
    const battery = view.batteries.find(({ id }) => id === gun)
    const piece = battery ?? unitNamed(view, gun)
    if (!target || !piece || percent(random, 20)) return []
    const from = view.move === 0 ? earliestOf(view, piece) : view.move
    const aim = thereabouts(view, target.position, random)
    const sections: readonly Plot['section'][] = battery ? [1, 2] : [0]
    return sections.map((section) => ({ gun, section, aim, ammo: 'he', from, to: null }))
  })
}

/** SK-SET-05: the table as it stands, with plots and shells that the enemy may have. */
export const imagine = (view: View, viewer: SideName, random: Random): State => {
  const side = asSide(viewer) ?? 'a'
  const enemy = otherSide(side)
  const { issued } = view.scenario[enemy]
  return {
    ...view,
    plots: { ...view.plots, [enemy]: suspectedPlots(view, side, enemy, random) },
    batteries: view.batteries.map((battery) =>
      battery.side === enemy && (view.move > 0 || view.step !== 'battery-plots')
        ? { ...battery, moves: Math.max(1, USUAL_MOVES - view.move) }
        : battery,
    ),
    shells: { ...view.shells, [enemy]: { smoke: issued?.smoke ?? null, gas: issued?.gas ?? null } },
    units: view.units.map((unit) => {
      const shells = view.scenario[enemy].units.find(({ id }) => id === unit.id)?.shells
      return shells === undefined || unit.side !== enemy
        ? unit
        : { ...unit, shells: Math.max(0, shells - view.move) }
    }),
  }
}
