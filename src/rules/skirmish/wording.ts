import { sentence, several } from '../../kernel/words.ts'
import type { MoraleFailure, Side } from './vocabulary.ts'

export const sideName = (side: Side): string => `side ${side.toUpperCase()}`

/** The men hit by one shot or burst. */
export const menHit = (casualties: number, specialistHit = false): string => {
  if (casualties === 0) return 'Nobody hit.'
  const men = several(casualties, 'casualty', 'casualties')
  if (!specialistHit) return sentence(men)
  return sentence(casualties === 1 ? `${men}, a specialist` : `${men}, a specialist among them`)
}

/** What a broken nerve does to one unit and to several together. */
export const FAILURE_WORDS: Readonly<Record<MoraleFailure, { readonly one: string; readonly all: string }>> =
  {
    stand: { one: 'Stands and may not advance', all: 'All stand and may not advance' },
    'fall-back-1': { one: 'Falls back one move', all: 'All fall back one move' },
    'fall-back-2': {
      one: 'Falls back two moves and loses a figure',
      all: 'All fall back two moves and lose a figure each',
    },
    rout: { one: 'Routs', all: 'All rout' },
  }

/** A throw and what it was thrown against. */
export const against = (roll: number, score: number): string => `(threw ${roll}, score ${score})`
