import type { ShownSheet } from '../../kernel/beside-table.ts'

/** What can be had and for how much. */
export const Sheet = ({ sheet: { title, head, rows } }: { sheet: ShownSheet }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached
  <section class="odds-scroll" aria-label={title} tabIndex={0}>
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
  </section>
)
