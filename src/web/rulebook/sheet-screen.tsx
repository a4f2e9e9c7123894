import type { Ruleset } from '#kernel/game/ruleset.ts'
import type { CounterSet, ExtraSheet } from '#kernel/procedure/reference.ts'
import { words } from '#kernel/words.ts'
import { useRuleset } from '../app/use-ruleset.ts'
import { label } from '../form/labels.ts'
import { loadDesk } from '../rulesets.ts'
import { usePlace } from './place.ts'
import { RuleTable } from './rule-table.tsx'
import { clauseLines, sheetOf } from './sheet.ts'
import { makeSheet, PARTS, parseSheet, type SheetAddress, variantField } from './sheet-address.ts'
import { SheetOrder } from './sheet-order.tsx'
import { tableBlocks, turned } from './table-blocks.ts'
import './sheet.css'
import './print-sheet.css'

interface Props {
  readonly ruleset: string
  /** The period or scale, and the part, that the sheet is for. */
  readonly variant: string | undefined
}

/** The quick-reference sheet in the order of play, for the screen and for paper. */
export const SheetScreen = ({ ruleset: id, variant }: Props) => {
  const ruleset = useRuleset(id, loadDesk)
  const extra = ruleset?.sheets?.find((sheet) => sheet.id === variant)
  if (ruleset && extra) return <ExtraSheetPage ruleset={ruleset} sheet={extra} />
  return ruleset?.referee ? (
    <SheetPage ruleset={ruleset} address={parseSheet(ruleset, variant)} />
  ) : (
    <main class="page" aria-busy="true" />
  )
}

const PART_TITLES = { turn: 'Order of play', 'set-up': 'Before and after' } as const

const SheetPage = ({ ruleset, address }: { ruleset: Ruleset; address: SheetAddress }) => {
  usePlace()
  const { lines, tables, density } = sheetOf(ruleset, address)
  const field = variantField(ruleset)
  const variant = field && address.variant ? `${label(address.variant)} ${words(field.name)}` : undefined
  return (
    <main class={`sheet ${density}`}>
      <header class="sheet-head">
        <h1>
          {ruleset.title}
          {variant && <span class="sheet-variant"> {variant}</span>}
        </h1>
        <p class="sheet-part">{PART_TITLES[address.part]}</p>
      </header>
      <SheetChoice ruleset={ruleset} address={address} />
      <div class="sheet-body">
        <SheetOrder
          title={PART_TITLES[address.part]}
          lines={lines}
          link={(number) => `#table-${tables.find((table) => table.number === number)?.block.id ?? ''}`}
        />
        <section class="sheet-tables" aria-label="Tables">
          {tables.map(({ number, block }) => (
            <RuleTable
              key={block.id}
              block={block}
              number={number}
              clauseLink={`/rules/${ruleset.id}/${block.clause}`}
            />
          ))}
        </section>
      </div>
    </main>
  )
}

/** What one army has of its own, or counters to cut out. */
const ExtraSheetPage = ({ ruleset, sheet }: { ruleset: Ruleset; sheet: ExtraSheet }) => {
  const { heading, tables, counters } = sheet
  return (
    <main class="sheet wide">
      <header class="sheet-head">
        <h1>
          {ruleset.title}
          <span class="sheet-variant"> {sheet.title}</span>
        </h1>
      </header>
      <SheetChoice ruleset={ruleset} address={parseSheet(ruleset)} extra={sheet.id} />
      <div class={counters.length > 0 ? 'sheet-counters' : 'sheet-body'}>
        <SheetOrder title={heading} lines={clauseLines(ruleset, sheet)} link={() => ''} />
        <section class="sheet-tables" aria-label={counters.length > 0 ? 'Counters' : 'Tables'}>
          {tableBlocks(tables)
            .map(turned)
            .map((block) => (
              <RuleTable key={block.id} block={block} clauseLink={`/rules/${ruleset.id}/${block.clause}`} />
            ))}
          {counters.map((set) => (
            <Counters key={set.title} set={set} />
          ))}
        </section>
      </div>
    </main>
  )
}

const Counters = ({ set: { title, labels } }: { set: CounterSet }) => (
  <section class="counter-set">
    <h2>{title}</h2>
    <ul>
      {labels.map((label) => (
        <li key={label} class="counter">
          <b>{label}</b>
          <span>{title}</span>
        </li>
      ))}
    </ul>
  </section>
)

const SheetChoice = ({
  ruleset,
  address,
  extra,
}: {
  ruleset: Ruleset
  address: SheetAddress
  extra?: string
}) => {
  const variants = variantField(ruleset)?.values ?? []
  return (
    <nav class="sheet-choice screen-only" aria-label="Sheets">
      {variants.length > 0 && (
        <ul>
          {variants.map((variant) => (
            <Choice
              key={variant}
              title={label(variant)}
              href={makeSheet(ruleset, { ...address, variant })}
              chosen={extra === undefined && variant === address.variant}
            />
          ))}
        </ul>
      )}
      <ul>
        {PARTS.map((part) => (
          <Choice
            key={part}
            title={PART_TITLES[part]}
            href={makeSheet(ruleset, { ...address, part })}
            chosen={extra === undefined && part === address.part}
          />
        ))}
      </ul>
      {ruleset.sheets && (
        <ul>
          {ruleset.sheets.map(({ id, title }) => (
            <Choice key={id} title={title} href={`/rules/${ruleset.id}/sheet/${id}`} chosen={id === extra} />
          ))}
        </ul>
      )}
      <ul>
        <li>
          <button type="button" class="primary" onClick={() => print()}>
            Print
          </button>
        </li>
        <Choice title="Rule book" href={`/rules/${ruleset.id}`} chosen={false} />
      </ul>
      <p class="hint">Each sheet prints on one or two pages, A4 or Letter, landscape.</p>
    </nav>
  )
}

const Choice = ({ title, href, chosen }: { title: string; href: string; chosen: boolean }) => (
  <li>
    <a class="button" aria-current={chosen ? 'page' : undefined} href={href}>
      {title}
    </a>
  </li>
)
