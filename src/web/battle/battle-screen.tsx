import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { useLive } from '../app/live.ts'
import { useKeyDown } from '../app/use-key-down.ts'
import { LogPanel } from './log/log-panel.tsx'
import { News } from './log/news.tsx'
import { DecisionPanel } from './orders/decision.tsx'
import { DicePanel } from './orders/dice-panel.tsx'
import { StackPanel } from './orders/stack-panel.tsx'
import { BattleMenu } from './panels/battle-menu.tsx'
import { Ending } from './panels/ending.tsx'
import { HandOver } from './panels/hand-over.tsx'
import { Icon } from './panels/icon.tsx'
import { Missing } from './panels/missing.tsx'
import { OrderOfBattle } from './panels/order-of-battle.tsx'
import { Papers } from './panels/papers.tsx'
import { Offer } from './panels/stopping.tsx'
import { Trackers } from './panels/trackers.tsx'
import { UnitCard } from './panels/unit-card.tsx'
import { askAdvice } from './store/advice.ts'
import { DEVICE } from './store/device.ts'
import { layDown } from './store/hand.ts'
import { mustHandOver } from './store/handing-over.ts'
import { closeBattle, openBattle } from './store/opening.ts'
import type { Scene } from './store/scene.ts'
import { type BattleStore, createBattleStore } from './store/store.ts'
import { mayRedo, redo, undo, undoWords } from './store/taking-back.ts'
import { BattleContext, useBattle } from './store/use-battle.ts'
import { giveWritten } from './store/written.ts'
import { TablePane } from './table/table-pane.tsx'
import './battle.css'
import './parts.css'
import './campaign.css'

/** On wide screens all stand beside the table; on others one at a time. */
const PANES = { orders: 'Orders', units: 'Units', log: 'Log' } as const
type Pane = keyof typeof PANES
const PANE_NAMES: readonly Pane[] = ['orders', 'units', 'log']

/** The battle looked at last: whoever comes back to it from the rule book finds what he had in hand. */
let latest: { readonly id: string; readonly store: BattleStore } | undefined

const storeOf = (id: string): BattleStore => {
  if (latest?.id !== id) latest = { id, store: createBattleStore(DEVICE) }
  return latest.store
}

/** One battle. */
export const BattleScreen = ({ id }: { id: string }) => {
  const store = useMemo(() => storeOf(id), [id])
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    void openBattle(store, id).then(setFault)
    return () => closeBattle(store)
  }, [store, id])
  const scene = store.scene.value
  if (fault) return <Missing fault={fault} />
  if (!scene) return <main class="page" aria-busy="true" />
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
  const { chosen, picking, rolling } = store
  const [pane, setPane] = useState<Pane>('orders')
  // What was in hand belonged to the decision before.
  useLayoutEffect(() => layDown(store), [store, scene])
  const show = useCallback((selector: string) => {
    setPane('orders')
    requestAnimationFrame(() => sight(selector))
  }, [])
  const showOdds = useCallback(() => show('.battle-orders .odds'), [show])
  const showCard = useCallback(() => show('.battle-orders .unit-card'), [show])
  useLive()
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
      if (!rolling.value) giveWritten(store, now)
    } else if (event.key === 'z') void undo(store)
    else if (event.key === 'y' || event.key === 'Z') void redo(store)
    else return
    event.preventDefault()
  })
  const trouble = store.trouble.value ?? scene.trouble
  return (
    <main class="battle" data-pane={pane} data-orders={scene.log.length}>
      <header class="battle-head">
        <h1>{scene.record.title}</h1>
        <p class="standing">{scene.standing}</p>
        <button
          type="button"
          disabled={undoWords(store, scene) === undefined}
          title={undoWords(store, scene) ?? 'You have given no order yet'}
          onClick={() => void undo(store)}
        >
          <Icon name="undo" word="Undo" />
        </button>
        {mayRedo(store, scene) && (
          <button
            type="button"
            title="What was taken back once more, with the same dice (Ctrl+Y)"
            onClick={() => void redo(store)}
          >
            <Icon name="redo" word="Redo" />
          </button>
        )}
        <BattleMenu scene={scene} />
        <Trackers scene={scene} />
      </header>
      <p class="prompt" role="status" data-deciding={scene.deciding ?? ''}>
        {scene.prompt}
      </p>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="battle-table">
        <TablePane scene={scene} onOdds={showOdds} onCard={showCard} />
      </div>
      <nav class="tabs" aria-label="Beside the table">
        {PANE_NAMES.map((name) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {PANES[name]}
          </button>
        ))}
      </nav>
      <div class="battle-orders">
        {scene.result && <Ending scene={scene} />}
        <Offer scene={scene} />
        {rolling.value ? <DicePanel scene={scene} /> : <DecisionPanel scene={scene} />}
        {!rolling.value && <StackPanel scene={scene} unit={chosen.value} />}
        {!rolling.value && !picking.value && <UnitCard scene={scene} unit={chosen.value} />}
        <News scene={scene} />
      </div>
      <div class="battle-units">
        <Trackers scene={scene} />
        <OrderOfBattle scene={scene} />
      </div>
      <div class="battle-logs">
        <LogPanel scene={scene} />
      </div>
      <Papers scene={scene} />
    </main>
  )
}
