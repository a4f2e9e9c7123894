import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { Spot } from '../camera/camera.ts'
import { pan, zoom } from '../camera/looking.ts'
import { mark } from '../mark.ts'
import type { Store } from '../store.ts'
import { act, cardOfChosen, type Hands, hover, targetAt } from './acting.ts'
import {
  deadline,
  type Gesture,
  gestureStep,
  IDLE,
  type Input,
  type PointerKind,
  type Target,
} from './gestures.ts'
import { turnBody } from './planning.ts'
import { type WheelMemory, wheelIntent } from './wheel.ts'

/** Pixels from the edge at which a dragged piece pulls the table along, and how far at each frame. */
const EDGE = 32
const PULL = 9

/** Pixels of a wheel for one turn, and how far that is, in hundredths of a degree. */
const NOTCH = 50
const WHEEL_TURN = 500

/** The wheel over the template in hand turns it; elsewhere it zooms. */
const turnsUnder = (store: Store, spot: Spot): boolean => {
  const { held } = store.data.value
  const target = held === undefined ? undefined : targetAt(store, spot, 'mouse')
  return target?.on === 'ghost' || (target?.on === 'template' && target.template === held)
}

const kindOf = (event: PointerEvent): PointerKind =>
  event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'

/** Feeds the view's pointer, wheel and menu events to the gestures and acts on what they mean. */
export const usePointers = (
  store: Store,
  surface: RefObject<HTMLElement | null>,
  tray: RefObject<HTMLElement | null>,
): void => {
  // Before the table is seen: a hand may be on it at once.
  useLayoutEffect(() => {
    const view = surface.current
    if (!view) return
    let gesture: Gesture = IDLE
    let wheel: WheelMemory | undefined
    let timer = 0
    let frame = 0
    let menuHandled = 0
    /** What is dragged comes over the lower edge, and does not mean to see what lies beyond it. */
    let fromBelow = false
    const hands: Hands = {}

    const spotOf = (event: MouseEvent): Spot => {
      const { left, top } = view.getBoundingClientRect()
      return { left: event.clientX - left, top: event.clientY - top }
    }
    const feed = (input: Input): void => {
      const [next, intents] = gestureStep(gesture, input)
      gesture = next
      for (const intent of intents) act(store, hands, intent)
      clearTimeout(timer)
      const due = deadline(gesture)
      if (due !== undefined)
        timer = window.setTimeout(
          () => feed({ type: 'tick', time: due }),
          Math.max(0, due - performance.now()),
        )
      mark(view, 'gesture', gesture.is)
    }
    /** While a piece is held at the edge the table comes along. */
    const pull = (): void => {
      frame = 0
      if (gesture.is !== 'dragging') return
      const { left, top } = gesture.at
      const { width, height } = store.view.value
      const right = left < EDGE ? PULL : left > width - EDGE ? -PULL : 0
      const down = top < EDGE ? PULL : top > height - EDGE && !fromBelow ? -PULL : 0
      if (right === 0 && down === 0) return
      pan(store, right, down)
      feed({ type: 'move', id: gesture.id, at: gesture.at, time: performance.now() })
      frame = requestAnimationFrame(pull)
    }
    const down = (event: PointerEvent): void => {
      if (event.button === 0) press(event, targetAt(store, spotOf(event), kindOf(event)))
    }
    const downInTray = (event: PointerEvent): void => {
      const { picking, draggable } = store.data.value
      const stand = event.target instanceof Element ? event.target.closest('[data-beside]') : null
      const piece = stand?.getAttribute('data-beside')
      if (event.button !== 0 || !piece || picking || store.measuring.value) return
      press(event, { on: 'piece', piece, draggable: draggable.includes(piece), afar: true })
    }
    const press = (event: PointerEvent, target: Target): void => {
      const at = spotOf(event)
      const kind = kindOf(event)
      fromBelow = target.on === 'piece' && target.afar === true
      view.setPointerCapture(event.pointerId)
      store.cross.value = undefined
      feed({
        type: 'down',
        id: event.pointerId,
        at,
        time: event.timeStamp,
        kind,
        secondary: false,
        target,
        modifiers: { add: event.shiftKey, single: event.ctrlKey || event.metaKey || event.altKey },
      })
    }
    const move = (event: PointerEvent): void => {
      const at = spotOf(event)
      feed({ type: 'move', id: event.pointerId, at, time: event.timeStamp })
      if (gesture.is === 'idle' && event.pointerType === 'mouse') {
        hover(store, at)
        const target = targetAt(store, at, 'mouse')
        mark(
          view,
          'over',
          (target.on === 'piece' && target.draggable) || target.on === 'template' ? 'own' : target.on,
        )
      }
      if (gesture.is === 'dragging' && frame === 0) frame = requestAnimationFrame(pull)
    }
    const up = (event: PointerEvent): void => {
      if (event.button <= 0)
        feed({ type: 'up', id: event.pointerId, at: spotOf(event), time: event.timeStamp })
    }
    const cancel = (event: PointerEvent): void => feed({ type: 'cancel', id: event.pointerId })
    const secondary = (event: MouseEvent): void => {
      const at = spotOf(event)
      menuHandled = event.timeStamp
      feed({
        type: 'down',
        id: -1,
        at,
        time: event.timeStamp,
        kind: 'mouse',
        secondary: true,
        target: targetAt(store, at, 'mouse'),
        modifiers: { add: false, single: false },
      })
    }
    // A second button pressed in mid-drag is told by mousedown only.
    const mousedown = (event: MouseEvent): void => {
      if (event.button === 2) secondary(event)
    }
    const menu = (event: MouseEvent): void => {
      event.preventDefault()
      const by = event instanceof PointerEvent ? event.pointerType : 'mouse'
      if (by === '') cardOfChosen(store)
      else if (by !== 'touch' && event.timeStamp - menuHandled > 1000) secondary(event)
    }
    const leave = (): void => hover(store, undefined)
    /** Pixels of the wheel that have turned nothing yet. */
    let spun = 0
    const turnWheel = (event: WheelEvent): void => {
      event.preventDefault()
      if (event.shiftKey || turnsUnder(store, spotOf(event))) {
        spun += (event.deltaY || event.deltaX) * (event.deltaMode === 0 ? 1 : NOTCH)
        const notches = Math.trunc(spun / NOTCH)
        spun -= notches * NOTCH
        if (notches !== 0) turnBody(store, Math.sign(notches) * WHEEL_TURN)
        return
      }
      const { deltaX, deltaY, deltaMode, ctrlKey, timeStamp } = event
      const [intent, memory] = wheelIntent({ deltaX, deltaY, deltaMode, ctrlKey, time: timeStamp }, wheel)
      wheel = memory
      if (intent.does === 'zoom') zoom(store, spotOf(event), intent.factor)
      else pan(store, intent.right, intent.down)
    }
    const listening = new AbortController()
    const { signal } = listening
    view.addEventListener('pointerdown', down, { signal })
    tray.current?.addEventListener('pointerdown', downInTray, { signal })
    view.addEventListener('pointermove', move, { signal })
    view.addEventListener('pointerup', up, { signal })
    view.addEventListener('pointercancel', cancel, { signal })
    view.addEventListener('pointerleave', leave, { signal })
    view.addEventListener('mousedown', mousedown, { signal })
    view.addEventListener('contextmenu', menu, { signal })
    view.addEventListener('wheel', turnWheel, { signal, passive: false })
    return () => {
      listening.abort()
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [store, surface, tray])
}
