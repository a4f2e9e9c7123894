import type { CardFace } from '#kernel/procedure/referee.ts'
import { titled } from '#kernel/words.ts'
import { armOf, type Card, establishmentOf, isRated, isUnit, maxMoraleOf } from '../armies/card.ts'

export const faceOf = (card: Card): CardFace | undefined =>
  isUnit(card)
    ? {
        arm: titled(card.type),
        strength: `${card.strength}/${establishmentOf(card)}`,
        ...(isRated(card) ? { quality: `E${card.experience} M${card.morale}/${maxMoraleOf(card)}` } : {}),
      }
    : undefined

export const formationOf = (card: Card): string => {
  switch (armOf(card)) {
    case 'foot':
    case 'cavalry':
      return 'Foot and horse'
    case 'artillery':
      return 'Artillery'
    case 'armour':
    case 'transport':
      return 'Armour and transport'
    case 'balloon':
    case 'aircraft':
      return 'In the air'
    default:
      return 'The army'
  }
}
