import { useKeyDown } from '../../app/use-key-down.ts'
import { hurry } from '../store/pace.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'

/** While a computer player is at it: straight to what came of it. */
export const Hurry = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const waits = scene.thinking !== undefined && scene.viewer !== 'umpire'
  useKeyDown((event) => {
    if (waits && event.key === 'Escape') hurry(store)
  })
  return waits ? (
    <button type="button" class="quiet hurry" onClick={() => hurry(store)}>
      Straight to the end of it <kbd>Esc</kbd>
    </button>
  ) : null
}
