import type { ShownSheet } from '../../kernel/beside-table.ts'
import { Scroller } from '../app/scroller.tsx'

/** What can be had and for how much. */
export const Sheet = ({ sheet: { title, head, rows } }: { sheet: ShownSheet }) => (
  <Scroller class="odds-scroll" label={title}>
    <table class="check-odds">
      <caption>{title}</caption>
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
