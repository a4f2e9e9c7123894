import type { CardFace } from '#kernel/procedure/referee.ts'
import { titled } from '#kernel/words.ts'
import { basesAtStart, basesLeft, type Card, isDivision, isUnit } from '../armies/card.ts'
import { isGuns } from '../vocabulary.ts'

export const faceOf = (card: Card): CardFace | undefined =>
  isUnit(card)
    ? {
        arm: titled(card.troop),
        strength: `${basesLeft(card).length}/${basesAtStart(card)}`,
        quality: titled(card.quality),
      }
    : undefined

/** Where players look for a unit: the front, the counter-attack divisions, the guns. */
export const formationOf = (card: Card): string => {
  if (!isUnit(card)) return 'Headquarters and objectives'
  if (card.group === 'eingreif' || card.group === 'eingreif-support') return 'Eingreif'
  if (isDivision(card)) return 'Divisions'
  return isGuns(card.troop) ? 'Artillery' : 'Corps troops'
}
