import { batch, effect } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { Point } from '#kernel/geometry/point.ts'
import type { Piece } from '#screen/piece.ts'
import { middleOf } from '../body.ts'
import { mark } from '../mark.ts'
import { type Store, turnIn } from '../store.ts'
import { firstSeen, fitted, transformOf, withoutSpecks } from './camera.ts'
import { framed, isFramed } from './framing.ts'
import { showWhole } from './looking.ts'

/** After so many milliseconds without zooming the layer is drawn sharp at its new scale. */
const SETTLE = 240

const centres = (pieces: readonly Piece[]): readonly Point[] => pieces.map(({ centre }) => centre)

const firstLook = ({ data, view, camera }: Store) => {
  const { size, pieces, selected, units, grid } = data.value
  const { turn } = camera.value
  const chosen = pieces.find(({ id }) => id === selected[0])
  const busy = new Set(units.filter(({ todo }) => todo).map(({ id }) => id))
  const doing = pieces.filter(({ unit }) => busy.has(unit))
  if (!grid) {
    // While nothing is chosen, all of the table is what there is to see.
    if (!chosen) return undefined
    const at = chosen.centre
    const seen = firstSeen(size, view.value, turn, at)
    const shorter = Math.min(...doing.map(({ width, depth }) => Math.min(width, depth)))
    const near = withoutSpecks(seen ?? fitted(size, view.value, turn), size, view.value, at, shorter)
    return near ?? seen
  }
  if (chosen) return firstSeen(size, view.value, turn, chosen.centre)
  if (doing.length > 0) {
    const depths = doing.map(({ depth }) => depth)
    return firstSeen(size, view.value, turn, middleOf(centres(doing)), Math.min(...depths))
  }
  return firstSeen(size, view.value, turn, pieces.length > 0 ? middleOf(centres(pieces)) : undefined)
}

/** Moves the layer with the camera: nothing but its CSS transform while panning and zooming. */
export const useCamera = (
  store: Store,
  surface: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
): void => {
  useLayoutEffect(() => {
    const [view, sheet] = [surface.current, layer.current]
    if (!view || !sheet) return
    let seen = false
    const resized = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = view
      if (width === 0 || height === 0) return
      batch(() => {
        store.view.value = { width, height }
        const turn = turnIn(store.data.value, store.view.value, store.camera.value.turn)
        if (turn !== store.camera.value.turn) store.camera.value = { ...store.camera.value, turn }
        const near = seen ? undefined : firstLook(store)
        // Until the player has looked about, each decision is framed where the whole would be too small for fingers.
        const frame =
          !seen || store.framing.value
            ? framed(store.data.value, store.view.value, store.camera.value.turn)
            : undefined
        if (!seen)
          store.framing.value =
            near !== undefined || isFramed(store.data.value, store.view.value, store.camera.value.turn)
        seen = true
        if (frame) {
          store.whole.value = false
          store.camera.value = frame
        } else if (near) {
          store.whole.value = false
          store.camera.value = near
        } else if (store.whole.value) showWhole(store)
        else return
        store.drawn.value = store.camera.value.scale
      })
    })
    resized.observe(view)
    const sharpen = effect(() => {
      const { width, height } = store.data.value.size
      const drawn = store.drawn.value
      sheet.style.width = `${width * drawn}px`
      sheet.style.height = `${height * drawn}px`
      sheet.style.setProperty('--px', `${1 / drawn}px`)
    })
    const move = effect(() => {
      const camera = store.camera.value
      mark(sheet, 'gliding', String(store.gliding.value))
      mark(sheet, 'turn', String(camera.turn))
      sheet.style.transform = transformOf(camera, store.view.value, store.data.value.size, store.drawn.value)
    })
    let timer = 0
    const redraw = effect(() => {
      clearTimeout(timer)
      if (store.camera.value.scale === store.drawn.value) return
      timer = window.setTimeout(() => {
        batch(() => {
          store.gliding.value = false
          store.drawn.value = store.camera.value.scale
        })
      }, SETTLE)
    })
    return () => {
      resized.disconnect()
      clearTimeout(timer)
      sharpen()
      move()
      redraw()
    }
  }, [store, surface, layer])
}
