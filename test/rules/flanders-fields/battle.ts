import { accept } from '../../../src/kernel/procedure/schema.ts'
import { stateOf } from '../../../src/rules/flanders-fields/game/set-up/index.ts'
import type { Stand, State } from '../../../src/rules/flanders-fields/game/state.ts'
import { options } from '../../../src/rules/flanders-fields/options.ts'
import { SCENARIOS } from '../../../src/rules/flanders-fields/scenarios/index.ts'
import type { Scenario } from '../../../src/rules/flanders-fields/scenarios/scenario.ts'
import { pointAt } from '../../../src/rules/flanders-fields/tables/index.ts'

/** A printed battle as it is set up, with what a test wants otherwise about it. */
export const begun = (id: string, otherwise: Partial<Scenario> = {}): State => {
  const scenario = SCENARIOS.find((one) => one.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const readings = accept(options, {})
  if (!readings.ok) throw new Error(readings.error.message)
  return stateOf({ ...scenario, ...otherwise }, readings.value)
}

export const standIn = ({ stands }: State, id: string): Stand => {
  const found = stands.find((stand) => stand.id === id)
  if (!found) throw new Error(`no stand ${id}`)
  return found
}

/** A place in cm, a heading in degrees, marks. */
interface Otherwise
  extends Partial<Pick<Stand, 'wire' | 'column' | 'revealed' | 'below' | 'markers' | 'stowed'>> {
  readonly x?: number
  readonly y?: number
  readonly heading?: number
}

/** The battle with one stand elsewhere or otherwise. */
export const withStand = (state: State, id: string, { x, y, heading, ...marks }: Otherwise): State => {
  const before = standIn(state, id)
  const centre = x === undefined || y === undefined ? before.centre : pointAt({ x, y })
  const after: Stand = { ...before, ...marks, centre, heading: (heading ?? before.heading / 100) * 100 }
  return { ...state, stands: state.stands.map((stand) => (stand.id === id ? after : stand)) }
}
