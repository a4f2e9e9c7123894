import './dice.css'

/** A die that a player has entered. */
export interface EnteredDie {
  readonly face: number
  readonly place: number
  /** Among those that he may see. */
  readonly number: number
  /** It belongs to a throw before the present one. */
  readonly past: boolean
}

interface Props {
  readonly dice: readonly EnteredDie[]
  readonly title: string
  onTakeBack(place: number): void
}

/** The dice a player has entered; a tap takes one back. */
export const EnteredDice = ({ dice, title, onTakeBack }: Props) => (
  <ul class="faces" aria-label={title}>
    {dice.map(({ face, place, number, past }) => (
      <li key={place} class={past ? 'past' : ''}>
        <button
          type="button"
          class="die"
          aria-label={`Die ${number} shows ${face}: take it back`}
          onClick={() => onTakeBack(place)}
        >
          {face}
        </button>
      </li>
    ))}
  </ul>
)
