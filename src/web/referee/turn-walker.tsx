import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Evening } from '../evening/document.ts'
import { openProcedure, procedureNamed } from '../evening/drafting.ts'
import { change } from '../evening/store.ts'
import { goToStep, nextStep, nextUnit, sequenceOf, unitsOfStep } from '../evening/turn.ts'
import { label } from '../form/labels.ts'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
}

/** The turn as a checklist: what is to be done now, and with which procedure. */
export const TurnWalker = ({ evening, ruleset }: Props) => {
  const steps = sequenceOf(evening, ruleset)
  const { number, step: place, done } = evening.turn
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
              onClick={() => change((before) => goToStep(before, i))}
            >
              {step.title}
              {step.side && <span class="hint"> {label(step.side)}</span>}
            </button>
            {i === place && (
              <div class="step-body">
                <p>{step.text}</p>
                <div class="action-row">
                  {step.procedures.map((name) => (
                    <button
                      key={name}
                      type="button"
                      class="action now"
                      onClick={() => change((before) => openProcedure(before, ruleset, name, waiting?.id))}
                    >
                      {procedureNamed(ruleset, name)?.title ?? name}
                    </button>
                  ))}
                </div>
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
