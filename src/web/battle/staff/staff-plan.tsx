import { useEffect } from 'preact/hooks'
import { listed } from '#kernel/words.ts'
import type { Writing } from '#screen/writing.ts'
import { give } from '../store/giving.ts'
import type { Scene } from '../store/scene.ts'
import { askNoMore, askPlan, endPart, partScope, plannedNow } from '../store/staff/plan.ts'
import { letStaff } from '../store/staff/staff.ts'
import { useBattle } from '../store/use-battle.ts'

/** Milliseconds without an order before the staff thinks ahead. */
const REST = 150

interface EndProps {
  readonly scene: Scene
  readonly writing: Writing
  readonly ends: NonNullable<Writing['ends']>
}

/** The end of a part of the turn: first what the staff would still do in it, then the end as it stands. */
export const EndOfPart = ({ scene, writing, ends }: EndProps) => {
  const store = useBattle()
  const advised = store.advice.value
  useEffect(() => {
    if (store.staffPlan.value?.scene === scene) return
    const timer = setTimeout(() => void askPlan(store, scene), REST)
    return () => clearTimeout(timer)
  }, [store, scene, advised])
  const scope = partScope(store, scene)
  const thinks = scope !== undefined && store.staffPlan.value?.scene !== scene
  const planned = plannedNow(store, scene, writing.order)
  const { tableTop, view } = scene
  const words = listed(tableTop.staff?.inWords(view, planned) ?? [])
  if (store.askedIdle.value === scene && ends.could !== undefined)
    return <Idle writing={writing} could={ends.could} />
  if (!scope || planned.length === 0)
    return (
      <button
        type="button"
        class="primary give"
        aria-busy={thinks}
        onClick={() => endPart(store, scene, writing)}
      >
        {writing.give}
      </button>
    )
  return (
    <>
      <button type="button" class="primary give" onClick={() => void letStaff(store, scope)}>
        {words === '' ? ends.plan : `${ends.plan}: ${words}`}
      </button>
      <button type="button" class="end" onClick={() => endPart(store, scene, writing)}>
        {writing.give}
      </button>
    </>
  )
}

/** Asks once whether the player means to do nothing. */
const Idle = ({ writing, could }: { writing: Writing; could: string }) => {
  const store = useBattle()
  return (
    <section class="idle" role="alertdialog" aria-label="Do nothing?">
      <p>{could}</p>
      <button type="button" class="primary give" onClick={() => void give(store, writing.order)}>
        {writing.give}
      </button>
      <button
        type="button"
        onClick={() => {
          store.askedIdle.value = undefined
        }}
      >
        Back
      </button>
      <label class="check">
        <input type="checkbox" onChange={(event) => askNoMore(store, event.currentTarget.checked)} /> Do not
        ask again this battle
      </label>
    </section>
  )
}
