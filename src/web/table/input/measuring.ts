import { middle, middleOfChosen, pointAt } from '../camera/looking.ts'
import type { MeasureEnd, MeasureKind } from '../model.ts'
import { endNow, type Store, say } from '../store.ts'

/** Takes the ruler up or lays it down. */
export const toggleMeasure = (store: Store, kind: MeasureKind): void => {
  if (store.measuring.value?.kind === kind) {
    layDown(store)
    return
  }
  store.measuring.value = { kind, fixed: false }
  store.cross.value = undefined
  const what = kind === 'ruler' ? 'Ruler' : 'Line of sight'
  say(store, `${what}: choose two points. With the keyboard: arrows, then Enter for each end.`)
}

export const layDown = (store: Store): void => {
  store.measuring.value = undefined
  store.cross.value = undefined
}

/** Sets the next end of the ruler; after both are set it begins anew. */
export const setEnd = (store: Store, end: MeasureEnd): void => {
  const now = store.measuring.value
  if (!now) return
  if (!now.from || now.fixed) {
    store.measuring.value = { kind: now.kind, from: end, fixed: false }
    return
  }
  const from = endNow(store, now.from)
  store.measuring.value = { kind: now.kind, from: now.from, to: end, fixed: true }
  store.calls.value.measured?.(from, end, now.kind)
  const { text, more, sight } = store.calls.value.measure(from, end, now.kind)
  const length = more === undefined ? text : `${text}, ${more}`
  say(store, sight ? `${length}. ${sight.verdict}. ${sight.text}` : length)
}

/** The ruler is laid on a new first end. */
export const beginRuler = (store: Store, from: MeasureEnd): void => {
  const now = store.measuring.value
  if (now) store.measuring.value = { kind: now.kind, from, fixed: false }
}

/** The loose end stays where it is. */
export const endRuler = (store: Store): void => {
  const to = store.measuring.value?.to
  if (to) setEnd(store, to)
}

/** The loose end follows the pointer or the cross. */
export const trail = (store: Store, end: MeasureEnd): void => {
  const now = store.measuring.value
  if (now?.from && !now.fixed) store.measuring.value = { ...now, to: end }
}

/** Where the cross of the keyboard begins. */
export const crossStart = (store: Store) => middleOfChosen(store) ?? pointAt(store, middle(store))
