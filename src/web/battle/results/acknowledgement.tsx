import { several } from '#kernel/words.ts'
import type { ShownMoment } from '#screen/results.ts'
import { turnTitle } from '#study/wording.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import { OrderWorking } from '../log/order-working.tsx'
import { acknowledge } from '../store/outcomes/acknowledging.ts'
import type { Outcome } from '../store/outcomes/outcomes.ts'
import type { Scene } from '../store/scene.ts'
import { undo } from '../store/taking-back.ts'
import { useBattle } from '../store/use-battle.ts'
import './acknowledgement.css'

/** What is asked while something waits to be acknowledged. */
export const momentPrompt = (outcomes: readonly Outcome[]): string | undefined => {
  const [first, ...others] = outcomes.flatMap(({ moments }) => moments)
  if (!first) return undefined
  return others.length === 0
    ? `${first.title}. Acknowledge it to go on.`
    : `${first.title}, and ${several(others.length, 'thing')} more. Acknowledge to go on.`
}

/** What must not be missed, until it has been seen. */
export const Acknowledgement = ({ scene, outcomes }: { scene: Scene; outcomes: readonly Outcome[] }) => (
  <section class="acknowledgement" role="alert" aria-label="To be acknowledged">
    {outcomes.map(({ order, entry, moments }) => (
      <div key={order}>
        {moments.map((moment, i) => (
          <MomentCard key={i} moment={moment} side={scene.ground.sides[moment.side].name} />
        ))}
        {entry.dice.length > 0 && (
          <details>
            <summary>Working</summary>
            <OrderWorking entry={entry} ruleset={scene.ruleset.id} />
          </details>
        )}
      </div>
    ))}
    {outcomes.some(({ moments }) =>
      moments.some(({ kind, places = [] }) => kind === 'lost' && places.length > 0),
    ) && (
      <p class="hint">
        The cross stays on the table to the end of {turnTitle(scene.game, scene.turn + 1).toLowerCase()}. The
        log keeps it for good.
      </p>
    )}
  </section>
)

const MomentCard = ({ moment, side }: { moment: ShownMoment; side: string }) => {
  const { kind, title, text = side, facts = [] } = moment
  return (
    <article class={`moment side-${moment.side}`} data-moment={kind}>
      <Sign kind={kind} />
      <h2>{title}</h2>
      <p>{text}</p>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}

/** A cross, a flag, a laurel. */
const SIGNS: Readonly<Record<ShownMoment['kind'], string>> = {
  lost: 'M20 4 V44 M9 15 H31',
  taken: 'M12 4 V44 M12 6 H34 V20 H12',
  won: 'M10 8 C4 20 8 34 20 40 C32 34 36 20 30 8 M20 40 V46',
}

const Sign = ({ kind }: { kind: ShownMoment['kind'] }) => (
  <svg class="sign" viewBox="0 0 40 48" aria-hidden="true">
    <path d={SIGNS[kind]} />
  </svg>
)

/** The one button that goes on; Enter presses it unless something else has the focus. */
export const AcknowledgementFoot = () => {
  const store = useBattle()
  useKeyDown(
    (event) => {
      if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const on = event.target
      if (on instanceof Element && on.closest('button, a, summary, input, select, textarea')) return
      event.preventDefault()
      event.stopPropagation()
      acknowledge(store)
    },
    { before: true },
  )
  return (
    <>
      <button type="button" class="primary acknowledge" onClick={() => acknowledge(store)}>
        Acknowledged <kbd>Enter</kbd>
      </button>
      <button type="button" onClick={() => void undo(store)}>
        Back to before
      </button>
    </>
  )
}
