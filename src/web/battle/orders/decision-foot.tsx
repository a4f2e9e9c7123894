import { EndOfPart } from '../staff/staff-plan.tsx'
import { give } from '../store/giving.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import { giveWritten, writingNow } from '../store/written.ts'

/** The one button that gives the order as it is written, and what may be done instead. */
export const DecisionFoot = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const writing = writingNow(store, scene)
  if (!writing || store.staffAtWork.value) return null
  const { otherwise, ends } = writing
  const atOnce = writing.groups[0]?.atOnce === true && !writing.gives
  return (
    <>
      {ends && <EndOfPart scene={scene} writing={writing} ends={ends} />}
      {!atOnce && !ends && (
        <button
          type="button"
          class="primary give"
          title="Ctrl+Enter"
          onClick={() => giveWritten(store, scene)}
        >
          {writing.give}
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
