import type { Ruleset } from '#kernel/game/ruleset.ts'
import { recordOf } from '#referee/bodies.ts'
import { openProcedure } from '#referee/drafting.ts'
import type { TrackedUnit } from '#referee/session.ts'
import { change } from '../store.ts'

interface Props {
  readonly ruleset: Ruleset
  readonly body: readonly TrackedUnit[]
}

/** What the units under one heading share, and the roll they owe. */
export const BodyRecord = ({ ruleset, body }: Props) => {
  const record = recordOf(ruleset, body)
  if (!record) return null
  const [first, ...rest] = record.facts
  return (
    <div class="body-record">
      <p>
        <b>{first}</b>
        {rest.map((fact) => (
          <span key={fact} class="record-fact">
            {fact}
          </span>
        ))}
      </p>
      <DueRoll ruleset={ruleset} body={body} />
    </div>
  )
}

/** The roll that a body owes, one press away. */
export const DueRoll = ({ ruleset, body, title }: Props & { title?: string }) => {
  const due = recordOf(ruleset, body)?.due
  const role = due && ruleset.referee.roles[due.procedure]?.[0]
  const unit = body.find(({ card }) => !ruleset.referee.gone(card) && role?.fits(card))
  return due ? (
    <p class="due">
      <span>
        {title ? `${title}: ${due.text.charAt(0).toLowerCase()}${due.text.slice(1)}` : due.text} (
        <a href={`/rules/${ruleset.id}/${due.clause}`}>{due.clause}</a>).
      </span>{' '}
      {unit && (
        <button
          type="button"
          onClick={() => change((before) => openProcedure(before, ruleset, due.procedure, unit.id))}
        >
          Take it now
        </button>
      )}
    </p>
  ) : null
}
