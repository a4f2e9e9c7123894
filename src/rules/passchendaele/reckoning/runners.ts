import type { Dice } from '#kernel/chance/dice.ts'
import { SILENT, type Trace } from '#kernel/procedure/trace.ts'
import {
  FEWEST_RUNNERS,
  RUNNER_ARRIVES,
  RUNNERS,
  RUNNERS_BY_STATUS,
  RUNNERS_GASSED,
  RUNNERS_SHELLED,
} from '../tables/index.ts'
import type { Quality, Status } from '../vocabulary.ts'

interface Receiver {
  readonly quality: Quality
  readonly status: Status
  readonly gas: boolean
}

export interface Runners {
  readonly diceCount: number
  readonly received: boolean
}

/** PA-RUN-02: how many runners set out. */
export const runnersTo = (
  to: Receiver,
  shelled: boolean,
  trace: Trace = SILENT,
): { readonly diceCount: number } => {
  const start = RUNNERS[to.quality]
  const status = RUNNERS_BY_STATUS[to.status]
  trace.note('PA-RUN-02', 'Runner dice by quality', start)
  if (status !== 0) trace.note('PA-RUN-02', 'Status of the unit', status)
  if (to.gas) trace.note('PA-RUN-02', 'Gassed', RUNNERS_GASSED)
  if (shelled) trace.note('PA-RUN-02', 'Shelled', RUNNERS_SHELLED)
  const sent = start + status + (to.gas ? RUNNERS_GASSED : 0) + (shelled ? RUNNERS_SHELLED : 0)
  const diceCount = Math.max(FEWEST_RUNNERS, sent)
  if (diceCount !== sent) trace.note('PA-RUN-02', 'There is always one runner', diceCount)
  return { diceCount }
}

/** PA-RUN-01: whether an order gets through. */
export const sendRunners = (to: Receiver, shelled: boolean, dice: Dice, trace: Trace): Runners => {
  const { diceCount } = runnersTo(to, shelled, trace)
  const received = dice.pool(diceCount, 6, RUNNER_ARRIVES, 'runner').score > 0
  trace.note('PA-RUN-01', received ? 'The order arrives' : 'The order is lost')
  return { diceCount, received }
}
