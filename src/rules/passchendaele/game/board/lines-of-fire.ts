import { type Box, corners, frontCentre } from '#kernel/geometry/box.ts'
import { type Fan, fanContains, nearestInFan } from '#kernel/geometry/fan.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { GRAZE } from '#kernel/geometry/span.ts'
import { type Blocker, blockedBy, spoiltBy } from '#table/sight.ts'
import { fieldOf } from '../../scenarios/field.ts'
import { FIRES_THROUGH, fromInches } from '../../tables/index.ts'
import type { Blocker as Spoiler } from '../../vocabulary.ts'
import type { Base, State, Unit } from '../state.ts'

const between = (a: Point, b: Point): Point => ({
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
})

/** PA-GEO-02: where on a target lines of fire may end. */
const testPoints = (fan: Fan, target: Box): readonly Point[] => {
  const [a, b, c, d] = corners(target)
  const all = [target.centre, a, b, c, d, between(a, b), between(b, c), between(c, d), between(d, a)]
  const inZone = all.filter((p) => fanContains(fan, p))
  if (inZone.length > 0) return inZone
  const nearest = nearestInFan(fan, target)
  return nearest ? [nearest] : []
}

/** PA-FIRE-04, PA-FIRE-13: friends mask fire, those of the firer's own unit included; enemies never do. */
export const friendsOf = ({ units }: State, { side }: Unit): readonly Base[] => {
  const friends: Base[] = []
  for (const unit of units) if (unit.side === side) friends.push(...unit.bases)
  return friends
}

/** PA-GEO-17: so much of a line may lie in it, and what divisions lose. */
const UP_TO = fromInches(FIRES_THROUGH) + GRAZE

export const blockingTerrain = ({ table }: State): Blocker<Spoiler> => ({
  by: 'blocking-terrain',
  ground: fieldOf(table).blocking,
  upTo: UP_TO,
})

const NOTHING: readonly Blocker<Spoiler>[] = []

/** PA-GEO-02: what may spoil the fire of a base. PA-FIRE-05, PA-FIRE-12: MG battalions fire over troops. */
export const spoilersOf = (
  state: State,
  firer: Base,
  friends: readonly Base[],
): readonly Blocker<Spoiler>[] => {
  const terrain = fieldOf(state.table).blocking.length > 0 ? [blockingTerrain(state)] : NOTHING
  if (firer.troop === 'machine-gun') return terrain
  return [...terrain, { by: 'friendly-unit', ground: friends, except: firer }]
}

/** PA-GEO-02: what stops the fire of a base on a target in its zone; nothing if one line is clear. */
export const fireBlockedBy = (
  firer: Base,
  fan: Fan,
  target: Box,
  spoilers: readonly Blocker<Spoiler>[],
): Spoiler => {
  const from = frontCentre(firer)
  // As a rule the line to the centre is clear, and nothing else need be looked at.
  const centred = fanContains(fan, target.centre)
  if (centred && spoiltBy(from, target.centre, spoilers) === undefined) return 'none'
  return blockedBy([from], testPoints(fan, target), spoilers) ?? 'none'
}
