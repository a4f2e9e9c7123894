import { useMemo } from 'preact/hooks'
import type { AskedChance, EditOdds } from '#screen/odds.ts'
import type { PlayedRuleset } from '#screen/ruleset.ts'
import type { Edit, EditGroup } from '#screen/writing.ts'
import { percent } from '../../app/percent.ts'
import { follow } from '../store/drafts/written.ts'
import { useBattle } from '../store/use-battle.ts'
import { chanceOf } from './chances.ts'
import { refusalWords } from './refusal-note.tsx'
import './edit-group.css'

/** A few things to choose from: small ones side by side, orders with their odds one below the other. */
export const EditButtons = ({ group, first }: { group: EditGroup; first: boolean }) => {
  const { title, edits, atOnce = false } = group
  const orders = edits.some(({ detail, odds }) => detail !== undefined || odds)
  const look = orders ? 'orders' : edits.some(({ squares }) => squares) ? 'segments patterns' : 'segments'
  return (
    <fieldset class="edits">
      <legend>{title}</legend>
      <div class={look}>
        {edits.map((edit, i) => (
          <EditButton
            key={edit.title}
            edit={edit}
            atOnce={atOnce}
            usual={first && atOnce && i === 0}
            order={orders}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface Props {
  readonly edit: Edit
  readonly atOnce: boolean
  readonly usual: boolean
  /** It has a line of its own, with what may come of it. */
  readonly order: boolean
}

const EditButton = ({ edit, atOnce, usual, order }: Props) => {
  const store = useBattle()
  const { title, squares, takes, chosen, refusal } = edit
  const pressed = takes === undefined ? chosen === true : store.held.value === takes
  // A button that only changes something, as a turn, is never pressed in.
  const state = refusal || (chosen === undefined && takes === undefined) ? undefined : pressed
  return (
    <button
      type="button"
      class={order ? 'edit order' : usual ? 'primary' : 'edit'}
      aria-pressed={state}
      // It can still be pressed: then the reason is told in full.
      aria-disabled={refusal ? true : undefined}
      aria-description={order ? undefined : refusal?.message}
      title={order ? undefined : (refusal?.message ?? (squares ? title : undefined))}
      aria-label={squares ? title : undefined}
      onClick={() => follow(store, edit, atOnce)}
    >
      {order ? <OrderFace edit={edit} /> : squares ? <Squares squares={squares} /> : title}
    </button>
  )
}

/** An order on its button: its name, how far it leads or why it cannot be had, and what may come of it. */
const OrderFace = ({ edit }: { edit: Edit }) => {
  const { title, detail, odds, refusal } = edit
  return (
    <>
      <span class="what">
        <span class="name">{title}</span>{' '}
        <span class="detail">{refusal ? refusalWords(refusal) : detail}</span>
      </span>{' '}
      {odds && !refusal && <Figures odds={odds} />}
    </>
  )
}

/** The chances of an order that are worth a figure: what is feared is left out where it cannot be. */
export const useFigures = (odds: EditOdds | undefined) => {
  const ruleset = useBattle().scene.value?.ruleset
  return useMemo(() => (odds && ruleset ? figuresOf(ruleset, odds) : []), [odds, ruleset])
}

const figuresOf = ({ procedures }: PlayedRuleset, { likely, feared }: EditOdds) => {
  const figure = (kind: 'likely' | 'feared', asked: AskedChance | undefined) => {
    const chance = asked ? chanceOf(procedures, asked) : 0
    return asked && (kind === 'likely' || chance > 0) ? [{ kind, chance, word: asked.title }] : []
  }
  return [...figure('likely', likely), ...figure('feared', feared)]
}

const Figures = ({ odds }: { odds: EditOdds }) => {
  const figures = useFigures(odds)
  return (
    <>
      <span class="figures">
        {figures.map(({ kind, chance, word }) => (
          <span key={kind} class={`figure ${kind}`}>
            <b>{percent(chance)}</b> <small>{word}</small>{' '}
          </span>
        ))}
      </span>
      {figures.map(({ kind, chance }) => (
        <span key={kind} class={`bar ${kind}`} style={{ '--share': chance }} aria-hidden="true" />
      ))}
    </>
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
