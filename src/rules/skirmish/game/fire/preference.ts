import { ordinaryDice } from '#kernel/chance/rolled.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { smallArmsFire } from '../../procedures/small-arms-fire.ts'
import type { State, Unit } from '../state.ts'
import { pressingEnemies } from './near-enemies.ts'
import { isShot, type Shot, shotOf } from './shot.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The men a shot hits on the average of its die. */
export const meanCasualties = ({ input }: Shot): number => {
  const hitBy = (face: number): number =>
    smallArmsFire.resolve(
      { ...input, specialists: false },
      ordinaryDice(() => face),
      SILENT,
    ).casualties
  return FACES.reduce((sum, face) => sum + hitBy(face), 0) / FACES.length
}

/** SK-FIRE-38: whom a weapon fires at if nobody says: one who must be fired at, else where most fall, else the nearest. */
export const usualShot = (state: State, unit: Unit, weapon: string): Shot | undefined => {
  const pressing = pressingEnemies(state, unit, weapon)
  let best: Shot | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const target of state.units) {
    if (target.side === unit.side || (pressing.length > 0 && !pressing.includes(target.id))) continue
    const shot = shotOf(state, unit, weapon, target)
    if (!isShot(shot)) continue
    const mean = meanCasualties(shot)
    if (best && (mean < most || (mean === most && shot.input.range >= best.input.range))) continue
    best = shot
    most = mean
  }
  return best
}
