import { sentence, several } from '#kernel/words.ts'
import type { VehicleModel } from './tables/organisation.ts'
import type { MoraleFailure, Nation, Side } from './vocabulary.ts'

export const sideName = (side: Side): string => `side ${side.toUpperCase()}`

/** What is of a nation, and its men. */
export const NATION_NAMES: Readonly<Record<Nation, { readonly one: string; readonly men: string }>> = {
  british: { one: 'British', men: 'British' },
  french: { one: 'French', men: 'French' },
  german: { one: 'German', men: 'Germans' },
}

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

/** Names that are more than their id with a capital letter. */
const PROPER_NAMES: Readonly<Record<string, string>> = {
  lmg: 'LMG',
  hmg: 'HMG',
  he: 'High explosive',
  'hmg-team': 'HMG team',
  'mark-i': 'Mark I',
  'mark-iv': 'Mark IV',
  'st-chamond': 'St Chamond',
  ft17: 'FT17',
  a7v: 'A7V',
  'small-building-brick': 'Small building, brick',
  'small-building-wood': 'Small building, wood',
  'medium-building-brick': 'Medium building, brick',
  'medium-building-wood': 'Medium building, wood',
  'large-building-brick': 'Large building, brick',
  'large-building-stone': 'Large building, stone',
  'steel-concrete-bridge': 'Steel or concrete bridge',
  'two-to-one': '2 to 1',
  'three-to-one': '3 to 1',
}

/** What players call a thing of the vocabulary. */
export const nameOf = (id: string): string => {
  const proper = PROPER_NAMES[id]
  if (proper !== undefined) return proper
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The same within a sentence: "LMG", "heavy gun". */
export const nameWithin = (id: string): string => PROPER_NAMES[id] ?? id.replaceAll('-', ' ')

export const modelName = ({ vehicle, model }: VehicleModel): string =>
  model === '' ? nameOf(vehicle) : `${nameOf(vehicle)}, ${model}`

/** The grid laid on the table: direction 1 is north. */
export const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
