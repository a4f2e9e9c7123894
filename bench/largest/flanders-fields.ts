const COVERS = ['open', 'soft', 'medium', 'hard', 'fortification', 'deep-shelter'] as const

/** Stands of fifteen companies mixed up in one area, every way of standing in it. */
const areaTargets = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    cover: COVERS[i % COVERS.length],
    partial: i % 2 === 0,
    movingThrough: i % 3 === 0,
    company: `company ${i % 15}`,
  }))

/** For each procedure with dice the costliest situation it accepts. */
export const LARGEST_INPUTS: Readonly<Record<string, object>> = {
  'order-roll': { period: 'late', unit: 'rifle-company', quality: 'veteran', inGas: true, staff: true },
  'wire-crossing': { period: 'mid', platoons: 16 },
  fire: { period: 'late', weapon: 'lmg', range: 3, cover: 'soft', targetSuppressions: 1 },
  'fire-at-armour': { period: 'late', weapon: 'lmg', range: 3, targetSuppressions: 1 },
  'mg-burst': {
    period: 'mid',
    range: 8,
    targets: [
      { cover: 'open', company: 'A' },
      { cover: 'soft', company: 'B' },
      { cover: 'open', company: 'C' },
      { cover: 'soft', company: 'D' },
    ],
  },
  'area-fire': { period: 'mid', weapon: 'super-heavy-artillery', targets: areaTargets(30) },
  deviation: {},
  'rolling-barrage': { period: 'mid', cover: 'soft' },
  'barrage-duration': {},
  'own-barrage-risk': { distance: 3, cover: 'soft' },
  'deep-shelter-exit': {},
  'deep-suppression': { period: 'mid' },
  'sos-call': { deepSuppression: 1 },
  'defensive-fire': { period: 'late', defender: 'lmg', attackerCover: 'soft' },
  assault: { attacker: { kind: 'infantry' }, defender: { kind: 'infantry', cover: 'medium' } },
  morale: { trigger: 'three-quarters', quality: 'veteran' },
  'heroic-action': { card: true },
  'gas-wind': { mode: 'drift', speed: 18, heading: 350 },
  'air-call': { period: 'late' },
  'air-attack': {
    targets: [
      { kind: 'machine-gun', cover: 'medium' },
      { kind: 'machine-gun', cover: 'medium' },
      { kind: 'machine-gun', cover: 'medium' },
    ],
  },
  'reinforcement-arrival': { turn: 3 },
  'campaign-aftermath': { basesLost: 40, drafts: 6 },
  'event-card': { card: 'JS', resolve: true },
}

/** For each procedure with dice an everyday situation. */
export const ORDINARY_INPUTS: Readonly<Record<string, object>> = {
  ...LARGEST_INPUTS,
  'wire-crossing': { period: 'mid', platoons: 4 },
  fire: { period: 'mid', weapon: 'infantry', range: 20, cover: 'soft' },
  'fire-at-armour': { period: 'late', weapon: 'field-gun', range: 80 },
  'mg-burst': {
    period: 'mid',
    range: 30,
    targets: [
      { cover: 'soft', company: 'A' },
      { cover: 'soft', company: 'A' },
    ],
  },
  'area-fire': {
    period: 'mid',
    weapon: 'field-gun',
    targets: [
      { cover: 'medium', company: 'A' },
      { cover: 'medium', company: 'A', partial: true },
      { cover: 'medium', company: 'B' },
      { cover: 'medium', company: 'B', partial: true },
    ],
  },
  'defensive-fire': { period: 'mid', defender: 'infantry', attackerCover: 'soft' },
  'air-attack': {
    targets: [
      { kind: 'infantry', cover: 'open' },
      { kind: 'infantry', cover: 'soft' },
    ],
  },
}
