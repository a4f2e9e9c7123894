import { hasButton, type Writing } from '../../../screen/writing.ts'
import { percent } from '../../app/percent.ts'
import { EndOfPart } from '../staff/staff-plan.tsx'
import { giveWritten, writingNow } from '../store/drafts/written.ts'
import { give } from '../store/giving.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import { useFigures } from './edit-group.tsx'

/** The one button that gives the order as it is written, and what may be done instead. */
export const DecisionFoot = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const writing = writingNow(store, scene)
  if (!writing || store.staffAtWork.value) return null
  const { otherwise, ends } = writing
  return (
    <>
      {ends && <EndOfPart scene={scene} writing={writing} ends={ends} />}
      {hasButton(writing) && !ends && (
        <button
          type="button"
          class="primary give"
          title="Ctrl+Enter"
          onClick={() => giveWritten(store, scene)}
        >
          {writing.give}
          <GiveOdds writing={writing} />
        </button>
      )}
      {otherwise && (
        <button type="button" onClick={() => void give(store, otherwise.order)}>
          {otherwise.title}
        </button>
      )}
    </>
  )
}

/** What may come of the order that is written, on the button that gives it. */
const GiveOdds = ({ writing }: { writing: Writing }) => {
  const chosen = writing.groups.flatMap(({ edits }) => edits).find((edit) => edit.chosen && edit.odds)
  const figures = useFigures(chosen?.odds)
  return figures.length === 0 ? null : (
    <small class="give-odds">
      {figures.map(({ chance, word }) => `${percent(chance)} ${word}`).join(', ')}
    </small>
  )
}
