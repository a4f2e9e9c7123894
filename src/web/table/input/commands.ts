import type { Point } from '#kernel/geometry/point.ts'
import { onTable } from '../body.ts'
import { centre, follow, middle, pan, reveal, turnTable, wholeTable, zoom } from '../camera/looking.ts'
import { pieceOf, type Store, say } from '../store.ts'
import { cardOfChosen, pick, tellChosen } from './acting.ts'
import { nextUnit, piecesOf } from './choosing.ts'
import type { Busy, Command } from './keys.ts'
import { crossStart, layDown, setEnd, toggleMeasure, trail } from './measuring.ts'
import {
  arrowStep,
  beginPlan,
  bendPlan,
  cancelPlan,
  confirmPlan,
  goTo,
  leavePlan,
  nudgePlan,
  turnBody,
  unbendPlan,
} from './planning.ts'
import { groundWords, snapped } from './zone-steps.ts'

/** Pixels a press of a key moves the table. */
const PAN = 80

export const busyWith = (store: Store): Busy => {
  if (store.measuring.value || store.data.value.picking) return 'cross'
  return store.draft.value || store.data.value.held !== undefined ? 'plan' : 'none'
}

/** Does what a key means. False if the key is not for the table just now and may go on. */
export const obey = (store: Store, command: Command): boolean => {
  switch (command.does) {
    case 'pan':
      pan(store, -command.right * PAN, -command.down * PAN, true)
      return true
    case 'nudge':
      nudge(store, arrowStep(store, command.right, command.down, command.fine))
      return true
    case 'turn-body':
      turnBody(store, command.by)
      return true
    case 'zoom':
      zoom(store, middle(store), command.factor, true)
      return true
    case 'fit':
      wholeTable(store)
      return true
    case 'turn-table':
      turnTable(store, command.quarters)
      return true
    case 'centre':
      centre(store)
      return true
    case 'bend':
      if (store.data.value.held === undefined) bendPlan(store)
      else centre(store)
      return true
    case 'unbend':
      unbendPlan(store)
      return true
    case 'measure':
      toggleMeasure(store, command.kind)
      return true
    case 'enter':
      return enter(store)
    case 'cancel':
      return cancel(store)
    case 'next-unit':
      return goToUnit(store, command.step)
    case 'next-base':
      nextBase(store)
      return true
    case 'odds':
      store.calls.value.odds?.()
      return true
    case 'hide-pieces':
      store.showPieces.value = !store.showPieces.value
      say(store, store.showPieces.value ? 'Pieces shown.' : 'Pieces hidden.')
      return true
    case 'ranges':
      store.showRanges.value = !store.showRanges.value
      say(store, store.showRanges.value ? 'Ranges shown.' : 'Ranges hidden.')
      return true
    case 'card':
      cardOfChosen(store)
      return true
    case 'overlays':
      store.showOverlays.value = !store.showOverlays.value
      return true
    case 'key':
      store.showKey.value = !store.showKey.value
      return true
    case 'words':
      store.showWords.value = !store.showWords.value
      return true
  }
}

const nudge = (store: Store, step: Point): void => {
  if (busyWith(store) === 'plan') nudgePlan(store, step)
  else moveCross(store, step)
}

const moveCross = (store: Store, step: Point): void => {
  const from = store.cross.value ?? crossStart(store)
  const to = snapped(store, onTable(store.data.value.size, { x: from.x + step.x, y: from.y + step.y }))
  store.cross.value = to
  follow(store, to)
  trail(store, { point: to })
  const preview = store.data.value.picking?.preview?.(to)
  const words = [groundWords(store, to), preview?.text].filter((text) => text !== undefined)
  if (words.length > 0) say(store, words.join(' '))
}

const enter = (store: Store): boolean => {
  if (store.measuring.value) {
    const point = store.cross.value ?? crossStart(store)
    store.cross.value = point
    setEnd(store, { point })
    return true
  }
  if (store.data.value.picking) {
    const point = store.cross.value ?? crossStart(store)
    store.cross.value = point
    pick(store, point)
    return true
  }
  if (store.draft.value) {
    confirmPlan(store)
    return true
  }
  if (store.data.value.held !== undefined) {
    store.calls.value.take?.(undefined)
    say(store, 'Laid down.')
    return true
  }
  const { value: cross } = store.cross
  if (cross && !goTo(store, cross)) return store.calls.value.ground?.(cross) ?? false
  return cross !== undefined || beginPlan(store)
}

const cancel = (store: Store): boolean => {
  if (store.showKey.value) store.showKey.value = false
  else if (store.showTools.value) store.showTools.value = false
  else if (store.draft.value) cancelPlan(store)
  else if (store.measuring.value) layDown(store)
  else if (store.data.value.picking) store.calls.value.pickCancelled?.()
  else if (store.data.value.held !== undefined) store.calls.value.take?.(undefined)
  else if (store.cross.value) store.cross.value = undefined
  else if (store.data.value.selected.length > 0) store.calls.value.select([])
  else return false
  return true
}

const goToUnit = (store: Store, step: 1 | -1): boolean => {
  const { units, selected } = store.data.value
  const next = nextUnit(units, pieceOf(store, selected[0])?.unit, step)
  if (!next) return false
  chooseUnit(store, next.id)
  return true
}

/** Takes the bases of the chosen unit alone, one after the other, and then all of them again. */
const nextBase = (store: Store): void => {
  const { pieces, selected } = store.data.value
  const unit = pieceOf(store, selected[0])?.unit
  if (unit === undefined) return
  const own = piecesOf(pieces, unit)
  const [alone] = selected.length === 1 && own.length > 1 ? selected : []
  const next = own[alone === undefined ? 0 : own.indexOf(alone) + 1]
  store.calls.value.select(next === undefined ? own : [next])
  const piece = pieceOf(store, next)
  say(store, piece ? `Alone: ${piece.text}` : 'The whole unit.')
}

/** Chooses a whole unit, shows it and reads it out. */
export const chooseUnit = (store: Store, unit: string): void => {
  if (store.showKey.value) store.showKey.value = false
  else leavePlan(store)
  const ids = piecesOf(store.data.value.pieces, unit)
  const [first] = ids
  if (first === undefined) return
  store.calls.value.select(ids)
  reveal(store, first)
  tellChosen(store, first)
}
