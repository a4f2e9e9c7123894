import { change, tellOf } from '#kernel/game/play.ts'
import type { Stand as StandType } from '../../vocabulary.ts'
import { changeBattalion, changeBlockHouse, changeUnit, type Play, standNow } from '../play.ts'
import type { Cause, Lost } from '../state.ts'
import { battalionNamed, battalionOf, blockHouseNamed, isRifles, STANDS, unitNamed } from '../units.ts'
import { orphan } from './orphans.ts'

const note = (play: Play, lost: Lost): void => {
  change(play, { lost: [...play.state.lost, lost] })
  const { id, type, side, unit, cause } = lost
  tellOf(play, { kind: 'lost', id, type, side, unit, cause })
}

/** A stand is taken off the table for good, and the record of its battalion with it (FF-ORG-06). */
export const lose = (play: Play, id: string, cause: Cause): void => {
  const stand = standNow(play, id)
  if (!stand) return
  const { type, side, unit } = stand
  const battalion = battalionOf(play.state, stand)
  const last = battalion !== undefined && isRifles(stand) && battalion.lost + 1 >= battalion.start
  if (last && !battalion.routed) orphan(play, battalion)
  STANDS.drop(play, id)
  if (battalion && isRifles(stand)) changeBattalion(play, battalion.id, { lost: battalion.lost + 1 })
  if (unitNamed(play.state, unit) && !play.state.stands.some((other) => other.unit === unit))
    changeUnit(play, unit, { at: 'gone', aim: null })
  note(play, {
    id,
    type,
    side,
    unit,
    battalion: battalion?.id ?? null,
    cause,
    turn: play.state.turn,
  })
}

/** FF-BLOCK-06: nothing is left of a block house but open ground. */
export const loseBlockHouse = (play: Play, id: string, cause: Cause): void => {
  const house = blockHouseNamed(play.state, id)
  if (!house) return
  change(play, { blockHouses: play.state.blockHouses.filter((other) => other !== house) })
  const type: StandType = 'block-house'
  if (house.holder)
    note(play, { id, type, side: house.holder, unit: id, battalion: null, cause, turn: play.state.turn })
}

/** FF-DS-01: a battery behind the table is gone. */
export const loseBattery = (play: Play, id: string, cause: Cause): void => {
  const unit = unitNamed(play.state, id)
  if (!unit) return
  const { type, side } = unit
  const battalion = battalionNamed(play.state, unit.battalion)?.id ?? null
  changeUnit(play, id, { at: 'gone', aim: null })
  note(play, { id, type, side, unit: id, battalion, cause, turn: play.state.turn })
}

/** FF-BLOCK-03: its garrison is lost, and the block house is open to either side. */
export const takeBlockHouse = (play: Play, id: string): void => {
  const house = blockHouseNamed(play.state, id)
  if (!house?.holder) return
  changeBlockHouse(play, id, { holder: null })
  const { turn } = play.state
  note(play, {
    id,
    type: 'block-house',
    side: house.holder,
    unit: id,
    battalion: null,
    cause: 'assault',
    turn,
  })
}
