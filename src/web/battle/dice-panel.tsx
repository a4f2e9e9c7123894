import { useLayoutEffect } from 'preact/hooks'
import { FACES } from '../../kernel/dice.ts'
import { nameOf } from '../../kernel/rolled.ts'
import { isTyping } from '../app/typing.ts'
import { rolling } from './hand.ts'
import { enterDice, rollForMe } from './running.ts'

const faceOfKey = (key: string): number | undefined => (/^[0-9]$/.test(key) ? Number(key) || 10 : undefined)

/** The player's own dice, one key or tap a die; the last one resolves. */
export const DicePanel = () => {
  const roll = rolling.value
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!roll || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const face = faceOfKey(event.key)
      if (face !== undefined && FACES[roll.needed.die].includes(face)) void enterDice([...roll.faces, face])
      else if (event.key === 'Backspace' && roll.faces.length > 0) void enterDice(roll.faces.slice(0, -1))
      else if (event.key === 'Escape') rolling.value = undefined
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  if (!roll) return null
  const { faces, needed } = roll
  return (
    <section class="roll" aria-label="Dice">
      <p class="needed" aria-live="polite">
        Die {faces.length + 1}: {nameOf(needed.die)} for {needed.why}
      </p>
      <ul class="faces" aria-label="Dice entered">
        {faces.map((face, place) => (
          <li key={place}>
            <button
              type="button"
              class="die"
              aria-label={`Die ${place + 1} shows ${face}: take it back`}
              onClick={() => void enterDice(faces.filter((_, i) => i !== place))}
            >
              {face}
            </button>
          </li>
        ))}
      </ul>
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
    </section>
  )
}
