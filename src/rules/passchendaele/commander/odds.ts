import type { Dice } from '../../../kernel/chance/dice.ts'
import { NO_DICE } from '../../../kernel/chance/no-dice.ts'
import { SILENT } from '../../../kernel/procedure/trace.ts'
import { checkInput } from '../game/board/fire-count.ts'
import type { State, Unit } from '../game/state.ts'
import { carryOn } from '../procedures/carry-on.ts'
import type { FireOn } from '../reckoning/load.ts'
import { CASUALTY_POINTS } from '../tables/index.ts'
import { type Order, STATUSES, type Status } from '../vocabulary.ts'

const thrown = (score: number): Dice => ({ ...NO_DICE, pool: () => ({ score, every: true }) })

/** Every total of two dice, in how many of 36 throws it comes up. */
const TOTALS = Array.from({ length: 11 }, (_, i) => ({
  dice: thrown(i + 2),
  chance: (6 - Math.abs(5 - i)) / 36,
}))

type CheckInput = ReturnType<typeof checkInput>

/** What a unit is worth to its side by its status, in parts of what it is worth when solid. */
const WORTH: Readonly<Record<Status, number>> = { solid: 1, wavering: 0.85, pinned: 0.55, disordered: 0.25 }

const RANK: Readonly<Record<Status, number>> = { solid: 0, wavering: 1, pinned: 2, disordered: 3 }

/** The chances of each status after a check; what is missing from 1 is the chance of being removed. */
const afterOne = (input: CheckInput, chances: readonly number[]): readonly number[] => {
  const after = [0, 0, 0, 0]
  STATUSES.forEach((status, i) => {
    const chance = chances[i] ?? 0
    if (chance === 0) return
    const from = { ...input, status }
    for (const total of TOTALS) {
      const { newStatus } = carryOn.resolve(from, total.dice, SILENT)
      if (newStatus === 'removed') continue
      const rank = RANK[newStatus]
      after[rank] = (after[rank] ?? 0) + chance * total.chance
    }
  })
  return after
}

/** The chances of each status after some checks under the same fire. */
const statusChances = (input: CheckInput, checks: number): readonly number[] => {
  let chances: readonly number[] = STATUSES.map((status) => (status === input.status ? 1 : 0))
  for (let i = 0; i < checks; i++) chances = afterOne(input, chances)
  return chances
}

/** What will be left of a unit's worth after some checks under this fire; 1 is a solid unit. */
export const worthLeft = (
  state: State,
  unit: Unit,
  fire: FireOn,
  checks: number,
  order: Order = unit.order,
): number => {
  const chances = statusChances(checkInput(state, unit, fire, order), checks)
  return STATUSES.reduce((sum, status, i) => sum + WORTH[status] * (chances[i] ?? 0), 0)
}

/** Victory points the enemy has for the whole of it. */
export const pointsOf = (unit: Unit): number =>
  unit.bases.reduce((sum, { troop }) => sum + CASUALTY_POINTS[troop], 0)
