import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { several } from '#kernel/words.ts'
import type { FoughtBattle, RollRow, SeriesPage, SeriesSide as ShownSide } from '#screen/series.ts'
import { options } from '../../options.ts'
import { campaignAftermath } from '../../procedures/campaign-aftermath.ts'
import { monthOf, nextBattleOf } from '../../series/calendar.ts'
import { type RollEntry, SERIES_SIDES, type Series, type SeriesSide } from '../../series/document.ts'
import { rollOf, usuallyFielded } from '../../series/fielding.ts'
import { pointsOf, sumOf } from '../../series/points.ts'
import { otherOf, roleOf } from '../../series/sides.ts'
import { fieldedCount, settledNext } from '../../series/terms.ts'
import { stripMap } from './strip-map.ts'
import { draftWords, foughtWords, GRADE_WORDS, monthWords, peopleOf, standingOf } from './words.ts'

const draftsOf = ({ fought }: Series, { id }: RollEntry): string => {
  const own = fought.flatMap(({ drafts }) => drafts.filter(({ battalion }) => battalion === id))
  const platoons = own.reduce((sum, draft) => sum + draft.platoons, 0)
  const last = own.findLast(({ roll }) => roll !== null)
  if (platoons === 0) return 'none'
  return last ? `${platoons}, threw ${last.roll}` : String(platoons)
}

const rowsOf = (series: Series, side: SeriesSide, needs: number): readonly RollRow[] => {
  const called = new Set(usuallyFielded(series, side, needs))
  const foot = new Set(rollOf(series, side).map(({ id }) => id))
  return series.roll
    .filter((entry) => entry.side === side)
    .map((entry) => ({
      id: entry.id,
      name: entry.title,
      grade: GRADE_WORDS[entry.quality],
      strength: entry.platoons,
      battles: entry.battles,
      men: entry.men,
      drafts: draftsOf(series, entry),
      standing: standingOf(entry),
      isCalled: called.has(entry.id),
      mayBeCalled: foot.has(entry.id) && (!entry.resting || called.has(entry.id)),
    }))
}

const sideOf = (series: Series, side: SeriesSide): ShownSide => {
  const settled = series.verdict ? undefined : settledNext(series)
  const needs = settled?.ok ? fieldedCount(series, settled.value, side) : 0
  const points = pointsOf(series.fought, side)
  const role = roleOf(series, side)
  return {
    side,
    name: peopleOf(series, side),
    role: role === 'attacker' ? 'attack' : 'defend',
    part: role,
    roll: rowsOf(series, side, needs),
    needs,
    points: [
      { title: 'Battles won', points: points.victories },
      { title: 'Front moved forward', points: points.front },
      { title: 'Fewer men lost', points: points.men },
    ],
    total: sumOf(points),
  }
}

const READINGS = accept(options, {})

const FATES = [
  ['casualties', 'Men lost'],
  ['dead', 'Dead'],
  ['badlyWounded', 'Badly wounded'],
  ['crippled', 'Crippled'],
  ['lightlyWounded', 'Lightly wounded'],
] as const

/** FF-CAMP-01: the casualty return of a battle. */
const lossesOf = ({ basesLost }: Series['fought'][number]): FoughtBattle['losses'] => {
  if (!READINGS.ok) throw new Error(READINGS.error.message)
  const { value } = READINGS
  const told = SERIES_SIDES.map((side) =>
    campaignAftermath.resolve(
      { basesLost: basesLost[side], quality: 'experienced', options: value },
      NO_DICE,
      SILENT,
    ),
  )
  return FATES.map(([fate, title]) => ({ title, men: told.map((losses) => losses[fate]) }))
}

const foughtOf = (series: Series): readonly FoughtBattle[] =>
  series.fought.map((fought, i) => ({
    title: `Battle ${i + 1}, ${monthWords(monthOf(series, i + 1))}`,
    text: foughtWords(series, fought),
    losses: lossesOf(fought),
    drafts: fought.drafts.map((draft) => {
      const entry = series.roll.find(({ id }) => id === draft.battalion)
      const people = entry ? peopleOf(series, entry.side) : ''
      return { name: `${people}: ${entry?.title ?? draft.battalion}`, text: draftWords(draft) }
    }),
  }))

const verdictWords = (series: Series): string => {
  const { verdict, points } = series
  if (!verdict?.winner) return `The series is over and drawn, ${points.a} points each.`
  const { winner, degree } = verdict
  return `The series is over: a ${degree} victory for the ${peopleOf(series, winner)}, ${points[winner]} points to ${points[otherOf(winner)]}.`
}

const standingWords = (series: Series): string => {
  const { points, fought, battles } = series
  if (series.verdict) return verdictWords(series)
  if (fought.length === 0)
    return `${several(battles, 'battle')} to fight. The ${peopleOf(series, 'a')} attack first.`
  const ahead =
    points.a === points.b ? 'Level' : `The ${peopleOf(series, points.a > points.b ? 'a' : 'b')} are ahead`
  return `${ahead}, ${Math.max(points.a, points.b)} points to ${Math.min(points.a, points.b)}, with ${several(battles - fought.length, 'battle')} to fight.`
}

const nextOf = (series: Series): SeriesPage['next'] => {
  if (series.verdict) return undefined
  const number = nextBattleOf(series)
  const { attacker, draws } = series
  const again = series.fought.at(-1)?.attacker === attacker ? ' again' : ''
  const because = draws > 0 ? ' Another draw gives the attack to the enemy.' : ''
  return {
    title: `Battle ${number} of ${series.battles}, ${monthWords(monthOf(series, number))}`,
    text: `The ${peopleOf(series, attacker)} attack${again}.${because}`,
  }
}

/** The series as a screen shows it. */
export const seriesPage = (series: Series): SeriesPage => ({
  title: series.title,
  standing: standingWords(series),
  isOver: series.verdict !== null,
  next: nextOf(series),
  sides: SERIES_SIDES.map((side) => sideOf(series, side)),
  fought: foughtOf(series),
  strip: stripMap(series),
})
