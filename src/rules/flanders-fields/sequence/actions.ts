import type { TurnStep } from '#kernel/procedure/referee.ts'
import { HEROIC_REACH } from '../tables/index.ts'
import type { Period, Side } from '../vocabulary.ts'

/** A step that each side plays in its own half of the turn. */
export type PlayedStep = Omit<TurnStep, 'side'>

const shelters: PlayedStep = {
  id: 'battalion-shelters',
  title: 'deep shelters',
  text: 'As a battalion begins its orders, each platoon below may try once to come up and man the trench.',
  clauses: ['FF-DUG-02'],
  procedures: ['deep-shelter-exit'],
  tables: ['deep-shelters'],
}

const sos: PlayedStep = {
  id: 'battalion-sos',
  title: 'SOS calls',
  text: 'At any moment of its orders a battalion commander may call a field battery that has had neither order nor call this turn.',
  clauses: ['FF-SOS-01', 'FF-SOS-02', 'FF-SOS-03'],
  procedures: ['sos-call', 'area-fire'],
  tables: ['sos', 'templates'],
}

const orders = (period: Period): PlayedStep => ({
  id: 'battalion-orders',
  title: 'orders of the battalions',
  text: `Finish one battalion before the next: ${period === 'early' ? '' : 'tanks, '}machine guns, mortars, then companies and light teams. Roll for a unit and spend its actions before you go on. A company that fails an order over wire in the early period hangs on it.`,
  clauses: [
    'FF-ORD-01',
    'FF-ORD-02',
    'FF-ORD-08',
    'FF-ORD-09',
    'FF-ORD-10',
    'FF-ORD-14',
    'FF-FORM-03',
    'FF-MOVE-01',
    'FF-WIRE-02',
    'FF-FIRE-12',
    'FF-SUPP-02',
  ],
  procedures: [
    'order-roll',
    'movement-allowance',
    'fire',
    'mg-burst',
    'apply-suppression',
    'wire-crossing',
    'effective-cover',
    'area-fire',
    'fire-at-armour',
    'target-priority',
    'visibility',
    'arc-of-fire',
    ...(period === 'early' ? [] : ['tank-profile', 'own-barrage-risk', 'rolling-barrage']),
  ],
  tables: [
    'orders-*',
    'order-modifiers-*',
    'movement',
    'other-movers',
    'wire-*',
    'cover',
    'cohesion',
    'visibility',
    'ranges',
    'arcs',
    'target-priority',
    'fire-*',
    'fire-modifiers-*',
    'beaten-zone',
    'armour',
    'armour-modifiers',
    ...(period === 'early' ? [] : ['tanks']),
  ],
  everyUnit: true,
})

const assaults: PlayedStep = {
  id: 'assaults',
  title: 'assaults',
  text: 'Whenever stands move into contact: first the defenders reached shoot, then each pair fights. Infantry reached by a tank test morale before anything else.',
  clauses: ['FF-ASLT-01', 'FF-ASLT-02', 'FF-ASLT-03', 'FF-ASLT-06', 'FF-ASLT-07', 'FF-ASLT-08', 'FF-ASLT-09'],
  procedures: ['defensive-fire', 'assault', 'morale'],
  tables: ['assault', 'fire-modifiers-*', 'morale'],
}

const heroes: PlayedStep = {
  id: 'heroic-action',
  title: 'heroic action',
  text: `Once in the battle a player may stake one platoon on a bold deed within ${HEROIC_REACH} cm. If it takes platoons rather than a weapon, strike them off their card yourselves.`,
  clauses: ['FF-HERO-01', 'FF-HERO-02'],
  procedures: ['heroic-action'],
  tables: ['heroic-action'],
}

const losses: PlayedStep = {
  id: 'losses',
  title: 'losses and morale',
  text: 'Count the rifle platoons each battalion has lost. One that has come to half, or to three quarters, tests as soon as the action that did it is over: choose all its cards. Crews test when their battalion is gone.',
  clauses: ['FF-MOR-01', 'FF-MOR-02', 'FF-MOR-03', 'FF-MOR-04', 'FF-MOR-05'],
  procedures: ['morale'],
  tables: ['morale', 'morale-modifiers'],
}

const recovery: PlayedStep = {
  id: 'command-recovery',
  title: 'command stands recover',
  text: 'Take every marker off your command stands.',
  clauses: ['FF-CMD-02'],
  procedures: ['apply-suppression'],
  tables: [],
}

const commandMoves: PlayedStep = {
  id: 'command-move',
  title: 'command stands move',
  text: 'Each command stand and liaison officer may make up to two moves, without an order.',
  clauses: ['FF-CMD-03', 'FF-CMD-06'],
  procedures: ['movement-allowance', 'wire-crossing', 'effective-cover'],
  tables: ['movement', 'wire-*'],
}

const turnEnd: PlayedStep = {
  id: 'turn-end',
  title: 'turn ends',
  text: 'See whether a side has no rifle platoon left, present or to come, or the last turn is over.',
  clauses: ['FF-END-03'],
  procedures: [],
  tables: [],
}

/** What a side does with its battalions and command stands. */
export const battalionSteps = (side: Side, period: Period): readonly PlayedStep[] => [
  ...(period === 'early' ? [] : [shelters]),
  orders(period),
  ...(side === 'defender' ? [sos] : []),
  assaults,
  heroes,
  losses,
  recovery,
  commandMoves,
  turnEnd,
]
