import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { alike } from '#kernel/alike.ts'
import type { Point } from '#kernel/geometry/point.ts'
import type { Size } from '#screen/ground.ts'
import type { Piece } from '#screen/piece.ts'
import { type Camera, fitted, inView, lying, showing } from './camera/camera.ts'
import { framed } from './camera/framing.ts'
import { type Draft, draftOf, planOf } from './input/draft.ts'
import type { MeasureEnd, MeasureKind, Planned, TableCalls, TableData, Turn } from './model.ts'
import { type ZoneChange, zoneChanges } from './zone-changes.ts'

/** A ruler or line of sight being laid. */
export interface Measuring {
  readonly kind: MeasureKind
  readonly from?: MeasureEnd
  readonly to?: MeasureEnd
  /** The second end follows the pointer until it is set down. */
  readonly fixed: boolean
}

/** All that one table view remembers. */
export interface Store {
  readonly data: Signal<TableData>
  readonly calls: Signal<TableCalls>
  /** The size of the view in pixels. */
  readonly view: Signal<Size>
  readonly camera: Signal<Camera>
  /** Pixels for a unit at which the layer was last drawn sharp. */
  readonly drawn: Signal<number>
  /** The whole table is shown and stays so when the window changes. */
  readonly whole: Signal<boolean>
  /** The camera frames decisions: the player has not taken it himself. */
  readonly framing: Signal<boolean>
  /** The next change of the camera is a glide. */
  readonly gliding: Signal<boolean>
  readonly draft: Signal<Draft | undefined>
  /** What the hand on a body is doing. */
  readonly holding: Signal<'moving' | 'turning' | undefined>
  readonly planned: ReadonlySignal<Planned | undefined>
  readonly measuring: Signal<Measuring | undefined>
  /** The cross that the keyboard moves to pick or measure. */
  readonly cross: Signal<Point | undefined>
  /** Where the mouse is. */
  readonly pointer: Signal<Point | undefined>
  readonly hovered: Signal<string | undefined>
  readonly showRanges: Signal<boolean>
  readonly showPieces: Signal<boolean>
  readonly showWords: Signal<boolean>
  /** The list of overlays is open. */
  readonly showOverlays: Signal<boolean>
  /** The menu of further tools is open. */
  readonly showTools: Signal<boolean>
  /** The key of the map is open. */
  readonly showKey: Signal<boolean>
  /** What was last done to the ground of a table of zones. */
  readonly changes: Signal<readonly ZoneChange[]>
  /** The last thing said to a screen reader. */
  readonly said: Signal<string>
}

/** Which way up a table lies: as the player wants it, else as it lies by itself, else as it lay. */
export const turnIn = ({ turn, lies, size }: TableData, view: Size, now: Turn): Turn =>
  turn ?? (lies ? lying(size, view, lies, now) : now)

export const createStore = (data: TableData, calls: TableCalls): Store => {
  const view = { width: 800, height: 600 }
  const camera = fitted(data.size, view, turnIn(data, view, 0))
  const draft = signal(drawnDraft(data))
  const dataSignal = signal(data)
  const callsSignal = signal(calls)
  return {
    data: dataSignal,
    calls: callsSignal,
    view: signal(view),
    camera: signal(camera),
    drawn: signal(camera.scale),
    whole: signal(true),
    framing: signal(false),
    gliding: signal(false),
    draft,
    holding: signal(undefined),
    planned: computed(() => {
      // A plan depends on the table as it is now, so that it is never stale after an undo.
      dataSignal.value
      return draft.value && callsSignal.value.plan(planOf(draft.value))
    }),
    measuring: signal(undefined),
    cross: signal(undefined),
    pointer: signal(undefined),
    hovered: signal(undefined),
    showRanges: signal(true),
    showPieces: signal(true),
    showWords: signal(false),
    showOverlays: signal(false),
    showTools: signal(false),
    showKey: signal(false),
    changes: signal([]),
    said: signal(''),
  }
}

/** The plan that stands for the order being written, as a draft. */
const drawnDraft = ({ drawn, pieces, templates = [] }: TableData): Draft | undefined => {
  const start = [...pieces, ...templates].find(({ id }) => id === drawn?.pieces[0])
  return drawn && start ? draftOf(drawn, { centre: start.centre, heading: start.heading }) : undefined
}

/** Something else is being drawn than the order that is written. */
export const isRedrawn = ({ data, draft }: Store): boolean => {
  const { drawn } = data.value
  return draft.value !== undefined && !(drawn && alike(planOf(draft.value), drawn))
}

/** What is drawn follows the order being written, as after an undo; but not out of the hand that holds it. */
const followDrawn = ({ draft, holding }: Store, data: TableData): void => {
  if (holding.value || (data.drawn && draft.value && alike(planOf(draft.value), data.drawn))) return
  draft.value = drawnDraft(data)
}

/** New data from the caller. A plan whose body has gone, moved or may no longer move is dropped. */
export const renew = (store: Store, data: TableData, calls: TableCalls): void => {
  batch(() => {
    store.calls.value = calls
    if (store.data.value === data) return
    const before = store.data.value.selected[0]
    const heldBefore = store.data.value.held
    const toldOf = litMark(store)?.id
    const turn = turnIn(data, store.view.value, store.camera.value.turn)
    const grids = [store.data.value.grid, data.grid] as const
    const changes = grids[0] && grids[1] ? zoneChanges(grids[0], grids[1]) : []
    // They stay to be seen until more is done to the ground.
    if (changes.length > 0) store.changes.value = changes
    const redrawn = store.data.value.drawn !== data.drawn
    store.data.value = data
    if (redrawn) followDrawn(store, data)
    if (turn !== store.camera.value.turn) {
      store.gliding.value = false
      store.camera.value = store.whole.value
        ? fitted(data.size, store.view.value, turn)
        : { ...store.camera.value, turn }
    }
    // Nothing slides away under the hand that has just taken it.
    if (data.selected[0] !== before && !store.holding.value) showChosen(store)
    if (data.held !== heldBefore) showHeld(store)
    const told = litMark(store)
    if (told && told.id !== toldOf) lookAt(store, told.centre)
    const draft = store.draft.value
    if (!draft) return
    const first = draft.pieces[0]
    const leader = [...data.pieces, ...(data.templates ?? [])].find(({ id }) => id === first)
    const able = [...data.draggable, ...(data.turnable ?? []), ...(data.templates ?? []).map(({ id }) => id)]
    const there =
      leader?.centre.x === draft.start.centre.x &&
      leader.centre.y === draft.start.centre.y &&
      leader.heading === draft.start.heading
    if (!there || !able.includes(leader.id)) {
      store.draft.value = undefined
      store.holding.value = undefined
    }
  })
}

const litMark = ({ data }: Store) => data.value.marks?.find(({ look }) => look === 'lit')

/** What was chosen elsewhere is brought into view. */
const showChosen = (store: Store): void => {
  const piece = pieceOf(store, store.data.value.selected[0])
  if (!piece || isInTray(store, piece)) return
  const camera = store.framing.value
    ? framed(store.data.value, store.view.value, store.camera.value.turn)
    : undefined
  if (!camera) lookAt(store, piece.centre)
  else {
    store.gliding.value = true
    store.whole.value = false
    store.camera.value = camera
  }
}

/** Pixels that what is in hand keeps from the edge, where a bar tells of it. */
const BAR = 90

/** So is what was taken in hand, and clear of the bar that tells of it. */
const showHeld = (store: Store): void => {
  const { held, templates = [] } = store.data.value
  const template = templates.find(({ id }) => id === held)
  if (template) lookAt(store, template.centre, BAR)
}

/** Brings a point into view if it is not there already. */
const lookAt = (store: Store, point: Point, margin = 30): void => {
  const { camera, view } = store
  if (store.whole.value || inView(camera.value, view.value, point, margin)) return
  store.gliding.value = true
  camera.value = showing(camera.value, store.data.value.size, view.value, point)
}

/** Pixels of a window in which what stands beside the ground is shown below the table; as in the style sheet. */
const TRAY_BELOW = 700

/** It has something to do and is too small where it stands: it lies in the tray below the table. */
export const isInTray = ({ data, view }: Store, { id, unit, beside, gone }: Piece): boolean => {
  // The window has changed if the view has.
  view.value
  if (!beside || gone || !(globalThis.innerWidth < TRAY_BELOW)) return false
  const { draggable, units } = data.value
  return draggable.includes(id) || units.some((one) => one.id === unit && one.todo)
}

export const pieceOf = (store: Store, id: string | undefined): Piece | undefined =>
  store.data.value.pieces.find((piece) => piece.id === id)

/** A piece where it is planned to stand, else where it stands. */
export const whereNow = (store: Store, id: string): Piece | undefined => {
  const piece = pieceOf(store, id)
  const ghost = store.planned.value?.ghosts.find((one) => one.id === id)
  return piece && ghost ? { ...piece, centre: ghost.centre, heading: ghost.heading } : piece
}

/** An end of the ruler where it is now: with its piece, if it was laid on one. */
export const endNow = (store: Store, end: MeasureEnd): MeasureEnd => {
  const piece = end.piece === undefined ? undefined : whereNow(store, end.piece)
  return piece ? { piece: piece.id, point: piece.centre, heading: piece.heading } : { point: end.point }
}

export const say = (store: Store, words: string): void => {
  store.said.value = words
}
