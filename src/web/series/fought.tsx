import type { FoughtBattle } from '../../screen/series.ts'
import { ColumnHeads } from '../app/column-heads.tsx'
import { Scroller } from '../app/scroller.tsx'

/** The battles fought so far: how they ended, the casualty return and the drafts. */
export const Fought = ({ battles }: { readonly battles: readonly FoughtBattle[] }) => (
  <section aria-label="Battles fought">
    <h2>Battles fought</h2>
    {battles.map(({ title, text, losses, drafts }, i) => (
      <article key={title} class="series-fought">
        <h3>{title}</h3>
        <p>{text}</p>
        <Scroller class="series-scroll" label={`Casualties: ${title}`}>
          <table>
            <ColumnHeads
              names={['Casualties', 'Men', 'Dead', 'Badly wounded', 'Crippled', 'Lightly wounded']}
            />
            <tbody>
              {losses.map(({ name, men, dead, badlyWounded, crippled, lightlyWounded }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {[men, dead, badlyWounded, crippled, lightlyWounded].map((count, at) => (
                    <td key={at} class="figure">
                      {count}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
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
