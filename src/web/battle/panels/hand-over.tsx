import { useLayoutEffect, useRef } from 'preact/hooks'
import { playerName } from '../../../screen/beside.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'

/** Between two players at one device, where one must not see what the other decides. */
export const HandOver = ({ scene }: { scene: Scene }) => {
  const { handedTo } = useBattle()
  const button = useRef<HTMLButtonElement>(null)
  const side = scene.deciding ?? scene.viewer
  const name = playerName(scene.ground, side)
  // Before anybody can press a key.
  useLayoutEffect(() => button.current?.focus(), [name])
  return (
    <main class="page hand-over">
      <h1>Hand the device to the {name} player</h1>
      <p class="lead">
        What comes next is for the {name} player alone. The other player looks away until the orders are
        sealed.
      </p>
      <button
        ref={button}
        type="button"
        class="primary"
        onClick={() => {
          handedTo.value = side
        }}
      >
        I am the {name} player
      </button>
    </main>
  )
}
