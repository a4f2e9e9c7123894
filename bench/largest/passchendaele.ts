/** For each procedure with dice an everyday situation. */
export const ORDINARY_INPUTS: Readonly<Record<string, object>> = {
  initiative: {},
  relocation: { divisions: [{ name: 'Guards' }, { name: '4th', frontLine: true }, { name: '11th' }] },
  runners: { quality: 'line', status: 'pinned', shelled: true },
  'carry-on': { status: 'wavering', order: 'advance', cover: 'cratered', smallArms: 2, fieldArtillery: 2 },
  'change-orders': {
    status: 'solid',
    order: 'hold',
    newOrder: 'retreat',
    cover: 'trench',
    fieldArtillery: 3,
  },
  'combat-round': {
    attackers: [{ status: 'wavering' }, { status: 'wavering' }, { status: 'wavering' }],
    defenders: [
      { status: 'pinned', cover: 'trench' },
      { status: 'pinned', cover: 'trench' },
    ],
  },
  'close-combat': {
    attackers: [{ status: 'wavering' }, { status: 'wavering' }, { status: 'wavering' }],
    defenders: [
      { status: 'pinned', cover: 'trench' },
      { status: 'pinned', cover: 'trench' },
    ],
  },
}

const many = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i))

/** Neighbours whose dice do not score alike, which is what costs most. */
const motley = (index: number) =>
  index % 2 === 0 ? { status: 'wavering', quality: 'reservist' } : { status: 'disordered', quality: 'line' }

/** For each procedure with dice the costliest situation it accepts. */
export const LARGEST_INPUTS: Readonly<Record<string, object>> = {
  initiative: { sides: ['Heeresgruppe Kronprinz Rupprecht', 'Second Army'] },
  relocation: { divisions: many(60, (index) => ({ name: `Division ${index + 1}` })) },
  runners: { quality: 'veteran', status: 'solid' },
  'carry-on': {
    status: 'pinned',
    order: 'retreat',
    cover: 'cratered',
    troop: 'cavalry',
    smallArms: 3,
    trenchMortar: 1,
    fieldArtillery: 4,
    heavyArtillery: 4,
    halfStrength: true,
    enemyInRear: true,
  },
  'change-orders': {
    status: 'wavering',
    order: 'advance',
    newOrder: 'retreat',
    quality: 'veteran',
    cover: 'cratered',
    troop: 'cavalry',
    smallArms: 4,
  },
  'combat-round': { attackers: many(60, motley), defenders: many(60, motley) },
  'close-combat': { attackers: many(13, motley), defenders: many(13, motley) },
}
