import { type HouseRules, optionsField, type Readings } from '#kernel/procedure/options.ts'

/** The points on which the published rules can be read two ways; the first reading is the one we play. */
export const HOUSE_RULES = {
  'staff-bonus': { title: 'Staff help', clause: 'FF-ORD-06', values: ['playsheet', 'plus-2'] },
  'raw-under-fire': {
    title: 'Orders to raw troops who have been fired on',
    clause: 'FF-QUAL-03',
    values: ['minus-1', 'minus-2-on-4-plus'],
  },
  'raw-shooting': {
    title: 'Shooting by raw troops',
    clause: 'FF-QUAL-05',
    values: ['minus-1', 'none'],
  },
  'mid-artillery-orders': {
    title: 'Artillery orders in the middle period',
    clause: 'FF-ORD-03',
    values: ['playsheet', 'body'],
  },
  'rifle-order-dice': {
    title: 'Order dice of rifle companies',
    clause: 'FF-ORD-02',
    values: ['per-company', 'per-battalion'],
  },
  'early-wire': {
    title: 'Crossing wire in the early period',
    clause: 'FF-WIRE-02',
    values: ['order-penalty', 'platoon-roll', 'both'],
  },
  'wire-retry': {
    title: 'Another try at wire after a failed die',
    clause: 'FF-WIRE-03',
    values: ['next-turn', 'next-action'],
  },
  'infantry-close-terrain': {
    title: 'Infantry move through woods, villages and marsh (cm)',
    clause: 'FF-MOVE-01',
    values: ['10', '15'],
  },
  'block-house-range': {
    title: 'Range of block houses (cm)',
    clause: 'FF-ARC-05',
    values: ['45', '50'],
  },
  'beaten-zone-falloff': {
    title: 'Machine-gun fire beyond the first target',
    clause: 'FF-MG-02',
    values: ['stepped', 'flat'],
  },
  'barrage-duration': {
    title: 'Turns a rolling barrage lasts',
    clause: 'FF-RB-02',
    values: ['4+d3', '3+d3'],
  },
  'barrage-halt': {
    title: 'Halts of a rolling barrage',
    clause: 'FF-RB-11',
    values: ['planned', 'once'],
  },
  fieldcraft: { title: 'Field craft in 1914', clause: 'FF-COV-02', values: ['always', 'not-in-1914'] },
  'target-priority': {
    title: 'Choice of target',
    clause: 'FF-ARC-06',
    values: ['closest', 'bands'],
  },
  'company-suppression': {
    title: 'Markers one attack may put on a company',
    clause: 'FF-FIRE-11',
    values: ['one-per-attack', 'uncapped'],
  },
  'recovery-scope': {
    title: 'Who recovers by one action',
    clause: 'FF-SUPP-02',
    values: ['company', 'platoon'],
  },
  'tank-lmg-vs-armour': {
    title: 'Tank machine guns against armour',
    clause: 'FF-ARM-04',
    values: ['mg-row', 'armour-row'],
  },
  'storm-troop-shooting': {
    title: 'Shooting by storm troops',
    clause: 'FF-QUAL-06',
    values: ['none', 'plus-1'],
  },
  'open-sights-lay': {
    title: 'Laying guns on a target they see',
    clause: 'FF-ART-02',
    values: ['free', 'action'],
  },
  'air-call': {
    title: 'Arrival of an air mission',
    clause: 'FF-AIR-01',
    values: ['five-plus', 'order-minus-3'],
  },
  'denying-gas': {
    title: 'Drift of denying gas',
    clause: 'FF-GAS-05',
    values: ['drifts-once', 'static'],
  },
  'gas-duration': {
    title: 'Life of an offensive cloud of gas',
    clause: 'FF-GAS-05',
    values: ['six-turns', 'six-drifts'],
  },
  'deep-suppression-scope': {
    title: 'Whom deep suppression affects',
    clause: 'FF-DS-02',
    values: ['artillery', 'all-assets'],
  },
  'deep-shelters': {
    title: 'Going down into deep shelters',
    clause: 'FF-DUG-06',
    values: ['at-deployment', 'in-battle'],
  },
  'mutiny-limit': {
    title: 'Mutinous battalions, at most',
    clause: 'FF-NAT-06',
    values: ['half', 'three'],
  },
  'heroic-actions': {
    title: 'Heroic actions of a side',
    clause: 'FF-HERO-04',
    values: ['1', '2', '0'],
  },
  'heroic-agreement': {
    title: 'Agreement to a heroic action',
    clause: 'FF-HERO-04',
    values: ['by-rule', 'asked'],
  },
  'mad-minute': {
    title: 'Who has a Mad Minute',
    clause: 'FF-NAT-02',
    values: ['per-company', 'per-battalion'],
  },
  'prussian-discipline': {
    title: 'Uses of Prussian Discipline',
    clause: 'FF-NAT-07',
    values: ['per-commander', 'per-side'],
  },
  'random-events': { title: 'Event cards', clause: 'FF-EVT-01', values: ['off', 'on'] },
} as const satisfies HouseRules

export type Options = Readings<typeof HOUSE_RULES>
export const options = optionsField(HOUSE_RULES)
