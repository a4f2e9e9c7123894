import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { type Gauge, type Side, snapshot } from '#kernel/game/game.ts'
import { begunPlay } from '#kernel/game/play.ts'
import { LEVEL } from '../reckoning/status.ts'
import { CASUALTY_POINTS } from '../tables/index.ts'
import { asSide, otherSide, type SideName, STATUSES } from '../vocabulary.ts'
import { loseBase, usualLoss } from './phases/close-combat/loss.ts'
import { holders, lostBases, scoreOf } from './scoring.ts'
import type { Unit } from './state.ts'
import type { Story } from './stories.ts'
import { isOnTable } from './units.ts'
import type { View } from './view.ts'

const named = (side: Side): SideName => asSide(side) ?? 'entente'

/** A base that must still be chosen is as good as lost: the dice have fallen (PA-COMBAT-13). */
export const withoutTheChosen = (view: View): View => {
  if (!view.phases.some(({ name }) => name === 'loss')) return view
  const play = begunPlay<View, Story>(snapshot(view), NO_DICE)
  for (const phase of view.phases) {
    const { combat } = play.state
    const chosen = phase.name === 'loss' && combat ? usualLoss(combat, phase) : undefined
    if (chosen) loseBase(play, chosen)
  }
  return play.state
}

const unitsOf = ({ units }: View, side: SideName): readonly Unit[] =>
  units.filter((unit) => unit.side === side)

/** As if the turn ended now: every objective with who holds it. */
export const settled = (view: View): View => {
  const held = holders(view)
  const objectives = view.objectives.map((objective, i) => ({
    ...objective,
    holder: held[i] ?? objective.holder,
  }))
  return { ...view, objectives }
}

/** The points as they would be if the turn ended now. */
const points = (view: View, side: SideName): number => scoreOf(settled(view), side)

/** PA-END-02: what the enemy would score for the bases a unit still has. */
const pointsIn = ({ bases }: Unit): number =>
  bases.reduce((sum, { troop }) => sum + CASUALTY_POINTS[troop], 0)

/**
 * How much of a shaken unit is as good as lost, for each level. Measured over 48 battles between commanders: bases of
 * wavering, pinned and disordered units were lost by the end 18, 18 and 30 in 100 times oftener than those of solid ones.
 */
const LOST_A_LEVEL = 0.1

export const shaken = (view: View, side: SideName): number =>
  unitsOf(view, side).reduce((sum, unit) => sum + pointsIn(unit) * LEVEL[unit.status] * LOST_A_LEVEL, 0)

const basesLost = (view: View, side: SideName): number =>
  Object.values(lostBases(view, side)).reduce((sum, count) => sum + count, 0)

/** Levels below solid; a unit whose last base is lost is past the last of them. */
const levelsLost = (unit: Unit): number => {
  if (isOnTable(unit)) return LEVEL[unit.status]
  return unit.gone.some(({ fate }) => fate === 'lost') ? STATUSES.length : 0
}

/** How a battle of Passchendaele is followed. */
export const GAUGES: readonly Gauge<View>[] = [
  {
    id: 'position',
    title: 'Position',
    counts:
      'Points as if the turn ended now, with a tenth of a shaken enemy unit counted as lost for each level of status.',
    better: 'more',
    of: (view, side) => {
      const after = withoutTheChosen(view)
      return points(after, named(side)) + shaken(after, otherSide(named(side)))
    },
  },
  {
    id: 'points',
    title: 'Points',
    counts: 'As if the turn ended now: casualties of the enemy, ground held, bases broken through.',
    better: 'more',
    of: (view, side) => points(withoutTheChosen(view), named(side)),
  },
  {
    id: 'bases',
    title: 'Bases lost',
    counts: 'Bases of every kind, but for those that withdrew or broke through.',
    better: 'less',
    of: (view, side) => basesLost(withoutTheChosen(view), named(side)),
  },
  {
    id: 'status',
    title: 'Levels of status lost',
    counts: 'One for wavering, two for pinned, three for disordered, four for a unit that is lost.',
    better: 'less',
    of: (view, side) =>
      unitsOf(withoutTheChosen(view), named(side)).reduce((sum, unit) => sum + levelsLost(unit), 0),
  },
]
