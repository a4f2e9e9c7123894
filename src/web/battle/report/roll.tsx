import { capitalised } from '#kernel/words.ts'
import type { Facts, RollEntry } from '#study/report/facts.ts'

interface Props {
  readonly sides: readonly string[]
  readonly roll: readonly RollEntry[]
  readonly over: boolean
  /** How the figures are to be read. */
  readonly hint?: string | undefined
}

/** The units of both sides at the start and at the end. */
export const RollTables = ({ sides, roll, over, hint }: Props) => (
  <div class="rolls">
    {hint !== undefined && <p class="hint">{hint}</p>}
    {sides.map((name, index) => (
      <table key={name} class={`figures wordy side-${index}`}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">At the start</th>
            <th scope="col">{over ? 'At the end' : 'Now'}</th>
          </tr>
        </thead>
        <tbody>
          {roll
            .filter((entry) => entry.side === index)
            .map(({ id, name: unit, began, ended }) => (
              <tr key={id}>
                <th scope="row">{capitalised(unit)}</th>
                <td>{began}</td>
                <td>{ended}</td>
              </tr>
            ))}
        </tbody>
      </table>
    ))}
  </div>
)

/** The same of a battle that is reported. */
export const Roll = ({ facts: { reel, roll } }: { facts: Facts }) => (
  <RollTables
    sides={reel.ground.sides.map(({ name }) => name)}
    roll={roll}
    over={reel.result !== undefined}
    hint={reel.ruleset.game.words.figures}
  />
)
