import type { Army } from '#kernel/procedure/referee.ts'
import type { Card } from './card.ts'
import { army, type Row } from './roster.ts'

const WITH_MG = { attachedMachineGuns: 1 }
const WITH_BOTH = { attachedMachineGuns: 1, attachedMortars: 1 }

/** A division and its guns. */
const division = (
  name: string,
  infantry: number,
  guns: number,
  written: Partial<Card> = {},
): readonly Row[] => [
  [name, 'infantry', infantry, written],
  [
    `${name.replace(' Division', '')} Artillery`,
    'field-artillery',
    guns,
    written.group === 'eingreif' ? { group: 'eingreif-support' } : {},
  ],
]

const numbered = (name: string, count: number, row: (name: string) => Row): readonly Row[] =>
  Array.from({ length: count }, (_, index) => row(`${name} ${index + 1}`))

const heavies = (name: string, count: number): readonly Row[] =>
  numbered(name, count, (each) => [each, 'heavy-artillery', 1])

const EINGREIF: Partial<Card> = { group: 'eingreif', cover: 'cratered' }
const ATTACKING: Partial<Card> = { group: 'attacker' }

export const ORGANISATIONS: readonly Army<Card>[] = [
  army({
    id: 'german-group',
    title: 'German Group in defence, 1917',
    all: { nation: 'german' },
    units: [
      ...division('1st Stellung Division', 3, 2, { quality: 'reservist', ...WITH_BOTH }),
      ...division('2nd Stellung Division', 3, 2, WITH_MG),
      ...division('3rd Eingreif Division', 3, 2, EINGREIF),
      ...division('4th Eingreif Division', 3, 2, { ...EINGREIF, quality: 'veteran' }),
      ...heavies('Heavy Group', 3),
    ],
  }),
  army({
    id: 'german-assault-group',
    title: 'German Group in attack, 1918',
    all: { nation: 'german', ...ATTACKING },
    units: [
      ...division('1st Assault Division', 3, 2, { quality: 'veteran', ...WITH_BOTH }),
      ...division('2nd Assault Division', 3, 2, { quality: 'veteran', ...WITH_BOTH }),
      ...division('3rd Division', 3, 2, WITH_MG),
      ...division('4th Reserve Division', 3, 2, { quality: 'reservist', cover: 'cratered' }),
      ...numbered('Storm Battalion', 2, (name) => [name, 'stosstruppen', 1]),
      ...heavies('Heavy Group', 4),
      ['Tank Detachment (A7V)', 'tank', 1],
    ],
  }),
  army({
    id: 'british-corps-1917',
    title: 'British corps, 1916-17',
    all: { nation: 'british', ...ATTACKING },
    units: [
      ...division('1st Division', 3, 2, WITH_BOTH),
      ...division('2nd Division', 3, 2, WITH_BOTH),
      ...division('3rd Division', 3, 2, WITH_BOTH),
      ...heavies('Heavy Group', 3),
      ...numbered('Tank Battalion', 2, (name) => [name, 'tank', 1]),
    ],
  }),
  army({
    id: 'british-corps-1918',
    title: 'British corps, 1918',
    all: { nation: 'british', ...ATTACKING },
    units: [
      ...division('1st Division', 4, 2, { quality: 'veteran', ...WITH_MG }),
      ...division('2nd Division', 3, 2, WITH_MG),
      ...division('3rd Division', 3, 2, WITH_MG),
      ...heavies('Heavy Group', 3),
      ...numbered('Tank Battalion', 2, (name) => [name, 'tank', 1]),
      ['Whippet Battalion', 'light-tank', 1],
    ],
  }),
  army({
    id: 'french-corps',
    title: 'French corps',
    all: { nation: 'french', ...ATTACKING },
    units: [
      ...division('1st Division', 3, 2, { attachedMortars: 1 }),
      ...division('2nd Division', 3, 2, { attachedMortars: 1 }),
      ...division('3rd Division', 3, 2),
      ...numbered('Heavy Regiment', 3, (name): Row => [name, 'heavy-artillery', 2]),
      ['Siege Battery', 'extra-heavy-artillery', 1],
      ['Railway Battery', 'super-heavy-artillery', 1],
      ['Schneider Group', 'tank', 1],
      ['FT-17 Battalion', 'light-tank', 2],
    ],
  }),
  army({
    id: 'american-corps',
    title: 'American corps, 1918',
    all: { nation: 'american', ...ATTACKING },
    units: [
      ...division('1st Division', 4, 2, WITH_BOTH),
      ...division('2nd Division', 4, 2, WITH_BOTH),
      ...heavies('French Heavy Regiment', 2),
      ['FT-17 Battalion', 'light-tank', 2],
    ],
  }),
  army({
    id: 'cavalry-division',
    title: 'Cavalry division',
    all: { nation: 'british', ...ATTACKING, cover: 'open-countryside', ground: 'open-countryside' },
    units: [
      ['Cavalry Division', 'cavalry', 3],
      ['Horse Artillery', 'field-artillery', 1],
    ],
  }),
]
