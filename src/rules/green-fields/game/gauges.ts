import type { Gauge, Side } from '#kernel/game/game.ts'
import { PRICES, VICTORY_POINTS, VICTORY_PRICES } from '../tables/index.ts'
import { otherSide, type SideName } from './sides.ts'
import type { View } from './view.ts'

const named = (side: Side): SideName => (side === 'b' ? 'b' : 'a')

/** GF-VP-02, GF-VP-03: the points as they would be if the assault ended now. */
export const points = ({ armies, zones, assault }: View, side: SideName): number => {
  let total = armies[side].points
  assault?.before.forEach((owner, zone) => {
    const now = zones[zone]?.owner
    if (now === undefined || now === owner) return
    total += now === side ? VICTORY_POINTS.zoneCaptured : VICTORY_POINTS.zoneLost
  })
  return total
}

/** GF-VP-04: what a point of strength of plain infantry costs in victory points. */
const POINT_OF_STRENGTH = PRICES.infantry.strength / VICTORY_PRICES.unitShare

export const zonesHeld = ({ zones }: View, side: SideName): number =>
  zones.filter(({ owner }) => owner === side).length

/** How a campaign is followed. */
export const GAUGES: readonly Gauge<View>[] = [
  {
    id: 'position',
    title: 'Position',
    counts:
      'Victory points as if the assault ended now, and half a point for each strength point the enemy has lost.',
    better: 'more',
    closed: true,
    of: (view, side) =>
      points(view, named(side)) + view.armies[otherSide(named(side))].lost * POINT_OF_STRENGTH,
  },
  {
    id: 'points',
    title: 'Victory points',
    counts: 'As if the assault ended now.',
    better: 'more',
    of: (view, side) => points(view, named(side)),
  },
  {
    id: 'lost',
    title: 'Strength lost',
    counts: 'Strength points in the graveyard.',
    better: 'less',
    closed: true,
    of: (view, side) => view.armies[named(side)].lost,
  },
  {
    id: 'zones',
    title: 'Zones held',
    counts: 'Zones under control.',
    better: 'more',
    of: (view, side) => zonesHeld(view, named(side)),
  },
]
