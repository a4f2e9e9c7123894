import { useEffect, useState } from 'preact/hooks'
import type { Ruleset } from '../../kernel/game/ruleset.ts'
import { openProcedure } from '../../referee/drafting.ts'
import { undoLast } from '../../referee/rolling.ts'
import type { Evening } from '../../referee/session.ts'
import { nextUnit, sequenceOf, stepNow } from '../../referee/turn.ts'
import { useLive } from '../app/live.ts'
import { isTyping } from '../app/typing.ts'
import { useKeyDown } from '../app/use-key-down.ts'
import { loadRuleset } from '../rulesets.ts'
import { Desk } from './desk.tsx'
import { EveningSettings } from './evening-settings.tsx'
import { History } from './history.tsx'
import { ProcedurePicker } from './procedure-picker.tsx'
import { rememberSettings } from './remembered.ts'
import { Roster } from './roster.tsx'
import { change, evening, openEvening, trouble } from './store.ts'
import { TurnWalker } from './turn-walker.tsx'
import './beside-the-desk.css'
import './desk.css'
import './evening.css'

/** On a phone one at a time; on wider screens the desk stays and one of the others stands beside it. */
const PANES = { units: 'Units', turn: 'Turn', procedures: 'Rolls', desk: 'Desk', history: 'Log' } as const
type Pane = keyof typeof PANES
const PANE_NAMES = Object.keys(PANES) as Pane[]

const NARROW = matchMedia('(width < 800px)')

/** One evening at the table. */
export const EveningScreen = ({ id }: { id: string }) => {
  const [ruleset, setRuleset] = useState<Ruleset>()
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    void openEvening(id).then(async () => {
      const opened = evening.value
      const loaded = opened && (await loadRuleset(opened.ruleset))
      if (loaded) setRuleset(loaded)
      else setMissing(true)
    })
  }, [id])
  if (missing) {
    return (
      <main class="page">
        <h1>There is no such evening on this device</h1>
        <p>
          <a href="/referee">All evenings</a>
        </p>
      </main>
    )
  }
  const open = evening.value
  if (!ruleset || !open || open.id !== id) return <main class="page" aria-busy="true" />
  return <OpenEvening evening={open} ruleset={ruleset} />
}

const OpenEvening = ({ evening: open, ruleset }: { evening: Evening; ruleset: Ruleset }) => {
  const [pane, setPane] = useState<Pane>(
    open.draft && NARROW.matches ? 'desk' : open.units.length > 0 ? 'units' : 'procedures',
  )
  useLive()
  useEffect(() => {
    if (open.draft && NARROW.matches) setPane('desk')
  }, [open.draft])
  useKeyDown((event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') change(undoLast)
    else if (event.key === 'n' && !isTyping(event.target)) goOn(open, ruleset)
    else return
    event.preventDefault()
  })
  return (
    <main class="evening" data-pane={pane}>
      <header class="evening-head">
        <h1>{open.title}</h1>
        <EveningSettings evening={open} ruleset={ruleset} />
      </header>
      {trouble.value && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <nav class="tabs" aria-label="Parts of the evening">
        {PANE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            class={`tab-${name}`}
            aria-pressed={pane === name}
            onClick={() => setPane(name)}
          >
            {PANES[name]}
          </button>
        ))}
      </nav>
      <div class="pane-units">
        <Roster evening={open} ruleset={ruleset} />
      </div>
      <div class="pane-turn">
        <TurnWalker evening={open} ruleset={ruleset} />
      </div>
      <div class="pane-procedures">
        <ProcedurePicker
          ruleset={ruleset}
          sequence={sequenceOf(open, ruleset)}
          favourites={open.favourites}
          onOpen={(name) => change((before) => openProcedure(before, ruleset, name))}
          onFavourite={(name) => change((before) => rememberSettings(toggledFavourite(before, name)))}
        />
      </div>
      <div class="pane-desk">
        <Desk evening={open} ruleset={ruleset} />
        {open.showing && (
          <div class="after-result">
            <button type="button" class="primary" onClick={() => goOn(open, ruleset)}>
              {nextUnit(open, ruleset) ? `Next: ${nextUnit(open, ruleset)?.name}` : 'Again'}
            </button>
            <button type="button" onClick={() => change(undoLast)}>
              Undo
            </button>
          </div>
        )}
      </div>
      <div class="pane-history">
        <History evening={open} ruleset={ruleset} />
      </div>
    </main>
  )
}

/** The next unit of the step with the same procedure; without one, the same procedure afresh. */
const goOn = (open: Evening, ruleset: Ruleset): void => {
  const waiting = nextUnit(open, ruleset)
  const procedure = open.draft?.procedure ?? stepNow(open, ruleset)?.procedures[0]
  if (procedure) change((before) => openProcedure(before, ruleset, procedure, waiting?.id))
}

const toggledFavourite = (before: Evening, name: string): Evening => ({
  ...before,
  favourites: before.favourites.includes(name)
    ? before.favourites.filter((other) => other !== name)
    : [...before.favourites, name],
})
