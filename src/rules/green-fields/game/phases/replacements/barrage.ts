import { tellOf } from '#kernel/game/play.ts'
import { bombardment } from '../../../procedures/bombardment.ts'
import { gunsAround } from '../../board/box-barrages.ts'
import { hitsSaved } from '../../board/suffered.ts'
import { targetOf } from '../../board/target.ts'
import { changeArmy, changeUnit, type Play, unitNow } from '../../play.ts'
import type { ZoneNumber } from '../../zone.ts'

/**
 * GF-BOMB-07, GF-REP-03: drafts on their way to a unit cross the barrage around its zone. They save as well as the unit
 * would and do not check; those who come through are returned.
 */
export const shellDrafts = (play: Play, id: string, zone: ZoneNumber, men: number): number => {
  let left = men
  if (zone < 0 || play.state.boxes.length === 0) return left
  for (const unobserved of [false, true]) {
    const unit = unitNow(play, id)
    const guns = gunsAround(play.state, zone, unit.side, unobserved)
    if (guns.length === 0 || left === 0) continue
    play.dice.about?.({ title: 'Drafts through the barrage', unit: id, only: unit.side })
    const { targets } = bombardment.resolve(
      {
        guns: [...guns],
        unobserved,
        mission: 'box',
        targets: [targetOf(play.state, unit, { strength: left, draft: true })],
        options: play.state.options,
      },
      play.dice,
      play.trace,
    )
    const [result] = targets
    if (!result) continue
    const { hits, casualties } = result
    const { side } = unit
    tellOf(play, {
      kind: 'drafts-shelled',
      unit: id,
      zone,
      men: left,
      hits,
      saves: hitsSaved(result),
      lost: casualties,
      only: side,
    })
    left -= casualties
    if (casualties > 0) changeArmy(play, side, { lost: play.state.armies[side].lost + casualties })
    // GF-EXP-01: the throw was made with the unit's own experience
    if (result.experienceGained) changeUnit(play, id, { experience: result.experienceAfter })
  }
  return left
}
