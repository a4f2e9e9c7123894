import { goingOf } from '../../game/moves/mover.ts'
import { costOfPlan } from '../../game/moves/plan.ts'
import type { Planned } from '../../game/phases/actions/moves/planning.ts'
import type { View } from '../../game/view.ts'

/** How far the stand goes that goes farthest, and how far it may, as on the table. */
export const lengthOf = (view: View, { plans, column }: Planned) => {
  let longest = { used: 0, most: 0 }
  for (const plan of plans) {
    const most = goingOf(view, plan.stand)('cross-country').distance
    const used = Math.round(costOfPlan(view, plan, column).cost * most)
    if (used >= longest.used) longest = { used, most }
  }
  return longest
}
