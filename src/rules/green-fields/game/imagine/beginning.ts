import { memo } from '#kernel/memo.ts'
import { ownCampaign } from '../../own-battle/own-campaign.ts'
import { SCENARIOS } from '../../scenarios/index.ts'
import type { Scenario } from '../../scenarios/scenario.ts'
import type { Country } from '../board/country.ts'
import { stateOf } from '../set-up.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'

/** The players' own campaign as far as both know it: the ground it is fought over, but not the armies they have brought. */
const laidOut = ({ country, terms, armies, options }: View): Scenario => {
  const layout = {
    frontage: country.columns,
    depth: country.rows,
    date: terms.begins,
    variation: terms.variation,
    nations: { a: armies.a.nation, b: armies.b.nation },
  }
  const scenario = ownCampaign(layout, options)
  if (!scenario.ok) throw new Error(scenario.error.message)
  return scenario.value
}

const begunIn = memo((_: Country, view: View): State => {
  const printed = SCENARIOS.find(({ id }) => id === view.scenario)
  return stateOf(printed ?? laidOut(view), view.options)
})

/** The campaign as it began: armies are printed with their scenario, or taken to be the usual ones. */
export const beginningOf = (view: View): State => begunIn(view.country, view)
