import { angleBetween, eastward, HALF, type Heading, northward, turned } from '../kernel/geometry/angle.ts'
import { type TableSize, whollyOnTable } from '../kernel/geometry/bounds.ts'
import { type Footprint, standingAt } from '../kernel/geometry/footprint.ts'
import { overlaps } from '../kernel/geometry/gap.ts'
import type { Point } from '../kernel/geometry/point.ts'
import type { Stand, Stood } from './stand.ts'

export type TurnHindrance = 'contact' | 'overlap' | 'off-table'

/** All that may hinder stands of a unit from turning where they stand. */
export interface TurningRoom {
  readonly table: TableSize
  readonly enemies: readonly Footprint[]
  /** Other units, and ground on which nobody stands. */
  readonly taken: readonly Footprint[]
  /** Whether two are in contact. */
  inContact(a: Footprint, b: Footprint): boolean
}

/** Why one of them may not turn so; `comrades` are the others of its unit as they then stand. */
export const turnHindrance = (
  { table, enemies, taken, inContact }: TurningRoom,
  before: Footprint,
  heading: Heading,
  comrades: readonly Footprint[],
): TurnHindrance | undefined => {
  if (heading === before.heading) return undefined
  const after = standingAt(before, before.centre, heading)
  for (const enemy of enemies) if (inContact(before, enemy) || inContact(after, enemy)) return 'contact'
  for (const other of taken) if (overlaps(after, other)) return 'overlap'
  for (const other of comrades) if (overlaps(after, other)) return 'overlap'
  return whollyOnTable(table, after) || !whollyOnTable(table, before) ? undefined : 'off-table'
}

/** Which way some of a unit are to look. */
export interface Facing {
  readonly id: string
  readonly heading: Heading
}

export interface Turned {
  /** Those that turn, as they then stand. */
  readonly to: readonly Stood[]
  /** Why the first of those that cannot turn may not. */
  readonly hindrance: TurnHindrance | undefined
}

const facingEach = <S extends Stand>(stands: readonly S[], facings: readonly Facing[]) => {
  const wished = new Map(facings.map(({ id, heading }) => [id, heading]))
  return stands.map((stand) => ({ stand, heading: wished.get(stand.id) ?? stand.heading }))
}

/**
 * The stands of a unit turn about their centres, all at once: only the end position of all of them together is looked
 * at. Whoever cannot turn so stays as it is, and the others are looked at again.
 */
export const turnTogether = (
  room: TurningRoom,
  stands: readonly Stand[],
  facings: readonly Facing[],
): Turned => {
  let wishes = facingEach(stands, facings)
  let hindrance: TurnHindrance | undefined
  for (;;) {
    const places = wishes.map(({ stand, heading }) => standingAt(stand, stand.centre, heading))
    const hindered = wishes.map(({ stand, heading }, i) =>
      turnHindrance(
        room,
        stand,
        heading,
        places.filter((_, j) => j !== i),
      ),
    )
    const first = hindered.findIndex((one) => one !== undefined)
    if (first < 0) break
    hindrance ??= hindered[first]
    wishes = wishes.map((wish, i) => (i === first ? { ...wish, heading: wish.stand.heading } : wish))
  }
  const to = wishes.flatMap(({ stand: { id, centre, heading: old }, heading }) =>
    heading === old ? [] : [{ id, centre, heading }],
  )
  return { to, hindrance }
}

/**
 * The stands of a unit turn about their centres one after the other, in the order given; each needs room among the others
 * as they then stand. Whoever cannot turn so stays as it is.
 */
export const turnInTurn = (
  room: TurningRoom,
  stands: readonly Stand[],
  facings: readonly Facing[],
): Turned => {
  const places = new Map<string, Footprint>(stands.map((stand) => [stand.id, stand]))
  const to: Stood[] = []
  let hindrance: TurnHindrance | undefined
  for (const { id, heading } of facings) {
    const place = places.get(id)
    if (!place) continue
    const comrades = [...places.values()].filter((other) => other !== place)
    const why = turnHindrance(room, place, heading, comrades)
    hindrance ??= why
    if (why || heading === place.heading) continue
    places.set(id, standingAt(place, place.centre, heading))
    to.push({ id, centre: place.centre, heading })
  }
  return { to, hindrance }
}

/** What a turn costs if half a circle costs so much. */
export const costOfTurn = (from: Heading, to: Heading, half: number): number =>
  (half * angleBetween(from, to)) / HALF

/** A body shifted and wheeled about a pivot; its members keep their places to one another. */
export const wheeled = <S extends Stood>(
  stands: readonly S[],
  pivot: Point,
  by: Point,
  turn: number,
): readonly S[] => {
  const sine = eastward(turn)
  const cosine = northward(turn)
  return stands.map((stand) => {
    const x = stand.centre.x - pivot.x
    const y = stand.centre.y - pivot.y
    return {
      ...stand,
      centre: {
        x: pivot.x + by.x + Math.round(x * cosine + y * sine),
        y: pivot.y + by.y + Math.round(y * cosine - x * sine),
      },
      heading: turned(stand.heading, turn),
    }
  })
}
