import { useEffect, useState } from 'preact/hooks'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { words } from '../../kernel/words.ts'
import { label } from '../form/labels.ts'
import { loadRuleset } from '../rulesets.ts'
import { usePlace } from './place.ts'
import { RuleTable } from './rule-table.tsx'
import { sheetOf } from './sheet.ts'
import { makeSheet, PARTS, parseSheet, type SheetAddress, variantField } from './sheet-address.ts'
import { SheetOrder } from './sheet-order.tsx'

interface Props {
  readonly ruleset: string
  /** The period or scale, and the part, that the sheet is for. */
  readonly variant: string | undefined
}

/** The quick-reference sheet in the order of play, for the screen and for paper. */
export const SheetScreen = ({ ruleset: id, variant }: Props) => {
  const [ruleset, setRuleset] = useState<Ruleset>()
  useEffect(() => {
    setRuleset(undefined)
    void loadRuleset(id)?.then(setRuleset)
  }, [id])
  return ruleset?.tracker ? (
    <SheetPage ruleset={ruleset} address={parseSheet(ruleset, variant)} />
  ) : (
    <main class="page" aria-busy="true" />
  )
}

const PART_TITLES = { turn: 'The turn', 'set-up': 'Before and after' } as const

const SheetPage = ({ ruleset, address }: { ruleset: Ruleset; address: SheetAddress }) => {
  usePlace()
  const { lines, chapters } = sheetOf(ruleset, address)
  const field = variantField(ruleset)
  const variant = field && address.variant ? `${label(address.variant)} ${words(field.name)}` : undefined
  const tables = chapters.flatMap((chapter) => chapter.tables)
  return (
    <main class="sheet">
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
        <div class="sheet-tables">
          {chapters.map(({ code, title, tables: own }) => (
            <section key={code} class="sheet-chapter" aria-label={title}>
              <h2>{title}</h2>
              {own.map(({ number, block }) => (
                <RuleTable
                  key={block.id}
                  block={block}
                  number={number}
                  clauseLink={`/rules/${ruleset.id}/${block.clause}`}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}

const SheetChoice = ({ ruleset, address }: { ruleset: Ruleset; address: SheetAddress }) => {
  const choices = [
    ...(variantField(ruleset)?.values ?? []).map((variant) => ({
      title: label(variant),
      to: { ...address, variant },
      chosen: variant === address.variant,
    })),
    ...PARTS.map((part) => ({
      title: PART_TITLES[part],
      to: { ...address, part },
      chosen: part === address.part,
    })),
  ]
  return (
    <nav class="sheet-choice screen-only" aria-label="Sheets">
      {choices.map(({ title, to, chosen }) => (
        <a
          key={title}
          class="button"
          aria-current={chosen ? 'page' : undefined}
          href={makeSheet(ruleset, to)}
        >
          {title}
        </a>
      ))}
      <button type="button" class="primary" onClick={() => print()}>
        Print
      </button>
      <a class="button" href={`/rules/${ruleset.id}`}>
        Rule book
      </a>
      <p class="hint">Each sheet prints on one or two pages, A4 or Letter, across.</p>
    </nav>
  )
}
