import { useEffect, useRef, useState } from 'preact/hooks'
import { softHyphens } from './soft-hyphens.ts'
import { isBroad, type TableBlock } from './table-blocks.ts'
import './rule-table.css'

interface Props {
  readonly block: TableBlock
  /** Its number on a sheet. */
  readonly number?: number
  /** Leads to its clause. */
  readonly clauseLink?: string
}

/** From this many columns on, a sheet may part long words. */
const CROWDED = 6

/** A table of the rules as a real table; a wide one scrolls within its frame. */
export const RuleTable = ({ block, number, clauseLink }: Props) => {
  const { frame, scrolls } = useScrolls()
  const series = block.groups.length > 1
  const crowded = number !== undefined && block.columns.length >= CROWDED
  const fitted = crowded ? softHyphens : (text: string) => text
  return (
    <section
      ref={frame}
      id={`table-${block.id}`}
      class={isBroad(block) ? 'rule-table-frame broad' : 'rule-table-frame'}
      tabIndex={scrolls ? 0 : undefined}
      aria-label={block.title}
    >
      <table class={['rule-table', series && 'series', block.record && 'record'].filter(Boolean).join(' ')}>
        <caption>
          {number !== undefined && <span class="table-number">{number}</span>}
          {block.title}
          {clauseLink && (
            <a class="clause-id" href={clauseLink}>
              {block.clause}
            </a>
          )}
        </caption>
        <thead>
          <tr>
            {series && <th scope="col">Table</th>}
            {block.columns.map((column, i) => (
              <th key={i} scope="col">
                {fitted(column)}
              </th>
            ))}
          </tr>
        </thead>
        {block.groups.map(({ name, rows }) => (
          <tbody key={name}>
            {rows.map((row, i) => (
              <tr key={i}>
                {series && i === 0 && (
                  <th class="group-name" scope="rowgroup" rowSpan={rows.length}>
                    {name}
                  </th>
                )}
                {row.map((cell, j) =>
                  j === 0 ? <RowHead key={j} text={cell} /> : <td key={j}>{fitted(cell)}</td>,
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {block.notes.map((note) => (
        <p key={note} class="table-note">
          {note}
        </p>
      ))}
    </section>
  )
}

const RowHead = ({ text }: { text: string }) => <th scope="row">{text}</th>

/** Whether the frame is narrower than what is in it: then the keyboard must be able to reach and scroll it. */
const useScrolls = () => {
  const frame = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, scrolls }
}
