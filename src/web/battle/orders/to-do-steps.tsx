import { choose } from '../store/hand.ts'
import type { Scene } from '../store/scene.ts'
import { ableNow } from '../store/to-do.ts'
import { useBattle } from '../store/use-battle.ts'

/** Goes from one unit that has something to do to the next, for those who have no Tab key. */
export const ToDo = ({ scene, words }: { scene: Scene; words: string }) => {
  const store = useBattle()
  const able = ableNow(scene)
  const at = able.findIndex(({ id }) => id === store.chosen.value)
  const step = (by: number) => () => {
    const from = at < 0 && by < 0 ? 0 : at
    choose(store, able[(from + by + able.length) % able.length]?.id)
  }
  if (able.length === 0) return <p class="to-do">No unit {words} now.</p>
  const count = `${able.length} ${able.length === 1 ? 'unit' : 'units'} ${words}`
  return (
    <p class="to-do">
      <span>
        {at < 0 || able.length === 1 ? count : `Unit ${at + 1} of the ${able.length} that ${words}`}
      </span>
      <button type="button" aria-label={`Previous unit that ${words}`} onClick={step(-1)}>
        ‹
      </button>
      <button type="button" aria-label={`Next unit that ${words}`} onClick={step(1)}>
        ›
      </button>
    </p>
  )
}
