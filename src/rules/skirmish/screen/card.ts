import { capitalised, several } from '../../../kernel/words.ts'
import type { UnitCard } from '../../../screen/tabletop.ts'
import { unitNamed } from '../game/units.ts'
import type { View } from '../game/view.ts'
import { KIND_WORDS, ROLE_WORDS, sideIndex } from './naming.ts'
import { marksOf } from './standing.ts'

/** A unit as on its paper card. */
export const unitCard = (view: View, id: string): UnitCard | undefined => {
  const unit = unitNamed(view, id)
  if (!unit) return undefined
  const roles = [...new Set(unit.figures.map(({ role }) => role))].map((role) =>
    several(unit.figures.filter((figure) => figure.role === role).length, ...ROLE_WORDS[role]),
  )
  return {
    name: capitalised(unit.name),
    side: sideIndex(view, unit.side),
    facts: [
      { label: 'Kind', value: `${unit.quality} ${KIND_WORDS[unit.kind]}` },
      { label: 'Men', value: `${unit.figures.length} of ${unit.strength}` },
      { label: 'Formation', value: unit.formation },
      { label: 'Who', value: capitalised(roles.join(', ')) },
      ...marksOf(view, unit)
        .slice(0, 1)
        .map((value) => ({ label: 'State', value: capitalised(value) })),
    ],
  }
}
