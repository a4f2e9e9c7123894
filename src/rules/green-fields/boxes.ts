import { SILENT } from '../../kernel/trace.ts'
import { type Play, tellAbout, unitNow } from './play.ts'
import { targetOf, WITHOUT_WORKS } from './posture.ts'
import { bombardment } from './procedures/bombardment.ts'
import { isOnBoard, OFF_BOARD, type ZoneNumber } from './state.ts'
import { strike } from './strike.ts'
import { sufferedBy } from './suffered.ts'
import type { Retreat } from './vocabulary.ts'

/** GF-BOMB-07, GF-DEP-07: a unit leaves or enters a zone; every box barrage around it takes its toll. */
export const crossBoxes = (play: Play, id: string, zone: ZoneNumber): Retreat => {
  let worst: Retreat = 'none'
  for (const { zone: boxed, guns, unobserved } of play.state.boxes) {
    const unit = unitNow(play, id)
    if (boxed !== zone || (!isOnBoard(unit) && unit.place !== OFF_BOARD)) continue
    const target = targetOf(play.state, unit, { ground: 'open', moving: true, ...WITHOUT_WORKS })
    const { targets } = bombardment.resolve(
      { guns: [...guns], unobserved, mission: 'box', targets: [target], options: play.state.options },
      play.dice,
      SILENT,
    )
    const [result] = targets
    if (!result) continue
    tellAbout(play, unit, { kind: 'crossed-box', zone, struck: [sufferedBy(unit, result)] })
    const retreat = strike(play, id, result)
    if (retreat === 'flee' || worst === 'none') worst = retreat
  }
  return worst
}
