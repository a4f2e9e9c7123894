import { type Die, facesOf } from '#kernel/chance/dice.ts'
import './dice.css'

/** Digit keys are dice: `0` is the ten. */
export const faceOfKey = (key: string): number | undefined =>
  /^[0-9]$/.test(key) ? Number(key) || 10 : undefined

/** A key for every face of a die. */
export const Keypad = ({ die, onFace }: { die: Die; onFace(face: number): void }) => (
  <div class="keypad">
    {[...new Set(facesOf(die))].map((face) => (
      <button key={face} type="button" class="key" onClick={() => onFace(face)}>
        {face}
      </button>
    ))}
  </div>
)
