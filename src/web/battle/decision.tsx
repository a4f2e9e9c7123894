import { useState } from 'preact/hooks'
import type { Decision } from '../../kernel/commander.ts'
import type { Edit, EditGroup } from '../../kernel/tabletop.ts'
import { chosen, order, picking, refusal } from './hand.ts'
import { RefusalNote } from './refusal-note.tsx'
import { advice, give } from './running.ts'
import type { Scene } from './scene.ts'

/** What the player at the screen may decide now: the order as written, and how to change it. */
export const DecisionPanel = ({ scene }: { scene: Scene }) => {
  const { deciding, tableTop, view, ruleset } = scene
  const [why, setWhy] = useState<{ readonly scene: Scene; readonly decision: Decision }>()
  if (deciding === undefined) return null
  const writing = tableTop.writing(view, deciding, order.value, chosen.value)
  if (!writing) return null
  const atOnce = writing.groups.some((group) => group.atOnce)
  const ask = async () => {
    const advised = await advice()
    if (!advised) return
    const unit = tableTop.writing(view, deciding, advised.order, undefined)?.unit
    order.value = advised.order
    if (unit !== undefined && 'unit' in advised.order) chosen.value = String(advised.order.unit)
    setWhy({ scene, decision: advised })
  }
  return (
    <section class="decision" aria-label="Decision">
      {writing.groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      {picking.value && (
        <p class="picking" role="status">
          {picking.value.prompt}{' '}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              picking.value = undefined
            }}
          >
            Leave it
          </button>
        </p>
      )}
      {refusal.value && <RefusalNote refusal={refusal.value} ruleset={ruleset.id} />}
      {why?.scene === scene && (
        <p class="why">
          {why.decision.why}{' '}
          {atOnce && (
            <button type="button" onClick={() => void give(why.decision.order)}>
              Do so
            </button>
          )}
        </p>
      )}
      <div class="action-row">
        {!atOnce && (
          <button type="button" class="primary give" onClick={() => void give(writing.order)}>
            {writing.give}
          </button>
        )}
        {ruleset.commanders && (
          <button type="button" class="quiet" onClick={() => void ask()}>
            What would the commander do?
          </button>
        )}
      </div>
    </section>
  )
}

const act = ({ pick, order: next }: Edit, atOnce: boolean): void => {
  picking.value = pick
  if (!next) return
  if (atOnce) void give(next)
  else order.value = next
}

const Group = ({ group: { title, edits, atOnce = false } }: { group: EditGroup }) => (
  <fieldset class="edits">
    <legend>{title}</legend>
    <div class="segments">
      {edits.map((edit, i) => (
        <button
          key={edit.title}
          type="button"
          class={atOnce && i === 0 ? 'primary' : 'edit'}
          aria-pressed={atOnce ? undefined : edit.chosen === true}
          onClick={() => act(edit, atOnce)}
        >
          {edit.title}
        </button>
      ))}
    </div>
  </fieldset>
)
