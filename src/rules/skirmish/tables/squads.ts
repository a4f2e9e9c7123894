import type { Nation, Quality, Role, Trait } from '../vocabulary.ts'

/** The figures of a squad by role, and what they are if nothing else is said. */
export interface Squad {
  readonly nation: Nation
  readonly years: readonly [first: number, last: number]
  readonly figures: readonly (readonly [role: Role, count: number])[]
  readonly quality?: Quality
  readonly traits?: readonly Trait[]
}

const LMG: readonly (readonly [Role, number])[] = [
  ['lmg-gunner', 1],
  ['lmg-loader', 1],
]

// The squads of each army by the id of the organisation; an NCO leads each of them
export const SQUADS = {
  'br-section-1914': {
    nation: 'british',
    years: [1914, 1914],
    figures: [['rifleman', 9]],
    quality: 'crack',
    traits: ['bef'],
  },
  'br-section-1916': { nation: 'british', years: [1915, 1916], figures: [...LMG, ['rifleman', 7]] },
  'br-raiders-1916': {
    nation: 'british',
    years: [1915, 1917],
    figures: [
      ['bomber', 4],
      ['rifleman', 3],
    ],
    quality: 'crack',
  },
  'br-section-1917': {
    nation: 'british',
    years: [1917, 1918],
    figures: [...LMG, ['bomber', 2], ['rifleman', 6]],
  },
  'fr-squad-1914': { nation: 'french', years: [1914, 1914], figures: [['rifleman', 11]] },
  'fr-squad-1917': {
    nation: 'french',
    years: [1916, 1918],
    figures: [...LMG, ['bomber', 3], ['rifleman', 6]],
  },
  'ge-gruppe-1914': { nation: 'german', years: [1914, 1915], figures: [['rifleman', 11]] },
  'ge-gruppe-1916': {
    nation: 'german',
    years: [1916, 1916],
    figures: [
      ['bomber', 2],
      ['rifleman', 5],
    ],
  },
  'ge-gruppe-1917': {
    nation: 'german',
    years: [1917, 1918],
    figures: [...LMG, ['bomber', 1], ['rifleman', 5]],
    traits: ['belt-fed'],
  },
  'ge-stosstrupp': {
    nation: 'german',
    years: [1917, 1918],
    figures: [...LMG, ['bomber', 4], ['rifleman', 2]],
    quality: 'elite',
    traits: ['belt-fed'],
  },
} as const satisfies Readonly<Record<string, Squad>>

export type SquadId = keyof typeof SQUADS

export const isSquadId = (id: string): id is SquadId => Object.hasOwn(SQUADS, id)

/** In the order of the list. */
export const SQUAD_IDS: readonly SquadId[] = Object.keys(SQUADS).filter(isSquadId)

export const TROOPERS = 8
export const WAGON_DRIVERS = 2
