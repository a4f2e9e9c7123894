const of = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

const REGIMENT = { type: 'infantry', strength: 8, experience: 2, morale: 3 } as const
const ENTRENCHED = { type: 'infantry', strength: 10, experience: 3, morale: 4, trench: 'light' } as const
const FIGHTERS = { type: 'fighter', strength: 3, experience: 2, morale: 2 } as const

/** As many strength points, save dice and morale dice as there can be. */
const LARGEST_REGIMENT = {
  type: 'infantry',
  strength: 12,
  experience: 5,
  morale: 5,
  ground: 'town',
} as const
const LARGEST_TANKS = { ...LARGEST_REGIMENT, type: 'heavy-tank' } as const
const LARGEST_SQUADRON = { type: 'fighter', strength: 12, experience: 5, morale: 5 } as const
const PER_REGIMENT = { 'artillery-pooling': 'per-regiment' } as const

/** For each procedure with dice an everyday situation. */
export const ORDINARY_INPUTS: Readonly<Record<string, object>> = {
  initiative: {},
  'hit-dice': { count: 8 },
  'direct-fire': { attackDice: 12, targets: [ENTRENCHED] },
  'close-assault-round': { attackers: [REGIMENT, REGIMENT], defenders: [ENTRENCHED] },
  'morale-check': { morale: 3, experience: 2, casualties: 2 },
  rally: { morale: 3, status: 'routing' },
  bombardment: {
    guns: [
      { type: 'field-artillery', strength: 9 },
      { type: 'field-artillery', strength: 9 },
      { type: 'heavy-artillery', strength: 9 },
    ],
    targets: [ENTRENCHED],
  },
  breakdown: { type: 'heavy-tank', strength: 3, experience: 2, terrainModifier: 1 },
  attrition: { type: 'infantry', strength: 8, distance: 1 },
  construction: { scale: 'weekly', method: 'pioneers', type: 'pioneer', work: 'trench', strength: 5 },
  raid: { raiders: { strength: 3, experience: 3 }, defender: ENTRENCHED },
  'air-combat': { a: FIGHTERS, b: FIGHTERS },
  'air-attack': {
    scale: 'assault',
    attacker: { type: 'ground-attack', strength: 3, experience: 3, morale: 4 },
    target: REGIMENT,
  },
  'gas-attack': { source: 'canister', canisters: 2, targets: [{ experience: 3 }, { experience: 2 }] },
  'mine-detonation': { explosives: 4, targets: [ENTRENCHED] },
  'mine-fight': { attacker: { strength: 3, experience: 1 }, defender: { strength: 3, experience: 2 } },
  supply: { depotStrength: 4, depotStart: 4 },
  'reserve-entry': { source: 'purchased' },
  'flight-weather': { season: 'winter' },
}

/** For each procedure with dice the costliest situation it accepts. */
export const LARGEST_INPUTS: Readonly<Record<string, object>> = {
  initiative: {},
  'hit-dice': { count: 60 },
  'direct-fire': { attackDice: 60, targets: of(3, LARGEST_TANKS) },
  'close-assault-round': { attackers: of(3, LARGEST_REGIMENT), defenders: of(3, LARGEST_REGIMENT) },
  'morale-check': { morale: 5, experience: 5, casualties: 12 },
  rally: { morale: 5, status: 'routing' },
  bombardment: {
    guns: of(250, { type: 'heavy-artillery', strength: 12 }),
    targets: of(3, LARGEST_TANKS),
    options: PER_REGIMENT,
  },
  breakdown: { type: 'heavy-tank', strength: 12, experience: 5, terrainModifier: 2 },
  attrition: { type: 'infantry', strength: 12, distance: 1 },
  construction: { scale: 'weekly', method: 'pioneers', type: 'pioneer', work: 'trench', strength: 12 },
  raid: { raiders: { strength: 6, experience: 5 }, stosstruppe: true, defender: LARGEST_REGIMENT },
  'air-combat': { a: of(4, LARGEST_SQUADRON), b: of(4, LARGEST_SQUADRON) },
  'air-attack': {
    scale: 'weekly',
    attacker: { type: 'bomber', strength: 12, experience: 5, morale: 5 },
    target: { ...LARGEST_SQUADRON, grounded: true },
  },
  'gas-attack': { source: 'shell', gunDice: 1000, targets: of(6, { experience: 5 }) },
  'mine-detonation': { explosives: 6, targets: of(3, LARGEST_REGIMENT) },
  'mine-fight': { attacker: { strength: 12, experience: 5 }, defender: { strength: 12, experience: 5 } },
  supply: { depotStrength: 1000, depotStart: 1000 },
  'reserve-entry': { source: 'purchased' },
  'flight-weather': { season: 'winter' },
}
