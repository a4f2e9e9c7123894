import { formOf, listOf, numberOf, oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, Role } from '#kernel/procedure/referee.ts'
import { armOf, type Card, isGroundUnit, isRated, mountOf } from '../../armies/card.ts'
import { GROUNDS, WORKS } from '../../vocabulary.ts'
import { isInAction, mountInput, struck } from '../unit.ts'

/** The card of a unit that stands in the last zone it reached. */
const arrived = (card: Card, path: unknown, zones: number): Card => {
  const entered: Fields = formOf(listOf(path)[zones - 1])
  return {
    ...card,
    moving: true,
    revealed: true,
    zone: '',
    ground: oneOf(GROUNDS, entered.ground) ?? 'open',
    trench: oneOf(WORKS, entered.trench) ?? 'none',
    emplacement: 'none',
    embankment: entered.embankment === true,
    elevation: 0,
  }
}

const MOVER: Role<Card> = {
  title: 'Unit',
  fits: (card) => isGroundUnit(card) && isInAction(card) && !card.offBoard && card.status !== 'routing',
  prefill: (card) => ({ type: card.type, ...mountInput(card) }),
  apply: (card, result, _place, input) => {
    const zones = numberOf(result.zonesMoved, 0)
    return zones > 0 ? arrived(card, input.path, zones) : card
  },
}

/** Armour, lorries, and whoever rides in them. */
const isVehicle = (card: Card): boolean =>
  armOf(card) === 'armour' || armOf(card) === 'transport' || mountOf(card) === 'motor'

/** GF-MOVE-09: empty transport has no experience to save with; loaded, it has that of its riders. */
const DRIVEN: Role<Card> = {
  title: 'Vehicles',
  fits: (card) => isVehicle(card) && isInAction(card),
  prefill: (card) => ({
    type: mountOf(card) === 'motor' ? 'motor-transport' : card.type,
    strength: card.strength,
    ...(isRated(card) ? { experience: card.experience, experienceCap: card.experienceCap } : {}),
  }),
  apply: struck,
}

export const MOVEMENT_ROLES = { movement: [MOVER], breakdown: [DRIVEN] } as const
