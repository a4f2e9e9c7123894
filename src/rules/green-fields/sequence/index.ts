import type { Fields, TurnStep } from '#kernel/procedure/referee.ts'
import { VARIATIONS } from '../vocabulary.ts'
import { assaultTurn } from './assault.ts'
import { weeklyTurn } from './weekly.ts'

/** The turn of the scale that is being played, with what comes before the first and after the last. */
export const sequence = (settings: Fields): readonly TurnStep[] =>
  settings.scale === 'assault'
    ? assaultTurn(sideOf(settings.movesFirst))
    : weeklyTurn(
        sideOf(settings.declaresFirst),
        VARIATIONS.find((variation) => variation === settings.variation) ?? 'trench',
      )

const sideOf = (side: unknown): 'a' | 'b' => (side === 'b' ? 'b' : 'a')
