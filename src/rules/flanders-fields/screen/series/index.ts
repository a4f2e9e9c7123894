import { alike } from '#kernel/alike.ts'
import { seededDice } from '#kernel/chance/rolled.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import type { Called, SeriesBattle, SeriesKeeper } from '#screen/series.ts'
import { takenUp } from '../../game/aftermath/take-up.ts'
import type { State } from '../../game/state.ts'
import { LARGEST_SEED } from '../../own-battle/form.ts'
import { OWN_ENGAGEMENT } from '../../own-battle/index.ts'
import { nextBattle, seriesBattle } from '../../series/battle.ts'
import { nextBattleOf, seedOf } from '../../series/calendar.ts'
import type { Series } from '../../series/document.ts'
import { readSeries } from '../../series/reading.ts'
import { seriesPage } from './page.ts'
import { freshPlan, planPage, type SeriesPlan } from './plan.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What a battle document says of its series. */
const seriesIn = (options: unknown): unknown =>
  isObject(options) && 'series' in options ? options.series : undefined

const battleOf = (series: Series, called: Called): Result<SeriesBattle, Fault> => {
  const { a, b } = called
  const fielded = { ...(a ? { a } : {}), ...(b ? { b } : {}) }
  const battle = nextBattle(series, fielded)
  if (!battle.ok) return battle
  const number = nextBattleOf(series)
  return success({
    scenario: OWN_ENGAGEMENT.id,
    options: { series: { document: series, ...(a || b ? { fielded } : {}) } },
    seed: seedOf(series, number),
    title: battle.value.scenario.title,
  })
}

const isNext = (series: Series, options: unknown): boolean => {
  const own = seriesIn(options)
  return isObject(own) && 'document' in own && alike(own.document, series)
}

/** The dice of the drafts are others than those of the battle before. */
const draftDice = (series: Series) => seededDice(seedOf(series, nextBattleOf(series)) + LARGEST_SEED + 1)

const takeUp = (series: Series, options: unknown, state: State): Result<Series, Fault> => {
  if (!isNext(series, options))
    return failure({ path: 'options.series', message: 'This battle is not the next one of this series.' })
  const battle = seriesBattle(seriesIn(options))
  return battle.ok ? takenUp(series, state, battle.value.who, draftDice(series)) : battle
}

/** FF-CAMP-04 */
export const SERIES_KEEPER: SeriesKeeper<SeriesPlan, Series, State> = {
  title: 'A series of battles',
  text: 'Several battles between the same two armies on one strip of front: losses in men, drafts, grades won and lost, and a front that moves.',
  fresh: freshPlan,
  plan: planPage,
  read: readSeries,
  page: seriesPage,
  battle: battleOf,
  isNext,
  takeUp,
}
