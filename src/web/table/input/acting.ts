import type { Point } from '#kernel/geometry/point.ts'
import type { Piece } from '#screen/piece.ts'
import { distance, from } from '../body.ts'
import { type Spot, toScreen } from '../camera/camera.ts'
import { pan, pointAt, wholeTable, zoom } from '../camera/looking.ts'
import { pieceOf, type Store, say, whereNow } from '../store.ts'
import { chosenByTap } from './choosing.ts'
import type { Draft } from './draft.ts'
import type { Intent, PointerKind, Target } from './gestures.ts'
import { outside, pieceAt } from './hit.ts'
import { beginRuler, endRuler, layDown, setEnd, trail } from './measuring.ts'
import {
  bendPlan,
  cancelPlan,
  confirmPlan,
  drop,
  type Follow,
  goTo,
  leaderOfChosen,
  leavePlan,
  mayTurn,
  restoreDraft,
  take,
  unbendPlan,
} from './planning.ts'
import { frontOf, outsideTemplate, templateAt, templateOf } from './templates.ts'

/** Pixels by which a pointer may miss. */
const MISS: Readonly<Record<PointerKind, number>> = { mouse: 3, pen: 8, touch: 20 }
const HANDLE_MISS: Readonly<Record<PointerKind, number>> = { mouse: 13, pen: 18, touch: 26 }
/** Pixels from a piece's front to its turning handle. */
const HANDLE_REACH = 34

/** The turning handle of what is chosen or planned, if it may be turned. */
export const handleAt = (store: Store): { readonly from: Point; readonly at: Point } | undefined => {
  const leader = store.draft.value?.pieces[0] ?? leaderOfChosen(store)
  const body = leader === undefined ? undefined : frontOf(store, leader)
  if (!body || leader === undefined || !mayTurn(store, leader)) return undefined
  if (store.measuring.value || store.data.value.picking) return undefined
  const { front, heading } = body
  return { from: front, at: from({ centre: front, heading }, 0, HANDLE_REACH / store.drawn.value) }
}

export const targetAt = (store: Store, spot: Spot, kind: PointerKind): Target => {
  if (store.measuring.value) return { on: 'ruler' }
  const point = pointAt(store, spot)
  const { scale } = store.camera.value
  const handle = handleAt(store)
  if (handle && distance(handle.at, point) * scale <= HANDLE_MISS[kind]) return { on: 'handle' }
  const ghosts = (store.draft.value?.pieces ?? []).flatMap((id) => whereNow(store, id) ?? [])
  const shapes = store.planned.value?.shapes ?? []
  if (ghosts.some((ghost) => outside(ghost, point) * scale <= MISS[kind])) return { on: 'ghost' }
  if (outsideTemplate({ shapes }, point) * scale <= MISS[kind]) return { on: 'ghost' }
  const busy = store.data.value.picking !== undefined
  const template = busy ? undefined : templateAt(store, point, MISS[kind] / (2 * scale))
  if (template !== undefined) return { on: 'template', template }
  const piece = pieceUnder(store, point, kind)
  return piece === undefined || busy
    ? { on: 'ground' }
    : { on: 'piece', piece, draggable: store.data.value.draggable.includes(piece) }
}

const pieceUnder = (store: Store, point: Point, kind: PointerKind): string | undefined =>
  store.showPieces.value
    ? pieceAt(
        store.data.value.pieces.flatMap((piece) => (piece.gone ? [] : (whereNow(store, piece.id) ?? []))),
        point,
        MISS[kind] / store.camera.value.scale,
      )
    : undefined

/** An end for the ruler: a piece if there is one, where it is planned to be. */
const endAt = (store: Store, spot: Spot, kind: PointerKind) => {
  const point = pointAt(store, spot)
  const piece = pieceUnder(store, point, kind)
  return piece === undefined ? { point } : { piece, point: whereNow(store, piece)?.centre ?? point }
}

/** A drag with the ruler draws it from where it began. */
const drawRuler = (store: Store, spot: Spot, kind: PointerKind): Follow => {
  beginRuler(store, endAt(store, spot, kind))
  return (_, at) => trail(store, endAt(store, at, kind))
}

/** What a view remembers between intents. */
export interface Hands {
  follow?: Follow | undefined
  /** The plan before the first tap of what may be a double tap. */
  before?: Draft | undefined
}

export const act = (store: Store, hands: Hands, intent: Intent): void => {
  switch (intent.does) {
    case 'pan':
      pan(store, intent.right, intent.down)
      break
    case 'zoom':
      zoom(store, intent.at, intent.factor)
      break
    case 'drag-start':
      hands.follow =
        intent.target.on === 'ruler'
          ? drawRuler(store, intent.at, intent.kind)
          : take(store, intent.target, intent.at, intent.kind)
      break
    case 'drag':
      hands.follow?.(intent.from, intent.at)
      break
    case 'stop':
      if (!store.measuring.value) bendPlan(store)
      break
    case 'drop':
      hands.follow = undefined
      if (store.measuring.value) endRuler(store)
      else drop(store)
      break
    case 'drag-cancel':
      hands.follow = undefined
      if (!store.measuring.value) cancelPlan(store)
      break
    case 'tap':
      hands.before = store.draft.value
      tap(store, intent)
      break
    case 'double-tap':
      doubleTap(store, hands, intent)
      break
    case 'long-press':
      card(store, intent.target, intent.at)
      break
    case 'secondary':
      secondary(store, intent.target, intent.at)
      break
  }
}

const tap = (store: Store, { target, at, modifiers, kind }: Intent & { does: 'tap' }): void => {
  const { data, calls } = store
  if (store.measuring.value) setEnd(store, endAt(store, at, kind))
  else if (data.value.picking) pick(store, pointAt(store, at))
  else if (target.on === 'template') {
    calls.value.take?.(target.template)
    tellTemplate(store, target.template)
  } else if (target.on === 'piece') {
    const piece = pieceOf(store, target.piece)
    if (calls.value.tapped?.(target.piece)) return
    // With a template in hand a tap on the enemy aims it at him.
    if (data.value.held !== undefined && piece && !hasToDo(store, piece) && goTo(store, piece.centre)) return
    leavePlan(store)
    const chosen = chosenByTap(data.value.pieces, data.value.selected, target.piece, modifiers)
    calls.value.select(chosen)
    tellChosen(store, target.piece)
    // The handle is for dragging: a click on it means the ground below.
  } else if (target.on !== 'ghost' && !goTo(store, pointAt(store, at))) {
    if (!calls.value.ground?.(pointAt(store, at))) calls.value.select([])
  }
}

const hasToDo = (store: Store, { unit }: Piece): boolean =>
  store.data.value.units.some(({ id, todo }) => id === unit && todo)

export const tellTemplate = (store: Store, id: string): void => {
  const template = templateOf(store, id)
  if (template)
    say(store, `${template.name}. ${template.text} Arrows move it, Q and E turn it, Enter lays it down.`)
}

export const tellChosen = (store: Store, id: string): void => {
  const piece = pieceOf(store, id)
  const unit = store.data.value.units.find((one) => one.id === piece?.unit)
  say(store, unit?.text ?? piece?.text ?? '')
}

export const pick = (store: Store, point: Point): void => {
  const preview = store.data.value.picking?.preview?.(point)
  if (preview && !preview.legal) say(store, preview.text ?? 'Not here.')
  else store.calls.value.picked?.(point)
}

const doubleTap = (
  store: Store,
  hands: Hands,
  { target, at, kind }: Intent & { does: 'double-tap' },
): void => {
  if (target.on === 'ghost' && hands.before) confirmPlan(store)
  else if (store.measuring.value) setEnd(store, endAt(store, at, kind))
  else if (target.on !== 'piece') {
    // The first of the two taps has planned a move to where it fell.
    restoreDraft(store, hands.before)
    wholeTable(store)
  }
}

const card = (store: Store, target: Target, at: Spot): void => {
  const piece = target.on === 'piece' ? target.piece : undefined
  if (piece !== undefined) store.calls.value.card?.(piece, at)
  else if (target.on === 'ground') store.calls.value.ground?.(pointAt(store, at))
}

/** The menu key: the card of what is chosen. */
export const cardOfChosen = (store: Store): void => {
  const [first] = store.data.value.selected
  const piece = first === undefined ? undefined : whereNow(store, first)
  if (piece) store.calls.value.card?.(piece.id, toScreen(store.camera.value, store.view.value, piece.centre))
}

const secondary = (store: Store, target: Target, at: Spot): void => {
  if (store.draft.value) {
    if (!unbendPlan(store)) cancelPlan(store)
  } else if (store.measuring.value) layDown(store)
  else if (store.data.value.picking) store.calls.value.pickCancelled?.()
  else if (store.data.value.held !== undefined) store.calls.value.take?.(undefined)
  else card(store, target, at)
}

/** The mouse moves with no button down. */
export const hover = (store: Store, spot: Spot | undefined): void => {
  const point = spot && pointAt(store, spot)
  store.pointer.value = point
  // Whoever moves the mouse has left the keyboard.
  if (point) store.cross.value = undefined
  if (spot) trail(store, endAt(store, spot, 'mouse'))
  const piece = point && pieceUnder(store, point, 'mouse')
  if (piece === store.hovered.value) return
  store.hovered.value = piece
  store.calls.value.hover?.(piece)
}
