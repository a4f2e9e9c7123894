import { procedure } from '#kernel/procedure/procedure.ts'
import { choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { options } from '../options.ts'
import { noted } from '../reckoning/modifiers.ts'
import { FIGURE_EQUIVALENTS } from '../tables/index.ts'
import { FIGURE_WEAPONS, type FigureWeapon } from '../vocabulary.ts'

/** SK-FIRE-08, SK-FIRE-09: the figures that a weapon counts for. */
export const figuresOf = (weapon: FigureWeapon, crewLost: number, trace: Trace): number => {
  const { figures, perLoss } = FIGURE_EQUIVALENTS[weapon]
  trace.note('SK-FIRE-08', 'Figures the weapon counts for', figures)
  if (crewLost === 0 || perLoss === 0) return figures
  return figures + noted(trace, 'SK-FIRE-09', 'Crew lost', -Math.min(figures, crewLost * perLoss))
}

export const weaponFigures = procedure({
  name: 'weapon-figures',
  title: 'Figures a weapon counts for',
  clauses: ['SK-FIRE-08', 'SK-FIRE-09'],
  input: form({ weapon: choice(FIGURE_WEAPONS), crewLost: preset(integer(0), 0), options }),
  resolve: ({ weapon, crewLost }, _dice, trace): { readonly figures: number } => ({
    figures: figuresOf(weapon, crewLost, trace),
  }),
  outcome: ({ figures }) => ({ figures }),
  verdict: ({ figures }) =>
    figures === 0 ? 'Silent: nobody is left to work it.' : `Counts as ${figures} figures.`,
})
