import type { Artillery, Nation, Vehicle } from '../vocabulary.ts'

// SK-SET-10, SK-END-08: battles from built forces
export const BUILT = { year: 1917, points: 250, moves: 12, firstPlots: 3 } as const

// SK-SET-10: what a force may have, by its kind
export const LEAST_SQUADS = 2
export const SQUADS_AN_OFFICER = 2
export const MOST_OF = { snipers: 1, hmgs: 2, guns: 2, batteries: 1, vehicles: 2 } as const
/** Cavalry takes no more of the points than one part in so many. */
export const CAVALRY_PART = 3

const WAR = [1914, 1915, 1916, 1917, 1918] as const
const since = (first: number): readonly number[] => WAR.filter((year) => year >= first)

export const FIRST_YEAR = WAR[0]
export const LAST_YEAR = 1918

// SK-SET-12: the years in which there is what is no squad
export const TEAM_YEARS = {
  'hmg-team': WAR,
  'cavalry-troop': [1914, 1918],
  sniper: since(1915),
  command: WAR,
  wagon: WAR,
  battery: WAR,
} as const satisfies Readonly<Record<string, readonly number[]>>

export const GUN_YEARS: Readonly<Record<Artillery, readonly number[]>> = {
  mortar: since(1915),
  'light-gun': WAR,
  'medium-gun': WAR,
  'heavy-gun': WAR,
  howitzer: WAR,
}

export const VEHICLE_YEARS: Readonly<
  Record<Vehicle, { readonly nation?: Nation; readonly years: readonly number[] }>
> = {
  'mark-i': { nation: 'british', years: [1916] },
  'mark-iv': { nation: 'british', years: since(1917) },
  whippet: { nation: 'british', years: since(1918) },
  'st-chamond': { nation: 'french', years: since(1917) },
  schneider: { nation: 'french', years: since(1917) },
  ft17: { nation: 'french', years: since(1918) },
  a7v: { nation: 'german', years: since(1918) },
  'enclosed-armoured-car': { years: WAR },
  'open-armoured-car': { years: WAR },
}

// SK-SET-12: the first year of each of these
export const FIRST_SMOKE = 1915
export const FIRST_GAS = 1915
export const FIRST_PIERCING = 1917

// SK-FIRE-16: British regulars
export const LAST_BEF = 1914

// SK 7.9: inches from the own base edge of squads, troops and vehicles, and of all others
export const STANDARD_PLACES = { front: 6, rear: 2 } as const

/** More than finds room in a zone side by side. */
export const MOST_UNITS = 24
export const MOST_POINTS = 1000
