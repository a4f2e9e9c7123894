import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { Army } from '#kernel/procedure/referee.ts'
import { several } from '#kernel/words.ts'
import { joinArmy } from '#referee/joining.ts'
import { stamp } from '../../app/stamp.ts'
import { rememberSettings } from '../remembered.ts'
import { change } from '../store.ts'

/** "Trench raid, 1916: British" belongs to the battle "Trench raid, 1916". */
const battleOf = ({ title }: Army): string => title.split(/: |, (?=[A-Z])/)[0] ?? title

/** The ready armies that may join a side: those of its own first, and before all the enemy of whoever is there. */
export const armiesFor = (ruleset: Ruleset, side: string, joined: Army | undefined): readonly Army[] => {
  const fitting = ruleset.referee.armies.filter((army) => army.side === undefined || army.side === side)
  const rank = (army: Army): number =>
    joined && battleOf(army) === battleOf(joined) ? 0 : army.side === side ? 1 : 2
  return fitting.toSorted((a, b) => rank(a) - rank(b))
}

interface Props {
  readonly ruleset: Ruleset
  readonly armies: readonly Army[]
  readonly side: string
  onJoined(army: Army): void
}

/** Ready armies, one press each; the evening takes over the date of the one that joins. */
export const Armies = ({ ruleset, armies, side, onJoined }: Props) => (
  <ul class="armies">
    {armies.map((army) => (
      <li key={army.id}>
        <button
          type="button"
          onClick={() => {
            change((before) => rememberSettings(joinArmy(before, ruleset, army, side, () => stamp().id)))
            onJoined(army)
          }}
        >
          <strong>{army.title}</strong>
          <span class="hint">{several(army.units.length, 'card')}</span>
        </button>
      </li>
    ))}
  </ul>
)
