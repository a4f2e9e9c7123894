import { useEffect, useState } from 'preact/hooks'
import type { Side } from '#kernel/game/game.ts'
import { type Result, success } from '#kernel/procedure/result.ts'
import type { Graves } from '#screen/aftermath.ts'
import { type DiaryChapter, diarist, markdownDiary } from '#study/report/diary.ts'
import { download } from '../../app/download.ts'
import { Segments } from '../../form/segments.tsx'
import { Missing } from '../panels/missing.tsx'
import { type Over, openOver } from '../storage/over.ts'
import './diary.css'

type Viewer = Side | 'umpire'

interface Told {
  readonly over: Over
  readonly sides: readonly Graves[]
  readonly diaries: ReadonlyMap<Viewer, readonly DiaryChapter[]>
}

const openDiaries = async (id: string): Promise<Result<Told, string>> => {
  const writers = new Map<Viewer, ReturnType<typeof diarist>>()
  const opened = await openOver(id, (game, aftermath, sides) => {
    for (const viewer of ['umpire', ...sides]) writers.set(viewer, diarist(game, aftermath, viewer))
    return (state, event) => {
      for (const writer of writers.values()) writer.write(state, event)
    }
  })
  if (!opened.ok) return opened
  const over = opened.value
  const diaries = new Map([...writers].map(([viewer, writer]) => [viewer, writer.chapters()]))
  return success({ over, sides: over.aftermath.graves(over.state), diaries })
}

/** The war diary of a campaign that is over. */
export const DiaryScreen = ({ id }: { id: string }) => {
  const [opened, setOpened] = useState<Result<Told, string>>()
  const [viewer, setViewer] = useState<Viewer>('umpire')
  useEffect(() => void openDiaries(id).then(setOpened), [id])
  if (!opened) return <main class="page" aria-busy="true" />
  if (!opened.ok) return <Missing fault={opened.error} />
  const { over, sides, diaries } = opened.value
  const chapters = diaries.get(viewer) ?? []
  const nameOf = (side: Side): string => sides.find((one) => one.side === side)?.name ?? side
  const title = `War diary: ${over.record.title}${viewer === 'umpire' ? '' : ` (${nameOf(viewer)})`}`
  return (
    <main class="page diary">
      <h1>{title}</h1>
      <div class="screen-only">
        <Segments
          name="diarist"
          title="Kept by"
          values={[['umpire', 'Both sides'], ...sides.map(({ side, name }) => [side, name] as const)]}
          value={viewer}
          onChange={setViewer}
        />
        <p class="action-row">
          <button
            type="button"
            onClick={() => download(`${title}.md`, 'text/markdown', markdownDiary(title, chapters, nameOf))}
          >
            Markdown
          </button>
          <button type="button" onClick={() => print()}>
            Print
          </button>
          <a class="button" href={`/battle/${id}/graveyard`}>
            The graveyard
          </a>
        </p>
        <nav aria-label="Weeks" class="diary-weeks">
          {chapters.map((chapter, i) => (
            <a
              key={i}
              href={`#week-${i}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(`week-${i}`)?.scrollIntoView()
              }}
            >
              {chapter.title.split(',')[0]}
            </a>
          ))}
        </nav>
      </div>
      {chapters.map((chapter, i) => (
        <section key={i} id={`week-${i}`}>
          <h2>{chapter.title}</h2>
          {chapter.sections.map((section, j) => (
            <section key={j} class="diary-day">
              <h3>{section.title}</h3>
              <ul>
                {section.lines.map(({ side, text }, k) => (
                  <li key={k}>
                    {side !== undefined && (
                      <b class={side === sides[0]?.side ? 'side-0' : 'side-1'}>{nameOf(side)}</b>
                    )}
                    {text}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <p class="tally">{chapter.tally}</p>
        </section>
      ))}
    </main>
  )
}
