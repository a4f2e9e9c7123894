import type { ShownSheet } from '#screen/beside.ts'
import { ColumnHeads } from '../../app/column-heads.tsx'
import { Scroller } from '../../app/scroller.tsx'

/** What can be had and for how much. */
export const Sheet = ({ sheet: { title, head, rows } }: { sheet: ShownSheet }) => (
  <Scroller class="odds-scroll" label={title}>
    <table class="check-odds">
      <caption>{title}</caption>
      <ColumnHeads names={head} />
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, i) => (
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
)
