import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Result } from '../../../kernel/procedure/result.ts'
import { capitalised, several } from '../../../kernel/words.ts'
import type { Throw } from '../../../study/luck.ts'
import { csvReport } from '../../../study/report/csv.ts'
import { factsOf } from '../../../study/report/facts.ts'
import { markdownReport } from '../../../study/report/markdown.ts'
import { download } from '../../app/download.ts'
import { groundPicture } from '../../table/ground/sheet.ts'
import { AftermathLinks } from '../panels/aftermath-links.tsx'
import { Missing } from '../panels/missing.tsx'
import { openReel, type StoredReel } from '../storage/open-reel.ts'
import { picturesOn } from './bundle.ts'
import { Charts } from './charts.tsx'
import { LuckSection } from './luck-section.tsx'
import { EDGE, MapPicture, SHARP } from './map-picture.tsx'
import './report.css'
import { endingOf } from '../../../study/report/wording.ts'
import { Roll } from './roll.tsx'
import { weighed } from './weighed.ts'

/** The after-action report of a stored battle. */
export const ReportScreen = ({ id }: { id: string }) => {
  const [opened, setOpened] = useState<Result<StoredReel, string>>()
  useEffect(() => void openReel(id).then(setOpened), [id])
  if (!opened) return <main class="page" aria-busy="true" />
  if (!opened.ok) return <Missing fault={opened.error} />
  const reel = opened.value
  return reel.result ? <Report key={id} reel={reel} /> : <NotYet reel={reel} />
}

/** What a report tells would be secret while the battle goes on. */
const NotYet = ({ reel: { record, trouble } }: { reel: StoredReel }) => (
  <main class="page">
    <h1>{record.title}</h1>
    <p class="lead">{trouble ?? 'The report is written when the battle is over.'}</p>
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

const Report = ({ reel }: { reel: StoredReel }) => {
  const page = useRef<HTMLElement>(null)
  const sample = useRef<HTMLDivElement>(null)
  const facts = useMemo(() => factsOf(reel), [reel])
  const [throws, setThrows] = useState<readonly Throw[]>()
  const [done, setDone] = useState(0)
  const [ground, setGround] = useState<string>()
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const off = new AbortController()
    void weighed(reel, setDone, off.signal).then(setThrows)
    return () => off.abort()
  }, [reel])
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
  const ready = throws !== undefined && ground !== undefined
  const save = () => {
    if (!throws || !page.current) return
    const text = markdownReport(facts, throws, picturesOn(page.current))
    download(`${record.title}.md`, 'text/markdown', text)
  }
  const map = { facts, ground, width }
  return (
    <main ref={page} class="page report">
      <h1>{record.title}</h1>
      <p class="verdict">{endingOf(result, reel.ground, reel.ruleset.game)}</p>
      <p class="hint">
        {reel.ground.sides
          .map(({ side, name }) => `${name}: ${capitalised(record.players[side] ?? '')}`)
          .join('; ')}
        . Seed {record.file.seed}; {several(reel.frames.length, 'order')}; {record.takenBack} taken back after
        dice.
      </p>
      <p class="action-row screen-only">
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
      <h2>Turning points</h2>
      {facts.turning.length === 0 && <p>Nothing changed by much at any one time.</p>}
      {facts.turning.map((moment) => (
        <section key={moment.at} class="beside-map">
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
      <h2>Luck</h2>
      <LuckSection facts={facts} throws={throws} done={done} />
      <h2>The end</h2>
      <p>{endingOf(result, reel.ground, reel.ruleset.game)}</p>
      <MapPicture {...map} moment={facts.end} />
    </main>
  )
}
