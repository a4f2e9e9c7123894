import { several } from '#kernel/words.ts'
import type { Fought, RollEntry, Series, SeriesSide } from '../../series/document.ts'
import type { Quality } from '../../vocabulary.ts'
import { NATION_WORDS } from '../../wording.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** "October 1917" */
export const monthWords = (date: string): string => {
  const [year, month] = date.split('-')
  return `${MONTHS[Number(month) - 1]} ${year}`
}

export const GRADE_WORDS: Readonly<Record<Quality, string>> = {
  raw: 'Raw',
  experienced: 'Experienced',
  veteran: 'Veteran',
  storm: 'Storm troops',
}

/** "British", "Germans" */
export const peopleOf = ({ armies }: Pick<Series, 'armies'>, side: SeriesSide): string =>
  NATION_WORDS[armies[side].nation]

export const standingOf = ({ state, resting, battles }: RollEntry): string => {
  const rests = resting ? 'resting' : ''
  if (state === 'rebuilt') return resting ? `rebuilt, ${rests}` : 'rebuilt'
  return rests || (battles === 0 ? 'fresh' : 'ready')
}

const REASONS: Readonly<Record<Fought['result']['reason'], string>> = {
  'turn-limit': '',
  agreement: ' by agreement',
  concession: ', the enemy giving up',
  collapse: ', the enemy having nobody left',
}

/** "The British attacked and won a marginal victory, 4 to 2; they took the front line." */
export const foughtWords = (series: Series, { attacker, result, score, lines }: Fought): string => {
  const attackers = peopleOf(series, attacker)
  const ground = ['no line was taken', 'the front line was taken', 'two lines were taken'][lines] ?? ''
  if (result.winner === null)
    return `The ${attackers} attacked. A draw at ${several(score.a, 'point')} each; ${ground}.`
  const { winner, degree, reason } = result
  const marks = `${score[winner]} points to ${winner === 'a' ? score.b : score.a}`
  const who =
    winner === attacker
      ? `The ${attackers} attacked and won`
      : `The ${attackers} attacked, and the ${peopleOf(series, winner)} won`
  return `${who} a ${degree} victory${REASONS[reason]}, ${marks}; ${ground}.`
}

/** "Four platoons drafted in; threw 7: now raw." */
export const draftWords = (draft: Fought['drafts'][number]): string => {
  const { platoons, roll, quality, men } = draft
  if (men === 0 && platoons === 0) return 'No losses.'
  const lost = `${men} men lost`
  if (platoons === 0) return `${lost}, no drafts: ${GRADE_WORDS[quality].toLowerCase()}.`
  const drafted = `${several(platoons, 'platoon')} drafted in`
  return roll === null
    ? `${lost}; broken up and rebuilt with ${several(platoons, 'platoon')}: raw.`
    : `${lost}; ${drafted}, threw ${roll}: ${GRADE_WORDS[quality].toLowerCase()}.`
}
