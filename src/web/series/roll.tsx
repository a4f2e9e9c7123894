import type { Called, SeriesSide } from '../../screen/series.ts'
import { ColumnHeads } from '../app/column-heads.tsx'
import { Scroller } from '../app/scroller.tsx'

interface Props {
  readonly shown: SeriesSide
  /** Whom the owner has called up; none while the next battle is not to be begun. */
  readonly called: Called | undefined
  onCall(ids: readonly string[]): void
}

export const calledOf = ({ side, roll }: SeriesSide, called: Called): readonly string[] =>
  called[side] ?? roll.filter(({ isCalled }) => isCalled).map(({ id }) => id)

const HEADS = ['Battalion', 'Grade', 'Strength', 'Battles', 'Men lost', 'Drafts', 'State']

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
      <Scroller class="series-scroll" label={`Battalions of the ${name}`}>
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
                            currentTarget.checked
                              ? [...chosen, row.id]
                              : chosen.filter((id) => id !== row.id),
                          )
                        }
                      />
                    </label>
                  </td>
                )}
                <th scope="row">{row.name}</th>
                <td>{row.grade}</td>
                <td>{row.strength}</td>
                <td class="figure">{row.battles}</td>
                <td class="figure">{row.men}</td>
                <td>{row.drafts}</td>
                <td>{row.standing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  )
}
