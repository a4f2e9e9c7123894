import { ordinal } from '#kernel/words.ts'
import { FIELD_BASES_IN_A_UNIT, LIGHT_TANK_BASES } from '../tables/pick-up.ts'
import type { Group, Nation, Quality, Troop } from '../vocabulary.ts'
import type { Part } from './form.ts'
import type { Establishment, Terms } from './terms.ts'

/** Where in the set-up a unit has its place. */
export type Row =
  | 'front'
  | 'second-wave'
  | 'eingreif'
  | 'storm'
  | 'tanks'
  | 'field'
  | 'heavy'
  | 'heavier'
  | 'eingreif-field'

/** A unit before it has a place. */
export interface Mustered {
  readonly name: string
  readonly nation: Nation
  readonly quality: Quality
  readonly group: Group
  readonly row: Row
  readonly troops: readonly Troop[]
}

const times = <T>(count: number, of: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => of(i))

const GROUPS: Readonly<Record<'front' | 'reserve', Readonly<Record<'division' | 'support', Group>>>> = {
  front: { division: 'front-line', support: 'front-support' },
  reserve: { division: 'eingreif', support: 'eingreif-support' },
}

/** 7.9, `mixed`: the quality of the i-th division of its kind, counted from 0. */
const mixedQuality = (terms: Terms, part: Part, inReserve: boolean, i: number): Quality => {
  const german = terms.nations[part] === 'german'
  if (part === 'attack') {
    if (german) return i % 2 === 0 ? 'veteran' : 'line'
    return i === 0 && terms.nations.attack !== 'american' ? 'veteran' : 'line'
  }
  if (!german) return 'line'
  if (inReserve) return terms.year === 1918 && i === 0 ? 'veteran' : 'line'
  return i % 2 === 0 ? 'reservist' : 'line'
}

const qualityOf = (terms: Terms, part: Part, inReserve: boolean, i: number): Quality => {
  const rating = terms.quality[part]
  return rating === 'mixed' ? mixedQuality(terms, part, inReserve, i) : rating
}

/** MG to the west of the infantry, mortar to the east. */
const troopsOf = ({ infantry, machineGun, mortar }: Establishment): readonly Troop[] => [
  ...times(machineGun, () => 'machine-gun' as const),
  ...times(infantry, () => 'infantry' as const),
  ...times(mortar, () => 'trench-mortar' as const),
]

/** A division, and its guns in units of one or two bases (PA-TROOP-07). */
const divisionOf = (
  terms: Terms,
  part: Part,
  number: number,
  row: 'front' | 'second-wave' | 'eingreif',
  quality: Quality,
): readonly Mustered[] => {
  const nation = terms.nations[part]
  const establishment = terms.divisions[part]
  const groups = GROUPS[row === 'eingreif' ? 'reserve' : 'front']
  const groupOf = (kind: 'division' | 'support'): Group => (part === 'attack' ? 'attacker' : groups[kind])
  const units = Math.ceil(establishment.field / FIELD_BASES_IN_A_UNIT)
  return [
    {
      name: `${ordinal(number)} Division`,
      nation,
      quality,
      group: groupOf('division'),
      row,
      troops: troopsOf(establishment),
    },
    ...times(
      units,
      (i): Mustered => ({
        name: `${ordinal(number)} Artillery${units > 1 ? ` ${'AB'.charAt(i)}` : ''}`,
        nation,
        quality: 'line',
        group: groupOf('support'),
        row: row === 'eingreif' ? 'eingreif-field' : 'field',
        troops: times(
          Math.min(FIELD_BASES_IN_A_UNIT, establishment.field - i * FIELD_BASES_IN_A_UNIT),
          () => 'field-artillery' as const,
        ),
      }),
    ),
  ]
}

const supportsOf = (terms: Terms, part: Part): readonly Mustered[] => {
  const nation = terms.nations[part]
  const { supports, quality: ratings } = terms
  const own = supports[part]
  const attacks = part === 'attack'
  const rating = ratings[part]
  // Defenders are numbered on after attackers.
  const before = (count: keyof typeof own): number => (attacks ? 0 : supports.attack[count])
  const several = (
    kind: keyof typeof own,
    nameOf: (number: number) => string,
    row: Row,
    troops: readonly Troop[],
    quality: Quality = 'line',
  ): readonly Mustered[] =>
    times(own[kind], (i) => ({
      name: nameOf(before(kind) + i + 1),
      nation,
      quality,
      group: attacks ? 'attacker' : inReserve(row) ? reserveGroup(troops) : 'front-support',
      row,
      troops,
    }))
  return [
    ...several(
      'stosstruppen',
      (n) => `Storm Battalion ${n}`,
      attacks ? 'storm' : 'eingreif',
      ['stosstruppen'],
      'veteran',
    ),
    ...several('tanks', (n) => `Tanks ${n}`, attacks ? 'tanks' : 'eingreif', ['tank']),
    ...several(
      'lightTanks',
      (n) => `Light Tanks ${n}`,
      attacks ? 'tanks' : 'eingreif',
      times(LIGHT_TANK_BASES, () => 'light-tank' as const),
    ),
    ...several(
      'cavalry',
      (n) => `${ordinal(n)} Cavalry Division`,
      attacks ? 'second-wave' : 'eingreif',
      times(own.cavalryBases, () => 'cavalry' as const),
      rating === 'mixed' ? 'line' : rating,
    ),
    ...several('heavy', (n) => `Heavy ${n}`, 'heavy', ['heavy-artillery']),
    ...several('extraHeavy', (n) => `Extra-heavy ${n}`, attacks ? 'heavier' : 'heavy', [
      'extra-heavy-artillery',
    ]),
    ...several('superHeavy', (n) => `Super-heavy ${n}`, attacks ? 'heavier' : 'heavy', [
      'super-heavy-artillery',
    ]),
  ]
}

const inReserve = (row: Row): boolean => row === 'eingreif'

const reserveGroup = ([troop]: readonly Troop[]): Group =>
  troop === 'cavalry' ? 'eingreif' : 'eingreif-support'

/** All that a side brings, in the order of its numbers. */
export const forceOf = (terms: Terms, part: Part): readonly Mustered[] => {
  const { attackDivisions, firstWave, defenceDivisions, eingreif } = terms
  const divisions =
    part === 'attack'
      ? times(attackDivisions, (i) =>
          divisionOf(
            terms,
            part,
            i + 1,
            i < firstWave ? 'front' : 'second-wave',
            qualityOf(terms, part, false, i),
          ),
        )
      : [
          ...times(defenceDivisions, (i) =>
            divisionOf(terms, part, attackDivisions + i + 1, 'front', qualityOf(terms, part, false, i)),
          ),
          ...times(eingreif, (i) =>
            divisionOf(
              terms,
              part,
              attackDivisions + defenceDivisions + i + 1,
              'eingreif',
              qualityOf(terms, part, true, i),
            ),
          ),
        ]
  return [...divisions.flat(), ...supportsOf(terms, part)]
}
