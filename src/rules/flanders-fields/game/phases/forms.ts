import {
  type Accepted,
  choice,
  flag,
  form,
  kind,
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

/** FF-FIRE-14, FF-ART-02: shots of stands, or the fire of a gun, a mortar or indirect machine guns. */
export const FIRE_FORM = form({
  kind: kind('fire'),
  shots: maybe(shots()),
  madMinute: flag(),
  mode: maybe(choice(['direct', 'indirect'])),
  ...maybeAt,
  target: maybe(id()),
  cards: cards(),
})
export type FireOrder = Accepted<typeof FIRE_FORM>

/** Rolls what is waited for, or goes on to the next step. */
export const GO_ON = form({ kind: kind('go-on') })

/** A target, or nobody. */
export const nobodyOr = () => orNull(id())
