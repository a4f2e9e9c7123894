import { rally } from '../../../procedures/rally.ts'
import { retreat } from '../../board/retreat.ts'
import { revealSeen } from '../../board/sight.ts'
import { asSeen, changeUnit, hiddenDice, type Play, tellAbout } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import { isOnBoard } from '../../unit.ts'
import { OFF_BOARD } from '../../zone.ts'

/** GF-MOR-13: whoever of a side is shaken throws to rally; those still in rout run on (GF-MOR-05, GF-MOR-11). */
export const rallyAll = (play: Play, side: SideName): void => {
  let fled = false
  for (const unit of play.state.units) {
    const { id, status, morale, place } = unit
    if (unit.side !== side || status === 'steady' || (!isOnBoard(unit) && place !== OFF_BOARD)) continue
    const { options } = play.state
    const thrown = status === 'routing' || options['suppression-recovery'] === 'rally-roll'
    play.dice.about?.({ title: 'Rally', unit: id, ...hiddenDice(asSeen(unit)) })
    const { hits, statusAfter, flees } = rally.resolve({ morale, status, options }, play.dice, play.trace)
    if (thrown || statusAfter !== status) {
      tellAbout(play, asSeen(unit), {
        kind: 'rally-thrown',
        unit: id,
        dice: thrown ? morale : 0,
        hits,
        status: statusAfter,
      })
    }
    if (statusAfter !== status) changeUnit(play, id, { status: statusAfter })
    if (!flees || !isOnBoard(unit)) continue
    retreat(play, id, 'flee')
    fled = true
  }
  if (fled) revealSeen(play)
}
