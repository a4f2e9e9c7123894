import { tellOf } from '#kernel/game/play.ts'
import type { Side } from '../../../vocabulary.ts'
import { nearestBattalion } from '../../commanders.ts'
import { changeUnit, type Play } from '../../play.ts'
import { battalionNamed, isGone } from '../../units.ts'

/** FF-ORG-08: units whose battalion has gone are ordered by another from now on. */
export const passOn = (play: Play, side: Side): void => {
  for (const unit of play.state.units) {
    if (unit.side !== side || unit.at !== 'table' || unit.battalion === null) continue
    const battalion = battalionNamed(play.state, unit.battalion)
    if (!battalion || !isGone(play.state, battalion)) continue
    const next = nearestBattalion(play.state, unit)
    if (!next) continue
    changeUnit(play, unit.id, { battalion: next.id, regiment: next.regiment })
    tellOf(play, { kind: 'passed-on', side, unit: unit.id, battalion: next.id })
  }
}
