import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { useLive } from '../app/live.ts'
import { useKeyDown } from '../app/use-key-down.ts'
import { useLater } from '../app/use-later.ts'
import { useSoleHand } from '../device/use-sole-hand.ts'
import { BriefingDialog } from './beginning/briefing/briefing-door.tsx'
import { OrderPanel } from './frame/order-panel.tsx'
import { PromptBar } from './frame/prompt-bar.tsx'
import { type Pane, Rail } from './frame/rail.tsx'
import { SHEET, SheetGrip } from './frame/sheet-grip.tsx'
import { Shelf } from './frame/shelf.tsx'
import { useArrangement } from './frame/use-arrangement.ts'
import { LessonGuide } from './lesson/lesson-guide.tsx'
import { LogPanel } from './log/log-panel.tsx'
import { OpeningSheet } from './opening-sheet.tsx'
import { HandOver } from './panels/hand-over.tsx'
import { OrderOfBattle } from './panels/order-of-battle.tsx'
import { Papers } from './panels/papers.tsx'
import { Trackers } from './panels/trackers.tsx'
import { Trouble } from './panels/trouble.tsx'
import { Overtaken } from './read-only/overtaken.tsx'
import { Unopened } from './read-only/unopened.tsx'
import { Watched } from './read-only/watched.tsx'
import { ResultStrip } from './results/strip.tsx'
import { StaffFinish } from './staff/staff-offer.tsx'
import { HUMAN } from './storage/record.ts'
import { backupFile } from './storage/save-backup.ts'
import { askAdvice } from './store/drafts/advice.ts'
import { giveWritten } from './store/drafts/written.ts'
import { layDown } from './store/hand.ts'
import { mustHandOver } from './store/handing-over.ts'
import { closeBattle, openBattle, type Unopened as Reason } from './store/opening.ts'
import { acknowledge } from './store/outcomes/acknowledging.ts'
import { unacknowledged } from './store/outcomes/seen-moments.ts'
import type { Scene } from './store/scene.ts'
import { type BattleStore, createBattleStore } from './store/store.ts'
import { redo, undo } from './store/taking-back.ts'
import { BattleContext, useBattle } from './store/use-battle.ts'
import { TablePane } from './table/table-pane.tsx'
import { DEVICE } from './this-device.ts'
import { goOnFrom } from './told/telling.ts'
import './battle.css'
import './parts.css'
import './campaign.css'

/** The battle looked at last: whoever comes back to it from the rule book finds what he had in hand. */
let latest: { readonly id: string; readonly store: BattleStore } | undefined

const storeOf = (id: string): BattleStore => {
  if (latest?.id !== id) latest = { id, store: createBattleStore(DEVICE) }
  return latest.store
}

/** One battle: played by the tab that has it in hand, watched by every other. */
export const BattleScreen = ({ id }: { id: string }) => {
  const hand = useSoleHand(`battle/${id}`)
  if (hand === 'asking') return <OpeningSheet id={id} />
  return hand === 'mine' ? <PlayedBattle id={id} /> : <Watched id={id} />
}

const PlayedBattle = ({ id }: { id: string }) => {
  const store = useMemo(() => storeOf(id), [id])
  const [unopened, setUnopened] = useState<Reason>()
  const open = useCallback(() => void openBattle(store, id).then(setUnopened), [store, id])
  useEffect(() => {
    open()
    return () => closeBattle(store)
  }, [store, open])
  useLive(
    'battle',
    useCallback(() => store.running && backupFile(store.running.record), [store]),
  )
  const scene = store.scene.value
  const overtaken = store.overtaken.value
  if (unopened) return <Unopened reason={unopened} />
  if (overtaken) return <Overtaken record={overtaken} onReopen={open} />
  if (!scene) return <OpeningSheet id={id} />
  return (
    <BattleContext.Provider value={store}>
      {mustHandOver(scene, store.handedTo.value) ? <HandOver scene={scene} /> : <OpenBattle scene={scene} />}
    </BattleContext.Provider>
  )
}

const sight = (selector: string): void => {
  const found = document.querySelector<HTMLElement>(selector)
  found?.scrollIntoView({ block: 'nearest' })
  found?.focus({ preventScroll: true })
}

const OpenBattle = ({ scene }: { scene: Scene }) => {
  const store = useBattle()
  const { rolling } = store
  const arrangement = useArrangement(scene.ground.size)
  // What is asked comes first, then the table to answer it on.
  const later = useLater()
  const [pane, setPane] = useState<Pane>('orders')
  const [sheet, setSheet] = useState<number>(SHEET.low)
  // What was in hand belonged to the decision before.
  useLayoutEffect(() => layDown(store), [store, scene])
  // What was opened over the table closes with the player's next order.
  const { file, players } = scene.record
  const given = file.orders.filter(({ side }) => players[side] === HUMAN).length
  useEffect(() => setPane('orders'), [given])
  // Whoever presses what is open puts it away; the orders of a phone are drawn up, or down again.
  const turnTo = useCallback(
    (wanted: Pane) => {
      if (wanted !== pane) setPane(wanted)
      else if (wanted === 'orders') setSheet(sheet > SHEET.low ? SHEET.low : SHEET.high)
      else setPane('orders')
    },
    [pane, sheet],
  )
  const show = useCallback((selector: string) => {
    setPane('orders')
    requestAnimationFrame(() => sight(selector))
  }, [])
  const showOdds = useCallback(() => show('.battle-orders .odds'), [show])
  const showCard = useCallback(() => show('.battle-orders .unit-card'), [show])
  useKeyDown((event) => {
    const ctrl = event.ctrlKey || event.metaKey
    const now = store.scene.value
    if (event.altKey && event.key === 'Enter' && now?.ruleset.doctrine && !rolling.value) {
      void askAdvice(store)
      event.preventDefault()
      return
    }
    if (!ctrl || !now) return
    if (event.key === 'Enter') {
      if (unacknowledged(store, now).length > 0) acknowledge(store)
      else if (store.told.value?.open) goOnFrom(store)
      else if (!rolling.value) giveWritten(store, now)
    } else if (event.key === 'z') void undo(store)
    else if (event.key === 'y' || event.key === 'Z') void redo(store)
    else return
    event.preventDefault()
  })
  return (
    <main
      class="battle"
      data-pane={pane}
      data-orders={scene.log.length}
      data-beside={arrangement.beside}
      data-head={arrangement.head}
      style={{
        '--panel': `${arrangement.panel}px`,
        '--rows': arrangement.rows,
        '--sheet-height': `${sheet}px`,
      }}
    >
      <PromptBar scene={scene}>
        <StaffFinish scene={scene} />
      </PromptBar>
      <LessonGuide scene={scene} />
      <div class="battle-strip">
        <ResultStrip scene={scene} />
      </div>
      <Trouble scene={scene} />
      <div class="battle-table">
        {later && <TablePane scene={scene} onOdds={showOdds} onCard={showCard} />}
      </div>
      <Rail scene={scene} pane={pane} onPane={turnTo} />
      <SheetGrip height={sheet} onHeight={setSheet} />
      {pane === 'units' && (
        <div class="battle-drawer battle-units">
          <Trackers scene={scene} />
          <OrderOfBattle scene={scene} />
        </div>
      )}
      {pane === 'log' && (
        <div class="battle-drawer battle-logs">
          <LogPanel scene={scene} />
        </div>
      )}
      {arrangement.rows > 0 && <Shelf scene={scene} />}
      <OrderPanel scene={scene} />
      <Papers scene={scene} />
      <BriefingDialog scene={scene} />
    </main>
  )
}
