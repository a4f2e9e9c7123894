import type { ToldLine } from '#study/told/account.ts'
import { DieFace } from '../../dice/die-face.tsx'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'
import { light } from './telling.ts'
import { accountTitle, lossWords } from './words.ts'
import './told.css'

/** More dice than these are only counted. */
const MOST_DICE = 8

/** What the others did, line by line; the same numbers stand on the table. */
export const ToldCard = ({ scene }: { scene: Scene }) => {
  const told = useBattle().told.value
  const { deciding } = scene
  if (!told || deciding === undefined) return null
  return (
    <section class="told-card" aria-label={accountTitle(scene, told.account)}>
      <h2>{accountTitle(scene, told.account)}</h2>
      <p class="hint">{lossWords(scene, deciding, told.account)}</p>
      <ToldLines lines={told.account.lines} lit={told.lit} />
    </section>
  )
}

export const ToldLines = ({ lines, lit }: { lines: readonly ToldLine[]; lit: number | undefined }) => {
  const store = useBattle()
  return (
    <ol class="told-lines">
      {lines.map((line) => (
        <li key={line.number}>
          <button
            type="button"
            class="told-line"
            aria-pressed={line.number === lit}
            onClick={() => light(store, line.number === lit ? undefined : line.number)}
          >
            <span class="disc">{line.number}</span>
            <LineWords line={line} />
          </button>
        </li>
      ))}
    </ol>
  )
}

/** A long sentence is cut where its head ends. */
const LONG = 90

const headOf = (text: string): readonly [head: string, rest: string | undefined] => {
  const colon = text.indexOf(': ')
  return text.length <= LONG || colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 2)]
}

const LineWords = ({ line }: { line: ToldLine }) => {
  const { text, details, dice } = line
  const [head, rest] = headOf(text)
  return (
    <span class="told-words">
      <b>{head}</b>
      {rest !== undefined && <span class="hint">{rest}</span>}
      {dice.length > 0 && dice.length <= MOST_DICE && (
        <span class="told-dice">
          {dice.map((die, i) => (
            <DieFace key={i} die={{ sides: die.sides, value: die.value }} />
          ))}
          <span class="unseen">Dice: {dice.map(({ value }) => value).join(', ')}.</span>
        </span>
      )}
      {dice.length > MOST_DICE && <span class="hint">{dice.length} dice</span>}
      {details.map((detail) => (
        <span class="hint" key={detail}>
          {detail}
        </span>
      ))}
    </span>
  )
}
