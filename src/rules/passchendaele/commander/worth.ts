import type { Dice } from '../../../kernel/chance/dice.ts'
import { NO_DICE } from '../../../kernel/chance/no-dice.ts'
import { SILENT } from '../../../kernel/procedure/trace.ts'
import { checkInput } from '../game/board/fire-count.ts'
import type { Unit } from '../game/state.ts'
import { carryOn } from '../procedures/carry-on.ts'
import type { FireOn } from '../reckoning/load.ts'
import { CASUALTY_POINTS } from '../tables/index.ts'
import { type Order, STATUSES, type Status } from '../vocabulary.ts'
import type { Situation } from './situation.ts'

const thrown = (score: number): Dice => ({ ...NO_DICE, pool: () => ({ score, every: true }) })

/** Every total of two dice, in how many of 36 throws it comes up. */
const TOTALS = Array.from({ length: 11 }, (_, i) => ({
  dice: thrown(i + 2),
  chance: (6 - Math.abs(5 - i)) / 36,
}))

type CheckInput = ReturnType<typeof checkInput>

const RANK: Readonly<Record<Status, number>> = { solid: 0, wavering: 1, pinned: 2, disordered: 3 }

/** Instead of the rank of a status: the unit is removed. */
const REMOVED = -1

/** The rank that each total leads to from a status. */
const ranksFrom = (input: CheckInput, status: Status): readonly number[] => {
  const from = { ...input, status }
  return TOTALS.map(({ dice }) => {
    const { newStatus } = carryOn.resolve(from, dice, SILENT)
    return newStatus === 'removed' ? REMOVED : RANK[newStatus]
  })
}

/** The chances of each status after some checks under the same fire; what is missing from 1 is that of being removed. */
const statusChances = (input: CheckInput, checks: number): readonly number[] => {
  const ranks: (readonly number[] | undefined)[] = []
  let chances: readonly number[] = STATUSES.map((status) => (status === input.status ? 1 : 0))
  for (let check = 0; check < checks; check++) {
    const after = [0, 0, 0, 0]
    STATUSES.forEach((status, i) => {
      const chance = chances[i] ?? 0
      if (chance === 0) return
      const leads = ranks[i] ?? ranksFrom(input, status)
      ranks[i] = leads
      TOTALS.forEach((total, j) => {
        const rank = leads[j] ?? REMOVED
        if (rank !== REMOVED) after[rank] = (after[rank] ?? 0) + chance * total.chance
      })
    })
    chances = after
  }
  return chances
}

/** What will be left of a unit's worth after some checks under this fire; 1 is a solid unit. */
export const worthLeft = (
  { state, thresholds }: Situation,
  unit: Unit,
  fire: FireOn,
  checks: number,
  order: Order = unit.order,
): number => {
  const chances = statusChances(checkInput(state, unit, fire, order), checks)
  return STATUSES.reduce((sum, status, i) => sum + thresholds.worth[status] * (chances[i] ?? 0), 0)
}

/** Victory points the enemy has for the whole of it. */
export const pointsOf = (unit: Unit): number =>
  unit.bases.reduce((sum, { troop }) => sum + CASUALTY_POINTS[troop], 0)
