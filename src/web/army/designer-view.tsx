import { useMemo, useState } from 'preact/hooks'
import type { ArmyDocument } from '#screen/designer.ts'
import { isTyping } from '../app/typing.ts'
import { useKeyDown } from '../app/use-key-down.ts'
import { SettingControl } from '../form/setting-control.tsx'
import { ArmyActions } from './actions.tsx'
import { ArmyLine } from './army-line.tsx'
import { Balance } from './balance.tsx'
import { Objections } from './objections.tsx'
import { Offers } from './offers.tsx'
import type { OpenArmy } from './received.ts'
import { Roster } from './roster.tsx'

interface Props {
  readonly opened: OpenArmy
  onKeep(army: ArmyDocument): void
  /** The army came by a link and is not kept yet. */
  readonly onTakeOver: ((army: ArmyDocument) => void) | undefined
}

interface Drafts {
  readonly army: ArmyDocument
  readonly before: readonly ArmyDocument[]
}

/** As many changes as can be taken back. */
const REMEMBERED = 100

/** An army being put together: what it is for, its units, its goods, and what the rules say to it. */
export const DesignerView = ({ opened: { designer, ruleset, army: first }, onKeep, onTakeOver }: Props) => {
  const [{ army, before }, setDrafts] = useState<Drafts>({ army: first, before: [] })
  const [open, setOpen] = useState<number>()
  const page = useMemo(() => designer.page(army), [designer, army])
  const change = (next: ArmyDocument) => {
    setDrafts({ army: next, before: [...before.slice(1 - REMEMBERED), army] })
    onKeep(next)
  }
  const last = before.at(-1)
  const undo = () => {
    if (!last) return
    setDrafts({ army: last, before: before.slice(0, -1) })
    onKeep(last)
  }
  useKeyDown((event) => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    event.preventDefault()
    undo()
  })
  const objections = { ruleset: ruleset.id, onChange: change }
  return (
    <main class="page designer">
      <header class="designer-head screen-only">
        <p class="hint">
          <a href="/army">Armies</a> · {ruleset.title}
        </p>
        <h1>{army.title || 'Army without a name'}</h1>
        <Balance points={page.points} violations={page.violations.length} />
        <ArmyActions
          army={army}
          onUndo={last ? undo : undefined}
          onTakeOver={onTakeOver ? () => onTakeOver(army) : undefined}
        />
      </header>
      <div class="designer-body screen-only">
        <div class="designer-army">
          <section aria-label="What it is for">
            <SettingControl setting={page.title} onChange={change} />
            {page.settings.map((setting) => (
              <SettingControl key={setting.id} setting={setting} onChange={change} />
            ))}
            <div class="ready">
              <span class="ready-title">Fill in anew</span>
              {page.ready.map(({ id, title, points, taken }) => (
                <button key={id} type="button" onClick={() => change(taken)}>
                  {title} <small>{points}</small>
                </button>
              ))}
            </div>
          </section>
          <section aria-label="Units">
            <h2>Units</h2>
            {page.lines.length === 0 && <p>No units yet: add some, or fill in the usual army.</p>}
            <ul class="army-lines">
              {page.lines.map((line, i) => (
                <ArmyLine
                  key={i}
                  line={line}
                  wrong={page.violations.some((violation) => violation.line === i)}
                  open={open === i}
                  onOpen={() => setOpen(open === i ? undefined : i)}
                  onChange={change}
                />
              ))}
            </ul>
          </section>
          {page.goods.length > 0 && (
            <section aria-label="Goods" class="goods">
              <h2>Goods</h2>
              {page.goods.map((setting) => (
                <SettingControl key={setting.id} setting={setting} onChange={change} />
              ))}
            </section>
          )}
        </div>
        <div class="designer-beside">
          <Objections title="Against the rules" list={page.violations} {...objections} />
          <Objections title="Worth a thought" list={page.warnings} {...objections} />
          <dl class="facts">
            {page.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Offers offers={page.offers} ruleset={ruleset.id} onChange={change} />
        </div>
      </div>
      <Roster title={army.title} ruleset={ruleset.title} page={page} />
    </main>
  )
}
