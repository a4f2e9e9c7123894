import { within } from '#kernel/geometry/gap.ts'
import { fromCm, LENGTH_FORGIVEN, WEAPON_TABLE } from '../../../tables/index.ts'
import type { ArcWeapon, ArtilleryClass, Stand as StandType } from '../../../vocabulary.ts'
import { isInArc } from '../../board/arcs.ts'
import { bodiesOf } from '../../board/houses.ts'
import { sees } from '../../board/sight.ts'
import type { Ordered } from '../../commanders.ts'
import type { State } from '../../state.ts'
import { standsOf } from '../../units.ts'

/** FF-ART-01 */
const CLASSES: Readonly<Partial<Record<StandType, ArtilleryClass>>> = {
  'field-gun': 'field',
  'field-howitzer': 'field',
  'heavy-artillery': 'heavy',
  'super-heavy-artillery': 'super-heavy',
}

const ARC_OF: Readonly<Record<ArtilleryClass, ArcWeapon>> = {
  field: 'field-artillery',
  heavy: 'heavy-artillery',
  'super-heavy': 'super-heavy-artillery',
}

export const artilleryClassOf = (type: StandType | undefined): ArtilleryClass =>
  (type === undefined ? undefined : CLASSES[type]) ?? 'field'

/** FF-ORD-04, FF-ORD-13: a gun on the table that adds for an enemy it has in sight and in its arc. */
export const mayTakeSight = (state: State, { kind, id, side }: Ordered): boolean => {
  if (kind !== 'artillery') return false
  const [gun] = standsOf(state, id)
  if (!gun) return false
  const weight = artilleryClassOf(gun.type)
  if (state.scenario.period !== 'late' && weight !== 'field') return false
  const range = fromCm(WEAPON_TABLE['field-gun'].most)
  const arc = ARC_OF[weight]
  return bodiesOf(state).some(
    (enemy) =>
      enemy.side !== side &&
      !enemy.below &&
      isInArc(arc, gun, enemy) &&
      within(gun, enemy, range + LENGTH_FORGIVEN) &&
      sees(state, gun, enemy),
  )
}
