import type { Trace } from '#kernel/procedure/trace.ts'
import { CHECK_TABLE, CHECK_TABLE_ABOVE, type Change, type CheckRow } from '../tables/index.ts'
import {
  type Cover,
  isTank,
  isWorks,
  STATUSES,
  type Status,
  type StatusAfter,
  type Troop,
} from '../vocabulary.ts'

export interface StatusResult {
  readonly change: Change
  readonly newStatus: StatusAfter
  readonly fallBack: boolean
}

export const LEVEL: Readonly<Record<Status, number>> = { solid: 0, wavering: 1, pinned: 2, disordered: 3 }

export const checkRow = (score: number): CheckRow => {
  for (const row of CHECK_TABLE) if (score <= row.upTo) return row
  return CHECK_TABLE_ABOVE
}

/** PA-COMBAT-05: levels lost without ever passing below disordered. */
export const lowered = (status: Status, levels: number): Status =>
  STATUSES[LEVEL[status] + levels] ?? 'disordered'

/** PA-CHECK-14: works keep a garrison together, unless it is gassed; tanks have no use for them. */
export const isSheltered = ({
  cover,
  gas,
  troop,
}: {
  readonly cover: Cover
  readonly gas: boolean
  readonly troop: Troop
}): boolean => isWorks(cover) && !gas && !isTank(troop)

/** PA-CHECK-06 to PA-CHECK-08, PA-CHECK-14: what the score does to the status. */
export const statusResult = (
  score: number,
  status: Status,
  underFire: boolean,
  sheltered: boolean,
  trace: Trace,
): StatusResult => {
  const row = checkRow(score)
  const change = underFire || row.change > 0 ? row.change : 0
  if (change !== row.change) trace.note('PA-CHECK-07', 'No loss without fire')
  trace.note('PA-CHECK-06', 'Change of status', change)

  const newStatus = changed(status, change, sheltered)
  if (sheltered && change < 0 && LEVEL[status] - change >= STATUSES.length) {
    trace.note('PA-CHECK-14', 'The works keep the garrison together')
  }
  trace.note('PA-CHECK-06', 'Status', newStatus)

  const fallBack = fallsBack(row, underFire, newStatus, sheltered && status !== 'disordered', trace)
  return { change, newStatus, fallBack }
}

const changed = (status: Status, change: Change, sheltered: boolean): StatusAfter => {
  const level = LEVEL[status] - change
  if (level < 0) return 'solid'
  return STATUSES[level] ?? (sheltered ? 'disordered' : 'removed')
}

const fallsBack = (
  row: CheckRow,
  underFire: boolean,
  newStatus: StatusAfter,
  stays: boolean,
  trace: Trace,
): boolean => {
  if (!row.fallBack || !underFire) return false
  if (newStatus === 'removed') {
    trace.note('PA-CHECK-08', 'Removed where it stands')
    return false
  }
  if (stays) {
    trace.note('PA-CHECK-14', 'The garrison stays in its works')
    return false
  }
  trace.note('PA-CHECK-06', 'Falls back')
  return true
}
