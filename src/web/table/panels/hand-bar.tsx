import { turnBody } from '../input/planning.ts'
import { templateOf } from '../input/templates.ts'
import type { Store } from '../store.ts'
import { PlateLines } from './plate-lines.tsx'

/** A press turns so far, in hundredths of a degree. */
const TURN = 500

/** What is in hand, what it does where it lies, and how to turn it without a keyboard. */
export const HandBar = ({ store }: { store: Store }) => {
  const { data } = store
  const template = templateOf(store, data.value.held)
  if (!template || store.planned.value) return null
  return (
    <section class="hand-bar" aria-label={template.name}>
      <p>
        <b>{template.name}</b>
        <span>{template.text}</span>
      </p>
      <PlateLines lines={template.lines} />
      <button type="button" aria-label="Turn it left" title="Q" onClick={() => turnBody(store, -TURN)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 13 A7 7 0 1 0 8 6.5 M9 2.5 L7.5 7 L12 8.5" />
        </svg>
      </button>
      <button type="button" aria-label="Turn it right" title="E" onClick={() => turnBody(store, TURN)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19 13 A7 7 0 1 1 16 6.5 M15 2.5 L16.5 7 L12 8.5" />
        </svg>
      </button>
      <button type="button" onClick={() => store.calls.value.take?.(undefined)}>
        Done
      </button>
    </section>
  )
}
