import { facesOf } from '#kernel/chance/dice.ts'
import { nameOf } from '#kernel/chance/rolled.ts'
import type { Rolling } from '#kernel/game/battle/asking.ts'
import { isTyping } from '../../app/typing.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import { EnteredDice } from '../../dice/entered-dice.tsx'
import { faceOfKey, Keypad } from '../../dice/keypad.tsx'
import { titleOf } from '../store/drafts/written.ts'
import { enterDice, rollForMe } from '../store/giving.ts'
import { lastEntered, shownDice, without } from '../store/own-dice.ts'
import type { Scene } from '../store/scene.ts'
import { useBattle } from '../store/use-battle.ts'

/** A unit or one of its stands by name; nothing of an enemy that is not known, nor of what is no unit: the heading names that. */
const whoThrows = ({ tableTop, view, deciding }: Scene, id: string | undefined): string | undefined =>
  id === undefined
    ? undefined
    : (tableTop.units(view, deciding, undefined).find((unit) => unit.id === id)?.name ??
      tableTop.pieces(view, undefined).find((piece) => piece.id === id)?.name)

/** "Throw 3 d6 for save, 1st Infantry Regiment": how many of which die, what for, and whose. */
const neededWords = (scene: Scene, { needed }: Rolling): string => {
  const { die, why, of = 1, unit } = needed
  const who = whoThrows(scene, unit)
  return `Throw ${of === 1 ? 'a' : of} ${nameOf(die)} for ${who === undefined ? why : `${why}, ${who}`}`
}

/** The order that is given, and not to be changed any more. */
const BoundNote = ({ scene, roll }: { scene: Scene; roll: Rolling }) => {
  const title = titleOf(scene, roll.order)
  return <p class="note">{title !== '' && <b>{title}. </b>}Your order stands and waits for its dice.</p>
}

/** The player's own dice, one key or tap a die; the last one resolves. */
export const DicePanel = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const roll = store.rolling.value
  useKeyDown((event) => {
    if (!roll || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const face = faceOfKey(event.key)
    const last = lastEntered(roll)
    if (face !== undefined && facesOf(roll.needed.die).includes(face))
      void enterDice(store, [...roll.faces, face])
    else if (event.key === 'Backspace' && last !== undefined) void enterDice(store, without(roll, last))
    else return
    event.preventDefault()
  })
  if (!roll) return null
  const { faces, needed } = roll
  const { away, inSight } = shownDice(roll)
  const { of = 1, nth = 1 } = needed
  const takeBack = (place: number): void => void enterDice(store, without(roll, place))
  return (
    <section class="roll" aria-label="Dice">
      {needed.occasion && <h3>{needed.occasion}</h3>}
      <p class="needed" aria-live="polite">
        {neededWords(scene, roll)}
        {of > 1 && <span class="nth">: die {nth}</span>}
      </p>
      {inSight.length === 0 && <BoundNote scene={scene} roll={roll} />}
      <EnteredDice dice={inSight} title="Dice entered" onTakeBack={takeBack} />
      <Keypad die={needed.die} onFace={(face) => void enterDice(store, [...faces, face])} />
      <div class="action-row">
        <button type="button" class="quiet" onClick={() => void rollForMe(store)}>
          Let the app roll this
        </button>
      </div>
      {away.length > 0 && (
        <details class="dice-before">
          <summary>{away.length === 1 ? 'The die before' : `The ${away.length} dice before`}</summary>
          <EnteredDice dice={away} title="Dice before" onTakeBack={takeBack} />
        </details>
      )}
    </section>
  )
}
