import { useMemo, useState } from 'preact/hooks'
import type { ShownRuleset } from '#screen/ruleset.ts'
import type { SeriesKeeper } from '#screen/series.ts'
import { navigate } from '../app/router.ts'
import { useOneAtATime } from '../app/use-one-at-a-time.ts'
import { useRuleset } from '../app/use-ruleset.ts'
import { BriefingMap } from '../battle/beginning/briefing/briefing-map.tsx'
import { freshSeed } from '../battle/beginning/seed.ts'
import { SettingControl } from '../form/setting-control.tsx'
import { loadRuleset } from '../rulesets.ts'
import { SERIES } from './storage.ts'
import '../campaign/campaign.css'
import './series.css'

/** A new series: everything has a sensible start, so one press is enough. */
export const SeriesPlanScreen = ({ planned }: { readonly planned: string }) => {
  const ruleset = useRuleset(planned, loadRuleset)
  return ruleset?.series ? (
    <Plan ruleset={ruleset} keeper={ruleset.series} />
  ) : (
    <main class="page" aria-busy="true" />
  )
}

const Plan = ({ ruleset, keeper }: { ruleset: ShownRuleset; keeper: SeriesKeeper }) => {
  const [plan, setPlan] = useState(() => keeper.fresh(freshSeed()))
  const page = useMemo(() => keeper.plan(plan), [keeper, plan])
  const battle = useMemo(
    () => (page.series.ok ? keeper.battle(page.series.value, {}) : undefined),
    [keeper, page],
  )
  const begin = useOneAtATime(async () => {
    if (page.series.ok) navigate(`/series/${await SERIES.keepNew(page.series.value)}`)
  })
  return (
    <main class="page wizard">
      <p class="hint">
        <a href="/series">Series of battles</a> · {ruleset.title}
      </p>
      <h1>{keeper.title}</h1>
      <p class="lead">{keeper.text}</p>
      <div class="wizard-body">
        <section aria-label="The series">
          <h2>The series</h2>
          {page.settings.map((setting) => (
            <SettingControl key={setting.id} setting={setting} onChange={setPlan} />
          ))}
        </section>
        <section class="wizard-map" aria-label="The first battle">
          <h2>The first battle</h2>
          {battle?.ok && (
            <BriefingMap
              ruleset={ruleset}
              scenario={battle.value.scenario}
              options={battle.value.options}
              title={battle.value.title}
            />
          )}
          <p class="hint">{page.facts.join(' · ')}</p>
        </section>
      </div>
      {page.sides.map(({ title, settings }) => (
        <section key={title} aria-label={title} class="wizard-side">
          <h2>{title}</h2>
          {settings.map((setting) => (
            <SettingControl key={setting.id} setting={setting} of={title} onChange={setPlan} />
          ))}
        </section>
      ))}
      {!page.series.ok && (
        <p class="trouble" role="alert">
          {page.series.error.message}
        </p>
      )}
      <button type="button" class="primary begin" disabled={!page.series.ok} onClick={() => begin()}>
        Begin the series
      </button>
    </main>
  )
}
