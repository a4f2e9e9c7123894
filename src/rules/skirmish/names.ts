import type { VehicleModel } from './tables/organisation.ts'

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

export const modelName = ({ vehicle, model }: VehicleModel): string =>
  model === '' ? nameOf(vehicle) : `${nameOf(vehicle)}, ${model}`
