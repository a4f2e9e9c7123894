import { several } from '#kernel/words.ts'
import type { SeriesPlanPage } from '#screen/series.ts'
import { type Setting, settingWithin } from '#screen/setting.ts'
import { PLANNER, type Plan } from '../../own-battle/planner.ts'
import { begunSeries } from '../../series/begin.ts'
import type { Series } from '../../series/document.ts'
import { SERIES_BATTLES, SERIES_INTERVAL, SERIES_LENGTH, SERIES_NO_MANS_LAND } from '../../tables/index.ts'
import { peopleOf } from './words.ts'

/** A series while it is being laid out. */
export interface SeriesPlan {
  readonly title: string
  readonly seed: number
  readonly battles: number
  readonly interval: number
  readonly engagement: Plan
}

export const freshPlan = (seed: number): SeriesPlan => ({
  title: 'A series of battles',
  seed,
  battles: SERIES_BATTLES.usual,
  interval: SERIES_INTERVAL.usual,
  engagement: PLANNER.fresh(seed),
})

/** FF-CAMP-05: narrower than for a single battle. */
const limited = (setting: Setting<Plan>): Setting<Plan> => {
  if (setting.kind !== 'number') return setting
  if (setting.id === 'length') return { ...setting, least: SERIES_LENGTH.least }
  return setting.id === 'noMansLand' ? { ...setting, most: SERIES_NO_MANS_LAND.most } : setting
}

const numberOf = (
  plan: SeriesPlan,
  field: 'battles' | 'interval',
  title: string,
  limits: { readonly least: number; readonly most: number },
): Setting<SeriesPlan> => ({
  kind: 'number',
  id: field,
  title,
  value: plan[field],
  step: 1,
  ...limits,
  to: (value) => ({ ...plan, [field]: value }),
})

const battalionsIn = (series: Series, side: 'a' | 'b'): number =>
  series.roll.filter((entry) => entry.side === side).length

export const planPage = (plan: SeriesPlan): SeriesPlanPage<SeriesPlan, Series> => {
  const { settings, sides } = PLANNER.page(plan.engagement, [])
  const within = (setting: Setting<Plan>): Setting<SeriesPlan> =>
    settingWithin(limited(setting), (engagement) => ({ ...plan, engagement }))
  const { mapSeed: _, ...engagement } = plan.engagement
  const { title, seed, battles, interval } = plan
  const series = begunSeries({ title, seed, battles, interval, engagement })
  return {
    settings: [
      {
        kind: 'text',
        id: 'title',
        title: 'Name of the series',
        value: title,
        to: (next) => ({ ...plan, title: next }),
      },
      numberOf(plan, 'battles', 'Battles', SERIES_BATTLES),
      numberOf(plan, 'interval', 'Months between battles', SERIES_INTERVAL),
      ...settings.filter(({ id }) => id !== 'mapSeed').map(within),
    ],
    sides: sides.map((side) => ({ title: side.title, settings: side.settings.map(within) })),
    facts: series.ok
      ? [
          several(battles, 'battle'),
          ...(['a', 'b'] as const).map(
            (side) =>
              `${several(battalionsIn(series.value, side), 'battalion')} for the ${peopleOf(series.value, side)}`,
          ),
        ]
      : [],
    series,
  }
}
