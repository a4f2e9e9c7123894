import { bearing } from '#kernel/geometry/angle.ts'
import { frontCentre } from '#kernel/geometry/box.ts'
import { fanOf, fanTouchesBox, offFront, rangeInArc } from '#kernel/geometry/fan.ts'
import { containsPoint, gap, within } from '#kernel/geometry/gap.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { distance, type Point, rounded } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { capitalised, doing } from '#kernel/words.ts'
import type { LineEnd, ShownSight } from '#screen/sight.ts'
import { type Blocker, firstInTheWay } from '#table/sight.ts'
import { zoneRange } from '../game/board/fire-count.ts'
import { blockingTerrain, fireBlockedBy, friendsOf, spoilersOf } from '../game/board/lines-of-fire.ts'
import type { Base, Unit } from '../game/state.ts'
import type { View } from '../game/view.ts'
import { placeName } from '../place-names.ts'
import { isBlocked } from '../reckoning/beaten-zone.ts'
import { fieldOf } from '../scenarios/field.ts'
import { BASE_SIZES, fromInches, GUN_TABLE, MORTAR_RANGE, toInches, ZONE_ARC } from '../tables/index.ts'
import { isGuns, type Blocker as Spoiler } from '../vocabulary.ts'

/** Who stands at an end of a line; nobody's base where nobody does. */
interface Standing {
  readonly unit: Unit | undefined
  readonly base: Base
}

const standingOn = ({ units }: View, { point, piece }: LineEnd): Standing | undefined => {
  for (const unit of units)
    for (const base of unit.bases)
      if (piece === undefined ? containsPoint(base, point) : base.id === piece) return { unit, base }
  return undefined
}

/** The base at an end of a line, where it is planned to stand; on bare ground infantry that looks along the line. */
const baseAt = (view: View, end: LineEnd, other: LineEnd): Standing => {
  const found = standingOn(view, end)
  if (found && end.piece !== undefined)
    return {
      ...found,
      base: { ...found.base, centre: end.point, heading: end.heading ?? found.base.heading },
    }
  if (found) return found
  const { width, depth } = BASE_SIZES.infantry
  return {
    unit: undefined,
    base: {
      id: '',
      troop: 'infantry',
      centre: end.point,
      heading: bearing(end.point, other.point),
      width: fromInches(width),
      depth: fromInches(depth),
      sheaf: null,
    },
  }
}

const inches = (length: number): string => `${Math.round(toInches(length) * 10) / 10}″`

const GROUND = 'the ground'

/** What the ground is called that stops a line at a place. */
const groundAt = ({ table }: View, at: Point): string => {
  const found = fieldOf(table).patches.find(({ area, shape }) => area.blocks && shapeHolds(shape, at))
  return found ? placeName(found.area.name) : GROUND
}

/** What stops the line from the front of a base to the middle of another, and where. */
const stopOf = (
  view: View,
  firer: Base,
  target: Base,
  spoilers: readonly Blocker<Spoiler>[],
): { readonly at: Point; readonly by: string } => {
  const nameOf = (one: unknown): string =>
    view.units.find(({ bases }) => bases.some((base) => base === one))?.name ?? GROUND
  const each = spoilers.flatMap(({ by, ground, except, upTo }): Blocker<string>[] =>
    // All the ground together stops what none of it may alone (PA-GEO-17).
    by === 'blocking-terrain' && upTo !== undefined
      ? [{ by: GROUND, ground, upTo }]
      : ground
          .filter((one) => one !== except && one !== target)
          .map((one) => ({ by: nameOf(one), ground: [one] })),
  )
  const blocked = firstInTheWay(frontCentre(firer), target.centre, each) ?? { at: target.centre, by: GROUND }
  return blocked.by === GROUND ? { at: blocked.at, by: groundAt(view, blocked.at) } : blocked
}

/** All that may spoil the fire of a base; of nobody's only the ground. */
const spoilersFor = (view: View, { unit, base }: Standing): readonly Blocker<Spoiler>[] =>
  unit
    ? spoilersOf(
        view,
        base,
        friendsOf(view, unit).map((friend) => (friend.id === base.id ? base : friend)),
      )
    : [blockingTerrain(view)]

/** Where the fire of a base ends short of another, if it does. */
interface Missed {
  readonly why: string
  readonly clause: string
  readonly stop: { readonly at: Point; readonly by: string }
}

/** Where the range of a base ends on the line to another. */
const rangeEnd = (firer: Base, target: Base, away: number, most: number): Point => {
  const far = distance(firer.centre, target.centre)
  const share = Math.max(0, far - (away - most)) / far
  return {
    x: rounded(firer.centre.x + share * (target.centre.x - firer.centre.x)),
    y: rounded(firer.centre.y + share * (target.centre.y - firer.centre.y)),
  }
}

/** PA-FIRE-06, PA-SHEAF-10: what is thrown over everything falls anywhere in its range. */
const throwing = (firer: Base, target: Base, most: number, clause: string): Missed | undefined =>
  within(firer, target, fromInches(most))
    ? undefined
    : {
        why: `it is ${inches(gap(firer, target))} away, of ${most}`,
        clause,
        stop: { at: rangeEnd(firer, target, gap(firer, target), fromInches(most)), by: 'distance' },
      }

/** PA-FIRE-01, PA-GEO-01, PA-GEO-02: why the zone of a base does not reach another. */
const zoneMissed = (view: View, firing: Standing, target: Base): Missed | undefined => {
  const { base: firer } = firing
  const most = zoneRange(view)
  const fan = fanOf(firer, fromInches(most))
  if (!fanTouchesBox(fan, target)) {
    const off = offFront(firer, target)
    return off > fromDegrees(ZONE_ARC)
      ? {
          why: `it is ${Math.round(off / 100)}° off the front, and the zone reaches ${ZONE_ARC}°`,
          clause: 'PA-FIRE-01',
          stop: { at: firer.centre, by: 'out of the zone' },
        }
      : {
          why: `it is ${inches(rangeInArc(firer, target))} away, and the zone reaches ${most}″`,
          clause: 'PA-FIRE-01',
          stop: {
            at: rangeEnd(firer, target, rangeInArc(firer, target), fromInches(most)),
            by: 'out of the zone',
          },
        }
  }
  const spoilers = spoilersFor(view, firing)
  const by = fireBlockedBy(firer, fan, target, spoilers)
  const { troop } = firer
  if (isGuns(troop) || !isBlocked(troop, by, view.options)) return undefined
  const blocked = stopOf(view, firer, target, spoilers)
  return {
    why: `${blocked.by} is in the way`,
    clause: troop === 'machine-gun' ? 'PA-FIRE-12' : 'PA-FIRE-04',
    stop: blocked,
  }
}

const missed = (view: View, firing: Standing, target: Base): Missed | undefined => {
  const { troop } = firing.base
  if (isGuns(troop)) return throwing(firing.base, target, GUN_TABLE[troop].range, 'PA-SHEAF-10')
  return troop === 'trench-mortar'
    ? throwing(firing.base, target, MORTAR_RANGE, 'PA-FIRE-06')
    : zoneMissed(view, firing, target)
}

/**
 * Whether the fire of whoever stands where a line begins reaches whoever stands where it ends: what is asked when the fire on a
 * unit is counted (PA-FIRE-01, PA-FIRE-04, PA-FIRE-06).
 */
export const lineOfFire = (view: View, from: LineEnd, to: LineEnd): ShownSight => {
  const firing = baseAt(view, from, to)
  const aimed = baseAt(view, to, from)
  const found = missed(view, firing, aimed.base)
  const who = firing.unit?.name ?? 'infantry here'
  const whom = aimed.unit?.name ?? 'infantry there'
  const silent = firing.unit?.status === 'disordered'
  const still = silent ? ` But ${doing(who, 'is')} disordered and fires at nobody.` : ''
  if (found)
    return {
      seen: false,
      verdict: 'No fire',
      text: `${capitalised(doing(who, `does not reach ${whom}`))}: ${found.why}.`,
      clauses: [found.clause],
      stop: found.stop,
    }
  return {
    seen: true,
    verdict: 'In reach',
    text: `${capitalised(doing(who, `reaches ${whom}`))}, ${inches(gap(firing.base, aimed.base))} away.${still}`,
    clauses: [
      isGuns(firing.base.troop)
        ? 'PA-SHEAF-10'
        : firing.base.troop === 'trench-mortar'
          ? 'PA-FIRE-06'
          : 'PA-FIRE-01',
      ...(silent ? ['PA-FIRE-07'] : []),
    ],
  }
}
