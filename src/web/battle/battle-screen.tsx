import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { useLive } from '../app/live.ts'
import { useKeyDown } from '../app/use-key-down.ts'
import { LogPanel } from './log/log-panel.tsx'
import { News } from './log/news.tsx'
import { askAdvice } from './orders/advised.ts'
import { DecisionPanel } from './orders/decision.tsx'
import { DicePanel } from './orders/dice-panel.tsx'
import { BattleMenu } from './panels/battle-menu.tsx'
import { Ending } from './panels/ending.tsx'
import { HandOver } from './panels/hand-over.tsx'
import { Missing } from './panels/missing.tsx'
import { OrderOfBattle } from './panels/order-of-battle.tsx'
import { Papers } from './panels/papers.tsx'
import { keepingTrouble } from './storage/store.ts'
import { chosen, handedTo, layDown, picking, rolling } from './store/hand.ts'
import { mustHandOver } from './store/handing-over.ts'
import { giveAgain, mayRedo, takeBackOne } from './store/redo.ts'
import { closeBattle, scene as onScreen, openBattle } from './store/running.ts'
import type { Scene } from './store/scene.ts'
import './battle.css'
import './parts.css'
import './campaign.css'
import { StackPanel } from './orders/stack-panel.tsx'
import { giveWritten } from './orders/written.ts'
import { Sign } from './panels/icon.tsx'
import { Offer } from './panels/stopping.tsx'
import { Trackers } from './panels/trackers.tsx'
import { UnitCard } from './panels/unit-card.tsx'
import { TablePane } from './table-pane.tsx'

/** On wide screens all stand beside the table; on others one at a time. */
const PANES = { orders: 'Orders', units: 'Units', log: 'Log' } as const
type Pane = keyof typeof PANES
const PANE_NAMES: readonly Pane[] = ['orders', 'units', 'log']

/** One battle. */
export const BattleScreen = ({ id }: { id: string }) => {
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    void openBattle(id).then(setFault)
    return closeBattle
  }, [id])
  const scene = onScreen.value
  if (fault) return <Missing fault={fault} />
  if (!scene || scene.record.id !== id) return <main class="page" aria-busy="true" />
  return mustHandOver(scene, handedTo.value) ? <HandOver scene={scene} /> : <OpenBattle scene={scene} />
}

const sight = (selector: string): void => {
  const found = document.querySelector<HTMLElement>(selector)
  found?.scrollIntoView({ block: 'nearest' })
  found?.focus({ preventScroll: true })
}

const OpenBattle = ({ scene }: { scene: Scene }) => {
  const [pane, setPane] = useState<Pane>('orders')
  // What was in hand belonged to the decision before.
  useLayoutEffect(layDown, [scene])
  const show = useCallback((selector: string) => {
    setPane('orders')
    requestAnimationFrame(() => sight(selector))
  }, [])
  const showOdds = useCallback(() => show('.battle-orders .odds-scroll'), [show])
  const showCard = useCallback(() => show('.battle-orders .unit-card'), [show])
  useLive()
  useKeyDown((event) => {
    const ctrl = event.ctrlKey || event.metaKey
    const now = onScreen.value
    if (event.altKey && event.key === 'Enter' && now?.ruleset.doctrine && !rolling.value) {
      void askAdvice(now)
      event.preventDefault()
      return
    }
    if (!ctrl || !now) return
    if (event.key === 'Enter') {
      if (!rolling.value) giveWritten(now)
    } else if (event.key === 'z') void takeBackOne(now)
    else if (event.key === 'y' || event.key === 'Z') void giveAgain(now)
    else return
    event.preventDefault()
  })
  const trouble = keepingTrouble.value ?? scene.trouble
  return (
    <main class="battle" data-pane={pane} data-orders={scene.log.length}>
      <header class="battle-head">
        <h1>{scene.record.title}</h1>
        <p class="standing">{scene.standing}</p>
        <button
          type="button"
          disabled={scene.undoTo === undefined}
          title={
            scene.undoTo === undefined ? 'You have given no order yet' : 'Take back your last order (Ctrl+Z)'
          }
          onClick={() => void takeBackOne(scene)}
        >
          <Sign name="undo" word="Undo" />
        </button>
        {mayRedo(scene) && (
          <button
            type="button"
            title="Give it again, with the same dice (Ctrl+Y)"
            onClick={() => void giveAgain(scene)}
          >
            <Sign name="redo" word="Redo" />
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
