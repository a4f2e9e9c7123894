import { tellOf } from '../../../../../kernel/game/play.ts'
import { gap } from '../../../../../kernel/geometry/gap.ts'
import type { Side } from '../../../vocabulary.ts'
import { changeUnit, type Play } from '../../play.ts'
import type { Battalion, State, Unit } from '../../state.ts'
import { battalionNamed, commandOf, isGone, standsOf } from '../../units.ts'

/** FF-ORG-08: of the same regiment, else of the side; the nearest command stand, the lower number where two are as near. */
export const nearestBattalion = (state: State, unit: Unit): Battalion | undefined => {
  const stands = standsOf(state, unit.id)
  const nearest = (able: readonly Battalion[]): Battalion | undefined => {
    let best: { readonly battalion: Battalion; readonly apart: number } | undefined
    for (const battalion of able) {
      const command = commandOf(state, battalion.id)
      if (!command) continue
      const apart = Math.min(...stands.map((stand) => gap(stand, command)))
      if (!best || apart < best.apart) best = { battalion, apart }
    }
    return best?.battalion
  }
  const own = state.battalions.filter(({ side, id }) => side === unit.side && id !== unit.battalion)
  return nearest(own.filter(({ regiment }) => regiment === unit.regiment)) ?? nearest(own)
}

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
