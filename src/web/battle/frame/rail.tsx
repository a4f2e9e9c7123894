import type { JSX } from 'preact'
import { BriefingDoor } from '../beginning/briefing/briefing-door.tsx'
import type { Scene } from '../store/scene.ts'
import { ableNow } from '../store/to-do.ts'
import './rail.css'

/** What stands beside the table, one at a time; the orders are always there where there is room for both. */
export type Pane = 'orders' | 'units' | 'log'

const PANES: readonly { readonly pane: Pane; readonly name: string; readonly icon: JSX.Element }[] = [
  { pane: 'orders', name: 'Orders', icon: <path d="M5 3 H16 L19 6 V21 H5 Z M8 9 H16 M8 13 H16 M8 17 H12" /> },
  {
    pane: 'units',
    name: 'Units',
    icon: <path d="M3 6 H21 V12 H3 Z M3 6 L21 12 M3 12 L21 6 M3 16 H21 M3 20 H21" />,
  },
  { pane: 'log', name: 'Log', icon: <path d="M6 3 H18 V21 H6 Z M9 8 H15 M9 12 H15 M9 16 H13" /> },
]

interface Props {
  readonly scene: Scene
  readonly pane: Pane
  onPane(pane: Pane): void
}

/** A rail beside the table, buttons on it, or tabs at the foot of a phone. */
export const Rail = ({ scene, pane, onPane }: Props) => {
  const waiting = ableNow(scene).length
  return (
    <nav class="rail" aria-label="Beside the table">
      {PANES.map(({ pane: one, name, icon }) => (
        <button
          key={one}
          type="button"
          class={`to-${one}`}
          aria-pressed={pane === one}
          onClick={() => onPane(one)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {icon}
          </svg>
          {name}
          {one === 'units' && waiting > 0 && (
            <span class="count" aria-hidden="true" title={`${waiting} with something to do`}>
              {waiting}
            </span>
          )}
        </button>
      ))}
      <BriefingDoor scene={scene}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5 L9 3 L15 5 L20 3 V19 L15 21 L9 19 L4 21 Z M9 3 V19 M15 5 V21" />
        </svg>
      </BriefingDoor>
      <a class="button" href={`/rules/${scene.ruleset.id}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 6 C9 4 6 4 3 5 V19 C6 18 9 18 12 20 C15 18 18 18 21 19 V5 C18 4 15 4 12 6 V20" />
        </svg>
        Rules
      </a>
    </nav>
  )
}
