import { type HouseRules, optionsField, type Readings } from '#kernel/procedure/options.ts'

/** The points on which the published rules can be read two ways; the first reading is the one we play. */
export const HOUSE_RULES = {
  'mg-over-terrain': {
    title: 'MG battalions fire over blocking terrain as well as over troops',
    clause: 'PA-FIRE-12',
    values: ['no', 'yes'],
  },
  'sheaf-rounding': {
    title: 'What part of a sheaf is rounded to whole points',
    clause: 'PA-SHEAF-08',
    values: ['total-area', 'per-square'],
  },
  'shell-switch': {
    title: 'Changing between HE and gas on the same target',
    clause: 'PA-SHEAF-13',
    values: ['free', 'by-order'],
  },
  'max-gap': {
    title: 'Widest gap, in inches, between the bases of a unit',
    clause: 'PA-SETUP-15',
    values: ['6', '2', 'none'],
  },
  'pass-through-limit': {
    title: 'From how far storm troops may slip through',
    clause: 'PA-STOSS-05',
    values: ['one-inch', 'allowance-only'],
  },
  consolidation: {
    title: 'The winners of an assault step onto the ground they took',
    clause: 'PA-COMBAT-14',
    values: ['on', 'off'],
  },
  'captured-trench': {
    title: 'What shelter captured works give',
    clause: 'PA-COMBAT-15',
    values: ['full', 'cratered'],
  },
  'american-quality': {
    title: 'Quality of American infantry',
    clause: 'PA-ORG-08',
    values: ['line', 'reservist', 'veteran'],
  },
  collapse: {
    title: 'A side that has lost most of its infantry gives up',
    clause: 'PA-END-01',
    values: ['on', 'off'],
  },
  'works-shelter': {
    title: 'Shelling alone cannot drive a garrison from its works',
    clause: 'PA-CHECK-14',
    values: ['on', 'off'],
  },
} as const satisfies HouseRules

export type Options = Readings<typeof HOUSE_RULES>
export const options = optionsField(HOUSE_RULES)
