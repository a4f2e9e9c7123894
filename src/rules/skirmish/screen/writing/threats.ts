import { capitalised } from '#kernel/words.ts'
import { ANY_OF } from '#screen/any-of.ts'
import type { Danger } from '#screen/odds.ts'
import { distanceToUnit } from '../../game/board/obstacles.ts'
import { unfitUnit, unfitWeapon } from '../../game/fire/fitness.ts'
import { isShot, type Shot, shotOf } from '../../game/fire/shot.ts'
import { inchesOf } from '../../game/lengths.ts'
import { nameOf } from '../../game/names.ts'
import type { Unit } from '../../game/state.ts'
import { isActive } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import { weaponsOf } from '../../game/weapons.ts'
import { fromInches } from '../../tables/table-top.ts'
import { hitBy, resultsOf } from './shots.ts'
import { withUnit } from './whose.ts'

/** Enemies farther off hit too seldom to be spoken of. */
const FAR = fromInches(36)
/** No more are told of; the worst come first. */
const MOST = 4

const canHurt = (shot: Shot): boolean => resultsOf(shot).some((men) => men > 0)

const shotsAt = (there: View, enemy: Unit, unit: Unit): readonly Shot[] =>
  weaponsOf(enemy).flatMap((weapon) => {
    if (unfitWeapon(there, enemy, weapon)) return []
    const shot = shotOf(there, enemy, weapon, unit)
    return isShot(shot) && canHurt(shot) ? [shot] : []
  })

/** Who could fire at a unit where it would be, as the enemy stands now. */
export const threats = (view: View, unit: Unit): readonly Danger[] => {
  const there = withUnit(view, unit)
  return there.units
    .filter((enemy) => enemy.side !== unit.side && isActive(enemy) && !unfitUnit(there, enemy))
    .map((enemy) => ({ enemy, far: distanceToUnit(there, enemy, unit.position) }))
    .filter(({ far }) => far <= FAR)
    .toSorted((one, other) => one.far - other.far)
    .flatMap(({ enemy, far }): readonly Danger[] => {
      const shots = shotsAt(there, enemy, unit)
      return shots.length === 0
        ? []
        : [
            {
              text: `${capitalised(nameOf(there, enemy.id))}, ${inchesOf(far)}`,
              chance: {
                procedure: ANY_OF,
                input: shots.map(hitBy),
                title: 'a man hit',
                holds: ({ any }) => any === true,
              },
            },
          ]
    })
    .slice(0, MOST)
}
