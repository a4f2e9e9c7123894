import type { Writing } from '#screen/writing.ts'
import { Explained } from '../../glossary/explained.tsx'
import { StaffOffer } from '../staff/staff-offer.tsx'
import { StaffReport } from '../staff/staff-report.tsx'
import { askAdvice } from '../store/drafts/advice.ts'
import { writingNow } from '../store/drafts/written.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import { Advice } from './advice.tsx'
import { EditButtons } from './edit-group.tsx'
import { Ledger } from './ledger.tsx'
import { OddsTable } from './odds-table.tsx'
import { OrderFileRow } from './order-file.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { Sheet } from './sheet.tsx'
import { ToDo } from './to-do-steps.tsx'
import { Warnings } from './warnings.tsx'
import './decision.css'

/** What the player at the screen may decide now: the order as written, and how to change it. */
export const DecisionPanel = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { deciding, ruleset } = scene
  const { picking, refusal } = store
  if (deciding === undefined) return null
  const writing = writingNow(store, scene)
  if (!writing) return null
  const atOnce = writing.groups[0]?.atOnce === true && !writing.gives
  return (
    <section class="decision" aria-label="Decision">
      <StaffReport scene={scene} />
      {writing.todo !== undefined && <ToDo scene={scene} words={writing.todo} />}
      {writing.groups.length === 0 && <Note scene={scene} note={writing.note} />}
      {writing.ledgers?.map((ledger) => (
        <Ledger key={ledger.title} ledger={ledger} />
      ))}
      <Warnings scene={scene} warnings={writing.warnings ?? []} />
      {writing.groups.map((group, i) => (
        <EditButtons key={group.title} group={group} first={i === 0 && !writing.gives} />
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
      <OddsTable ruleset={ruleset} odds={writing.odds} />
      {writing.sheets?.map((sheet) => (
        <Sheet key={sheet.title} sheet={sheet} />
      ))}
      {writing.file && <OrderFileRow file={writing.file} />}
      {refusal.value && <RefusalNote refusal={refusal.value} ruleset={ruleset.id} />}
      <Advice scene={scene} atOnce={atOnce} />
      {ruleset.doctrine && (
        <button type="button" class="quiet" title="Alt+Enter" onClick={() => void askAdvice(store)}>
          What would the staff do?
        </button>
      )}
      <p class="advising" role="status">
        {store.advising.value === scene ? 'The staff is thinking ahead…' : ''}
      </p>
      <StaffOffer scene={scene} />
      {writing.groups.length > 0 && <Note scene={scene} note={writing.note} />}
      {writing.later && <Later {...writing.later} />}
    </section>
  )
}

/** Below what can be done, so that it pushes no button off a small screen; above if nothing can. */
const Note = ({ scene, note }: { scene: Scene; note: string | undefined }) =>
  note === undefined ? null : (
    <p class="note">
      <Explained ruleset={scene.ruleset} text={note} />
    </p>
  )

const Later = ({ title, groups, ledgers = [], sheet }: NonNullable<Writing['later']>) =>
  groups.length + ledgers.length === 0 ? null : (
    <details class="later">
      <summary>{title}</summary>
      {ledgers.map((ledger) => (
        <Ledger key={ledger.title} ledger={ledger} />
      ))}
      {groups.map((group, i) => (
        <EditButtons key={i} group={group} first={false} />
      ))}
      {sheet && <Sheet sheet={sheet} />}
    </details>
  )
