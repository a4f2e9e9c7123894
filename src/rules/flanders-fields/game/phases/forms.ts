import {
  type Accepted,
  choice,
  flag,
  form,
  list,
  maybe,
  measure,
  orNull,
  preset,
  text,
  tuple,
} from '#kernel/procedure/schema.ts'
import { PLAYING_CARDS } from '../../vocabulary.ts'

/** More than any table of these rules holds. */
export const MOST_STANDS = 400
/** FF-MOVE-12 */
export const MOST_LEGS = 8
const LONGEST_TABLE = 300
const MOST_CARDS = 4

/** The `kind` of an order. */
export { kind } from '#kernel/procedure/schema.ts'

/** A stand, a unit, a battalion or a battery by its id. */
export const id = text

export const cm = () => measure(0, LONGEST_TABLE)
/** Clockwise; 0 looks along y, away from the attacker's base edge. */
export const degrees = () => measure(0, 360)
export const at = { x: cm(), y: cm() }
export const maybeAt = { x: maybe(cm()), y: maybe(cm()) }

export const card = choice(PLAYING_CARDS)
export const cards = () => preset(list(card, 0, MOST_CARDS), [])

/** FF-MOVE-12: straight legs of the base centre. */
const path = () => list(tuple([cm(), cm()]), 0, MOST_LEGS)
export const maybePath = () => maybe(path())

/** FF-END-06: a stand set down, as `deploy` and `enter` have it. */
export const placedStand = form({
  stand: id(),
  ...at,
  facing: maybe(degrees()),
  state: maybe(choice(['limbered', 'packed', 'mounted', 'sheltered'])),
})
export type PlacedStand = Accepted<typeof placedStand>

/** Which face of a tank or a block house fires (FF-TANK-08). */
export const FACES = ['front', 'left', 'right'] as const
const shot = form({ stand: id(), target: id(), face: maybe(choice(FACES)) })
export type ShotOrder = Accepted<typeof shot>
export const shots = () => list(shot, 1, MOST_STANDS)

/** One stand of a move; with `assault` it goes for that enemy (FF-ASLT-12). */
const moved = form({ stand: id(), path: path(), facing: maybe(degrees()), assault: maybe(id()) })
export type MovedStand = Accepted<typeof moved>
export const MOVE = {
  stands: list(moved, 1, MOST_STANDS),
  dismount: flag(),
  mount: flag(),
}

/** A target, or nobody. */
export const nobodyOr = () => orNull(id())
