import { draftOf, type Play as GamePlay, replaced } from '#kernel/game/play.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Side } from '../vocabulary.ts'
import { battalionWith, standWith, unitWith } from './copies.ts'
import type { Army, Battalion, BlockHouse, Regiment, Stand, State, Unit } from './state.ts'
import type { Story } from './stories.ts'
import { placeOfStand, placeOfUnit, standNamed, unitNamed } from './units.ts'

/** What one order leads to, as it unfolds. */
export type Play = GamePlay<State, Story>

interface Named {
  readonly id: string
}

/** The list with the item at a place made anew. */
const withItemAt = <T extends Named>(
  list: readonly T[],
  place: number,
  id: string,
  made: (one: T) => T,
): readonly T[] => {
  const one = list[place]
  if (!one) throw new Error(`there is no ${id}`)
  return replaced(list, place, made(one))
}

const placeOf = (list: readonly Named[], id: string): number => list.findIndex((one) => one.id === id)

/** The stand as it now is; none if it is no longer on the table. */
export const standNow = ({ state }: Play, id: string): Stand | undefined => standNamed(state, id)

export const changeStand = (play: Play, id: string, set: Partial<Stand>): void => {
  const state = draftOf(play)
  state.stands = withItemAt(state.stands, placeOfStand(state.stands, id), id, (stand) =>
    standWith(stand, set),
  )
}

/** A stand in another place, looking another way. What it is known by for having stayed is gone (FF-VIS-02, FF-COV-08). */
export const moveStand = (play: Play, id: string, centre: Point, heading: Heading): void => {
  const stand = standNow(play, id)
  if (!stand) throw new Error(`there is no ${id}`)
  putStand(play, standWith(stand, { centre, heading, revealed: false, fellBack: false, house: null }))
  dropPoint(play, id)
}

/** A stand in the place of what it was: quicker than to say which of many facts change. */
export const putStand = (play: Play, stand: Stand): void => {
  const state = draftOf(play)
  state.stands = replaced(state.stands, placeOfStand(state.stands, stand.id), stand)
}

/** FF-MG-06: the point of an indirect machine gun is gone when the gun moves, packs or fires directly. */
export const dropPoint = (play: Play, gun: string): void => {
  const unit = unitNamed(play.state, gun)
  if (unit?.kind === 'machine-gun' && unit.aim) changeUnit(play, gun, { aim: null, lostPoint: true })
}

export const changeUnit = (play: Play, id: string, set: Partial<Unit>): void => {
  const state = draftOf(play)
  state.units = withItemAt(state.units, placeOfUnit(state.units, id), id, (unit) => unitWith(unit, set))
}

export const changeBattalion = (play: Play, id: string, set: Partial<Battalion>): void => {
  const state = draftOf(play)
  state.battalions = withItemAt(state.battalions, placeOf(state.battalions, id), id, (battalion) =>
    battalionWith(battalion, set),
  )
}

export const changeRegiment = (play: Play, id: string, set: Partial<Regiment>): void => {
  const state = draftOf(play)
  state.regiments = withItemAt(state.regiments, placeOf(state.regiments, id), id, (regiment) => ({
    ...regiment,
    ...set,
  }))
}

export const changeBlockHouse = (play: Play, id: string, set: Partial<BlockHouse>): void => {
  const state = draftOf(play)
  const { blockHouses } = state
  state.blockHouses = withItemAt(blockHouses, placeOf(blockHouses, id), id, (house) =>
    Object.assign({ ...house }, set),
  )
}

export const changeArmy = (play: Play, side: Side, set: Partial<Army>): void => {
  const state = draftOf(play)
  state.armies = { ...state.armies, [side]: { ...state.armies[side], ...set } }
}
