import { tellOf } from '#kernel/game/play.ts'
import { changeArmy, changeUnit, type Play } from '../../play.ts'
import { award } from '../../scoring.ts'
import { otherSide, type SideName } from '../../sides.ts'
import { GONE, type ZoneNumber } from '../../zone.ts'

/** GF-VP-02, GF-VP-03, GF-DPT-01: over the enemy's edge, for points at once and the whole of his depot. */
export const leaveTable = (play: Play, side: SideName, units: readonly string[], from: ZoneNumber): void => {
  const enemy = otherSide(side)
  for (const id of units) {
    tellOf(play, { kind: 'exited', unit: id, zone: from })
    changeUnit(play, id, { place: GONE, gone: 'exited', wave: 0, cameFrom: null })
  }
  changeArmy(play, side, { exits: play.state.armies[side].exits + units.length })
  if (play.state.armies[enemy].depot > 0) {
    tellOf(play, { kind: 'depot-overrun', side: enemy })
    changeArmy(play, enemy, { depot: 0 })
  }
  award(play, { [side]: { unitsExited: units.length } })
}
