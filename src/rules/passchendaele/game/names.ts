import type { State } from './state.ts'
import type { Deed } from './story-page.ts'
import { unitNamed } from './units.ts'

export const nameOf = (state: Pick<State, 'units'>, id: string): string => unitNamed(state, id)?.name ?? id

/** Whom most stories are about. */
export const itsUnit = ({ unit }: { readonly unit: string }): readonly string[] => [unit]

/** What a story adds to the report about the unit it is of. */
export const deedOf = (
  state: State,
  { unit: id }: { readonly unit: string },
  does: string,
): readonly Deed[] => {
  const unit = unitNamed(state, id)
  return unit ? [{ unit, does }] : []
}
