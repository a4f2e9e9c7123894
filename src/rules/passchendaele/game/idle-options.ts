import type { Scenario } from '../scenarios/scenario.ts'
import type { Troop } from '../vocabulary.ts'
import type { GAME_OPTIONS } from './options.ts'
import { agreedBattle } from './terms.ts'

type Option = keyof typeof GAME_OPTIONS

const hasTroop = ({ units }: Scenario, wanted: Troop): boolean =>
  units.some(({ bases }) => bases.some(([troop]) => troop === wanted))

/** Where an agreement can make a difference, by the forces and the ground of a battle; the others always can. */
const MATTERS: Partial<Record<Option, (scenario: Scenario) => boolean>> = {
  'mg-over-terrain': (scenario) =>
    hasTroop(scenario, 'machine-gun') && scenario.terrain.some(([, terrain]) => terrain === 'blocking'),
  'american-quality': ({ units }) =>
    units.some(({ nation, bases }) => nation === 'american' && bases.some(([troop]) => troop === 'infantry')),
  attachment: (scenario) => hasTroop(scenario, 'machine-gun') || hasTroop(scenario, 'trench-mortar'),
  'pass-through-limit': (scenario) => hasTroop(scenario, 'stosstruppen'),
  'shell-switch': ({ gas }) => gas.german !== 0 || gas.entente !== 0,
}

/** What players need not be asked before a battle: whatever they said, it would be the same. */
export const idleOptions = (id: string, options: unknown): readonly string[] => {
  const agreed = agreedBattle(id, options)
  if (!agreed.ok) return []
  const { scenario } = agreed.value
  return Object.entries(MATTERS).flatMap(([option, matters]) => (matters(scenario) ? [] : [option]))
}
