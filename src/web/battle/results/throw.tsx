import { listed } from '#kernel/words.ts'
import type { ShownModifier, ShownThrow } from '#screen/results.ts'
import { DieFace } from '../../dice/die-face.tsx'

/** So many faces are shown of all the dice of a result; the rest are counted. */
const MOST_FACES = 12

const signed = (value: number): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)}`

const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value))

const modifierWords = (modifiers: readonly ShownModifier[]): string =>
  modifiers.map(({ name, value }) => `${signed(value)} ${name}`).join(', ')

/** A throw as it is read out: "runners: 4, 5 and 1". */
export const throwWords = ({ label, dice, modifiers = [], sum, against }: ShownThrow): string => {
  const faces = listed(dice.map(({ value }) => String(value)))
  const what = [against ? 'against' : '', label === undefined ? '' : `${label}:`].join(' ').trim()
  const added = modifiers.length > 0 ? `, ${modifierWords(modifiers)}` : ''
  return `${what} ${faces}${added}${sum === undefined ? '' : `, makes ${plain(sum)}`}`.trim()
}

interface Share {
  readonly thrown: ShownThrow
  readonly shown: number
}

/** How many faces of each throw find room. */
const shares = (throws: readonly ShownThrow[]): readonly Share[] => {
  let left = MOST_FACES
  return throws.map((thrown) => {
    const shown = Math.min(left, thrown.dice.length)
    left -= shown
    return { thrown, shown }
  })
}

/** The dice of a result, with what was added to them. */
export const Throws = ({ throws }: { throws: readonly ShownThrow[] }) => {
  const dice = throws.reduce((count, thrown) => count + thrown.dice.length, 0)
  if (dice === 0) return null
  return (
    <div class={`throws${dice > 4 ? ' many' : ''}`} role="img" aria-label={throws.map(throwWords).join('; ')}>
      {shares(throws).map(
        ({ thrown, shown }, i) => shown > 0 && <Throw key={i} thrown={thrown} shown={shown} />,
      )}
    </div>
  )
}

const Throw = ({ thrown, shown }: Share) => {
  const { label, dice, modifiers = [], sum, against } = thrown
  return (
    <span class="throw">
      {against && <span class="against">against</span>}
      {label !== undefined && <span class="thrown-for">{label}</span>}
      <span class="throw-faces">
        {dice.slice(0, shown).map((die, i) => (
          <DieFace key={i} die={die} />
        ))}
        {dice.length > shown && <span class="more-dice">+ {dice.length - shown}</span>}
      </span>
      {modifiers.length > 0 && (
        <span class="throw-modifiers">
          {modifiers.map(({ name, value }) => (
            <span key={name}>
              {signed(value)} <i>{name}</i>
            </span>
          ))}
        </span>
      )}
      {sum !== undefined && <b class="throw-sum">= {plain(sum)}</b>}
    </span>
  )
}
