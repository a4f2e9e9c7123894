import type { CardFace } from '#kernel/procedure/referee.ts'
import type { Card, UnitKind } from '../armies/card.ts'
import { isGone, isTroops, isVehicle } from '../armies/troops.ts'
import { nameOf } from '../wording.ts'

/** What a card shows that is no unit. */
const KEPT: readonly UnitKind[] = ['structure', 'cloud', 'move-sheet']

const WEAPONS: readonly UnitKind[] = ['hmg-team', 'mortar-team', 'gun-crew', 'battery']

const armOf = (unit: Card): string => {
  if (unit.kind === 'structure' && unit.structure !== 'none') return nameOf(unit.structure)
  if (unit.vehicle !== 'none' && isVehicle(unit)) return nameOf(unit.vehicle)
  return nameOf(unit.kind)
}

/** Men left of those who began, and how good they are. */
export const faceOf = (unit: Card): CardFace => ({
  arm: armOf(unit),
  ...(isTroops(unit) || isVehicle(unit)
    ? { strength: `${isGone(unit) ? 0 : unit.strength}/${unit.startStrength}` }
    : {}),
  ...(isTroops(unit) ? { quality: unit.bef ? `BEF, ${unit.quality}` : nameOf(unit.quality) } : {}),
})

export const formationOf = ({ kind }: Card): string => {
  if (KEPT.includes(kind)) return 'Ground and sheets'
  if (WEAPONS.includes(kind)) return 'Weapons'
  return kind === 'tank' || kind === 'armoured-car' ? 'Vehicles' : 'Squads'
}
