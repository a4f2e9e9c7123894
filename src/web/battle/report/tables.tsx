import type { ReportTable } from '#screen/results.ts'
import { Scroller } from '../../app/scroller.tsx'

/** What the rule set tells of the whole battle in tables. */
export const Tables = ({ tables }: { tables: readonly ReportTable[] }) => (
  <>
    {tables.map(({ title, head, rows, none }) => (
      <section key={title}>
        <h2>{title}</h2>
        {rows.length === 0 ? (
          <p>{none}</p>
        ) : (
          <Scroller class="figures-scroll" label={title}>
            <table class="figures wordy">
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first, ...cells], i) => (
                  <tr key={i}>
                    <th scope="row">{first}</th>
                    {cells.map((cell, j) => (
                      <td key={head[j + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        )}
      </section>
    ))}
  </>
)
