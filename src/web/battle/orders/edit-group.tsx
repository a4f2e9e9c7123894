import type { Edit, EditGroup } from '../../../screen/writing.ts'
import { useBattle } from '../store/use-battle.ts'
import { follow } from '../store/written.ts'

/** A few things to choose from, side by side. */
export const EditButtons = ({ group, first }: { group: EditGroup; first: boolean }) => {
  const { title, edits, atOnce = false } = group
  return (
    <fieldset class="edits">
      <legend>{title}</legend>
      <div class={edits.some(({ squares }) => squares) ? 'segments patterns' : 'segments'}>
        {edits.map((edit, i) => (
          <EditButton key={edit.title} edit={edit} atOnce={atOnce} usual={first && atOnce && i === 0} />
        ))}
      </div>
    </fieldset>
  )
}

const EditButton = ({ edit, atOnce, usual }: { edit: Edit; atOnce: boolean; usual: boolean }) => {
  const store = useBattle()
  const { title, squares, takes, chosen, refusal } = edit
  const pressed = takes === undefined ? chosen === true : store.held.value === takes
  // A button that only changes something, as a turn, is never pressed in.
  const state = refusal || (chosen === undefined && takes === undefined) ? undefined : pressed
  return (
    <button
      type="button"
      class={usual ? 'primary' : 'edit'}
      aria-pressed={state}
      // It can still be pressed: then the reason is told in full.
      aria-disabled={refusal ? true : undefined}
      aria-description={refusal?.message}
      title={refusal?.message ?? (squares ? title : undefined)}
      aria-label={squares ? title : undefined}
      onClick={() => follow(store, edit, atOnce)}
    >
      {squares ? <Squares squares={squares} /> : title}
    </button>
  )
}

const SIDE = 11
const most = (values: readonly number[]): number => Math.max(...values)
const least = (values: readonly number[]): number => Math.min(...values)

/** Where the pips stand in a square that is stacked, one for each layer. */
const PIPS = [
  [0.28, 0.28],
  [0.72, 0.72],
  [0.72, 0.28],
  [0.28, 0.72],
] as const

/** A pattern as it would be drawn on paper, with a pip a layer where squares lie on one another. */
const Squares = ({ squares }: { squares: readonly (readonly number[])[] }) => {
  const columns = squares.map(([column = 0]) => column)
  const rows = squares.map(([, row = 0]) => row)
  const width = (most(columns) - least(columns) + 1) * SIDE
  const height = (most(rows) - least(rows) + 1) * SIDE
  const stacks = new Map<string, number>()
  for (const [column = 0, row = 0] of squares) {
    const key = `${column} ${row}`
    stacks.set(key, (stacks.get(key) ?? 0) + 1)
  }
  return (
    <svg
      class="pattern"
      width={width + 2}
      height={height + 2}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      aria-hidden="true"
    >
      {[...stacks].map(([key, count]) => {
        const [column = 0, row = 0] = key.split(' ').map(Number)
        const x = (column - least(columns)) * SIDE
        const y = (most(rows) - row) * SIDE
        return (
          <g key={key}>
            <rect x={x} y={y} width={SIDE} height={SIDE} class={count > 1 ? 'deep' : ''} />
            {count > 1 &&
              PIPS.slice(0, count).map(([right, down]) => (
                <circle key={`${right} ${down}`} cx={x + right * SIDE} cy={y + down * SIDE} r={1.3} />
              ))}
          </g>
        )
      })}
    </svg>
  )
}
