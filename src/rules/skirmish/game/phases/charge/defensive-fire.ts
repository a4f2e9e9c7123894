import { distance, type Point } from '#kernel/geometry/point.ts'
import { HMG_CREW, LMG_CREW } from '../../../tables/organisation.ts'
import { MELEE_REACH } from '../../../tables/table-top.ts'
import { groundCover, sharedCover } from '../../board/cover.ts'
import { houseNamed } from '../../board/ground.ts'
import { nearestOnOutline } from '../../board/outlines.ts'
import { sees } from '../../board/sight.ts'
import { gunOf } from '../../fire/direct.ts'
import { fireShot, useWeapon } from '../../fire/shooting.ts'
import { type Shot, smallArmOf } from '../../fire/shot.ts'
import { putUnderFire } from '../../harm/losses.ts'
import { mark, type Play, unitNow } from '../../play.ts'
import { unitWith } from '../../records.ts'
import { gunShell, land } from '../../shells/shelling.ts'
import type { Figure, State, Unit } from '../../state.ts'
import { isSpecialist } from '../../units.ts'
import { firersOf } from '../../weapons.ts'

const spotOf = (state: State, unit: Unit, figure: Figure, to: Point): Point => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  return house ? nearestOnOutline(house, to) : figure.at
}

/** SK-MEL-37: everybody with the weapon who sees a charger at his place, whatever his arc, in the 2-inch column. */
export const defensiveShot = (state: State, unit: Unit, weapon: string, charger: Unit): Shot | undefined => {
  const arm = smallArmOf(unit, weapon)
  if (!arm) return undefined
  // SK-FIRE-24: an LMG sees from its gunner, or from the loader if he is lost.
  const men =
    arm === 'hmg' ? unit.figures.slice(0, 1) : firersOf(unit, arm).slice(0, arm === 'lmg' ? 1 : undefined)
  const hittable = new Map<string, Figure>()
  let firers = 0
  let from: Point | undefined
  let least = Number.POSITIVE_INFINITY
  for (const figure of men) {
    let isFiring = false
    for (const man of charger.figures) {
      const muzzle =
        arm === 'hmg' && unit.inside === null ? unit.position : spotOf(state, unit, figure, man.at)
      if (!sees(state, { from: muzzle, to: man.at, by: unit, at: charger })) continue
      isFiring = true
      hittable.set(man.id, man)
      const far = distance(muzzle, man.at)
      if (far < least) {
        least = far
        from = muzzle
      }
    }
    if (isFiring) firers++
  }
  const targets = [...hittable.values()]
  if (firers === 0 || !from || targets.length === 0) return undefined
  const special = targets.filter(({ role }) => isSpecialist(role)).length
  const lost = (start: number, now: number): number => Math.max(0, start - now)
  return {
    unit: unit.id,
    weapon,
    target: charger.id,
    firers,
    hittable: targets,
    from,
    to: targets[0]?.at ?? from,
    input: {
      weapon: arm,
      range: MELEE_REACH.firedOnAt,
      ...(arm === 'rifle' || arm === 'pistol' ? { figures: firers } : {}),
      crewLost:
        arm === 'hmg'
          ? lost(HMG_CREW, firersOf(unit, 'hmg').length)
          : arm === 'lmg'
            ? lost(LMG_CREW, firersOf(unit, 'lmg').length)
            : 0,
      sniper: false,
      quality: unit.quality,
      bef: unit.traits.includes('bef') && arm === 'rifle',
      aimed: false,
      beltFed: unit.traits.includes('belt-fed') && arm === 'lmg',
      enfilade: false,
      cover: sharedCover(
        targets.map(({ at }) =>
          groundCover(state, unitWith(charger, { trench: null, inside: null }), at, false),
        ),
      ),
      prone: false,
      targetFigures: targets.length,
      specialists: special > 0 && special < targets.length,
      options: state.options,
    },
  }
}

/** SK-MEL-03: one weapon of the charged unit fires at point blank; its men are off before the next. */
export const fireInDefence = (play: Play, id: string, weapon: string, at: string): void => {
  const unit = unitNow(play, id)
  const charger = unitNow(play, at)
  mark(play, id, { firedDefensively: true })
  if (charger.where !== 'table') return
  const gun = gunOf(unit, weapon)
  if (gun) {
    const nearest = charger.figures.toSorted(
      (one, other) => distance(one.at, unit.position) - distance(other.at, unit.position),
    )[0]
    if (!nearest || !sees(play.state, { from: unit.position, to: nearest.at, by: unit, at: charger })) return
    useWeapon(play, id, weapon)
    putUnderFire(play, at)
    play.dice.about?.({ title: 'Defensive fire', unit: id })
    const shell = gunShell(unit, gun, nearest.at, 'shrapnel', {
      mode: 'direct',
      enfilade: false,
      marked: false,
    })
    land(play, id, 'direct', nearest.at, shell)
    return
  }
  const shot = defensiveShot(play.state, unit, weapon, charger)
  if (shot) fireShot(play, shot, [id], false)
}
