import { runsOf, type SheetLine } from './sheet-lines.ts'

interface Props {
  readonly title: string
  readonly lines: readonly SheetLine[]
  /** The address of a table on the sheet. */
  link(table: number): string
}

/** What to do in its order, each step with the numbers of its tables. */
export const SheetOrder = ({ title, lines, link }: Props) => (
  <section class="sheet-order" aria-label={title}>
    <h2>{title}</h2>
    <ol>
      {lines.map((line) =>
        line.kind === 'told' ? (
          <li key={line.number} class="sheet-step">
            <span class="step-number">{line.number}</span>
            <p>
              <strong>{line.title.endsWith('?') ? line.title : `${line.title}.`}</strong> {line.text}
              {line.tables.length > 0 && <Tables numbers={line.tables} link={link} />}
            </p>
          </li>
        ) : (
          <li key={line.first} class="sheet-step repeated">
            <span class="step-number">{spanOf([line.first, line.last])}</span>
            <p>
              <strong>{line.title}</strong>, as {runsOf(line.as).map(spanOf).join(', ')}.
            </p>
          </li>
        ),
      )}
    </ol>
  </section>
)

const Tables = ({ numbers, link }: { numbers: readonly number[]; link: Props['link'] }) => (
  <span class="step-tables">
    {' '}
    {numbers.length === 1 ? 'Table' : 'Tables'}
    {'\u00a0'}
    {runsOf(numbers).map(([first, last], i) => (
      <span key={first}>
        {i > 0 && ', '}
        <a href={link(first)}>{spanOf([first, last])}</a>
      </span>
    ))}
  </span>
)

const spanOf = ([first, last]: readonly [number, number]): string =>
  first === last ? String(first) : `${first}–${last}`
