import { useEffect, useState } from 'preact/hooks'
import { OpenFile } from '../app/open-file.tsx'
import { navigate } from '../app/router.ts'
import { RULESETS } from '../rulesets.ts'
import { receivedFile } from './received.ts'
import { allKeptSeries, type KeptSeries, keepNewSeries, removeSeries } from './storage.ts'
import './series.css'

const KEEPING = RULESETS.filter(({ series }) => series !== undefined)

/** The series of battles kept on this device, and new ones. */
export const SeriesListScreen = () => {
  const [kept, setKept] = useState<readonly KeptSeries[]>()
  const [fault, setFault] = useState<string>()
  const refresh = () => void allKeptSeries().then(setKept)
  useEffect(refresh, [])
  const load = async (file: File | undefined) => {
    if (!file) return
    const read = await receivedFile(await file.text())
    setFault(read.ok ? undefined : read.error)
    if (read.ok) navigate(`/series/${await keepNewSeries(read.value.series)}`)
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
      {kept.length > 0 && (
        <section aria-label="Series on this device">
          <h2>On this device</h2>
          <ul class="evenings">
            {kept.map((one) => (
              <Entry key={one.id} kept={one} onChange={refresh} />
            ))}
          </ul>
        </section>
      )}
      <OpenFile title="Open a series file" fault={fault} load={load} />
    </main>
  )
}

const Entry = ({ kept: { id, changed, series }, onChange }: { kept: KeptSeries; onChange(): void }) => (
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
          void removeSeries(id).then(onChange)
      }}
    >
      Delete
    </button>
  </li>
)
