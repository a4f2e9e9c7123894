import { scenarioNamed } from '../../scenarios/index.ts'
import { OWN_CAMPAIGN } from '../../scenarios/own-campaign.ts'
import type { Country } from '../board/country.ts'
import { stateOf } from '../set-up.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'

/** The players' own campaign as far as both know it: the ground it is fought over, but not the armies they have brought. */
const layoutOf = ({ scenario, country, terms, armies }: View): unknown =>
  scenario === OWN_CAMPAIGN.id
    ? {
        frontage: country.columns,
        depth: country.rows,
        date: terms.begins,
        variation: terms.variation,
        nations: { a: armies.a.nation, b: armies.b.nation },
      }
    : undefined

const begun = (view: View): State => {
  const scenario = scenarioNamed(view.scenario, layoutOf(view), view.options)
  if (!scenario.ok) throw new Error(scenario.error.message)
  return stateOf(scenario.value, view.options)
}

const beginnings = new WeakMap<Country, State>()

/** The campaign as it began: armies are printed with their scenario, or taken to be the usual ones. */
export const beginningOf = (view: View): State => {
  const known = beginnings.get(view.country) ?? begun(view)
  beginnings.set(view.country, known)
  return known
}
