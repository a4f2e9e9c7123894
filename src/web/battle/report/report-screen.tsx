import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Viewer } from '#kernel/game/battle/log.ts'
import { hidesAnything } from '#kernel/game/game.ts'
import type { Result } from '#kernel/procedure/result.ts'
import { several } from '#kernel/words.ts'
import type { Throw } from '#study/luck.ts'
import { reelFor } from '#study/replay/viewing.ts'
import { csvReport } from '#study/report/csv.ts'
import { factsOf } from '#study/report/facts.ts'
import { leaders } from '#study/report/leaders.ts'
import { markdownReport, NOTHING_TURNED } from '#study/report/markdown.ts'
import { narrative } from '#study/report/narrative.ts'
import { download } from '../../app/download.ts'
import { groundPicture } from '../../table/ground/sheet.ts'
import { AftermathLinks } from '../panels/aftermath-links.tsx'
import { Missing } from '../panels/missing.tsx'
import { type Dispatch, keptDispatch } from '../storage/dispatch.ts'
import { openReel, type StoredReel } from '../storage/open-reel.ts'
import { humansOf } from '../storage/record.ts'
import { picturesOn } from './bundle.ts'
import { Charts } from './charts.tsx'
import { KeptReport } from './kept-report.tsx'
import { LuckSection } from './luck-section.tsx'
import { EDGE, MapPicture, SHARP } from './map-picture.tsx'
import './report.css'
import { endingOf } from '#study/wording.ts'
import { PlanSection } from './plan-section.tsx'
import { Roll } from './roll.tsx'
import { Tables } from './tables.tsx'
import { weighed } from './weighed.ts'

/** The after-action report of a stored battle. */
export const ReportScreen = ({ id }: { id: string }) => {
  const [opened, setOpened] = useState<Result<StoredReel, string>>()
  const [kept, setKept] = useState<Dispatch>()
  useEffect(() => {
    void openReel(id).then(async (reel) => {
      // What can no longer be fought again can still be read as it was told.
      if (!reel.ok || reel.value.trouble) setKept(await keptDispatch(id))
      setOpened(reel)
    })
  }, [id])
  if (!opened) return <main class="page" aria-busy="true" />
  if (kept) return <KeptReport dispatch={kept} />
  if (!opened.ok) return <Missing fault={opened.error} />
  const reel = opened.value
  const viewer = reel.result ? 'umpire' : soFarFor(reel)
  return viewer === undefined ? (
    <NotYet reel={reel} />
  ) : (
    <Report key={id} reel={reelFor(reel, viewer)} viewer={viewer} />
  )
}

/** Whose report it may be while the battle goes on; nobody's where one of two players would read the other's secrets. */
const soFarFor = ({ record, ruleset, frames, sides }: StoredReel): Viewer | undefined => {
  const humans = humansOf(record)
  const now = frames.at(-1)?.last.after
  if (humans.length > 1 && now !== undefined && hidesAnything(ruleset.game, now, sides)) return undefined
  return humans[0] ?? 'umpire'
}

/** What a report tells would be secret from the other player at this device. */
const NotYet = ({ reel: { record, trouble } }: { reel: StoredReel }) => (
  <main class="page">
    <h1>{record.title}</h1>
    <p class="lead">
      {trouble ??
        'Two players keep secrets from each other here: the report is written when the battle is over.'}
    </p>
    <p class="action-row">
      <a class="button" href={`/battle/${record.id}`}>
        To the battle
      </a>
      <a class="button" href={`/battle/${record.id}/replay`}>
        Replay so far
      </a>
    </p>
  </main>
)

/** A map takes no more of the page than this, with its edge. */
const MOST = { width: 860, height: 700 } as const

const Report = ({ reel, viewer }: { reel: StoredReel; viewer: Viewer }) => {
  const page = useRef<HTMLElement>(null)
  const sample = useRef<HTMLDivElement>(null)
  const facts = useMemo(() => factsOf(reel, viewer), [reel, viewer])
  const [throws, setThrows] = useState<readonly Throw[]>()
  const [done, setDone] = useState(0)
  const [ground, setGround] = useState<string>()
  const [width, setWidth] = useState(0)
  const over = reel.result !== undefined
  useEffect(() => {
    // What the dice might have done would tell of what is still hidden.
    if (!over) return undefined
    const off = new AbortController()
    void weighed(reel, setDone, off.signal).then(setThrows)
    return () => off.abort()
  }, [reel, over])
  useEffect(() => {
    // After the first paint: the words can be read while the ground is painted.
    const timer = setTimeout(() => {
      const inks = sample.current
      if (!inks) return
      const { size } = reel.ground
      const room = Math.min(MOST.width, inks.clientWidth - EDGE)
      const wide = Math.round(Math.min(room, (MOST.height * size.width) / size.height))
      setWidth(wide)
      setGround(groundPicture(inks, reel.ground, wide, SHARP))
    }, 0)
    return () => clearTimeout(timer)
  }, [reel])
  const { record, result } = reel
  const ready = (throws !== undefined || !over) && ground !== undefined
  const save = () => {
    if (!ready || !page.current) return
    const text = markdownReport(facts, throws, picturesOn(page.current))
    download(`${record.title}.md`, 'text/markdown', text)
  }
  const map = { facts, ground, width }
  const story = useMemo(() => narrative(facts), [facts])
  return (
    <main ref={page} class="page report">
      <h1>{record.title}</h1>
      <p class="verdict">{over ? endingOf(result, reel.ground, reel.ruleset.game) : 'The report so far.'}</p>
      {reel.trouble && (
        <p class="trouble" role="alert">
          {reel.trouble}
        </p>
      )}
      {/* How it ended stands above it. */}
      <p class="story">{(over ? story.slice(0, -1) : story).join(' ')}</p>
      <p class="hint">
        {leaders(facts).map((led) => `${led}; `)}
        {several(facts.log.length, 'order')}, {record.takenBack === 0 ? 'none' : record.takenBack} taken back
        after dice.
        {over && ` Seed ${record.file.seed}.`}
      </p>
      <p class="action-row screen-only">
        {!over && (
          <a class="button" href={`/battle/${record.id}`}>
            To the battle
          </a>
        )}
        <a class="button" href={`/battle/${record.id}/replay`}>
          Replay
        </a>
        <AftermathLinks ruleset={reel.ruleset} id={record.id} />
        <button type="button" disabled={!ready} onClick={save}>
          {ready ? 'Markdown' : 'Markdown (being prepared)'}
        </button>
        <button
          type="button"
          title="Every order with its dice, for a spreadsheet"
          onClick={() => download(`${record.title}.csv`, 'text/csv', csvReport(facts))}
        >
          Table (CSV)
        </button>
        <button type="button" onClick={() => print()}>
          Print
        </button>
      </p>
      <div ref={sample} class="by-day" />
      <section class="beside-map">
        <div class="told">
          <h2>Order of battle</h2>
          <Roll facts={facts} />
        </div>
        <MapPicture {...map} moment={facts.start} />
      </section>
      <PlanSection facts={facts} />
      <Tables tables={facts.tables} />
      <h2>Turning points</h2>
      {facts.turning.length === 0 && <p>{NOTHING_TURNED}</p>}
      {facts.turning.map((moment) => (
        <section key={moment.id} class="beside-map">
          <div class="told">
            <h3>{moment.title}</h3>
            <ul class="plain">
              {moment.lines.map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
          </div>
          <MapPicture {...map} moment={moment} />
        </section>
      ))}
      <h2>How it went</h2>
      <Charts facts={facts} />
      {over && (
        <>
          <h2>Luck</h2>
          <LuckSection facts={facts} throws={throws} done={done} />
        </>
      )}
      <h2>{facts.end.title}</h2>
      <p>{story.at(-1)}</p>
      <MapPicture {...map} moment={facts.end} />
    </main>
  )
}
