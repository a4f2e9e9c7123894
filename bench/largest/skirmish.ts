const squad = {
  quality: 'crack',
  cover: 'soft',
  casualties: 2,
  leaderWithin6: true,
  underFire: true,
}

/** For each procedure with dice the costliest situation it accepts. */
export const LARGEST_INPUTS: Readonly<Record<string, object>> = {
  'casualty-roll': { table: 15, figures: 9_999 },
  'small-arms-fire': { weapon: 'rifle', range: 2, figures: 9_999, quality: 'elite', specialists: true },
  deviation: { kind: 'indirect' },
  'blast-casualties': { weapon: 'howitzer', range: 2, menInBlast: 30, specialists: true },
  'vehicle-hit': { vehicle: 'a7v', table: 14, hit: 'direct', gunsWorking: 7 },
  'vehicle-breakdown': { underFire: true },
  'melee-round': {
    a: { troop: 'infantry', figures: 60, quality: 'elite', charging: true, specialists: true },
    b: { troop: 'infantry', figures: 40, quality: 'elite', cover: 'hard', specialists: true },
  },
  'morale-check': squad,
  'group-morale-check': { squads: Array.from({ length: 60 }, () => squad) },
  'rout-recovery': squad,
  'gas-exposure': { men: 1_000, age: 1 },
  'wind-roll': {},
  'bombardment-duration': {},
  'counter-battery': { gunsFiring: 6, movesOnTarget: 4 },
  initiative: { previous: 'a' },
}

/** For each procedure with dice an everyday situation. */
export const ORDINARY_INPUTS: Readonly<Record<string, object>> = {
  'casualty-roll': { table: 6, figures: 10 },
  'small-arms-fire': {
    weapon: 'rifle',
    range: 11,
    figures: 9,
    quality: 'crack',
    aimed: true,
    cover: 'soft',
    specialists: true,
  },
  deviation: { kind: 'direct' },
  'blast-casualties': { weapon: 'medium-gun', range: 20, ammo: 'shrapnel', menInBlast: 5 },
  'vehicle-hit': { vehicle: 'mark-iv', table: 6, hit: 'direct', gunsWorking: 5 },
  'vehicle-breakdown': {},
  'melee-round': {
    a: { troop: 'infantry', figures: 8, charging: true },
    b: { troop: 'infantry', figures: 6, cover: 'trench' },
  },
  'morale-check': squad,
  'group-morale-check': { squads: [squad, squad, squad] },
  'rout-recovery': squad,
  'gas-exposure': { men: 6, age: 2 },
  'wind-roll': {},
  'bombardment-duration': {},
  'counter-battery': { gunsFiring: 3, movesOnTarget: 3 },
  initiative: {},
}
