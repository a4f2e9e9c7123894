import type { Army } from '../../../kernel/procedure/referee.ts'
import type { Card } from '../referee/card.ts'
import { army, type Row } from './roster.ts'

const MG: Partial<Card> = { attachedMachineGuns: 1 }
const MORTAR: Partial<Card> = { attachedMortars: 1 }
const CRATERED: Partial<Card> = { cover: 'cratered' }
const OPEN: Partial<Card> = { cover: 'open-countryside' }
const FORTIFIED: Partial<Card> = { cover: 'fortified' }
const EINGREIF: Partial<Card> = { group: 'eingreif' }
const ATTACKING: Partial<Card> = { group: 'attacker' }

/** Guns stand on the ordinary ground; their pits are reckoned with where it matters. */
const guns = (
  names: readonly string[],
  troop: Row[1],
  bases: number,
  ground: Partial<Card>,
): readonly Row[] => names.map((name) => [name, troop, bases, ground])

const ONE_TRENCH: readonly Army<Card>[] = [
  army({
    id: 'one-trench-entente',
    title: 'One Trench: British',
    year: 1917,
    all: { nation: 'british', ...ATTACKING },
    gas: 0,
    units: [
      ['Left Division', 'infantry', 3],
      ['Right Division', 'infantry', 3],
      ['MG Battalion', 'machine-gun', 1],
      ...guns(['Left Artillery', 'Right Artillery'], 'field-artillery', 2, CRATERED),
      ...guns(['Corps Heavy'], 'heavy-artillery', 1, CRATERED),
    ],
  }),
  army({
    id: 'one-trench-german',
    title: 'One Trench: German',
    year: 1917,
    all: { nation: 'german' },
    gas: 0,
    units: [
      ['Stellungsdivision', 'infantry', 3, { quality: 'reservist' }],
      ...guns(['Divisional Artillery'], 'field-artillery', 2, CRATERED),
      ['Eingreifdivision', 'infantry', 3, { ...EINGREIF, ...CRATERED }],
    ],
    prizes: [
      ['Front line, west', 2],
      ['Front line, centre', 2],
      ['Front line, east', 2],
      ['Farm', 6],
    ],
  }),
]

const LANGEMARCK: readonly Army<Card>[] = [
  army({
    id: 'langemarck-entente',
    title: 'Langemarck: XIV Corps',
    year: 1917,
    all: { nation: 'british', ...ATTACKING },
    gas: 2,
    units: [
      ['29th Division', 'infantry', 3, { quality: 'veteran', ...MG, ...MORTAR }],
      ['20th (Light) Division', 'infantry', 3, { ...MG, ...MORTAR }],
      ['38th (Welsh) Division', 'infantry', 3],
      ...guns(
        ['29th Divisional Artillery', '38th Divisional Artillery', '20th Divisional Artillery'],
        'field-artillery',
        2,
        CRATERED,
      ),
      ...guns(['Heavy Group A', 'Heavy Group B', 'Heavy Group C'], 'heavy-artillery', 1, CRATERED),
    ],
  }),
  army({
    id: 'langemarck-german',
    title: 'Langemarck: German',
    year: 1917,
    all: { nation: 'german' },
    gas: 2,
    units: [
      ['214th Division', 'infantry', 3],
      ['79th Reserve Division', 'infantry', 3, { quality: 'reservist' }],
      ['MG Battalion', 'machine-gun', 1, { cover: 'fortified', group: 'front-support' }],
      ...guns(['214th Artillery', '79th Reserve Artillery'], 'field-artillery', 1, CRATERED),
      ...guns(['Heavy'], 'heavy-artillery', 1, CRATERED),
      ['183rd Division', 'infantry', 3, { ...EINGREIF, ...CRATERED }],
    ],
    prizes: [
      ['Front line, west', 2],
      ['Front line, east', 2],
      ['Langemarck', 6],
      ['Wilhelmstellung, west', 2],
      ['Wilhelmstellung, east', 2],
    ],
  }),
]

const IN_THE_OPEN: Partial<Card> = { ground: 'open-countryside' }

const MASNIERES: readonly Army<Card>[] = [
  army({
    id: 'masnieres-entente',
    title: 'Masnières: III Corps',
    year: 1917,
    all: { nation: 'british', ...ATTACKING, ...IN_THE_OPEN },
    gas: 0,
    units: [
      ['6th Division', 'infantry', 3, MG],
      ['20th (Light) Division', 'infantry', 3, MG],
      ['29th Division', 'infantry', 3, { quality: 'veteran', ...OPEN }],
      ...['H', 'B', 'A', 'I'].map((letter): Row => [`${letter} Battalion, Tanks`, 'tank', 1, OPEN]),
      ['5th Cavalry Division', 'cavalry', 3, OPEN],
      ...guns(['6th Artillery', '29th Artillery', '20th Artillery'], 'field-artillery', 2, OPEN),
      ...guns(['Heavy 1', 'Heavy 2'], 'heavy-artillery', 1, OPEN),
    ],
  }),
  army({
    id: 'masnieres-german',
    title: 'Masnières: German',
    year: 1917,
    all: { nation: 'german', order: 'hold', ...IN_THE_OPEN },
    gas: 0,
    units: [
      ['54th Division', 'infantry', 3, FORTIFIED],
      ['9th Reserve Division', 'infantry', 3, { quality: 'reservist', ...FORTIFIED }],
      ...guns(['54th Artillery', '9th Reserve Artillery'], 'field-artillery', 1, OPEN),
      ['107th Division', 'infantry', 3, { quality: 'veteran', ...EINGREIF, ...OPEN }],
    ],
    prizes: [
      ['Hindenburg main line, west', 3],
      ['Hindenburg main line, east', 3],
      ['Hindenburg support line', 4],
      ['West bridge', 3],
      ['East bridge', 3],
    ],
  }),
]

const ST_QUENTIN: readonly Army<Card>[] = [
  army({
    id: 'st-quentin-german',
    title: 'St Quentin: German',
    year: 1918,
    all: { nation: 'german', ...ATTACKING },
    gas: 4,
    units: [
      ['Left Assault Division', 'infantry', 3, { quality: 'veteran', ...MORTAR }],
      ['Centre Assault Division', 'infantry', 3, { quality: 'veteran' }],
      ['Right Assault Division', 'infantry', 3, MORTAR],
      ['Second Wave Division', 'infantry', 3, CRATERED],
      ...[1, 2, 3].map((number): Row => [`Storm Battalion ${number}`, 'stosstruppen', 1]),
      ...guns(['Field Group 1', 'Field Group 2', 'Field Group 3'], 'field-artillery', 2, CRATERED),
      ...guns(['Heavy Group 1', 'Heavy Group 2', 'Heavy Group 3'], 'heavy-artillery', 1, CRATERED),
      ...guns(['Siege Battery'], 'extra-heavy-artillery', 1, CRATERED),
    ],
  }),
  army({
    id: 'st-quentin-entente',
    title: 'St Quentin: British',
    year: 1918,
    all: { nation: 'british', ...IN_THE_OPEN },
    gas: 1,
    units: [
      ['30th Division', 'infantry', 3],
      ['36th (Ulster) Division', 'infantry', 3],
      ['30th MG Battalion', 'machine-gun', 1, { cover: 'fortified', group: 'front-support' }],
      ['36th MG Battalion', 'machine-gun', 1, { group: 'front-support' }],
      ...guns(['30th Artillery', '36th Artillery'], 'field-artillery', 2, OPEN),
      ...guns(['Corps Heavy'], 'heavy-artillery', 1, OPEN),
      ['20th (Light) Division', 'infantry', 3, EINGREIF],
    ],
    prizes: [
      ['Manchester Hill', 3],
      ['Epine de Dallon', 3],
      ['Racecourse', 3],
      ['Battle zone, west', 3],
      ['Battle zone, east', 3],
    ],
  }),
]

export const SCENARIO_ARMIES: readonly Army<Card>[] = [
  ...ONE_TRENCH,
  ...LANGEMARCK,
  ...MASNIERES,
  ...ST_QUENTIN,
]
