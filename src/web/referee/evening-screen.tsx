import { useEffect, useState } from 'preact/hooks'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { actorOf } from '#referee/choosing.ts'
import { openProcedure } from '#referee/drafting.ts'
import { undoLast } from '#referee/rolling.ts'
import type { Evening, TrackedUnit } from '#referee/session.ts'
import { nextOfSide, nextUnit, sequenceOf, stepNow } from '#referee/turn.ts'
import { useLive } from '../app/live.ts'
import { isTyping } from '../app/typing.ts'
import { useKeyDown } from '../app/use-key-down.ts'
import { useSoleHand } from '../device/use-sole-hand.ts'
import { loadDesk } from '../rulesets.ts'
import { Beginning } from './beginning.tsx'
import { Desk } from './desk/desk.tsx'
import { History } from './desk/history.tsx'
import { ProcedurePicker } from './desk/procedure-picker.tsx'
import { TurnWalker } from './desk/turn-walker.tsx'
import { EveningSettings } from './evening-settings.tsx'
import { rememberSettings } from './remembered.ts'
import { Roster } from './roster/roster.tsx'
import { change, evening, openEvening, openEveningFile } from './store.ts'
import { UnkeptEvening } from './unkept-evening.tsx'
import { WatchedEvening } from './watched-evening.tsx'
import './desk/beside-the-desk.css'
import './desk/desk.css'
import './evening.css'
import './roster/roster.css'

/** One at a time; on wide screens the units or the desk, and one of the others beside them. */
const PANES = { units: 'Units', desk: 'Desk', turn: 'Turn', procedures: 'Rolls', history: 'Log' } as const
type Pane = keyof typeof PANES
const PANE_NAMES = Object.keys(PANES) as Pane[]

/** What is new is looked at from its head. */
const toTop = (): void => {
  window.scrollTo(0, 0)
  document.querySelector('.pane-desk')?.scrollTo(0, 0)
}

const NARROW = matchMedia('(width < 1200px)')

/** One evening at the table: kept by the tab that has it in hand, watched by every other. */
export const EveningScreen = ({ id }: { id: string }) => {
  const hand = useSoleHand(`evening/${id}`)
  if (hand === 'asking') return <main class="page" aria-busy="true" />
  return hand === 'mine' ? <KeptEvening key={id} id={id} /> : <WatchedEvening id={id} />
}

const KeptEvening = ({ id }: { id: string }) => {
  const [ruleset, setRuleset] = useState<Ruleset>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    void openEvening(id).then(async (unopened) => {
      const opened = evening.value
      if (opened) setRuleset(await loadDesk(opened.ruleset))
      setFault(unopened)
    })
  }, [id])
  if (fault) {
    return (
      <main class="page">
        <h1>{fault}</h1>
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
  const [pane, setPane] = useState<Pane>(open.draft ? 'desk' : 'units')
  const [main, setMain] = useState<'units' | 'desk'>(open.draft ? 'desk' : 'units')
  const show = (next: Pane): void => {
    setPane(next)
    if (next === 'units' || next === 'desk') setMain(next)
  }
  const waiting = whoIsNext(open, ruleset)
  const actor = open.draft ? actorOf(open, ruleset, open.draft)?.id : undefined
  useLive('evening', openEveningFile)
  useEffect(() => {
    if (!open.draft) return
    setMain('desk')
    if (NARROW.matches || pane === 'units') setPane('desk')
  }, [open.draft])
  useEffect(toTop, [open.draft?.procedure, actor])
  useKeyDown((event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') change(undoLast)
    else if (event.key === 'n' && !isTyping(event.target)) goOn(open, ruleset)
    else return
    event.preventDefault()
  })
  return (
    <main class="evening" data-pane={pane} data-main={main}>
      <header class="evening-head">
        <h1>{open.title}</h1>
        <EveningSettings evening={open} ruleset={ruleset} />
        <nav class="tabs" aria-label="Parts of the evening">
          {PANE_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              class={`tab-${name}`}
              aria-pressed={pane === name}
              onClick={() => show(name)}
            >
              {PANES[name]}
            </button>
          ))}
        </nav>
        <UnkeptEvening />
      </header>
      <div class="pane-units">
        {isFresh(open) && (
          <Beginning
            evening={open}
            ruleset={ruleset}
            onWithout={() => show('procedures')}
            onBegun={() => show('turn')}
          />
        )}
        {(open.units.length > 0 || !isFresh(open)) && <Roster evening={open} ruleset={ruleset} />}
      </div>
      <div class="pane-turn">
        <TurnWalker evening={open} ruleset={ruleset} />
      </div>
      <div class="pane-procedures">
        <ProcedurePicker
          ruleset={ruleset}
          sequence={sequenceOf(open, ruleset)}
          favourites={open.favourites}
          onSeek={() => show('procedures')}
          onOpen={(name) => change((before) => openProcedure(before, ruleset, name))}
          onFavourite={(name) => change((before) => rememberSettings(toggledFavourite(before, name)))}
        />
      </div>
      <div class="pane-desk">
        <Desk evening={open} ruleset={ruleset} />
        {open.showing && (
          <div class="after-result">
            <button type="button" class="primary" onClick={() => goOn(open, ruleset)}>
              {waiting ? `Next: ${waiting.name}` : 'Again'}
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

/** Nothing has been begun: no turn, no roll. */
const isFresh = ({ turn, history }: Evening): boolean => turn.step === null && history.length === 0

/** The next unit of the step, or else of the side that has just acted. */
const whoIsNext = (open: Evening, ruleset: Ruleset): TrackedUnit | undefined => {
  const { draft } = open
  if (!draft) return nextUnit(open, ruleset)
  const acted = actorOf(open, ruleset, draft)?.id
  return nextUnit(open, ruleset) ?? nextOfSide(open, ruleset, draft.procedure, acted)
}

/** The next unit with the same procedure; without one, the same procedure afresh. */
const goOn = (open: Evening, ruleset: Ruleset): void => {
  const waiting = whoIsNext(open, ruleset)
  const procedure = open.draft?.procedure ?? stepNow(open, ruleset)?.procedures[0]
  if (procedure) change((before) => openProcedure(before, ruleset, procedure, waiting?.id))
}

const toggledFavourite = (before: Evening, name: string): Evening => ({
  ...before,
  favourites: before.favourites.includes(name)
    ? before.favourites.filter((other) => other !== name)
    : [...before.favourites, name],
})
