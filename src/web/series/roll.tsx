import { counted } from '#kernel/words.ts'
import type { Called, SeriesSide } from '#screen/series.ts'
import { ColumnHeads } from '../app/column-heads.tsx'

interface Props {
  readonly shown: SeriesSide
  /** Whom the owner has called up; none while the next battle is not to be begun. */
  readonly called: Called | undefined
  onCall(ids: readonly string[]): void
}

export const calledOf = ({ side, roll }: SeriesSide, called: Called): readonly string[] =>
  called[side] ?? roll.filter(({ isCalled }) => isCalled).map(({ id }) => id)

const HEADS = ['Battalion', 'Grade', 'Platoons', 'Battles', 'Men lost', 'Drafts', 'State']

/** The record in a line, where there is no room for columns. */
const briefly = ({ grade, strength, battles, men, drafts, standing }: SeriesSide['roll'][number]): string =>
  `${grade}, ${counted(strength, 'platoon')}, ${counted(battles, 'battle')}, ${men} men lost, drafts: ${drafts}; ${standing}`

/** Everybody of a side, and who goes into the next battle. */
export const Roll = ({ shown, called, onCall }: Props) => {
  const { name, roll, needs } = shown
  const chosen = called ? calledOf(shown, called) : []
  return (
    <section aria-label={`Roll of the ${name}`}>
      <h3>{name}</h3>
      {called && (
        <p class={chosen.length === needs ? 'hint' : 'trouble'} role="status">
          {chosen.length} of {needs} called up for the next battle
        </p>
      )}
      <table class="series-roll">
        <ColumnHeads names={called ? ['Fights', ...HEADS] : HEADS} />
        <tbody>
          {roll.map((row) => (
            <tr key={row.id} class={chosen.includes(row.id) ? 'called' : undefined}>
              {called && (
                <td>
                  <label class="series-call">
                    <input
                      type="checkbox"
                      aria-label={`${row.name} fights in the next battle`}
                      checked={chosen.includes(row.id)}
                      disabled={!row.mayBeCalled}
                      onChange={({ currentTarget }) =>
                        onCall(
                          currentTarget.checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id),
                        )
                      }
                    />
                  </label>
                </td>
              )}
              <th scope="row">
                {row.name}
                <small class="series-brief">{briefly(row)}</small>
              </th>
              <td>{row.grade}</td>
              <td class="figure">{row.strength}</td>
              <td class="figure">{row.battles}</td>
              <td class="figure">{row.men}</td>
              <td>{row.drafts}</td>
              <td>{row.standing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
