import { effect } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { TableData } from '../model.ts'
import type { Store } from '../store.ts'
import { inksOf } from './brush.ts'
import { createGroundKeeper, type GroundKeeper } from './ground-thread.ts'

/** Paints the ground when it, the inks or the scale at which it is looked at have changed. */
export const useGround = (
  store: Store,
  canvas: RefObject<HTMLCanvasElement | null>,
  { size, ground, terrain, relief, grid }: TableData,
): void => {
  const keeper = useRef<GroundKeeper>(undefined)
  useEffect(() => {
    const opened = createGroundKeeper()
    keeper.current = opened
    return opened.stop
  }, [])
  useEffect(() => {
    const paint = () => {
      const shown = canvas.current
      if (!shown || store.view.peek().width === 0) return
      keeper.current?.show(shown, {
        painting: { size, ground, terrain, ...(relief ? { relief } : {}), ...(grid ? { grid } : {}) },
        shown: store.drawn.peek() * 100,
        density: devicePixelRatio || 1,
        inks: inksOf(shown),
      })
    }
    let timer = 0
    const scaled = effect(() => {
      store.drawn.value
      store.view.value
      clearTimeout(timer)
      // What stands on the ground is drawn first.
      timer = window.setTimeout(paint)
    })
    const palette = new MutationObserver(paint)
    palette.observe(document.documentElement, { attributeFilter: ['data-palette'] })
    return () => {
      clearTimeout(timer)
      scaled()
      palette.disconnect()
    }
  }, [store, canvas, size, ground, terrain, relief, grid])
}
