import { hasButton, type Writing } from '#screen/writing.ts'
import { percent } from '../../app/percent.ts'
import { EndOfPart } from '../staff/staff-plan.tsx'
import { primaryNow, writingNow } from '../store/drafts/written.ts'
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
  const misdrawn = store.misdrawn.value
  return (
    <>
      {ends && !misdrawn && <EndOfPart scene={scene} writing={writing} ends={ends} />}
      {(misdrawn || (hasButton(writing) && !ends)) && <PrimaryButton scene={scene} writing={writing} />}
      {otherwise && (
        <button type="button" onClick={() => void give(store, otherwise.order)}>
          {otherwise.title}
        </button>
      )}
    </>
  )
}

const PrimaryButton = ({ scene, writing }: { scene: Scene; writing: Writing }) => {
  const store = useBattle()
  const primary = primaryNow(store, scene)
  if (!primary) return null
  const { words, refusal, press } = primary
  const misdrawn = store.misdrawn.value
  const why = refusal ?? misdrawn?.refusal
  return (
    <button
      type="button"
      class="primary give"
      title={refusal?.message ?? 'Ctrl+Enter'}
      // It can still be pressed: then the reason is told in full.
      aria-disabled={refusal ? true : undefined}
      aria-description={why?.message}
      onClick={press}
    >
      {words}
      {!why && <GiveOdds writing={writing} />}
    </button>
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
