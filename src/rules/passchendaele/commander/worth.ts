import { memo } from '#kernel/memo.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { checkInput } from '../game/board/fire-count.ts'
import type { State, Unit } from '../game/state.ts'
import { checkModifier, keptByWorks } from '../reckoning/check.ts'
import { type FireOn, isUnderFire } from '../reckoning/load.ts'
import { statusResult } from '../reckoning/status.ts'
import { CASUALTY_POINTS } from '../tables/index.ts'
import { type Order, STATUSES, type Status } from '../vocabulary.ts'
import type { Situation } from './situation.ts'

/** Every total of two dice, in how many of 36 throws it comes up. */
const TOTALS = Array.from({ length: 11 }, (_, i) => ({
  total: i + 2,
  chance: (6 - Math.abs(5 - i)) / 36,
}))

/** By the rank of a status. */
type Chances = readonly number[]

/** No modifier of a check takes off more than this, or adds as much. */
const MOST = 40

/** The chances of each status after one check; what is missing from 1 is that of being removed. */
const chancesAfter = (status: Status, modifier: number, underFire: boolean, sheltered: boolean): Chances => {
  const after = { solid: 0, wavering: 0, pinned: 0, disordered: 0, removed: 0 }
  for (const { total, chance } of TOTALS)
    after[statusResult(total + modifier, status, underFire, sheltered, SILENT).newStatus] += chance
  return STATUSES.map((one) => after[one])
}

/** By modifier, from the lowest: the chances for each status to begin with. */
const tableOf = (underFire: boolean, sheltered: boolean): readonly (readonly Chances[])[] =>
  Array.from({ length: 2 * MOST + 1 }, (_, i) =>
    STATUSES.map((status) => chancesAfter(status, i - MOST, underFire, sheltered)),
  )

const AFTER = {
  fire: { sheltered: tableOf(true, true), open: tableOf(true, false) },
  quiet: { sheltered: tableOf(false, true), open: tableOf(false, false) },
} as const

type CheckInput = ReturnType<typeof checkInput>

/** The chances of each status after some checks under the same fire. */
const statusChances = (input: CheckInput, checks: number): readonly number[] => {
  const table = AFTER[isUnderFire(input) ? 'fire' : 'quiet'][keptByWorks(input) ? 'sheltered' : 'open']
  const rows = STATUSES.map((status) => table[checkModifier({ ...input, status }, input.order) + MOST])
  let chances: Chances = STATUSES.map((status) => (status === input.status ? 1 : 0))
  for (let check = 0; check < checks; check++) {
    const after = [0, 0, 0, 0]
    for (let from = 0; from < chances.length; from++) {
      const chance = chances[from] ?? 0
      const leads = rows[from]?.[from]
      if (chance === 0 || !leads) continue
      for (let to = 0; to < leads.length; to++) after[to] = (after[to] ?? 0) + chance * (leads[to] ?? 0)
    }
    chances = after
  }
  return chances
}

const NO_FIRE: FireOn = { smallArms: 0, trenchMortar: 0, fieldArtillery: 0, heavyArtillery: 0, gas: false }

/** What a check of each unit rests on but for the fire, on a table as it stands. */
const inputsOn = memo((_: State) => new Map<Unit, CheckInput>())

const inputOf = (state: State, unit: Unit): CheckInput => {
  const inputs = inputsOn(state)
  const known = inputs.get(unit)
  if (known) return known
  const input = checkInput(state, unit, NO_FIRE, unit.order)
  inputs.set(unit, input)
  return input
}

/** What will be left of a unit's worth after some checks under this fire; 1 is a solid unit. */
export const worthLeft = (
  { state, thresholds }: Situation,
  unit: Unit,
  fire: FireOn,
  checks: number,
  order: Order = unit.order,
): number => {
  const chances = statusChances({ ...inputOf(state, unit), ...fire, order }, checks)
  return STATUSES.reduce((sum, status, i) => sum + thresholds.worth[status] * (chances[i] ?? 0), 0)
}

/** Victory points the enemy has for the whole of it. */
export const pointsOf = (unit: Unit): number => {
  let points = 0
  for (const { troop } of unit.bases) points += CASUALTY_POINTS[troop]
  return points
}
