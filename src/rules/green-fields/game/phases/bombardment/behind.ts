import { tellOf } from '#kernel/game/play.ts'
import { depotLoss } from '../../../effects/ground.ts'
import { bombardment } from '../../../procedures/bombardment.ts'
import type { Unit as Target } from '../../../reckoning/unit.ts'
import { HIGHEST_RATING } from '../../../tables/index.ts'
import { strike } from '../../board/casualties.ts'
import { sufferedBy } from '../../board/suffered.ts'
import { targetOf } from '../../board/target.ts'
import { changeArmy, type Play, unitNow } from '../../play.ts'
import { otherSide } from '../../sides.ts'
import { OFF_BOARD } from '../../zone.ts'
import { diceOf, type Shoot } from './firing.ts'

/** A depot as something to be struck. */
export const depotTarget = (strength: number): Target => ({
  type: 'depot',
  strength,
  experience: 0,
  morale: 0,
  experienceCap: HIGHEST_RATING,
  ground: 'open',
  trench: 'none',
  emplacement: 'none',
  embankment: false,
  moving: false,
  mounted: false,
  flanked: false,
  suppressed: false,
  routing: false,
  draft: false,
  grounded: false,
})

/** GF-BOMB-10: shells cost a depot one point a week, or by the house rule one for each hit. */
export const shellDepot = (play: Play, shoot: Shoot): void => {
  const { state } = play
  const enemy = otherSide(shoot.side)
  const { depot, depotShelled } = state.armies[enemy]
  if (depot === 0) return
  play.dice.about?.({ title: 'Guns on the depot' })
  const { targets } = bombardment.resolve(
    {
      guns: [...shoot.guns],
      unobserved: shoot.unobserved,
      mission: 'bombardment',
      targets: [depotTarget(depot)],
      options: state.options,
    },
    play.dice,
    play.trace,
  )
  const hit = targets[0]?.casualties ?? 0
  const lost = depotLoss({ strength: depot, shelled: depotShelled }, hit, state.options['depot-shelling'])
  const { side, unobserved } = shoot
  tellOf(play, { kind: 'depot-shelled', side, dice: diceOf(shoot), unobserved, lost })
  if (lost > 0) changeArmy(play, enemy, { depot: depot - lost, depotShelled: true })
}

/** GF-BOMB-08: alone, in the open, and already off the board, so that it stays there whatever it makes of it. */
export const shellOffBoard = (play: Play, shoot: Shoot, id: string): void => {
  const unit = unitNow(play, id)
  if (unit.place !== OFF_BOARD) return
  play.dice.about?.({ title: 'Guns on troops behind the lines', unit: id })
  const { targets } = bombardment.resolve(
    {
      guns: [...shoot.guns],
      unobserved: shoot.unobserved,
      mission: 'bombardment',
      targets: [targetOf(play.state, unit)],
      options: play.state.options,
    },
    play.dice,
    play.trace,
  )
  const [result] = targets
  if (!result) return
  tellOf(play, {
    kind: 'off-board-shelled',
    side: shoot.side,
    dice: diceOf(shoot),
    struck: [sufferedBy(unit, result)],
  })
  strike(play, id, result)
}
