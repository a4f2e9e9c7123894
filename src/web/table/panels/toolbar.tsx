import type { JSX } from 'preact'
import { obey } from '../input/commands.ts'
import type { Command } from '../input/keys.ts'
import type { Store } from '../store.ts'

interface Tool {
  readonly name: string
  readonly key: string
  readonly command: Command
  readonly icon: JSX.Element
  /** For tools that stay on. */
  readonly on?: (store: Store) => boolean
  /** Left out where fingers do it. */
  readonly wide?: boolean
  /** For tools that not every table has. */
  readonly offered?: (store: Store) => boolean
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Nearer',
    key: '+',
    command: { does: 'zoom', factor: 1.4 },
    icon: <path d="M12 5 V19 M5 12 H19" />,
    wide: true,
  },
  {
    name: 'Farther',
    key: '−',
    command: { does: 'zoom', factor: 1 / 1.4 },
    icon: <path d="M5 12 H19" />,
    wide: true,
  },
  {
    name: 'Whole table',
    key: '0',
    command: { does: 'fit' },
    icon: <path d="M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15" />,
  },
  {
    name: 'Turn the table round',
    key: 'f',
    command: { does: 'turn-table', quarters: 2 },
    icon: <path d="M5 13 A7 7 0 1 0 8 6.5 M9 2.5 L7.5 7 L12 8.5" />,
  },
  {
    name: 'Ruler',
    key: 'm',
    command: { does: 'measure', kind: 'ruler' },
    icon: <path d="M3 16 L16 3 L21 8 L8 21 Z M7 12 L9.5 14.5 M10.5 8.5 L12 10 M14 5 L16.5 7.5" />,
    on: (store) => store.measuring.value?.kind === 'ruler',
  },
  {
    name: 'Line of sight',
    key: 'l',
    command: { does: 'measure', kind: 'sight' },
    icon: (
      <>
        <path d="M2.5 12 C6 6 18 6 21.5 12 C18 18 6 18 2.5 12 Z" />
        <circle cx={12} cy={12} r={2.6} />
      </>
    ),
    on: (store) => store.measuring.value?.kind === 'sight',
  },
  {
    name: 'Ranges and arcs',
    key: 'r',
    command: { does: 'ranges' },
    icon: <path d="M12 20 L4 9 A11 11 0 0 1 20 9 Z M8 14.5 A6 6 0 0 1 16 14.5" />,
    on: (store) => store.showRanges.value,
    // On zones what can be reached is laid over the table when it is asked for.
    offered: (store) => store.data.value.grid === undefined,
  },
  {
    name: 'Hide pieces',
    key: 'h',
    command: { does: 'hide-pieces' },
    icon: <path d="M4 8 H20 V17 H4 Z M4 8 L20 17 M2 21 L22 4" />,
    on: (store) => !store.showPieces.value,
  },
  {
    name: 'What to show',
    key: 'v',
    command: { does: 'overlays' },
    icon: <path d="M12 3 L22 8.5 L12 14 L2 8.5 Z M3 13 L12 18 L21 13 M3 17 L12 22 L21 17" />,
    on: (store) => store.showOverlays.value,
    offered: (store) => (store.data.value.overlays ?? []).length > 0,
  },
  {
    name: 'Map key',
    key: 'k',
    command: { does: 'key' },
    icon: <path d="M4 5 H9 V10 H4 Z M4 14 H9 V19 H4 Z M13 7.5 H20 M13 16.5 H20" />,
    on: (store) => store.showKey.value,
  },
  {
    name: 'Table in words',
    key: 't',
    command: { does: 'words' },
    icon: <path d="M5 6 H19 M5 10 H19 M5 14 H19 M5 18 H13" />,
    on: (store) => store.showWords.value,
  },
]

/** Everything the keys do to the view, for fingers and mice. */
export const Toolbar = ({ store }: { store: Store }) => (
  <div class="table-tools" role="toolbar" aria-label="Table">
    {TOOLS.filter(({ offered }) => offered?.(store) ?? true).map(({ name, key, command, icon, on, wide }) => (
      <button
        key={name}
        type="button"
        class={wide ? 'wide' : ''}
        aria-label={name}
        aria-pressed={on?.(store)}
        title={`${name} (${key})`}
        onClick={() => obey(store, command)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {icon}
        </svg>
      </button>
    ))}
  </div>
)
