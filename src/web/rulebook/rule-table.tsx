import type { ShownTable } from '../../kernel/display.ts'

/** A table of the rules as a real table. */
export const RuleTable = ({ table }: { table: ShownTable }) => (
  <section class="rule-table-frame" tabIndex={0} aria-label={table.title}>
    <table class="rule-table">
      <caption>{table.title}</caption>
      <thead>
        <tr>
          {table.columns.map((column, i) => (
            <th key={i} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) =>
              j === 0 ? (
                <th key={j} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={j}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
    {table.note && <p class="hint">{table.note}</p>}
  </section>
)
