import { type HouseRules, optionsField, type Readings } from '#kernel/procedure/options.ts'
import { accept } from '#kernel/procedure/schema.ts'

/** The points on which the published rules can be read two ways; the first reading is the one we play. */
export const HOUSE_RULES = {
  'vision-range': { title: 'Sight by day', clause: 'GF-OBS-03', values: ['table', 'single-zone'] },
  'trench-observation': {
    title: 'Guns on concealed zones',
    clause: 'GF-OBS-12',
    values: ['identified', 'in-sight'],
  },
  'troops-block-sight': {
    title: 'Troops in the line of sight',
    clause: 'GF-OBS-08',
    values: ['revealed', 'never'],
  },
  'two-casualty-loss': {
    title: 'Morale lost to heavy casualties',
    clause: 'GF-MOR-02',
    values: ['once', 'per-two'],
  },
  'rating-floor': { title: 'Lowest rating', clause: 'GF-SCALE-09', values: ['one', 'zero'] },
  'suppression-recovery': {
    title: 'Getting over suppression',
    clause: 'GF-MOR-13',
    values: ['rally-roll', 'end-of-assault', 'next-turn'],
  },
  'shell-holes': { title: 'Shell-hole counters', clause: 'GF-DEG-02', values: ['per-week', 'per-mission'] },
  'artillery-pooling': {
    title: 'Several batteries on one zone',
    clause: 'GF-BOMB-05',
    values: ['pooled', 'per-regiment'],
  },
  'luxury-effect': { title: 'Worth of a luxury', clause: 'GF-DEP-05', values: ['full', 'one-point'] },
  'depot-shelling': {
    title: 'Depots under heavy guns',
    clause: 'GF-BOMB-10',
    values: ['one-a-week', 'per-hit'],
  },
  'observation-aircraft-1914': {
    title: 'Observation aircraft in 1914',
    clause: 'GF-VAR-02',
    values: ['german-only', 'both'],
  },
} as const satisfies HouseRules

export type Options = Readings<typeof HOUSE_RULES>
export const options = optionsField(HOUSE_RULES)

const ours = accept(options, {})
if (!ours.ok) throw new Error(ours.error.message)
/** Our reading of every house rule. */
export const OUR_READINGS: Options = ours.value
