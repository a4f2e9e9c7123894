import type { TurnStep } from '#kernel/procedure/referee.ts'
import type { Period } from '../vocabulary.ts'

const TERRAIN: TurnStep = {
  id: 'setup-terrain',
  title: 'Before the first turn: the table',
  text: 'Lay out the ground, the trenches, the wire and the strong points, and choose both armies.',
  clauses: ['FF-END-01', 'FF-END-02', 'FF-ORG-01', 'FF-GEN-10'],
  procedures: [],
  tables: ['organisations', 'guns', 'bases', 'distances', 'templates', 'national-rules', 'event-cards'],
}

const BARRAGE: TurnStep = {
  id: 'setup-barrage',
  title: 'Before the first turn: length of the barrage',
  text: 'If there is to be a rolling barrage, the attacker rolls now for the turns it will last.',
  clauses: ['FF-RB-02', 'FF-PLAN-05'],
  procedures: ['barrage-duration'],
  tables: ['rolling-barrage'],
  side: 'attacker',
}

const PLANS: TurnStep = {
  id: 'setup-plans',
  title: 'Before the first turn: fire plans',
  text: 'Both sides write down in secret where their guns are laid; the attacker adds barrage, gas and air missions. Note each aiming point on the card of its battery.',
  clauses: ['FF-PLAN-01', 'FF-PLAN-02', 'FF-PLAN-03'],
  procedures: [],
  tables: ['templates', 'gas-clouds'],
}

const DEPLOYMENT: TurnStep = {
  id: 'setup-deployment',
  title: 'Before the first turn: deployment',
  text: 'Set up a battalion at a time in turns, the defender first. Put the cover of every unit on its card, and say who is limbered, packed or in a deep shelter.',
  clauses: ['FF-END-01', 'FF-END-06', 'FF-COV-03', 'FF-DUG-01', 'FF-NAT-06'],
  procedures: ['effective-cover', 'tank-profile'],
  tables: ['cover', 'cohesion'],
}

const HURRICANE: TurnStep = {
  id: 'setup-hurricane',
  title: 'Before the first turn: hurricane bombardment',
  text: 'Where the scenario grants it, super-heavy guns strike each strong point once and heavy guns each other trench line once, a die for every stand.',
  clauses: ['FF-HUR-01'],
  procedures: ['area-fire'],
  tables: ['fire-*'],
  side: 'attacker',
}

export const settingUp = (period: Period): readonly TurnStep[] => [
  TERRAIN,
  ...(period === 'early' ? [] : [BARRAGE]),
  PLANS,
  DEPLOYMENT,
  ...(period === 'late' ? [HURRICANE] : []),
]

export const AFTERWARDS: readonly TurnStep[] = [
  {
    id: 'after-victory',
    title: 'After the battle: who has won',
    text: 'Add up the objectives each side holds, and a point for every enemy battalion routed or wiped out.',
    clauses: ['FF-END-03', 'FF-END-04'],
    procedures: [],
    tables: [],
  },
  {
    id: 'after-campaign',
    title: 'After the battle: losses and drafts',
    text: 'Turn the bases lost into men, and in a campaign see what the drafts do to the grade of each battalion.',
    clauses: ['FF-CAMP-01', 'FF-CAMP-02'],
    procedures: ['campaign-aftermath'],
    tables: ['casualties'],
  },
]
