import { effect } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { TableData } from '../model.ts'
import type { Store } from '../store.ts'
import { createGroundPainter } from './painter.ts'

/** Paints the ground when it, the inks or the scale at which it is looked at have changed. */
export const useGround = (
  store: Store,
  canvas: RefObject<HTMLCanvasElement | null>,
  { size, ground, terrain, relief, grid }: TableData,
): void => {
  const painter = useMemo(createGroundPainter, [])
  useEffect(() => {
    const paint = () => {
      const shown = store.drawn.peek() * 100
      const painting = { size, ground, terrain, ...(relief ? { relief } : {}), ...(grid ? { grid } : {}) }
      if (canvas.current && store.view.peek().width > 0) void painter.paint(canvas.current, painting, shown)
    }
    let timer = 0
    const scaled = effect(() => {
      store.drawn.value
      store.view.value
      clearTimeout(timer)
      // What stands on the ground is drawn first.
      timer = window.setTimeout(paint)
    })
    const palette = new MutationObserver(() => {
      painter.forget()
      paint()
    })
    palette.observe(document.documentElement, { attributeFilter: ['data-palette'] })
    return () => {
      clearTimeout(timer)
      scaled()
      palette.disconnect()
    }
  }, [store, canvas, painter, size, ground, terrain, relief, grid])
}
