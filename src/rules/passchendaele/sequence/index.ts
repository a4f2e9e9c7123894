import { oneOf } from '#kernel/procedure/reading.ts'
import type { Fields, TurnStep } from '#kernel/procedure/referee.ts'
import { SIDES } from '../vocabulary.ts'

type Side = (typeof SIDES)[number]

const other = (side: Side): Side => (side === 'german' ? 'entente' : 'german')

/** PA-SETUP-13: the order of deployment follows who defends. */
const setUp = (defender: Side): readonly TurnStep[] => [
  {
    id: 'setup-armies',
    title: 'Choose the armies',
    text: 'Put together both rosters. The check tells which divisions are out of the ordinary; nothing keeps you from playing them.',
    clauses: ['PA-ORG-01', 'PA-ORG-03', 'PA-ORG-04', 'PA-ORG-05', 'PA-ORG-09', 'PA-TROOP-04'],
    procedures: ['organisation-check'],
    tables: ['troops', 'organisations'],
  },
  {
    id: 'setup-terrain',
    title: 'Lay out the table',
    text: 'Set out ground, trench lines and objectives for all to see, and agree which way each side has to look for its enemy.',
    clauses: ['PA-SETUP-01', 'PA-SETUP-03', 'PA-GEO-06'],
    procedures: [],
    tables: [],
  },
  {
    id: 'setup-attach',
    title: 'Attach mortars and MG battalions',
    text: 'Both sides settle unseen which mortar and MG bases go with which division and which stand alone, then show it together. Unless somebody says otherwise they stand as listed.',
    clauses: ['PA-TROOP-13', 'PA-TROOP-14', 'PA-TROOP-15'],
    procedures: [],
    tables: ['troops'],
  },
  {
    id: 'setup-front',
    title: 'The defender mans his front',
    text: 'The front-line divisions go into their trenches, with such supports as are to stand close behind. Divisions go down before supports; pick up and set down again until you are content.',
    clauses: ['PA-SETUP-02', 'PA-SETUP-04', 'PA-SETUP-13', 'PA-SETUP-15', 'PA-SETUP-17', 'PA-SETUP-18'],
    procedures: ['deployment-check'],
    tables: ['deployment'],
    side: defender,
  },
  {
    id: 'setup-attack',
    title: 'The attacker forms up',
    text: 'Everything the attacker has is put down on his own side of no man’s land.',
    clauses: ['PA-SETUP-05', 'PA-SETUP-14'],
    procedures: ['deployment-check'],
    tables: ['deployment'],
    side: other(defender),
  },
  {
    id: 'setup-reserve',
    title: 'The defender places his Eingreif',
    text: 'Counter-attack divisions and the guns that go with them are set down well to the rear, measured straight back, and with them any support that was kept back.',
    clauses: ['PA-SETUP-06', 'PA-SETUP-10', 'PA-SETUP-19', 'PA-SETUP-20', 'PA-SETUP-21'],
    procedures: ['deployment-check'],
    tables: ['deployment'],
    side: defender,
  },
  {
    id: 'setup-relocate',
    title: 'The attacker thinks again',
    text: 'Name the divisions that are not up at the front, roll for all of them, then move those that may go elsewhere.',
    clauses: ['PA-SETUP-07', 'PA-SETUP-11', 'PA-SETUP-12'],
    procedures: ['relocation'],
    tables: ['deployment'],
    side: other(defender),
  },
  {
    id: 'setup-orders',
    title: 'First orders',
    text: 'Each side writes an order for every unit unseen, guns with a barrage lay their sheaves, and all is shown together. No runner is needed yet.',
    clauses: ['PA-TURN-01', 'PA-TURN-06', 'PA-ORDER-02', 'PA-ORDER-09', 'PA-SHEAF-01'],
    procedures: ['order-check', 'sheaf-placement'],
    tables: ['orders', 'sheaves'],
    everyUnit: true,
  },
]

/** The three verbs first, then what a check may lead to or rest on, in the order in which it comes up. */
const CHECK_PROCEDURES = [
  'carry-on',
  'change-orders',
  'close-combat',
  'fire-total',
  'beaten-zone',
  'sheaf-points',
  'fire-load',
  'runners',
  'status-result',
  'movement-allowance',
  'fall-back',
  'move-direction',
  'move-stop',
  'pass-through',
  'sheaf-placement',
  'combat-involved',
  'combat-modifier',
  'combat-round',
  'combat-aftermath',
] as const

const CHECK_TABLES = [
  'ranges',
  'sheaves',
  'runners',
  'runner-chances',
  'check-modifiers',
  'fire-weights',
  'fire-modifier',
  'check-result',
  'movement-limits',
  'paces',
  'directions',
  'stops',
  'water',
  'turning',
  'slipping-through',
  'combat-modifiers',
  'statuses',
] as const

const checks = (id: string, title: string, side: Side): TurnStep => ({
  id,
  title,
  text: 'Take your units one by one, in any order. Count the fire on the unit, then let it carry on or send it a change; move it, fall back or lay its sheaf, turn its bases all at once, and fight at once if it meets the enemy.',
  clauses: [
    'PA-TURN-03',
    'PA-TURN-04',
    'PA-TURN-08',
    'PA-TURN-09',
    'PA-FIRE-10',
    'PA-ORDER-03',
    'PA-RUN-01',
    'PA-CHECK-01',
    'PA-SHEAF-13',
    'PA-MOVE-01',
    'PA-MOVE-10',
    'PA-MOVE-21',
    'PA-MOVE-23',
    'PA-MOVE-24',
    'PA-MOVE-25',
    'PA-GEO-14',
    'PA-STOSS-05',
    'PA-COMBAT-01',
    'PA-COMBAT-14',
    'PA-ORDER-04',
  ],
  procedures: CHECK_PROCEDURES,
  tables: CHECK_TABLES,
  side,
  everyUnit: true,
})

const END_OF_TURN: readonly TurnStep[] = [
  {
    id: 'end-objectives',
    title: 'Who holds what',
    text: 'Look at each objective: a base close by takes it if no enemy is as close. Guns do not count.',
    clauses: ['PA-END-03'],
    procedures: ['objective-holder'],
    tables: ['battle-points'],
    everyUnit: true,
  },
  {
    id: 'end-collapse',
    title: 'Does a side give up?',
    text: 'Count the infantry and cavalry bases each side has lost for good. Stop here if a side breaks or concedes, or if this was the last turn; otherwise begin the next.',
    clauses: ['PA-END-01', 'PA-END-05', 'PA-TURN-05'],
    procedures: ['collapse'],
    tables: ['battle-points'],
    everyUnit: true,
  },
  {
    id: 'end-armistice',
    title: 'An armistice?',
    text: 'From turn 3 on either side may offer to stop, and the other answers at once. After a refusal the same side waits three turns.',
    clauses: ['PA-END-06', 'PA-END-07'],
    procedures: [],
    tables: ['battle-points'],
  },
]

const AFTER: readonly TurnStep[] = [
  {
    id: 'after-casualties',
    title: 'Count the losses',
    text: 'Take every unit with bases lost, on the table or off it, and put the points down to the headquarters of its enemy.',
    clauses: ['PA-END-02'],
    procedures: ['casualty-points'],
    tables: ['casualty-points'],
  },
  {
    id: 'after-victory',
    title: 'Who has won',
    text: 'To each side’s points add what the objectives it holds are worth, and three for every base that broke through; then compare.',
    clauses: ['PA-END-03', 'PA-END-04'],
    procedures: ['victory'],
    tables: ['battle-points', 'victory'],
  },
]

/** The battle as a checklist. Who defends and who moves first is in the settings. */
export const sequence = (settings: Fields): readonly TurnStep[] => {
  const first = oneOf(SIDES, settings.firstSide) ?? 'entente'
  return [
    ...setUp(oneOf(SIDES, settings.defender) ?? 'german'),
    {
      id: 'initiative',
      title: 'Initiative',
      text: 'Both sides roll. The winner says who moves first; put that into the settings, and the two halves of the turn follow it. Whoever moved last may now move twice running.',
      clauses: ['PA-TURN-02', 'PA-TURN-04'],
      procedures: ['initiative'],
      tables: [],
    },
    checks('first-side', 'The first side checks its units', first),
    checks('second-side', 'The second side checks its units', other(first)),
    ...END_OF_TURN,
    ...AFTER,
  ]
}
