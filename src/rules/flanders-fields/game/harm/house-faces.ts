import { tellOf } from '#kernel/game/play.ts'
import { isWornDown, withMore } from '../../reckoning/markers.ts'
import { changeBlockHouse, type Play } from '../play.ts'
import type { Cause } from '../state.ts'
import { blockHouseNamed } from '../units.ts'
import { loseBlockHouse } from './losses.ts'

/** The three faces that fire, as they stand in the list of a block house. */
export const FACE_NUMBERS = { front: 0, left: 1, right: 2 } as const
export type Face = keyof typeof FACE_NUMBERS

/** FF-BLOCK-02: markers on some of its faces; three on all of them destroy it. */
export const markFaces = (
  play: Play,
  id: string,
  faces: readonly Face[],
  more: number,
  cause: Cause,
): void => {
  const house = blockHouseNamed(play.state, id)
  if (!house) return
  const [front, left, right] = house.faces
  const add = (face: Face, now: number): number => withMore(now, faces.includes(face) ? more : 0)
  const marked = [add('front', front), add('left', left), add('right', right)] as const
  changeBlockHouse(play, id, { faces: marked })
  tellOf(play, { kind: 'faces-marked', id, faces: marked })
  if (marked.every(isWornDown)) loseBlockHouse(play, id, cause)
}

/** FF-BLOCK-02: one marker less on every face that is not silenced. */
export const clearFaces = (play: Play, id: string): void => {
  const house = blockHouseNamed(play.state, id)
  if (!house) return
  const less = (now: number): number => (isWornDown(now) ? now : Math.max(0, now - 1))
  const [front, left, right] = house.faces
  changeBlockHouse(play, id, { faces: [less(front), less(left), less(right)] })
}
