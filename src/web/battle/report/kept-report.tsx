import { useEffect, useRef, useState } from 'preact/hooks'
import { several } from '#kernel/words.ts'
import { download } from '../../app/download.ts'
import { Still } from '../../table/drawing/still.tsx'
import { groundPicture } from '../../table/ground/sheet.ts'
import type { Dispatch } from '../storage/dispatch.ts'
import { EDGE, SHARP } from './map-picture.tsx'
import { RollTables } from './roll.tsx'
import { Tables } from './tables.tsx'
import './report.css'

type KeptPicture = Dispatch['maps'][number]

/** A map takes no more of the page than this. */
const WIDEST = 640

/** A map of the battle as it was drawn when it ended. */
const KeptMap = ({ map: { title, data } }: { readonly map: KeptPicture }) => {
  const drawing = useRef<HTMLDivElement>(null)
  const [ground, setGround] = useState<string>()
  const { size } = data
  const width = Math.round(Math.min(WIDEST, (WIDEST * size.width) / size.height))
  useEffect(() => {
    const inks = drawing.current
    // After the first paint: the words can be read while the ground is painted.
    const timer = setTimeout(() => inks && setGround(groundPicture(inks, data, width, SHARP)), 0)
    return () => clearTimeout(timer)
  }, [data, width])
  return (
    <figure class="map-picture" style={{ '--map-width': `${width + EDGE}px` }}>
      <div ref={drawing} class="by-day">
        {ground && <Still data={data} ground={ground} width={width} label={`Map: ${title}`} />}
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  )
}

/** The report of a battle as it was written when the battle ended, under whatever rules it was fought. */
export const KeptReport = ({ dispatch }: { readonly dispatch: Dispatch }) => {
  const { title, rules, rulesVersion, ended, verdict, story, leaders, orders, sides, roll } = dispatch
  const { tables, maps, log } = dispatch
  const [start, ...later] = maps
  const end = later.at(-1)
  const turns = [...new Set(log.map(({ turn }) => turn))]
  return (
    <main class="page report">
      <h1>{title}</h1>
      <p class="verdict">{verdict}</p>
      <p class="hint" role="note">
        {rules} has changed since this battle was fought. This is the report as it was written when it ended,
        on {new Date(ended).toLocaleDateString()}, under version {rulesVersion} of the rules.
      </p>
      <p class="story">{story.slice(0, -1).join(' ')}</p>
      <p class="hint">{[...leaders, several(orders, 'order')].join('; ')}.</p>
      <p class="action-row screen-only">
        <a class="button" href={`/battle/${dispatch.battle}/replay`}>
          Replay
        </a>
        <button type="button" onClick={() => download(`${title}.md`, 'text/markdown', dispatch.markdown)}>
          Markdown
        </button>
        <button type="button" onClick={() => print()}>
          Print
        </button>
      </p>
      <section class="beside-map">
        <div class="told">
          <h2>Order of battle</h2>
          <RollTables sides={sides} roll={roll} over />
        </div>
        {start && <KeptMap map={start} />}
      </section>
      <Tables tables={tables} />
      {later.length > 1 && <h2>Turning points</h2>}
      {later.slice(0, -1).map((map, i) => (
        <section key={i} class="beside-map">
          <div class="told">
            <h3>{map.title}</h3>
            <ul class="plain">
              {map.lines.map((line, j) => (
                <li key={j}>{line}</li>
              ))}
            </ul>
          </div>
          <KeptMap map={map} />
        </section>
      ))}
      {end && (
        <>
          <h2>{end.title}</h2>
          <KeptMap map={end} />
        </>
      )}
      <h2>What happened</h2>
      {turns.map((turn) => (
        <details key={turn}>
          <summary>{turn}</summary>
          <ul class="plain">
            {log
              .filter((entry) => entry.turn === turn)
              .flatMap(({ lines }, i) => lines.map((line, j) => <li key={`${i} ${j}`}>{line}</li>))}
          </ul>
        </details>
      ))}
    </main>
  )
}
