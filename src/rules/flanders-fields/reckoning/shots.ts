import type { Dice } from '#kernel/chance/dice.ts'
import type { Outcome } from '#kernel/procedure/procedure.ts'
import type { ClauseId } from '#kernel/procedure/rulebook.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { FAILING_FACE, FAMILY_RULES, type FireNumbers, WEAPON_TABLE } from '../tables/index.ts'
import type { FireOutcome, Weapon } from '../vocabulary.ts'
import { isWornDown, withMore } from './markers.ts'

export interface Shot {
  readonly natural: number
  readonly total: number
  readonly outcome: FireOutcome
}

/** What all fire of one weapon at one stand reports. */
export interface Shots {
  readonly modifier: number
  readonly needSuppress: number | 'auto' | null
  readonly needKill: number | null
  readonly shots: readonly Shot[]
  readonly killed: boolean
  readonly suppressions: number
  readonly suppressionsAfter: number
  readonly destroyed: boolean
  readonly companySuppressed: boolean
}

export interface AllowedShots extends Shots {
  readonly legal: true
  readonly reason: null
}

/** FF-FIRE-01, FF-FIRE-03: what one die does. */
export const judge = (natural: number, total: number, { suppress, kill }: FireNumbers): FireOutcome => {
  if (natural !== FAILING_FACE) {
    if (kill !== undefined && total >= kill) return 'killed'
    if (typeof suppress === 'number' && total >= suppress) return 'suppressed'
  }
  return suppress === 'auto' ? 'suppressed' : 'none'
}

/** Writes down the row that was read. */
const noteNumbers = ({ suppress, kill }: FireNumbers, clause: ClauseId, trace: Trace): void => {
  if (suppress !== undefined) trace.note(clause, 'Suppressed on', suppress)
  if (kill !== undefined) trace.note(clause, 'Killed on', kill)
}

/** Reads the row, rolls one die against it and writes both down. */
export const strike = (
  numbers: FireNumbers,
  modifier: number,
  clause: ClauseId,
  why: string,
  dice: Dice,
  trace: Trace,
): Shot => {
  noteNumbers(numbers, clause, trace)
  return shoot(numbers, modifier, clause, why, dice, trace)
}

/** Rolls one die against the numbers and writes it down. */
const shoot = (
  numbers: FireNumbers,
  modifier: number,
  clause: ClauseId,
  why: string,
  dice: Dice,
  trace: Trace,
): Shot => {
  const natural = dice.d(6, why)
  const total = natural + modifier
  const outcome = judge(natural, total, numbers)
  trace.note('FF-FIRE-01', 'Die', natural)
  trace.note(natural === FAILING_FACE ? 'FF-FIRE-03' : clause, outcomeText(natural, outcome), outcome)
  return { natural, total, outcome }
}

const outcomeText = (natural: number, outcome: FireOutcome): string => {
  if (natural === FAILING_FACE) return outcome === 'none' ? 'A natural 1 fails' : 'Suppressed by any die'
  if (outcome === 'killed') return 'Reaches the number to kill'
  return outcome === 'suppressed' ? 'Reaches the number to suppress' : 'Falls short'
}

/** All dice of one weapon at one stand (FF-FIRE-08, FF-FIRE-09, FF-FIRE-13). */
export const volley = (
  weapon: Weapon,
  numbers: FireNumbers,
  modifier: number,
  count: number,
  earlierMarkers: number,
  armour: boolean,
  dice: Dice,
  trace: Trace,
): Shots => {
  const table = armour ? 'FF-ARM-01' : 'FF-FIRE-02'
  noteNumbers(numbers, table, trace)
  const shots: Shot[] = []
  let killed = false
  let suppressions = 0
  for (let i = 0; i < count; i++) {
    const shot = shoot(numbers, modifier, table, 'fire', dice, trace)
    shots.push(shot)
    if (shot.outcome === 'killed') killed = true
    else if (shot.outcome === 'suppressed') suppressions++
  }
  const suppressionsAfter = withMore(earlierMarkers, suppressions)
  const worn = isWornDown(suppressionsAfter)
  if (worn) trace.note('FF-FIRE-09', 'Third marker destroys', suppressionsAfter)
  const companySuppressed = !armour && suppressions > 0 && FAMILY_RULES[WEAPON_TABLE[weapon].family].spreads
  if (companySuppressed) trace.note('FF-FIRE-10', 'The whole company is suppressed')
  return {
    modifier,
    needSuppress: numbers.suppress ?? null,
    needKill: numbers.kill ?? null,
    shots,
    killed,
    suppressions,
    suppressionsAfter,
    destroyed: killed || worn,
    companySuppressed,
  }
}

/** The shots as the answer to a request that the rules allow. */
export const allowedShots = (fired: Shots): AllowedShots => ({
  legal: true,
  reason: null,
  modifier: fired.modifier,
  needSuppress: fired.needSuppress,
  needKill: fired.needKill,
  shots: fired.shots,
  killed: fired.killed,
  suppressions: fired.suppressions,
  suppressionsAfter: fired.suppressionsAfter,
  destroyed: fired.destroyed,
  companySuppressed: fired.companySuppressed,
})

/** What the player sees before the dice are rolled. */
export const shotsOutcome = ({
  killed,
  suppressions,
  suppressionsAfter,
  destroyed,
  companySuppressed,
}: Shots): Outcome => ({ killed, suppressions, suppressionsAfter, destroyed, companySuppressed })
