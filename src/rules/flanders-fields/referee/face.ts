import type { CardFace } from '#kernel/procedure/referee.ts'
import { titled } from '#kernel/words.ts'
import type { Card } from '../armies/card.ts'
import { rowOf } from './kinds.ts'
import { isGone, standsOf } from './stands.ts'

const armOf = ({ kind, tankType }: Card): string =>
  titled(kind === 'tank' ? tankType : kind).replace(/^Lmg/, 'LMG')

const strengthOf = (card: Card): string | undefined => {
  const { stands } = rowOf(card)
  if (stands !== 'platoons') return undefined
  return `${isGone(card) ? 0 : standsOf(card).length}/${card.platoons}`
}

/** Of stands, as many as there are left of those that began. */
export const faceOf = (card: Card): CardFace => {
  const strength = strengthOf(card)
  return {
    arm: armOf(card),
    ...(strength === undefined ? {} : { strength }),
    ...(rowOf(card).graded ? { quality: titled(card.quality) } : {}),
  }
}

/** The battalion, or what else an army has. */
export const formationOf = (card: Card): string => {
  if (card.battalion !== '') return card.battalion
  return rowOf(card).stands === 'none' ? 'Plans and army' : 'Regiment and division'
}
