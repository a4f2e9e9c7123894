import type { Gauge, Side as SideName } from '#kernel/game/game.ts'
import { toInches } from '../tables/table-top.ts'
import type { Side } from '../vocabulary.ts'
import { scores } from './scoring.ts'
import { asSide, otherSide } from './sides.ts'
import { isActive } from './units.ts'
import type { View } from './view.ts'

const named = (side: SideName): Side => asSide(side) ?? 'a'

const lostBy = ({ lost }: View, side: Side): number => lost.filter((one) => one.side === side).length

/** The share of its figures that a side has lost. */
const worn = (view: View, side: Side): number => {
  const start = view.units.reduce((sum, unit) => sum + (unit.side === side ? unit.strength : 0), 0)
  return start === 0 ? 0 : lostBy(view, side) / start
}

/** What all men of a side are worth, in points of the score. */
const ARMY = 10

/** How far the foremost active man has come from his own base edge, in inches. */
const advance = ({ units, scenario }: View, side: Side): number => {
  let far = 0
  for (const unit of units) {
    if (unit.side !== side || !isActive(unit)) continue
    for (const { at } of unit.figures) {
      const y = toInches(at.y)
      far = Math.max(far, side === 'a' ? y : scenario.length - y)
    }
  }
  return Math.round(far)
}

/** How a battle of Great War Skirmish is followed. */
export const GAUGES: readonly Gauge<View>[] = [
  {
    id: 'position',
    title: 'Position',
    counts: 'The points as they stand, with ten for all men of the enemy that are lost, in proportion.',
    better: 'more',
    of: (view, side) => scores(view)[named(side)] + ARMY * worn(view, otherSide(named(side))),
  },
  {
    id: 'score',
    title: 'Score',
    counts: 'Points of the scenario as they stand.',
    better: 'more',
    of: (view, side) => scores(view)[named(side)],
  },
  {
    id: 'lost',
    title: 'Figures lost',
    counts: 'Dead, prisoners, and men who left the table.',
    better: 'less',
    of: (view, side) => lostBy(view, named(side)),
  },
  {
    id: 'advance',
    title: 'Ground gained',
    counts: 'Inches from the own base edge to the foremost man who is not running.',
    better: 'more',
    of: (view, side) => advance(view, named(side)),
  },
]
