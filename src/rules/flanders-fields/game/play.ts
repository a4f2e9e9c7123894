import { draftOf, type Play as GamePlay } from '#kernel/game/play.ts'
import type { Heading } from '#kernel/geometry/angle.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Side } from '../vocabulary.ts'
import { standWith } from './records.ts'
import type { Army, Stand, State } from './state.ts'
import type { Story } from './stories.ts'
import { BATTALIONS, BLOCK_HOUSES, REGIMENTS, STANDS, standNamed, UNITS, unitNamed } from './units.ts'

/** What one order leads to, as it unfolds. */
export type Play = GamePlay<State, Story>

/** The stand as it now is; none if it is no longer on the table. */
export const standNow = ({ state }: Play, id: string): Stand | undefined => standNamed(state, id)

export const changeStand = STANDS.change
/** A stand in the place of what it was: quicker than to say which of many facts change. */
export const putStand = STANDS.put
export const changeUnit = UNITS.change
export const changeBattalion = BATTALIONS.change
export const changeRegiment = REGIMENTS.change
export const changeBlockHouse = BLOCK_HOUSES.change

/** A stand in another place, looking another way. What it is known by for having stayed is gone (FF-VIS-02, FF-COV-08). */
export const moveStand = (play: Play, id: string, centre: Point, heading: Heading): void => {
  const stand = standNow(play, id)
  if (!stand) throw new Error(`there is no ${id}`)
  putStand(play, standWith(stand, { centre, heading, revealed: false, fellBack: false, house: null }))
  dropPoint(play, id)
}

/** FF-MG-06: the point of an indirect machine gun is gone when the gun moves, packs or fires directly. */
export const dropPoint = (play: Play, gun: string): void => {
  const unit = unitNamed(play.state, gun)
  if (unit?.kind === 'machine-gun' && unit.aim) changeUnit(play, gun, { aim: null, lostPoint: true })
}

export const changeArmy = (play: Play, side: Side, set: Partial<Army>): void => {
  const state = draftOf(play)
  state.armies = { ...state.armies, [side]: { ...state.armies[side], ...set } }
}
