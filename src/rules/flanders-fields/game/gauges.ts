import type { Gauge, Side as SideName } from '#kernel/game/game.ts'
import { fromCm } from '../tables/index.ts'
import type { Side } from '../vocabulary.ts'
import { scores } from './scores.ts'
import { asSide, otherSide } from './sides.ts'
import { isRifles } from './units.ts'
import type { View } from './view.ts'

const named = (side: SideName): Side => asSide(side) ?? 'attacker'

const lostBy = ({ lost }: View, side: Side): number => lost.filter((one) => one.side === side).length

const markersOn = ({ stands }: View, side: Side): number =>
  stands.reduce((sum, stand) => sum + (stand.side === side ? stand.markers : 0), 0)

/** The share of their rifle platoons that the battalions of a side have lost. */
const worn = ({ battalions }: View, side: Side): number => {
  const own = battalions.filter((battalion) => battalion.side === side)
  const start = own.reduce((sum, battalion) => sum + battalion.start, 0)
  return start === 0 ? 0 : own.reduce((sum, { lost }) => sum + lost, 0) / start
}

/** What all its platoons are worth, in points of the score: about that of the ground of most scenarios. */
const ARMY = 8
/** A marker is worth so many platoons lost. */
const LOST_A_MARKER = 0.05

const position = (view: View, side: Side): number =>
  scores(view)[side] + ARMY * worn(view, otherSide(side)) + LOST_A_MARKER * markersOn(view, otherSide(side))

/** How far the foremost rifle platoon has come from its own base edge, in cm. */
const advance = ({ stands, scenario }: View, side: Side): number => {
  let far = 0
  for (const stand of stands) {
    if (stand.side !== side || !isRifles(stand)) continue
    const { y } = stand.centre
    far = Math.max(far, side === 'attacker' ? y : fromCm(scenario.length) - y)
  }
  return Math.round(far / fromCm(1))
}

/** How a battle of Flanders Fields is followed. */
export const GAUGES: readonly Gauge<View>[] = [
  {
    id: 'position',
    title: 'Position',
    counts:
      'The score, with eight points for all rifle platoons of the enemy that are lost, in proportion, and a twentieth of a point for each marker on him.',
    better: 'more',
    of: (view, side) => position(view, named(side)),
  },
  {
    id: 'score',
    title: 'Score',
    counts: 'Objectives held, and one for each enemy battalion broken.',
    better: 'more',
    of: (view, side) => scores(view)[named(side)],
  },
  {
    id: 'lost',
    title: 'Stands lost',
    counts: 'Stands, block houses and batteries of every kind.',
    better: 'less',
    of: (view, side) => lostBy(view, named(side)),
  },
  {
    id: 'suppression',
    title: 'Suppression',
    counts: 'Markers on all stands.',
    better: 'less',
    of: (view, side) => markersOn(view, named(side)),
  },
  {
    id: 'advance',
    title: 'Ground gained',
    counts: 'Centimetres from the own base edge to the foremost rifle platoon.',
    better: 'more',
    of: (view, side) => advance(view, named(side)),
  },
]
