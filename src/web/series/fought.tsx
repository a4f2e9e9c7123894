import type { FoughtBattle, SeriesSide } from '#screen/series.ts'
import { ColumnHeads } from '../app/column-heads.tsx'

interface Props {
  readonly battles: readonly FoughtBattle[]
  readonly sides: readonly SeriesSide[]
}

/** The battles fought so far: how they ended, the casualty return and the drafts. */
export const Fought = ({ battles, sides }: Props) => (
  <section aria-label="Battles fought">
    <h2>Battles fought</h2>
    {battles.map(({ title, text, losses, drafts }, i) => (
      <article key={title} class="series-fought">
        <h3>{title}</h3>
        <p>{text}</p>
        <table>
          <ColumnHeads names={['Casualties', ...sides.map(({ name }) => name)]} />
          <tbody>
            {losses.map(({ title: fate, men }) => (
              <tr key={fate}>
                <th scope="row">{fate}</th>
                {men.map((count, at) => (
                  <td key={at} class="figure">
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <details open={i === battles.length - 1}>
          <summary>Drafts and grades after it</summary>
          <ul>
            {drafts.map(({ name, text: said }) => (
              <li key={name}>
                <strong>{name}.</strong> {said}
              </li>
            ))}
          </ul>
        </details>
      </article>
    ))}
  </section>
)
