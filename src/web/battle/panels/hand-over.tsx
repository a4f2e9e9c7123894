import { useLayoutEffect, useRef } from 'preact/hooks'
import { playerName } from '#screen/beside.ts'
import { saveBackup } from '../storage/save-backup.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import { SideFlag } from './side-flag.tsx'
import './hand-over.css'

/** Between two players at one device, where one must not see what the other decides: a sealed envelope. */
export const HandOver = ({ scene }: { scene: Scene }) => {
  const { handedTo } = useBattle()
  const button = useRef<HTMLButtonElement>(null)
  const { ground, record, standing } = scene
  const side = scene.deciding ?? scene.viewer
  const name = playerName(ground, side)
  const index = ground.sides.findIndex((one) => one.side === side)
  // Before anybody can press a key.
  useLayoutEffect(() => button.current?.focus(), [name])
  return (
    <main class="hand-over">
      <div class="envelope">
        <svg class={`seal side-${index}`} viewBox="0 0 66 66" aria-hidden="true">
          <circle cx={33} cy={33} r={32} />
          <circle class="rim" cx={33} cy={33} r={25} />
          <path d="M26 45 V20 L44 25 L26 31" />
        </svg>
        <SideFlag ground={ground} side={side} />
        <h1>Hand the device to the {name} player</h1>
        <p>What comes next is sealed. Nothing is shown until it is opened; the other player looks away.</p>
        <button
          ref={button}
          type="button"
          class="primary"
          onClick={() => {
            handedTo.value = side
          }}
        >
          I am the {name} player: open
        </button>
        <p class="hint">
          {record.title} · {standing}
        </p>
      </div>
      <p class="action-row">
        <a class="button" href="/play">
          All battles
        </a>
        <button type="button" onClick={() => saveBackup(record)}>
          Save a file
        </button>
      </p>
    </main>
  )
}
