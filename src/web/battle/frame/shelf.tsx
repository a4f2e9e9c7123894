import { writingNow } from '../store/drafts/written.ts'
import { choose } from '../store/hand.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import './shelf.css'

/** The units of the player who decides, as cards below a wide table: those with something to do first. */
export const Shelf = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { tableTop, view, viewer, ground, deciding } = scene
  const own = Math.max(
    ground.sides.findIndex(({ side }) => side === (deciding ?? viewer)),
    0,
  )
  const units = tableTop
    .units(view, deciding, writingNow(store, scene)?.order)
    .filter(({ side, gone }) => side === own && !gone)
  return (
    <ul class={`shelf side-${own}`} aria-label="Your units">
      {units.map(({ id, name, label, strength, status, order, done, todo }) => (
        <li key={id}>
          <button type="button" aria-pressed={store.chosen.value === id} onClick={() => choose(store, id)}>
            <b>{label ?? name}</b>
            <span class="unit-state">
              {strength} {status}, {order}
            </span>
            {(todo || done) && (
              <span class="unit-tick" role="img" aria-label={todo ? 'to do' : 'done'}>
                {todo ? '●' : '✓'}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
