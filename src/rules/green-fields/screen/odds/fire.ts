import type { AskedOdds, ShownOdds } from '#screen/odds.ts'
import type { FireMission } from '../../game/army.ts'
import { targetOf } from '../../game/board/target.ts'
import { depotTarget } from '../../game/phases/bombardment/behind.ts'
import { isSameTarget, shootsOf } from '../../game/phases/bombardment/firing.ts'
import { targetWords } from '../../game/phases/bombardment/mission-words.ts'
import { otherSide, type SideName } from '../../game/sides.ts'
import { unitNamed } from '../../game/units.ts'
import type { View } from '../../game/view.ts'
import type { Unit as Target } from '../../reckoning/unit.ts'
import { isRated } from '../naming.ts'
import { atLeast, type Counts, HARM, reckoned } from './asking.ts'

const GROUND: Counts = [
  atLeast('groundHits', 1, '1+'),
  atLeast('groundHits', 2, '2+'),
  atLeast('groundHits', 3, '3+'),
]

/** GF-BOMB-10: by the usual rule shells cost a depot no more than one point a week. */
const depotCounts = ({ options, armies }: View, side: SideName): Counts => {
  if (options['depot-shelling'] === 'per-hit')
    return [1, 2, 3].map((least) => atLeast('casualties', least, `loses ${least}+`))
  return armies[otherSide(side)].depotShelled ? [] : [atLeast('casualties', 1, 'loses 1')]
}

export const BOMBARDMENT_ODDS: Omit<ShownOdds, 'asked'> = { title: 'Odds of the bombardment', rows: 'Target' }

/** Whoever is under the shells, as far as he is known, and what may become of him. */
const underFire = (
  view: View,
  side: SideName,
  target: FireMission['target'],
): { readonly targets: readonly Target[]; readonly counts: Counts } => {
  if (target === 'depot') {
    const { depot } = view.armies[otherSide(side)]
    const counts = depotCounts(view, side)
    return { targets: depot > 0 && counts.length > 0 ? [depotTarget(depot)] : [], counts }
  }
  const unit = typeof target === 'number' ? undefined : unitNamed(view, target.unit)
  const units =
    typeof target === 'number' ? reckoned(view, side, target) : unit && isRated(unit) ? [unit] : []
  return { targets: units.map((one) => targetOf(view, one)), counts: HARM }
}

/** What the guns that are laid on a target would do. */
export const fireOdds = (view: View, side: SideName, target: FireMission['target']): readonly AskedOdds[] => {
  const shoot = shootsOf(view, side).find(
    (one) => one.mission === 'bombardment' && isSameTarget(one.target, target),
  )
  if (!shoot) return []
  const { guns, unobserved } = shoot
  const common = { guns, unobserved, mission: 'bombardment', options: view.options }
  const { targets, counts } = underFire(view, side, target)
  const title = target === 'depot' ? 'The depot' : `Lost in ${targetWords(view, target)}`
  return [
    ...(targets.length === 0
      ? []
      : [{ title, procedure: 'bombardment', input: { ...common, targets }, counts }]),
    ...(typeof target === 'number'
      ? [
          {
            title: 'Hits on the ground',
            procedure: 'bombardment',
            input: { ...common, targets: [] },
            counts: GROUND,
          },
        ]
      : []),
  ]
}
