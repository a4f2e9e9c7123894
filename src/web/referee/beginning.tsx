import { useState } from 'preact/hooks'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { Army } from '#kernel/procedure/referee.ts'
import { several } from '#kernel/words.ts'
import { colourOf, sidesInOrder } from '#referee/joining.ts'
import type { Evening } from '#referee/session.ts'
import { goToStep, sequenceOf } from '#referee/turn.ts'
import { Armies, armiesFor } from './roster/armies.tsx'
import { sideTitle } from './side-title.ts'
import { change } from './store.ts'

interface Props {
  readonly evening: Evening
  readonly ruleset: Ruleset
  /** Rolls without any units. */
  onWithout(): void
  onBegun(): void
}

/** What each step is called: by who attacks where the rules know it. */
const stepTitles = (ruleset: Ruleset, sides: readonly string[]): readonly string[] =>
  sides.map((side, i) => {
    if (!ruleset.referee.attacker) return `Add ${sideTitle(ruleset, side)}`
    const role = i === 0 ? 'attacker' : 'defender'
    return side === role ? `Add the ${role}` : `Add the ${role}: ${sideTitle(ruleset, side)}`
  })

/** How an evening begins: one side, the other side, the first turn. */
export const Beginning = ({ evening, ruleset, onWithout, onBegun }: Props) => {
  const [joined, setJoined] = useState<Army>()
  const [again, setAgain] = useState<string>()
  const sides = sidesInOrder(evening, ruleset)
  const titles = stepTitles(ruleset, sides)
  const counts = sides.map((side) => evening.units.filter((unit) => unit.side === side).length)
  const empty = sides.find((_, i) => counts[i] === 0)
  const open = again ?? empty
  const first = sequenceOf(evening, ruleset).find(({ id }) => !id.startsWith('setup'))
  return (
    <section class="beginning" aria-label="Begin the evening">
      <h2>Three steps, and you play</h2>
      <ol>
        {sides.map((side, i) => (
          <li
            key={side}
            class={`begin-step colour-${colourOf(evening, ruleset, side)}`}
            aria-current={open === side ? 'step' : undefined}
          >
            <h3>
              <span class="step-number">{i + 1}</span> {titles[i]}
              {(counts[i] ?? 0) > 0 && <span class="hint"> ✓ {several(counts[i] ?? 0, 'card')}</span>}
            </h3>
            {open === side ? (
              <Armies
                ruleset={ruleset}
                armies={armiesFor(ruleset, side, joined)}
                side={side}
                onJoined={(army) => {
                  setJoined(army)
                  setAgain(undefined)
                }}
              />
            ) : (
              (counts[i] ?? 0) > 0 && (
                <button type="button" class="quiet" onClick={() => setAgain(side)}>
                  Add more
                </button>
              )
            )}
          </li>
        ))}
        <li class="begin-step" aria-current={open === undefined ? 'step' : undefined}>
          <h3>
            <span class="step-number">{sides.length + 1}</span> Begin turn 1
          </h3>
          {open === undefined && first && (
            <button
              type="button"
              class="primary"
              onClick={() => {
                change((before) => goToStep(before, first.id))
                onBegun()
              }}
            >
              Begin turn 1
            </button>
          )}
        </li>
      </ol>
      <button type="button" class="quiet" onClick={onWithout}>
        Roll without any units
      </button>
    </section>
  )
}
