import { topPhase } from '#kernel/game/phases.ts'
import { capitalised, words } from '#kernel/words.ts'
import { dayWords } from '../reckoning/calendar.ts'
import { SIDES } from '../vocabulary.ts'
import { signedPoints } from '../wording.ts'
import { dateOf } from './calendar.ts'
import { peopleOf } from './names.ts'
import type { SideName } from './sides.ts'
import type { View } from './view.ts'

const phaseWords = (view: View): string => {
  const phase = topPhase(view)
  if (!phase) return 'over'
  const period = phase.name === 'air-action' && !view.assault ? ` (${phase.period})` : ''
  const round = phase.name === 'bombardment' ? ` round ${phase.round}` : ''
  return `${words(phase.name)}${period}${round}`
}

/** 'Close assault' */
export const stepWords = ({ step }: View): string => capitalised(words(step))

/** GF-REP-03: while both sides buy in secret, the points that each had before. */
const openPoints = (view: View, side: SideName): number => {
  const phase = topPhase(view)
  return (phase?.name === 'replacements' ? phase.last : view.armies)[side].points
}

/** One line that both sides may read, whoever looks. */
export const summary = (view: View): string => {
  const { terms, week, assault } = view
  const when = week < 1 ? 'Opening' : `Week ${week} of ${terms.weeks}`
  const fight = assault
    ? ` · assault day ${assault.day}, ${assault.night ? 'night' : `turn ${assault.turnOfDay}`}`
    : ''
  const points = SIDES.map((side) => `${peopleOf(view, side)} ${signedPoints(openPoints(view, side))}`)
  // Of the opening all has been said.
  const phase = topPhase(view)?.name === 'opening' ? '' : ` · ${phaseWords(view)}`
  return `${when}, ${dayWords(dateOf(view), true)}${fight}${phase} · ${points.join(', ')}`
}
