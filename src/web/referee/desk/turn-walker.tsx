import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { TurnStep } from '#kernel/procedure/referee.ts'
import { openProcedure, procedureNamed } from '#referee/drafting.ts'
import type { Evening } from '#referee/session.ts'
import { goToStep, nextStep, nextUnit, sequenceOf, stepNow, unitsOfStep } from '#referee/turn.ts'
import { sideTitle } from '../side-title.ts'
import { change } from '../store.ts'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
}

/** The turn as a checklist: what is to be done now, and with which procedure. */
export const TurnWalker = ({ evening, ruleset }: Props) => {
  const steps = sequenceOf(evening, ruleset)
  const { number, done } = evening.turn
  const now = stepNow(evening, ruleset)
  const place = steps.findIndex(({ id }) => id === now?.id)
  const waiting = nextUnit(evening, ruleset)
  const units = unitsOfStep(evening, ruleset)
  return (
    <section class="walker" aria-label="Turn">
      <h3>
        Turn <span class="turn-number">{number}</span>
      </h3>
      <ol>
        {steps.map((step, i) => (
          <li key={step.id} class={i === place ? 'now' : i < place ? 'past' : ''}>
            <button
              type="button"
              class="step"
              aria-current={i === place ? 'step' : undefined}
              onClick={() => change((before) => goToStep(before, step.id))}
            >
              {step.title}
              {step.side && !step.title.includes(sideTitle(ruleset, step.side)) && (
                <span class="hint"> {sideTitle(ruleset, step.side)}</span>
              )}
            </button>
            {i === place && (
              <div class="step-body">
                <p>{step.text}</p>
                <StepActions evening={evening} ruleset={ruleset} step={step} unit={waiting?.id} />
                {units.length > 0 && (
                  <ul class="ticks" aria-label="Units of this step">
                    {units.map((unit) => (
                      <li key={unit.id} class={done.includes(unit.id) ? 'ticked' : ''}>
                        <button
                          type="button"
                          class="tick"
                          aria-label={`${unit.name}: ${done.includes(unit.id) ? 'done' : 'to do'}`}
                          onClick={() => {
                            const [usual] = step.procedures
                            if (usual) change((before) => openProcedure(before, ruleset, usual, unit.id))
                          }}
                        >
                          <span aria-hidden="true">{done.includes(unit.id) ? '✓' : '○'}</span> {unit.name}
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <button type="button" class="primary" onClick={() => change((before) => nextStep(before, ruleset))}>
        Next step
      </button>
    </section>
  )
}

/** So many procedures of a step stand open; the rest are folded up. */
const USUAL = 3

const StepActions = ({ ruleset, step, unit }: Props & { step: TurnStep; unit: string | undefined }) => {
  const button = (name: string) => (
    <button
      key={name}
      type="button"
      class="action now"
      onClick={() => change((before) => openProcedure(before, ruleset, name, unit))}
    >
      {procedureNamed(ruleset, name)?.title ?? name}
    </button>
  )
  return (
    <>
      <div class="action-row">{step.procedures.slice(0, USUAL).map(button)}</div>
      {step.procedures.length > USUAL && (
        <details>
          <summary>More for this step</summary>
          <div class="action-row">{step.procedures.slice(USUAL).map(button)}</div>
        </details>
      )}
    </>
  )
}
