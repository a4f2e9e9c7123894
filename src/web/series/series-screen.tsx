import { useEffect, useMemo, useState } from 'preact/hooks'
import { failure, type Result } from '#kernel/procedure/result.ts'
import type { Called, SeriesDocument } from '#screen/series.ts'
import { download } from '../app/download.ts'
import { OpenFile } from '../app/open-file.tsx'
import type { BattleRecord } from '../battle/storage/record.ts'
import { storedBattles } from '../battle/storage/store.ts'
import { Fought } from './fought.tsx'
import { NextBattle } from './next-battle.tsx'
import { Points } from './points.tsx'
import { type OpenSeries, receivedSeries } from './received.ts'
import { Roll } from './roll.tsx'
import { SERIES } from './storage.ts'
import { Strip } from './strip.tsx'
import { takenUpFromFile, takenUpInto } from './taking-up.ts'
import './series.css'

const openedSeries = async (id: string): Promise<Result<OpenSeries, string>> => {
  const kept = await SERIES.open(id)
  if (!kept) return failure('There is no such series on this device')
  if (!kept.ok) return failure(`This series cannot be opened. ${kept.error.why}`)
  const read = await receivedSeries(kept.value.document)
  return read.ok ? read : failure(`This series cannot be opened. ${read.error}`)
}

/** One series of battles kept on this device. */
export const SeriesScreen = ({ id }: { readonly id: string }) => {
  const [opened, setOpened] = useState<Result<OpenSeries, string>>()
  const [battles, setBattles] = useState<readonly BattleRecord[]>()
  useEffect(() => {
    void openedSeries(id).then(setOpened)
    void storedBattles().then(({ sound }) => setBattles(sound))
  }, [id])
  if (!opened || !battles) return <main class="page" aria-busy="true" />
  if (!opened.ok)
    return (
      <main class="page">
        <h1>{opened.error}</h1>
        <p>
          <a href="/series">All series</a>
        </p>
      </main>
    )
  return (
    <Whole
      id={id}
      open={opened.value}
      battles={battles}
      onChange={(series) => setOpened({ ok: true, value: { ...opened.value, series } })}
    />
  )
}

interface Props {
  readonly id: string
  readonly open: OpenSeries
  readonly battles: readonly BattleRecord[]
  onChange(series: SeriesDocument): void
}

const Whole = ({ id, open, battles, onChange }: Props) => {
  const { ruleset, keeper, series } = open
  const page = useMemo(() => keeper.page(series), [keeper, series])
  const [called, setCalled] = useState<Called>({})
  const [fault, setFault] = useState<string>()
  const own = battles.filter(({ file }) => file.ruleset === ruleset.id && keeper.isNext(series, file.options))
  const over = own.find(({ standing }) => standing === 'over')
  const current = over ?? own[0]
  const take = async (taken: Result<SeriesDocument, string>) => {
    setFault(taken.ok ? undefined : taken.error)
    if (!taken.ok) return
    const kept = await SERIES.keep(id, taken.value)
    if (kept === 'moved-on') {
      setFault('Another tab has gone on with this series. Nothing was written over: load the page again.')
      return
    }
    if (kept === 'unsafe') setFault('This device refuses to store the series. Save it as a file now.')
    setCalled({})
    onChange(taken.value)
  }
  return (
    <main class="page series">
      <p class="hint">
        <a href="/series">Series of battles</a> · {ruleset.title}
      </p>
      <h1>{page.title}</h1>
      <p class="lead" role="status">
        {page.standing}
      </p>
      <div class="series-front">
        <Strip strip={page.strip} sides={page.sides} />
        <Points sides={page.sides} />
      </div>
      {page.next && (
        <section aria-label="The next battle">
          <h2>{page.next.title}</h2>
          <p>{page.next.text}</p>
          {over && (
            <p class="action-row">
              <button type="button" class="primary" onClick={() => void take(takenUpInto(open, over))}>
                Take up the result of {over.title}
              </button>
              <a class="button" href={`/battle/${over.id}/report`}>
                Its report
              </a>
            </p>
          )}
          {current && !over && (
            <p class="action-row">
              <a class="button primary" href={`/battle/${current.id}`}>
                Go on with {current.title}
              </a>
              <span class="hint">{current.standing}</span>
            </p>
          )}
          {fault && (
            <p class="trouble" role="alert">
              {fault}
            </p>
          )}
          {!current && <NextBattle id={id} open={open} page={page} called={called} />}
        </section>
      )}
      <section aria-label="Roll of battalions">
        <h2>Roll of battalions</h2>
        {page.sides.map((shown) => (
          <Roll
            key={shown.side}
            shown={shown}
            called={page.next && !current ? called : undefined}
            onCall={(ids) => setCalled({ ...called, [shown.side]: ids })}
          />
        ))}
      </section>
      {page.fought.length > 0 && <Fought battles={page.fought} sides={page.sides} />}
      <section aria-label="Files">
        <h2>Files</h2>
        <p class="action-row">
          <button
            type="button"
            onClick={() =>
              download(`${page.title}.json`, 'application/json', JSON.stringify(series, null, 2))
            }
          >
            Save the series as a file
          </button>
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </p>
        {page.next && (
          <OpenFile
            title="Take up a battle from a backup file"
            fault={undefined}
            load={async (text) => take(await takenUpFromFile(open, text))}
          />
        )}
      </section>
    </main>
  )
}
