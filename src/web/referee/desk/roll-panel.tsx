import { nameOf } from '#kernel/chance/rolled.ts'
import type { NeededDie } from '#kernel/procedure/adjudicate.ts'
import { isTyping } from '../../app/typing.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import { EnteredDice } from '../../dice/entered-dice.tsx'
import { faceOfKey, Keypad } from '../../dice/keypad.tsx'
import { choose, settings } from '../../settings/store.ts'

interface Props {
  /** Who throws; nobody in particular if it is empty. */
  readonly who: string
  readonly needed: NeededDie | undefined
  readonly faces: readonly number[]
  onFace(face: number): void
  onTakeBack(place: number): void
  onRoll(): void
}

/** The app's dice at one press, or the player's own, one key or tap a die. */
export const RollPanel = ({ who, needed, faces, onFace, onTakeBack, onRoll }: Props) => {
  const own = settings.value.dice === 'own'
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target)) {
      if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur()
      return
    }
    const face = faceOfKey(event.key)
    if (own && needed && face !== undefined) onFace(face)
    else if (own && event.key === 'Backspace' && faces.length > 0) onTakeBack(faces.length - 1)
    else if (!own && event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) onRoll()
    else return
    event.preventDefault()
  })
  return (
    <section class="roll" aria-label="Dice">
      {own ? (
        <>
          <p class="needed" aria-live="polite">
            {needed
              ? `${who === '' ? '' : `${who}: `}die ${faces.length + 1}, ${nameOf(needed.die)} for ${needed.why}`
              : 'No die needed yet'}
          </p>
          <EnteredDice
            dice={faces.map((face, place) => ({ face, place, number: place + 1, past: false }))}
            title="Dice entered"
            onTakeBack={onTakeBack}
          />
          {needed && <Keypad die={needed.die} onFace={onFace} />}
        </>
      ) : (
        <button type="button" class="primary roll-button" onClick={onRoll}>
          Roll
        </button>
      )}
      <button type="button" class="quiet" onClick={() => choose({ dice: own ? 'app' : 'own' })}>
        {own ? "Use the app's dice" : 'Use my own dice'}
      </button>
    </section>
  )
}
