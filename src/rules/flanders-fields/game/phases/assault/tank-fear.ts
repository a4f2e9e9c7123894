import { tellOf } from '#kernel/game/play.ts'
import { morale } from '../../../procedures/morale.ts'
import { lose } from '../../harm/losses.ts'
import { goingOf } from '../../moves/mover.ts'
import { nameOf } from '../../names.ts'
import { type Play, standNow } from '../../play.ts'
import type { Stand, State } from '../../state.ts'
import { isCommand, isCrewed, isTank, qualityOf, unitNamed } from '../../units.ts'
import { retreatStand } from '../morale/retreat.ts'

/** FF-QUAL-02 */
const steadiness = (state: State, stand: Stand): ReturnType<typeof qualityOf> =>
  isCrewed(state, stand) ? 'experienced' : qualityOf(state, stand)

/** FF-ASLT-20: guns in action, and whatever never moves. */
const cannotGo = (state: State, stand: Stand): boolean =>
  unitNamed(state, stand.unit)?.kind === 'artillery'
    ? !stand.stowed
    : !goingOf(state, stand)('cross-country').allowed

/** FF-ASLT-08, FF-ASLT-20: whether a stand holds against a tank that comes at it; if not it goes back or is lost. */
export const holdsAgainst = (play: Play, tank: string, id: string): boolean => {
  const stand = standNow(play, id)
  if (!stand || isCommand(stand) || isTank(stand)) return true
  play.dice.about?.({ title: `${nameOf(play.state, id)} faces ${nameOf(play.state, tank)}`, unit: id })
  const { modifier, total, result, retreat } = morale.resolve(
    {
      trigger: 'tank-assault',
      quality: steadiness(play.state, stand),
      special: null,
      card: 0,
      stubbornResistance: false,
      options: play.state.options,
    },
    play.dice,
    play.trace,
  )
  const holds = result === 'ok'
  tellOf(play, { kind: 'faced-tank', stand: id, tank, roll: total - modifier, modifier, total, holds })
  if (holds) return true
  if (retreat === 0 || cannotGo(play.state, stand)) lose(play, id, 'morale')
  else retreatStand(play, id, retreat)
  return false
}
