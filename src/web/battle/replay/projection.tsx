import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isTyping } from '../../app/typing.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import '../battle.css'
import '../parts.css'
import '../campaign.css'
import '../frame/prompt-bar.css'
import type { Viewer } from '#kernel/game/battle/log.ts'
import { playerName, sideName } from '#screen/beside.ts'
import { courseOf } from '#study/replay/course.ts'
import { wishOf } from '#study/replay/moments.ts'
import { entriesOf } from '#study/replay/reel.ts'
import { reelFor, viewersOf } from '#study/replay/viewing.ts'
import { turnTitle } from '#study/wording.ts'
import { Segments } from '../../form/segments.tsx'
import { OrderWorking } from '../log/order-working.tsx'
import { SideFlag } from '../panels/side-flag.tsx'
import { UnitCard, UnitDetails } from '../panels/unit-card.tsx'
import type { StoredReel } from '../storage/open-reel.ts'
import { humansOf } from '../storage/record.ts'
import { Chronicle } from './chronicle.tsx'
import { PlayOn } from './play-on.tsx'
import { go, projectorOf, run, show } from './projector.ts'
import '../panels/hand-over.css'
import './replay.css'
import { ReplayTable } from './replay-table.tsx'
import { Scrubber } from './scrubber.tsx'
import { shotOf } from './shot.ts'

interface Props {
  readonly reel: StoredReel
  /** The moment to begin with, if it is not the last. */
  readonly first?: number | undefined
  /** Keeps the address at the moment that is shown. */
  onMoment?(moment: number): void
  /** Where the way out leads. */
  readonly back: { readonly to: string; readonly name: string }
  /** What is said of it above the table. */
  readonly children?: ComponentChildren
  /** The same in brief, before it is asked who is looking. */
  readonly notice?: string
}

/** A battle fought again before one's eyes; nothing that is done here changes it. */
export const Projection = (props: Props) => {
  const [viewer, setViewer] = useState<Viewer>()
  const { reel } = props
  const isOver = reel.result !== undefined || reel.record.standing === 'over'
  const viewers = viewersOf(humansOf(reel.record), reel.sides, isOver)
  // Two players at one device, and the battle goes on: each may see only his own.
  const anybody = viewers.includes('umpire') || viewers.length === 1
  const through = viewer ?? (anybody ? viewers[0] : undefined)
  return through === undefined ? (
    <WhoLooks reel={reel} viewers={viewers} onChoose={setViewer} notice={props.notice} />
  ) : (
    <Running {...props} viewers={anybody ? viewers : [through]} viewer={through} onChoose={setViewer} />
  )
}

interface Looking {
  readonly reel: Pick<StoredReel, 'ground'>
  readonly viewers: readonly Viewer[]
  onChoose(viewer: Viewer): void
  /** What is said of the battle before anybody looks. */
  readonly notice?: string | undefined
}

export const WhoLooks = ({ reel, viewers, onChoose, notice }: Looking) => (
  <main class="hand-over">
    <div class="envelope">
      {notice && (
        <p class="parting" role="alert">
          {notice}
        </p>
      )}
      <h1>Who is looking?</h1>
      <p>The battle goes on: you see it as your own side knows it. The other player looks away.</p>
      <p class="action-row">
        {viewers.map((viewer) => (
          <button key={viewer} type="button" onClick={() => onChoose(viewer)}>
            I am the {playerName(reel.ground, viewer)} player
          </button>
        ))}
      </p>
    </div>
  </main>
)

/** Keys that a button or link under the focus keeps for itself. */
const isTheirs = (event: KeyboardEvent): boolean =>
  event.key === ' ' &&
  event.target instanceof Element &&
  event.target.closest('button, a, summary, label') !== null

const Running = (props: Props & Looking & { viewer: Viewer }) => {
  const { reel: whole, viewers, viewer, onChoose, first, onMoment, back, children } = props
  const reel = useMemo(() => reelFor(whole, viewer), [whole, viewer])
  const { record, ground, ruleset } = reel
  const log = useMemo(() => entriesOf(reel, viewer), [reel, viewer])
  const shown = useRef<{ readonly at: number; readonly isLast: boolean }>(undefined)
  const projector = useMemo(() => {
    const { at: before = first ?? log.length, isLast = false } = shown.current ?? {}
    return projectorOf(log, isLast ? log.length : Math.min(before, log.length))
  }, [log])
  const [unit, setUnit] = useState<string>()
  const course = useMemo(() => courseOf(reel, viewer), [reel, viewer])
  useEffect(() => run(projector), [projector])
  // Before the table, which would take the arrows for itself.
  useKeyDown(
    (event) => {
      const wish = wishOf(event.key)
      if (!wish || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isTheirs(event)) return
      event.preventDefault()
      go(projector, wish)
    },
    { before: true },
  )
  const titled = useCallback((turn: number) => turnTitle(ruleset.game, turn), [ruleset])
  const toMoment = useCallback((moment: number) => show(projector, moment), [projector])
  const at = projector.at.value
  shown.current = { at, isLast: at === log.length }
  useEffect(() => {
    // The address names the moment when it has been rested on.
    const timer = setTimeout(() => onMoment?.(at), 400)
    return () => clearTimeout(timer)
  }, [at, onMoment])
  const shot = useMemo(() => shotOf(reel, at, viewer, unit), [reel, at, viewer, unit])
  const seen = { ruleset, tableTop: ruleset.tableTop, view: shot.view, shared: false }
  const entry = log[at - 1]
  const turn = entry?.turn ?? log[0]?.turn ?? 1
  const told = `${turnTitle(ruleset.game, turn)}, order ${at} of ${log.length}`
  return (
    <main class="replay" data-at={at}>
      <header class="battle-head">
        <a class="button" href={back.to}>
          ‹ {back.name}
        </a>
        <div class="where">
          <h1>{record.title}</h1>
          <p class="standing">{ruleset.game.summary(shot.view)}</p>
        </div>
        <div class="prompt" role="status">
          {entry && (
            <>
              <SideFlag ground={ground} side={entry.side} />
              <span class="unseen-words">: </span>
            </>
          )}
          <span class="asked">
            {entry ? entry.lines.join(' ') || 'the order is given.' : 'Before the first order.'}
          </span>
        </div>
        <a class="button" href={`/battle/${record.id}/report`}>
          Report
        </a>
        <PlayOn key={record.id} reel={reel} at={at} />
      </header>
      {children}
      <div class="battle-table">
        <ReplayTable reel={reel} shot={shot} onChoose={setUnit} />
      </div>
      <div class="replay-side">
        {viewers.length > 1 && (
          <Segments
            name="viewer"
            title="Seen by"
            values={viewers.map((one) => [one, one === 'umpire' ? 'Umpire' : sideName(ground, one)])}
            value={viewer}
            onChange={onChoose}
          />
        )}
        {entry?.why !== undefined && <p class="why">{entry.why}</p>}
        {entry && (
          <details class="replay-working">
            <summary>Working</summary>
            <OrderWorking entry={entry} ruleset={ruleset.id} />
          </details>
        )}
        <UnitCard scene={seen} unit={unit} />
        <UnitDetails scene={seen} unit={unit} />
        <Chronicle
          log={log}
          ground={ground}
          turnTitle={titled}
          at={at}
          points={course.points}
          gauge={course.gauges[0]}
          onShow={toMoment}
        />
      </div>
      <Scrubber projector={projector} told={told} />
    </main>
  )
}
