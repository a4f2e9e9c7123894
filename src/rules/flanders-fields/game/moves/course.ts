import type { Refusal } from '#kernel/game/game.ts'
import { angleBetween, type Heading } from '#kernel/geometry/angle.ts'
import { boundsOfFootprint } from '#kernel/geometry/bounds.ts'
import { type Footprint, standingAt } from '#kernel/geometry/footprint.ts'
import type { Point } from '#kernel/geometry/point.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { capitalised } from '#kernel/words.ts'
import { BEYOND_WIRE, fromCm, LENGTH_FORGIVEN } from '../../tables/index.ts'
import { type Assailed, assailedBy } from '../contact/bodies.ts'
import type { Contact } from '../contact/contact.ts'
import { assaultRefusal } from '../contact/fighters.ts'
import { contactPlace } from '../contact/place.ts'
import { fieldOf } from '../field.ts'
import { nameOf } from '../names.ts'
import { standAt } from '../stand-at.ts'
import type { Stand, State } from '../state.ts'
import { unitNamed } from '../units.ts'
import { willNotGo } from './mutinous.ts'
import { passedUnits, whoStops } from './passing.ts'
import { type PathFault, pathCost } from './path-cost.ts'
import { entersBlockHouse, type StandingFault, standingFault } from './standing.ts'
import { wayOf, wayToContact } from './ways.ts'
import { meetsWire, wireMoverOf } from './wire-gaps.ts'

/** What one stand is to do in a move. */
export interface Wish {
  readonly path: readonly Point[]
  readonly heading: Heading
  readonly target: string | undefined
}

/** A move of one stand, worked out. */
export interface Course {
  readonly stand: Stand
  /** From where it stands. */
  readonly way: readonly Point[]
  readonly place: Footprint
  /** FF-BLOCK-05: the empty block house that it goes into. */
  readonly house: string | null
  readonly contact: Contact | undefined
}

/** FF-ASLT-13: the way up to an enemy, and the place against him. */
const courseOfAssault = (state: State, stand: Stand, wish: Wish, target: Assailed): Course | Refusal => {
  const barred = assaultRefusal(state, stand, target)
  if (barred) return barred
  const way = wayToContact(stand, wayOf(stand, wish.path), target.body, target.stand?.below === true)
  if (!way)
    return refuse(
      'no-contact',
      `The path of ${nameOf(state, stand.id)} does not reach ${nameOf(state, target.id)}.`,
      'FF-ASLT-12',
    )
  const touch = way.at(-1) ?? stand.centre
  const from = way.at(-2) ?? stand.centre
  const set = contactPlace(state, standAt(stand, touch), target, from)
  if (!set)
    return refuse(
      'no-room',
      `There is no room for ${nameOf(state, stand.id)} against ${nameOf(state, target.id)}.`,
      'FF-ASLT-13',
    )
  return {
    stand,
    way,
    place: standingAt(stand, set.centre, set.heading),
    house: null,
    contact: { stand: stand.id, target: target.id, edge: set.edge, way, heading: stand.heading },
  }
}

export const isCourse = (answer: Course | Refusal): answer is Course => 'way' in answer

/** Where a stand comes to by its path, whether it may go there or not. */
export const courseOf = (state: State, stand: Stand, wish: Wish): Course | Refusal => {
  if (wish.target !== undefined) {
    const target = assailedBy(state, wish.target)
    return target
      ? courseOfAssault(state, stand, wish, target)
      : refuse('no-target', 'There is no such enemy on the table.', 'FF-ASLT-12')
  }
  const way = wayOf(stand, wish.path)
  const centre = way.at(-1) ?? stand.centre
  const house = state.blockHouses.find((one) => entersBlockHouse(stand, one, centre))?.id ?? null
  return { stand, way, place: standingAt(stand, centre, wish.heading), house, contact: undefined }
}

const PATH_WORDS: Readonly<Record<PathFault, (name: string) => Refusal>> = {
  shut: (name) => refuse('shut', `${name} cannot go over that ground.`, 'FF-MOVE-01'),
  water: (name) =>
    refuse('water', `Water bars the path of ${name}; it is crossed by an action.`, 'FF-MOVE-17'),
  trench: (name) =>
    refuse('trench', `A trench bars the path of ${name}; it is crossed by an action.`, 'FF-MOVE-18'),
}

const PLACE_WORDS: Readonly<Record<StandingFault, (name: string) => Refusal>> = {
  'off-table': (name) => refuse('off-table', `${name} would not stand wholly on the table.`, 'FF-MOVE-15'),
  occupied: (name) => refuse('occupied', `There is no room for ${name} where its path ends.`, 'FF-MOVE-15'),
  enemy: (name) => refuse('near-enemy', `${name} would end nearer than 1 cm to an enemy.`, 'FF-MOVE-11'),
  wire: (name) => refuse('on-wire', `${name} would end with part of its base on wire.`, 'FF-WIRE-10'),
  water: (name) => refuse('in-water', `${name} would end in the water.`, 'FF-MOVE-17'),
  trench: (name) => refuse('in-trench', `${name} cannot stay in a trench.`, 'FF-MOVE-18'),
}

export const placeRefusal = (state: State, { stand, place, contact }: Course): Refusal | undefined => {
  const onWire = contact !== undefined && Boolean(assailedBy(state, contact.target)?.stand?.wire)
  const fault = standingFault(state, stand, place, contact && { onWire })
  return fault && PLACE_WORDS[fault](nameOf(state, stand.id))
}

/** FF-WIRE-13: off the wire again, on the side it came from and no farther than so. */
const offWireRefusal = (state: State, { stand, way, place }: Course): Refusal | undefined => {
  const { wire } = stand
  const belt = wire ? fieldOf(state.scenario).wire[wire.belt] : undefined
  if (!wire || !belt || way.length < 2) return undefined
  const { y1, y2 } = boundsOfFootprint(place)
  const beyond = wire.from === 'attacker' ? belt.near - y1 : y2 - belt.far
  const off = wire.from === 'attacker' ? belt.near - y2 : y1 - belt.far
  return off >= -LENGTH_FORGIVEN && beyond <= fromCm(BEYOND_WIRE) + LENGTH_FORGIVEN && way.length === 2
    ? undefined
    : refuse(
        'off-wire',
        `${nameOf(state, stand.id)} is on the wire: it goes straight off on the side it came from, at most 5 cm, or tries to cross.`,
        'FF-WIRE-13',
      )
}

const wireRefusal = (state: State, course: Course): Refusal | undefined => {
  const { stand, way } = course
  if (stand.wire) return offWireRefusal(state, course)
  const mover = wireMoverOf(state, stand)
  for (let i = 1; i < way.length; i++) {
    const a = way[i - 1]
    const b = way[i]
    if (a && b && meetsWire(state, mover, a, b))
      return refuse(
        'wire',
        mover === 'infantry'
          ? `Wire bars the path of ${nameOf(state, stand.id)}.`
          : `${nameOf(state, stand.id)} gets through wire only by a cleared gap.`,
        mover === 'infantry' ? 'FF-WIRE-02' : 'FF-WIRE-07',
      )
  }
  return undefined
}

/** FF-MOVE-14, FF-FORM-04, FF-NAT-11: whoever stands in the way, or will not go that way. */
export const passageRefusal = (state: State, { stand, way, place, contact }: Course): Refusal | undefined => {
  if (way.length < 2) return undefined
  if (willNotGo(state, stand, place.centre))
    return refuse(
      'mutinous',
      `${capitalised(nameOf(state, stand.id))} will not go nearer the enemy.`,
      'FF-NAT-11',
    )
  const passage = { stand, way, target: contact?.target }
  const stop = whoStops(state, passage)
  if (stop)
    return refuse(
      'way-shut',
      `${nameOf(state, stop.id)} is in the way of ${nameOf(state, stand.id)}.`,
      'FF-MOVE-14',
    )
  const moved = passedUnits(state, passage).find((id) => unitNamed(state, id)?.moved)
  return moved === undefined
    ? undefined
    : refuse(
        'passes-through',
        `${nameOf(state, stand.id)} would pass through ${nameOf(state, moved)}, which has moved in this turn.`,
        'FF-FORM-04',
      )
}

/** So little of an action that rounding to whole coordinates may be the reason (FF-TAB-01). */
const COST_FORGIVEN = 1e-4

/** FF-MOVE-12: what the course costs of one action; being set against an enemy costs nothing (FF-ASLT-13). */
export const costOfCourse = (state: State, { stand, way, place, contact }: Course, column: boolean) =>
  pathCost(state, stand, way.slice(1), contact ? stand.heading : place.heading, column)

/** Why a stand may not do what is course, with so much of an action left to it. */
export const courseRefusal = (
  state: State,
  course: Course,
  column: boolean,
  left: number,
): Refusal | undefined => {
  const { cost, fault } = costOfCourse(state, course, column)
  if (fault) return PATH_WORDS[fault](nameOf(state, course.stand.id))
  if (cost > left + COST_FORGIVEN) {
    const share = Math.ceil(cost * 100) / 100
    return refuse(
      'too-far',
      left < 1
        ? `That takes ${nameOf(state, course.stand.id)} ${share} of a move, and closing up has left it ${Math.floor(left * 100) / 100}.`
        : `That is too far for ${nameOf(state, course.stand.id)}: it takes ${share} moves.`,
      left < 1 ? 'FF-FORM-08' : 'FF-MOVE-12',
    )
  }
  return wireRefusal(state, course) ?? passageRefusal(state, course) ?? placeRefusal(state, course)
}

/** It goes somewhere, or turns. */
export const isMoving = ({ stand, way, place }: Course): boolean =>
  way.length > 1 || angleBetween(stand.heading, place.heading) > 0
