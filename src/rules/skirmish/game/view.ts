import { snapshot } from '#kernel/game/game.ts'
import { memo, recentMemo } from '#kernel/memo.ts'
import type { Side } from '../vocabulary.ts'
import { unitWith } from './records.ts'
import { sectionsOf } from './set-up/index.ts'
import { listsPlotters } from './shells/plots.ts'
import { asSide, otherSide } from './sides.ts'
import type { Battery, State, Unit } from './state.ts'
import type { Story } from './stories.ts'

/** What a side sees has the shape of the table; what it may not know is blank. */
export type View = State

/** SK-BOM-13: of the enemy's battery no more is known than that it was there at the start. */
const batterySeen = ({ scenario }: State, battery: Battery, enemy: Side): Battery => {
  if (battery.side !== enemy) return battery
  const listed = scenario[enemy].batteries?.find(({ id }) => id === battery.id)
  const guns = listed ? sectionsOf(listed.guns) : battery.guns
  return { ...battery, guns, moves: null, targets: [[], []] }
}

const uncounted = memo((unit: Unit): Unit => unitWith(unit, { shells: null }))

const isCounted = ({ side, shells }: Unit, enemy: Side): boolean => side === enemy && shells !== null

const seenOf = (enemy: Side) =>
  recentMemo((units: State['units']): State['units'] =>
    units.some((unit) => isCounted(unit, enemy))
      ? units.map((unit) => (isCounted(unit, enemy) ? uncounted(unit) : unit))
      : units,
  )

/** The units as the enemy of a side sees them: the same list of the same. */
const SEEN = { a: seenOf('a'), b: seenOf('b') } as const

/** SK-SET-05: all is open but what the enemy has plotted, and what his guns have left. */
export const view = (state: State, viewer: string): View => {
  const side = asSide(viewer)
  if (!side) return snapshot(state)
  const enemy = otherSide(side)
  return {
    ...state,
    units: SEEN[enemy](state.units),
    batteries: state.batteries.map((battery) => batterySeen(state, battery, enemy)),
    plots: state.plots[enemy].length > 0 ? { ...state.plots, [enemy]: [] } : state.plots,
    shells: { ...state.shells, [enemy]: { smoke: null, gas: null } },
  }
}

/**
 * Whether the screen of a side may show anything that the other must not see. It goes by the lists of both, which are
 * open, and never by what is left: a curtain that falls no more would tell that guns and shells are spent (SK-BOM-13).
 */
export const hides = (state: State, side: string): boolean => {
  const own = asSide(side)
  if (!own || state.ending) return false
  return listsPlotters(state, own) || state.scenario[own].units.some(({ shells }) => shells !== undefined)
}

/** SK-BOM-13: of the enemy's batteries a side hears no more than the shells that land. */
export const eventView = (_: State, story: Story, viewer: string): Story | undefined =>
  story.kind === 'counter-battery' && viewer !== 'umpire' && viewer !== story.side ? undefined : story
