import { tellOf } from '#kernel/game/play.ts'
import { smallArmsFire } from '../../procedures/small-arms-fire.ts'
import type { SmallArm } from '../../vocabulary.ts'
import type { Cause } from '../causes.ts'
import { takeCasualties } from '../harm/casualties.ts'
import { putUnderFire } from '../harm/losses.ts'
import { changeVehicle, mark, type Play, unitNow } from '../play.ts'
import type { Shot } from './shot.ts'

const CAUSES: Readonly<Record<SmallArm, Cause>> = {
  rifle: 'rifles',
  pistol: 'pistols',
  lmg: 'lmg',
  hmg: 'hmg',
}

/** SK-FIRE-41: a weapon, or a bomber, has had its shot. */
export const useWeapon = (play: Play, id: string, weapon: string): void => {
  const { fired } = unitNow(play, id).marks
  mark(play, id, { fired: [...fired, weapon] })
}

/** SK-FIRE-05, SK-FIRE-34: one shot, with all its dice; several squads may have put their rifles together. */
export const fireShot = (play: Play, shot: Shot, by: readonly string[], marked: boolean): void => {
  const { target, input, hittable, from, weapon } = shot
  play.dice.about?.({ title: 'Fire', unit: shot.unit })
  const fired = smallArmsFire.resolve(input, play.dice, play.trace)
  for (const id of by) useWeapon(play, id, weapon)
  const { table, figures, casualties, specialistHit, canFire } = fired
  tellOf(play, {
    kind: 'shot',
    units: by,
    weapon,
    target,
    table,
    figures,
    casualties,
    specialist: specialistHit,
  })
  if (!canFire) return
  putUnderFire(play, target)
  const piercing = by.some((id) => unitNow(play, id).traits.includes('armour-piercing'))
  if (unitNow(play, target).vehicle && piercing) changeVehicle(play, target, { underFire: true })
  takeCasualties(play, {
    unit: target,
    among: hittable,
    from,
    count: casualties,
    specialist: specialistHit,
    cause: input.sniper ? 'snipers' : CAUSES[input.weapon],
    marked,
  })
}
