import { useEffect, useState } from 'preact/hooks'
import { OpenFile } from '../app/open-file.tsx'
import { navigate } from '../app/router.ts'
import type { Found } from '../device/device-store.ts'
import { remainsOf } from '../device/spoiled.ts'
import { SpoiledList } from '../device/spoiled-list.tsx'
import { RULESETS } from '../rulesets.ts'
import { isSoundSeries, receivedFile } from './received.ts'
import { type KeptSeries, SERIES } from './storage.ts'
import './series.css'

const KEEPING = RULESETS.filter(({ series }) => series !== undefined)

/** The series of battles kept on this device, and new ones. */
export const SeriesListScreen = () => {
  const [kept, setKept] = useState<Found<KeptSeries>>()
  const [fault, setFault] = useState<string>()
  const refresh = () => {
    void SERIES.all().then(setKept)
    void SERIES.checked(isSoundSeries).then(setKept)
  }
  useEffect(refresh, [])
  const load = async (text: string) => {
    const read = await receivedFile(text)
    setFault(read.ok ? undefined : read.error)
    if (read.ok) navigate(`/series/${await SERIES.keepNew(read.value.series)}`)
  }
  if (!kept) return <main class="page" aria-busy="true" />
  return (
    <main class="page series-list">
      <p class="hint">
        <a href="/play">Play</a>
      </p>
      <h1>Series of battles</h1>
      <p class="lead">
        Battles that follow on one another: whoever lost men gets drafts, grades are won and lost, and the
        front moves with every line that is taken.
      </p>
      <p class="action-row">
        {KEEPING.map(({ id, title }) => (
          <a key={id} class="button primary" href={`/series/new/${id}`}>
            Begin a series of {title}
          </a>
        ))}
      </p>
      {kept.sound.length > 0 && (
        <section aria-label="Series on this device">
          <h2>On this device</h2>
          <ul class="evenings">
            {kept.sound.map((one) => (
              <Entry key={one.id} kept={one} onChange={refresh} />
            ))}
          </ul>
        </section>
      )}
      <SpoiledList
        spoiled={kept.spoiled}
        kind="series"
        left={remainsOf}
        remove={SERIES.remove}
        onChange={refresh}
      />
      <OpenFile title="Open a series file" kind="series" fault={fault} load={load} />
    </main>
  )
}

const Entry = ({
  kept: { id, changed, document: series },
  onChange,
}: {
  kept: KeptSeries
  onChange(): void
}) => (
  <li>
    <a href={`/series/${id}`}>
      <strong>{series.title}</strong>
      <span class="hint">last changed {new Date(changed).toLocaleString()}</span>
    </a>
    <button
      type="button"
      class="quiet danger"
      aria-label={`Delete ${series.title}`}
      onClick={() => {
        if (confirm(`Delete "${series.title}"? Its battles stay; this cannot be undone.`))
          void SERIES.remove(id).then(onChange)
      }}
    >
      Delete
    </button>
  </li>
)
