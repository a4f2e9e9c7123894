import { tellOf } from '#kernel/game/play.ts'
import { attrition } from '../../../procedures/attrition.ts'
import { lose } from '../../board/casualties.ts'
import { toEnemyLines } from '../../board/control.ts'
import { isGroundUnit } from '../../board/retreat.ts'
import type { Play } from '../../play.ts'
import { otherSide, type SideName } from '../../sides.ts'
import { isOnBoard } from '../../unit.ts'
import type { Worn } from './stories.ts'

/** GF-ATT-01: the loser's units first, each side in the order of its roster. */
export const enterAttrition = (play: Play): void => {
  const { loser } = play.state
  for (const side of [loser, otherSide(loser)]) wearDown(play, side)
}

const wearDown = (play: Play, side: SideName): void => {
  const { state } = play
  const worn: Worn[] = []
  let rolled = 0
  for (const unit of state.units) {
    const { type } = unit
    if (unit.side !== side || !isOnBoard(unit) || !isGroundUnit(type)) continue
    play.dice.about?.({ title: 'Attrition in the line', unit: unit.id, only: side })
    const result = attrition.resolve(
      {
        type,
        strength: unit.strength,
        // On the enemy's own ground it could not be nearer.
        distance: Math.max(1, toEnemyLines(state, unit.place, side)),
        options: state.options,
      },
      play.dice,
      play.trace,
    )
    if (result.rolled) rolled++
    if (result.casualties > 0)
      worn.push({ unit: unit.id, casualties: result.casualties, destroyed: result.destroyed })
  }
  if (rolled === 0) return
  // GF-OBS-13: what it costs is the owner's secret.
  tellOf(play, { kind: 'attrition', side, rolled, worn, only: side })
  for (const { unit, casualties } of worn) lose(play, unit, casualties)
}
