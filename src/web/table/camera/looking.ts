import type { Point } from '#kernel/geometry/point.ts'
import { middleOf, onTable } from '../body.ts'
import { pieceOf, type Store, whereNow } from '../store.ts'
import {
  type Camera,
  centredOn,
  fitted,
  inView,
  kept,
  panned,
  type Spot,
  showing,
  toTable,
  turned,
  zoomedAt,
} from './camera.ts'

const look = (store: Store, camera: Camera, glide = false): void => {
  store.gliding.value = glide
  store.camera.value = kept(camera, store.data.value.size)
}

/** From now on the player looks where he wants. */
const ownLook = (store: Store): void => {
  store.whole.value = false
  store.framing.value = false
}

/** Brings a point to the middle as far as the table goes. */
export const lookTo = (store: Store, point: Point): void => {
  ownLook(store)
  look(store, showing(store.camera.value, store.data.value.size, store.view.value, point))
}

export const pan = (store: Store, right: number, down: number, glide = false): void => {
  ownLook(store)
  look(store, panned(store.camera.value, right, down), glide)
}

export const zoom = (store: Store, at: Spot, factor: number, glide = false): void => {
  ownLook(store)
  look(store, zoomedAt(store.camera.value, store.view.value, store.data.value.size, at, factor), glide)
}

export const middle = (store: Store): Spot => ({
  left: store.view.value.width / 2,
  top: store.view.value.height / 2,
})

/** All of the table; whether decisions are framed stays as it is. */
export const showWhole = (store: Store, glide = false): void => {
  store.whole.value = true
  look(store, fitted(store.data.value.size, store.view.value, store.camera.value.turn), glide)
}

export const wholeTable = (store: Store): void => {
  store.framing.value = false
  showWhole(store, true)
}

export const turnTable = (store: Store, quarters: number): void => {
  const camera = turned(store.camera.value, quarters)
  if (store.whole.value || quarters % 2 !== 0) {
    look(store, fitted(store.data.value.size, store.view.value, camera.turn))
  } else look(store, camera)
  store.calls.value.turned?.(camera.turn)
}

export const pointAt = (store: Store, spot: Spot): Point =>
  onTable(store.data.value.size, toTable(store.camera.value, store.view.value, spot))

/** The middle of what is chosen, where it is planned to be. */
export const middleOfChosen = (store: Store): Point | undefined => {
  const ids = store.draft.value?.pieces ?? store.data.value.selected
  const places = ids.flatMap((id) => whereNow(store, id)?.centre ?? [])
  return places.length === 0 ? undefined : middleOf(places)
}

export const centre = (store: Store): void => {
  const at = middleOfChosen(store)
  if (!at) return
  store.whole.value = false
  look(store, centredOn(store.camera.value, at), true)
}

/** Brings a piece into view if it is not. */
export const reveal = (store: Store, id: string | undefined): void => {
  const piece = pieceOf(store, id)
  if (!piece || inView(store.camera.value, store.view.value, piece.centre, 60)) return
  store.whole.value = false
  look(store, showing(store.camera.value, store.data.value.size, store.view.value, piece.centre), true)
}

/** Keeps a point that the keyboard moves in view. */
export const follow = (store: Store, point: Point): void => {
  if (inView(store.camera.value, store.view.value, point, 40)) return
  store.whole.value = false
  look(store, centredOn(store.camera.value, point), true)
}
