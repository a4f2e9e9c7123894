import type { State } from './state.ts'
import { unitNamed } from './units.ts'

export const nameOf = (state: Pick<State, 'units'>, id: string): string => unitNamed(state, id)?.name ?? id

/** Whom most stories are about. */
export const itsUnit = ({ unit }: { readonly unit: string }): readonly string[] => [unit]
