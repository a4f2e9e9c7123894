import { bombardment } from '../../procedures/bombardment.ts'
import { WITHOUT_WORKS } from '../../reckoning/posture.ts'
import type { Retreat } from '../../vocabulary.ts'
import { asSeen, hiddenDice, type Play, tellAbout, unitNow } from '../play.ts'
import type { SideName } from '../sides.ts'
import type { Box, State } from '../state.ts'
import { isOnBoard, type Unit } from '../unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../zone.ts'
import { strike } from './casualties.ts'
import { sufferedBy } from './suffered.ts'
import { targetOf } from './target.ts'

/** All the guns around a zone, those that see it and those that do not. */
export const gunsAround = (
  { boxes }: State,
  zone: ZoneNumber,
  side: SideName,
  unobserved: boolean,
): Box['guns'] =>
  boxes
    .filter((box) => box.zone === zone && box.side !== side && box.unobserved === unobserved)
    .flatMap(({ guns }) => guns)

/** GF-DEP-01: the enemy may see a unit go that is sent elsewhere, but not where it goes. */
const isSeenCrossing = ({ revealed, stood }: Unit, zone: ZoneNumber): boolean =>
  revealed && (stood === null || stood === zone)

/** GF-BOMB-07, GF-DEP-07: a unit leaves or enters a zone and is rolled for once, by all the guns that box it. */
export const crossBoxes = (play: Play, id: string, zone: ZoneNumber): Retreat => {
  let worst: Retreat = 'none'
  if (play.state.boxes.length === 0) return worst
  for (const unobserved of [false, true]) {
    const unit = unitNow(play, id)
    const guns = gunsAround(play.state, zone, unit.side, unobserved)
    if (guns.length === 0 || (!isOnBoard(unit) && unit.place !== OFF_BOARD)) continue
    const target = targetOf(play.state, unit, { ground: 'open', moving: true, ...WITHOUT_WORKS })
    const seen = isSeenCrossing(unit, zone) ? asSeen(unit) : { ...unit, revealed: false }
    play.dice.about?.({ title: 'Through the barrage', unit: id, ...hiddenDice(seen) })
    const { targets } = bombardment.resolve(
      { guns: [...guns], unobserved, mission: 'box', targets: [target], options: play.state.options },
      play.dice,
      play.trace,
    )
    const [result] = targets
    if (!result) continue
    tellAbout(play, seen, { kind: 'crossed-box', zone, struck: [sufferedBy(seen, result)] })
    const retreat = strike(play, id, result)
    if (retreat === 'flee' || worst === 'none') worst = retreat
  }
  return worst
}
