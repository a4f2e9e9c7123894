import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Lesson, LessonMoment, LessonStep } from '#screen/lesson.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import { Explained } from '../../glossary/explained.tsx'
import { writingNow } from '../store/drafts/written.ts'
import type { Scene } from '../store/scene.ts'
import type { BattleStore } from '../store/store.ts'
import { useBattle } from '../store/use-battle.ts'
import { currentStep } from './current-step.ts'
import { ring } from './places.ts'
import { keepProgress, type Progress, progressIn } from './progress.ts'
import './lesson.css'

/** Goes with the player through his first battle; nothing in any other. */
export const LessonGuide = ({ scene }: { scene: Scene }) => {
  const { lesson } = scene.ruleset
  const now = progressIn(scene.record.id)
  return lesson && now ? <Guide scene={scene} lesson={lesson} now={now} /> : null
}

const momentOf = (store: BattleStore, scene: Scene, tookBack: boolean): LessonMoment => ({
  view: scene.view,
  deciding: scene.deciding,
  chosen: store.chosen.value,
  writing: writingNow(store, scene)?.order,
  given: scene.record.file.orders,
  tookBack,
  over: scene.result !== undefined,
})

/** Whether the battle has gone back since a step was first said. */
const useTookBack = (scene: Scene, step: string | undefined): boolean => {
  const most = useRef({ step, orders: 0 })
  const { length } = scene.record.file.orders
  if (most.current.step !== step) most.current = { step, orders: length }
  most.current.orders = Math.max(most.current.orders, length)
  return length < most.current.orders
}

const Guide = ({ scene, lesson, now }: { scene: Scene; lesson: Lesson; now: Progress }) => {
  const store = useBattle()
  const said = lesson.steps.find(({ id }) => !now.done.includes(id))
  const tookBack = useTookBack(scene, said?.id)
  const { done, step, ready } = currentStep(lesson, now.done, momentOf(store, scene, tookBack))
  useEffect(() => {
    if (done.length > now.done.length) keepProgress({ ...now, done })
  })
  const leave = () => keepProgress({ ...now, left: true })
  useKeyDown((event) => {
    const elsewhere =
      document.querySelector('dialog[open], :popover-open, details[open].battle-menu') !== null
    if (event.key === 'Escape' && !now.left && !elsewhere && !event.defaultPrevented) leave()
  })
  if (!step) return null
  if (now.left)
    return (
      <button type="button" class="lesson-again" onClick={() => keepProgress({ ...now, left: false })}>
        Back to the lesson
      </button>
    )
  return (
    <Bubble
      ruleset={scene.ruleset}
      lesson={lesson}
      step={step}
      ready={ready}
      battle={scene.record.id}
      onDone={() => {
        keepProgress({ ...now, done: [...done, step.id] })
        // The bubble is gone from under the hand; the table is where everything can be reached from.
        document.querySelector<HTMLElement>('.table-surface')?.focus({ preventScroll: true })
      }}
      onLeave={leave}
    />
  )
}

interface Props {
  readonly ruleset: PlayedRuleset
  readonly lesson: Lesson
  readonly step: LessonStep
  readonly ready: boolean
  readonly battle: string
  onDone(): void
  onLeave(): void
}

const Bubble = ({ ruleset, lesson, step, ready, battle, onDone, onLeave }: Props) => {
  const { id, title, text, place } = step
  // Nobody has read what has still to wait for its moment.
  const read = ready && step.read === true
  const onward = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => (ready ? ring(place) : undefined))
  useEffect(() => {
    if (read && document.activeElement === document.body) onward.current?.focus()
  }, [step, read])
  const number = lesson.steps.indexOf(step) + 1
  const last = number === lesson.steps.length
  return (
    <aside
      class="lesson"
      aria-label="Lesson"
      data-step={ready ? id : undefined}
      // What it speaks of stays in sight: it lies over the orders while it speaks of the table, and the other way round.
      data-dock={ready && place === 'table' ? 'orders' : 'table'}
    >
      <div role="status">
        {ready && <h2>{title}</h2>}
        <p>
          <Explained ruleset={ruleset} text={ready ? text : lesson.meanwhile} />
        </p>
      </div>
      <div class="lesson-foot">
        <span class="hint">
          {number} of {lesson.steps.length}
        </span>
        {ready && place === 'report' && (
          <a class="button" href={`/battle/${battle}/report`}>
            Open the report
          </a>
        )}
        <button type="button" class="quiet" onClick={onLeave}>
          Leave
        </button>
        <button ref={onward} type="button" class={read ? 'primary' : undefined} onClick={onDone}>
          {last ? 'Finish' : read ? 'Go on' : 'Skip'}
        </button>
      </div>
    </aside>
  )
}
