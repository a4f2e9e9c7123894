import type { Intent } from '../intent.ts'
import { isContent, isOrderedToAttack, isToHold } from '../sector.ts'
import { named, type Situation } from '../situation.ts'
import { advancesOf, bestAdvance } from './advance.ts'

const HOLD: Intent = { order: { kind: 'decline-assault' }, why: 'We hold what we have: let them come.' }

/** W10: an assault is opened where the odds are good, or because the scenario says so. */
export const decisionIntents = (situation: Situation): readonly Intent[] => {
  const open = (why: string): Intent => ({ order: { kind: 'open-assault' }, why })
  const decline: Intent = { order: { kind: 'decline-assault' }, why: 'No attack promises enough this week.' }
  if (isOrderedToAttack(situation)) return [open('Our orders are to attack.'), decline]
  if (isToHold(situation)) return [HOLD, open('We attack all the same.')]
  const best = bestAdvance(advancesOf(situation, []))
  const goal = best?.path[best.path.length - 1]
  const { open: usual, openContent } = situation.thresholds.assault
  const least = isContent(situation) ? openContent : usual
  if (!best || goal === undefined || best.worth < least) return [decline, open('We attack all the same.')]
  return [open(`The way into ${named(situation, goal)} lies open.`), decline]
}
