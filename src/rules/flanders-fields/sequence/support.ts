import type { Period } from '../vocabulary.ts'
import type { PlayedStep } from './actions.ts'

const opening: readonly PlayedStep[] = [
  {
    id: 'turn-start',
    title: 'turn begins',
    text: 'Replace fallen commanders by field promotions, draw event cards if you play with them, and roll for each battalion that waits in reserve.',
    clauses: ['FF-CMD-04', 'FF-EVT-01', 'FF-END-05'],
    procedures: ['reinforcement-arrival', 'event-card'],
    tables: ['reinforcements'],
  },
]

const deepSuppression: PlayedStep = {
  id: 'deep-suppression',
  title: 'deep suppression',
  text: 'Roll once for the shelling of the rear, and choose every defending gun and heavier mortar behind the front line: the result stays on their cards until the next roll.',
  clauses: ['FF-DS-01', 'FF-DS-02'],
  procedures: ['deep-suppression'],
  tables: ['deep-suppression'],
}

const rollingBarrage: PlayedStep = {
  id: 'rolling-barrage',
  title: 'rolling barrage',
  text: 'Move the band on, or leave it where the plan says so. Each stand under it rolls, then each of your own close behind it.',
  clauses: ['FF-RB-01', 'FF-RB-03', 'FF-RB-04', 'FF-RB-06', 'FF-HUR-02'],
  procedures: ['rolling-barrage', 'own-barrage-risk'],
  tables: ['rolling-barrage', 'own-barrage'],
}

const gas: PlayedStep = {
  id: 'gas',
  title: 'gas',
  text: 'Bring in planned clouds of both sides, or roll for the wind and let them drift. Then attack everybody swept over or covered. Mark on the cards who is in gas.',
  clauses: ['FF-GAS-01', 'FF-GAS-03', 'FF-GAS-04', 'FF-GAS-06', 'FF-GAS-08'],
  procedures: ['gas-wind', 'deviation', 'area-fire', 'fire', 'fire-at-armour'],
  tables: ['gas-clouds', 'gas-wind', 'deviation', 'fire-*'],
}

const bombardment: PlayedStep = {
  id: 'bombardment',
  title: 'scheduled bombardment',
  text: 'Shells that the plan sets down for this turn fall without an order.',
  clauses: ['FF-PLAN-03', 'FF-ART-03'],
  procedures: ['area-fire', 'apply-suppression'],
  tables: ['fire-*', 'templates'],
}

/** FF-GAS-06: the gas of both sides is worked here. */
export const attackersOwn = (period: Period): readonly PlayedStep[] =>
  period === 'early' ? [gas] : [deepSuppression, rollingBarrage, gas, bombardment]

const staff: PlayedStep = {
  id: 'support-staff',
  title: 'staff markers',
  text: 'Each regiment gives its staff marker to one battalion commander.',
  clauses: ['FF-ORD-06', 'FF-ORG-02'],
  procedures: [],
  tables: ['order-modifiers-*'],
}

const weapons: PlayedStep = {
  id: 'support-orders',
  title: 'orders of division and regiments',
  text: 'The division first, then one regiment after the other: its machine guns and block houses one by one, then its guns and mortars. Say what you count on, roll, and spend the actions at once.',
  clauses: [
    'FF-ORD-01',
    'FF-ORD-08',
    'FF-ORD-12',
    'FF-ORD-13',
    'FF-BLOCK-01',
    'FF-ART-02',
    'FF-MORT-02',
    'FF-MG-03',
  ],
  procedures: [
    'order-roll',
    'mg-burst',
    'area-fire',
    'fire',
    'fire-at-armour',
    'deviation',
    'apply-suppression',
    'visibility',
    'arc-of-fire',
    'target-priority',
    'morale',
  ],
  tables: [
    'orders-*',
    'order-modifiers-*',
    'fire-*',
    'fire-modifiers-*',
    'beaten-zone',
    'ranges',
    'arcs',
    'visibility',
    'deviation',
    'templates',
  ],
  everyUnit: true,
}

const air: PlayedStep = {
  id: 'support-air',
  title: 'air missions',
  text: 'Each regiment may call one mission it still holds. An aircraft that comes attacks up to three stands in a line.',
  clauses: ['FF-AIR-01', 'FF-AIR-02', 'FF-AIR-03', 'FF-AIR-05'],
  procedures: ['air-call', 'air-attack'],
  tables: ['air-attack'],
}

export const support = {
  opening,
  orders: (period: Period): readonly PlayedStep[] => [staff, weapons, ...(period === 'late' ? [air] : [])],
}
