import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useLater } from '../app/use-later.ts'
import { Overlay } from './drawing/overlay.tsx'
import { MapKey } from './key/map-key.tsx'
import type { TableCalls, TableData } from './model.ts'
import { HandBar } from './panels/hand-bar.tsx'
import { OverlayMenu } from './panels/overlay-menu.tsx'
import { PlanCard } from './panels/plan-card.tsx'
import { Readout } from './panels/readout.tsx'
import { createStore, renew } from './store.ts'
import './table.css'
import { useCamera } from './camera/use-camera.ts'
import { Things } from './drawing/things.tsx'
import { useGround } from './ground/use-ground.ts'
import { useKeys } from './input/use-keys.ts'
import { usePointers } from './input/use-pointers.ts'
import { SmallMap } from './panels/small-map.tsx'
import { TextTwin } from './panels/table-in-words.tsx'
import { Toolbar } from './panels/toolbar.tsx'
import { Tray } from './panels/tray.tsx'

interface Props {
  readonly data: TableData
  readonly calls: TableCalls
}

/** A battle table to look at and to move on. Knows no rules: see model.ts for what goes in and comes out. */
export const TableView = ({ data, calls }: Props) => {
  const surface = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const tray = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  // One store for the life of the view; `renew` feeds it.
  const store = useMemo(() => createStore(data, calls), [])
  useLayoutEffect(() => renew(store, data, calls), [store, data, calls])
  useCamera(store, surface, layer)
  usePointers(store, surface, tray)
  useKeys(store, surface)
  useGround(store, canvas, data)
  const { grid } = data
  const later = useLater()
  return (
    <div class="table-view">
      <div class="table-stage">
        <div
          ref={surface}
          class="table-surface"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
          tabIndex={0}
          aria-label="Battle table"
          aria-description={
            grid
              ? 'Tab goes through the units with something to do. Arrows go from zone to zone, Enter chooses what is there or begins a move. The table in words follows.'
              : 'Tab goes through the units with something to do, Enter begins a move, arrows move it. The table in words follows.'
          }
        >
          <div ref={layer} class="table-layer">
            <canvas ref={canvas} class="table-ground" />
            <Things store={store} />
            <Overlay store={store} />
          </div>
        </div>
        <Tray store={store} holder={tray} />
        <OverlayMenu store={store} />
        <MapKey store={store} />
        <Readout store={store} />
        <PlanCard store={store} />
        <HandBar store={store} />
        <SmallMap store={store} />
        <Toolbar store={store} />
      </div>
      {later && <TextTwin store={store} />}
      <p class="unseen" role="status">
        {store.said}
      </p>
    </div>
  )
}
