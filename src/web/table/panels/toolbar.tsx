import { useComputed } from '@preact/signals'
import type { JSX } from 'preact'
import { obey } from '../input/commands.ts'
import type { Command } from '../input/keys.ts'
import type { Store } from '../store.ts'
import { quietCorner } from './quiet-corner.ts'

interface Tool {
  readonly name: string
  readonly key: string
  readonly command: Command
  readonly icon: JSX.Element
  /** For tools that stay on. */
  readonly on?: (store: Store) => boolean
  /** The least screen on which it stands in the strip; in the menu on smaller ones. Everywhere if left out. */
  readonly shown?: 'desktop' | 'tablet' | 'menu'
  /** For tools that not every table has. */
  readonly offered?: (store: Store) => boolean
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Nearer',
    key: '+',
    command: { does: 'zoom', factor: 1.4 },
    icon: <path d="M12 5 V19 M5 12 H19" />,
    shown: 'desktop',
  },
  {
    name: 'Farther',
    key: '−',
    command: { does: 'zoom', factor: 1 / 1.4 },
    icon: <path d="M5 12 H19" />,
    shown: 'desktop',
  },
  {
    name: 'Whole table',
    key: '0',
    command: { does: 'fit' },
    icon: <path d="M4 9 V4 H9 M15 4 H20 V9 M20 15 V20 H15 M9 20 H4 V15" />,
  },
  {
    name: 'Turn the table a quarter',
    key: 'Shift+F',
    command: { does: 'turn-table', quarters: 1 },
    icon: <path d="M19 13 A7 7 0 1 1 16 6.5 M15 2.5 L16.5 7 L12 8.5" />,
    shown: 'tablet',
  },
  {
    name: 'Turn the table round',
    key: 'f',
    command: { does: 'turn-table', quarters: 2 },
    icon: <path d="M7 20 V7 M3.5 10.5 L7 7 L10.5 10.5 M17 4 V17 M13.5 13.5 L17 17 L20.5 13.5" />,
    shown: 'menu',
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
    shown: 'tablet',
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
    shown: 'tablet',
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
    shown: 'menu',
  },
]

const ToolButton = ({ store, tool, inWords = false }: { store: Store; tool: Tool; inWords?: boolean }) => {
  const { name, key, command, icon, on, shown = 'always' } = tool
  return (
    <button
      type="button"
      class={`on-${shown}`}
      aria-label={inWords ? undefined : name}
      aria-pressed={on?.(store)}
      title={`${name} (${key})`}
      onClick={() => {
        store.showTools.value = false
        obey(store, command)
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {icon}
      </svg>
      {inWords && (
        <span>
          {name} <kbd>{key}</kbd>
        </span>
      )}
    </button>
  )
}

/** Everything the keys do to the view, for fingers and mice: a strip where the fewest pieces stand, and a menu of the rest. */
export const Toolbar = ({ store }: { store: Store }) => {
  const corner = useComputed(() => quietCorner(store)).value
  const tools = TOOLS.filter(({ offered }) => offered?.(store) ?? true)
  const open = store.showTools.value
  return (
    <div class="table-tools" role="toolbar" aria-label="Table" data-corner={corner}>
      {tools
        .filter(({ shown }) => shown !== 'menu')
        .map((tool) => (
          <ToolButton key={tool.name} store={store} tool={tool} />
        ))}
      <button
        type="button"
        aria-label="More tools"
        title="More tools"
        aria-expanded={open}
        onClick={() => {
          store.showTools.value = !open
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12 H5.01 M12 12 H12.01 M19 12 H19.01" stroke-width="3.4" />
        </svg>
      </button>
      {open && (
        <div class="more-tools">
          {tools
            .filter(({ shown }) => shown !== undefined)
            .map((tool) => (
              <ToolButton key={tool.name} store={store} tool={tool} inWords />
            ))}
        </div>
      )}
    </div>
  )
}
