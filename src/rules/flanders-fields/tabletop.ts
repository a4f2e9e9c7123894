import type { Quality } from './vocabulary.ts'

/** What players measure, count or lay on the table, and no procedure rolls for. */

// FF-ORG-04, mm
export const BASES = [
  { stand: 'Rifle or pioneer platoon', size: '30 x 15' },
  { stand: 'Cavalry', size: '30 x 20' },
  { stand: 'Machine gun, light machine gun', size: '20 x 20' },
  { stand: 'Flamethrower, anti-tank rifle', size: '20 round' },
  { stand: 'Light mortar', size: '20 x 20' },
  { stand: 'Medium and heavy mortar', size: '25 round' },
  { stand: 'Field gun, field howitzer', size: '60 x 40' },
  { stand: 'Heavy artillery', size: '80 x 40' },
  { stand: 'Super-heavy artillery', size: '80 x 50' },
  { stand: 'Tank, motor', size: '30 x 60' },
  { stand: 'Block house', size: '40 x 40' },
  { stand: 'Battalion command, liaison officer', size: '20 round' },
  { stand: 'Regimental command', size: '25 round' },
  { stand: 'Divisional command', size: '30 round' },
] as const

// FF-FORM-02, cm
export const GAP_ALLOWED: Readonly<Record<Quality, number>> = {
  raw: 0,
  experienced: 5,
  veteran: 10,
  storm: 10,
}

// FF-ORD-04, cm
export const COMMAND_RANGE = 25

// FF-ART-01, FF-SOS-01, FF-MORT-01, FF-MG-02, FF-MG-03, FF-RB-01, cm
export const TEMPLATES = [
  { name: 'Battery', size: '10 x 10', clause: 'FF-ART-01' },
  { name: 'SOS fire', size: '10 x 5', clause: 'FF-SOS-01' },
  { name: 'Light mortar', size: '3 x 3', clause: 'FF-MORT-01' },
  { name: 'Medium mortar', size: '4 x 4', clause: 'FF-MORT-01' },
  { name: 'Heavy mortar', size: '5 x 5', clause: 'FF-MORT-01' },
  { name: 'Beaten zone of a machine gun', size: '2 x 15', clause: 'FF-MG-02' },
  { name: 'Beaten zone of a block house', size: '2 x 10', clause: 'FF-MG-02' },
  { name: 'Indirect machine-gun fire', size: '2 x 10', clause: 'FF-MG-03' },
  { name: 'Rolling barrage', size: 'table x 20', clause: 'FF-RB-01' },
] as const

// FF-GAS-05
export const GAS_TURNS = 6

// FF-EVT-01
export const MOST_EVENT_CARDS = 3

// FF-MOR-01
export const LOSS_TESTS = { half: '50%', 'three-quarters': '75%' } as const

// FF-NAT-02, FF-NAT-03, FF-NAT-04, FF-NAT-06, FF-NAT-07: uses in one battle
export const NATIONAL_USES = {
  none: 0,
  'mad-minute': 1,
  pals: 1,
  professionalism: 1,
  'prussian-discipline': 3,
  'stubborn-resistance': 3,
} as const

// FF-NAT-04: tanks of a battalion that have a bonus of their own
export const PROFESSIONAL_TANKS = 4
