import { FACES } from '../../../kernel/chance/dice.ts'
import { nameOf } from '../../../kernel/chance/rolled.ts'
import { isTyping } from '../../app/typing.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import { rolling } from '../store/hand.ts'
import { enterDice, rollForMe } from '../store/running.ts'
import type { Scene } from '../store/scene.ts'
import { type EnteredDie, type Rolling, shownDice, without } from './own-dice.ts'

const faceOfKey = (key: string): number | undefined => (/^[0-9]$/.test(key) ? Number(key) || 10 : undefined)

/** "Throw 3 d6 for save, 1st Infantry Regiment": how many of which die, what for, and whose. */
const neededWords = ({ tableTop, view, deciding }: Scene, { needed }: Rolling): string => {
  const { die, why, of = 1, unit } = needed
  const found = unit === undefined ? undefined : tableTop.units(view, deciding, undefined)
  const who = found && (found.find(({ id }) => id === unit)?.name ?? 'an enemy you do not know')
  return `Throw ${of === 1 ? 'a' : of} ${nameOf(die)} for ${who === undefined ? why : `${why}, ${who}`}`
}

/** The player's own dice, one key or tap a die; the last one resolves. */
export const DicePanel = ({ scene }: { scene: Scene }) => {
  const roll = rolling.value
  useKeyDown((event) => {
    if (!roll || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const face = faceOfKey(event.key)
    const last = lastOf(roll)
    if (face !== undefined && FACES[roll.needed.die].includes(face)) void enterDice([...roll.faces, face])
    else if (event.key === 'Backspace' && last !== undefined) void enterDice(without(roll, last))
    else if (event.key === 'Escape') rolling.value = undefined
    else return
    event.preventDefault()
  })
  if (!roll) return null
  const { faces, needed } = roll
  const { away, inSight } = shownDice(roll)
  const { of = 1, nth = 1 } = needed
  return (
    <section class="roll" aria-label="Dice">
      {needed.occasion && <h3>{needed.occasion}</h3>}
      <p class="needed" aria-live="polite">
        {neededWords(scene, roll)}
        {of > 1 && <span class="nth">: die {nth}</span>}
      </p>
      <Faces roll={roll} dice={inSight} title="Dice entered" />
      <div class="keypad">
        {[...new Set(FACES[needed.die])].map((face) => (
          <button key={face} type="button" class="key" onClick={() => void enterDice([...faces, face])}>
            {face}
          </button>
        ))}
      </div>
      <div class="action-row">
        <button type="button" class="quiet" onClick={() => void rollForMe()}>
          Let the app roll this
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            rolling.value = undefined
          }}
        >
          Back to the order
        </button>
      </div>
      {away.length > 0 && (
        <details class="dice-before">
          <summary>{away.length === 1 ? 'The die before' : `The ${away.length} dice before`}</summary>
          <Faces roll={roll} dice={away} title="Dice before" />
        </details>
      )}
    </section>
  )
}

/** The last die that the player entered himself. */
const lastOf = (roll: Rolling): number | undefined => {
  const { away, inSight } = shownDice(roll)
  return [...away, ...inSight].at(-1)?.place
}

interface FacesProps {
  readonly roll: Rolling
  readonly dice: readonly EnteredDie[]
  readonly title: string
}

const Faces = ({ roll, dice, title }: FacesProps) => (
  <ul class="faces" aria-label={title}>
    {dice.map(({ face, place, number, past }) => (
      <li key={place} class={past ? 'past' : ''}>
        <button
          type="button"
          class="die"
          aria-label={`Die ${number} shows ${face}: take it back`}
          onClick={() => void enterDice(without(roll, place))}
        >
          {face}
        </button>
      </li>
    ))}
  </ul>
)
