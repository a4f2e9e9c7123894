import type { Point } from '#kernel/geometry/point.ts'
import { bearing, onTable } from '../body.ts'
import { type Spot, toTableStep } from '../camera/camera.ts'
import { follow, pointAt } from '../camera/looking.ts'
import { inUnits } from '../lengths.ts'
import type { PlateLine } from '../model.ts'
import { pieceOf, type Store, say } from '../store.ts'
import { bodyOf } from './choosing.ts'
import {
  begin,
  bent,
  type Draft,
  headed,
  idle,
  meant,
  movedTo,
  planOf,
  unbent,
  withoutLastBend,
} from './draft.ts'
import { apart, type PointerKind, type Target } from './gestures.ts'
import { templateOf } from './templates.ts'
import { snapped } from './zone-steps.ts'

/** Pixels by which a dragged piece stands off the finger. */
const BESIDE_FINGER = 60
/** Pixels below which a step is none. */
const STEP = 5

const least = (store: Store): number => STEP / store.camera.value.scale

const setDraft = (store: Store, draft: Draft | undefined): void => {
  store.draft.value = draft
  store.calls.value.planChanged?.(draft && planOf(draft))
}

/** A plan for the body that a piece leads; none if it may not be moved. */
const draftFor = (store: Store, leader: string | undefined): Draft | undefined => {
  const { pieces, selected, draggable, turnable = draggable } = store.data.value
  const template = templateOf(store, leader)
  if (template) return begin([template.id], template)
  const piece = pieceOf(store, leader)
  const able = [...draggable, ...turnable]
  if (!piece || !able.includes(piece.id)) return undefined
  return begin(bodyOf(pieces, selected, able, piece.id), piece)
}

/** The template in hand, else the first of the chosen pieces that may be moved or turned. */
export const leaderOfChosen = (store: Store): string | undefined => {
  const { selected, draggable, turnable = draggable, held } = store.data.value
  return held ?? selected.find((id) => draggable.includes(id) || turnable.includes(id))
}

/** Some may only be turned where they stand. */
const mayGo = (store: Store, { pieces: [leader = ''] }: Draft): boolean =>
  store.data.value.draggable.includes(leader) || isTemplate(store, leader)

/** Some may only be moved. */
export const mayTurn = (store: Store, leader: string): boolean => {
  const { draggable, turnable = draggable } = store.data.value
  return turnable.includes(leader) || isTemplate(store, leader)
}

const isTemplate = (store: Store, leader: string | undefined): boolean =>
  templateOf(store, leader) !== undefined

/** Brought back to where it began it is no order: what stood drawn of it is put back too. */
const takenBack = (store: Store, within: number): boolean => {
  const draft = store.draft.value
  if (store.holding.value || !draft || !idle(draft, within)) return false
  const { drawn } = store.data.value
  setDraft(store, undefined)
  if (drawn?.pieces[0] === draft.pieces[0]) {
    store.calls.value.planCancelled?.(true)
    say(store, 'Move cancelled.')
  }
  return true
}

/**
 * What binds the player to nothing yet is taken as soon as the hand lets go of it; any other plan stands for the order
 * being written until it is confirmed. What is dropped is given, so by keys it waits to be confirmed.
 */
const letGo = (store: Store, byKeys = false): void => {
  const { draft, planned, holding, calls } = store
  if (takenBack(store, byKeys ? 1 : least(store))) return
  if (holding.value || !draft.value || !planned.value) return
  const { writes, drops, legal } = planned.value
  const plan = planOf(draft.value)
  if (legal && (writes || (drops && !byKeys))) {
    store.draft.value = undefined
    calls.value.planConfirmed(plan, byKeys)
  } else if (!(legal && drops) && calls.value.planDrawn?.(plan, byKeys) === false) setDraft(store, undefined)
}

/** How a drag follows the hand: a function of where it began and where it is. */
export type Follow = (from: Spot, at: Spot) => void

export const take = (store: Store, target: Target, at: Spot, kind: PointerKind): Follow | undefined => {
  if (target.on === 'ground') return undefined
  if (target.on === 'template') store.calls.value.take?.(target.template)
  const draft =
    target.on === 'template'
      ? draftFor(store, target.template)
      : target.on === 'piece' && !store.draft.value?.pieces.includes(target.piece)
        ? draftFor(store, target.piece)
        : (store.draft.value ?? draftFor(store, leaderOfChosen(store)))
  if (!draft) return undefined
  store.holding.value = target.on === 'handle' ? 'turning' : 'moving'
  if (target.on === 'piece') {
    const { selected } = store.data.value
    if (!selected.includes(target.piece)) store.calls.value.select(draft.pieces)
  }
  setDraft(store, draft)
  if (target.on === 'handle') {
    return (_, now) => {
      const before = store.draft.value
      if (before) setDraft(store, headed(before, meant(bearing(before.end, pointAt(store, now)))))
    }
  }
  const afar = target.on === 'piece' && target.afar
  const grabbed = afar ? draft.end : pointAt(store, at)
  const off = { x: draft.end.x - grabbed.x, y: draft.end.y - grabbed.y }
  return (from, now) => {
    const before = store.draft.value
    if (!before) return
    // Not on the table yet, or back from it.
    if (afar && now.top > store.view.value.height) {
      setDraft(store, movedTo(before, before.start.centre))
      return
    }
    const lift = kind === 'touch' ? Math.min(BESIDE_FINGER, apart(from, now)) : 0
    const hand = pointAt(store, { left: now.left, top: now.top - lift })
    setDraft(store, movedTo(before, onTable(store.data.value.size, { x: hand.x + off.x, y: hand.y + off.y })))
  }
}

export const drop = (store: Store): void => {
  store.holding.value = undefined
  const draft = store.draft.value
  if (!draft) return
  if (takenBack(store, least(store))) return
  setDraft(store, withoutLastBend(draft, least(store) * 2))
  tellPlan(store)
  letGo(store)
}

/** Plans a move of what is chosen to a point, or takes the plan there. */
export const goTo = (store: Store, point: Point): boolean => {
  const draft = store.draft.value ?? draftFor(store, leaderOfChosen(store))
  if (!draft || !mayGo(store, draft)) return false
  setDraft(store, movedTo(draft, point))
  tellPlan(store)
  letGo(store)
  return true
}

/** Begins a plan without moving, for the keyboard. */
export const beginPlan = (store: Store): boolean => {
  const draft = draftFor(store, leaderOfChosen(store))
  if (!draft) return false
  if (!mayGo(store, draft)) {
    say(store, 'Q and E turn it where it stands; B takes one base alone.')
    return true
  }
  setDraft(store, draft)
  say(
    store,
    'Planning a move. Arrows move, Q and E turn, Space bends the way, Enter confirms, Escape cancels.',
  )
  return true
}

export const restoreDraft = (store: Store, draft: Draft | undefined): void => setDraft(store, draft)

/** A step of one press of an arrow key: a zone, a whole centimetre or a quarter of an inch; fine, a fifth of it. */
export const arrowStep = (store: Store, right: number, down: number, fine: boolean): Point => {
  const { measure, grid } = store.data.value
  const step = toTableStep({ ...store.camera.value, scale: 1 }, right, down)
  const coarse = measure.digits === 0 ? measure.length : measure.length / 4
  const size = grid ? grid.side : fine ? coarse / 5 : coarse
  return { x: Math.round(step.x * size), y: Math.round(step.y * size) }
}

export const nudgePlan = (store: Store, step: Point): void => {
  const draft = store.draft.value ?? draftFor(store, leaderOfChosen(store))
  if (!draft || !mayGo(store, draft)) return
  const end = snapped(
    store,
    onTable(store.data.value.size, { x: draft.end.x + step.x, y: draft.end.y + step.y }),
  )
  setDraft(store, movedTo(draft, end))
  follow(store, end)
  tellPlan(store)
  letGo(store, true)
}

export const turnBody = (store: Store, by: number): void => {
  const draft = store.draft.value ?? draftFor(store, leaderOfChosen(store))
  if (!draft || !mayTurn(store, draft.pieces[0] ?? '')) return
  setDraft(store, headed(draft, draft.heading + by))
  tellPlan(store)
  letGo(store, true)
}

export const bendPlan = (store: Store): void => {
  const draft = store.draft.value
  if (!draft || !mayGo(store, draft) || isTemplate(store, draft.pieces[0])) return
  const next = bent(draft, least(store) * 2)
  if (next === draft) return
  setDraft(store, next)
  say(store, 'The way bends here.')
}

/** Takes the last bend back; with none left it does nothing and says so. */
export const unbendPlan = (store: Store): boolean => {
  const next = store.draft.value && unbent(store.draft.value)
  if (!next) return false
  setDraft(store, next)
  tellPlan(store)
  letGo(store, true)
  return true
}

export const confirmPlan = (store: Store): void => {
  const { draft, planned } = store
  if (!draft.value || !planned.value) return
  if (!planned.value.legal) {
    say(store, planned.value.reason ?? 'This move is not allowed.')
    return
  }
  const plan = planOf(draft.value)
  store.holding.value = undefined
  store.draft.value = undefined
  store.calls.value.planConfirmed(plan, false)
  say(store, 'Move confirmed.')
}

export const cancelPlan = (store: Store): void => {
  if (!store.draft.value) return
  store.holding.value = undefined
  setDraft(store, undefined)
  store.calls.value.planCancelled?.()
  say(store, 'Move cancelled.')
}

/** Turns to something else: a plan that may be stays written, any other is given up. */
export const leavePlan = (store: Store): void => {
  if (store.draft.value && store.data.value.drawn && store.planned.value?.legal) store.draft.value = undefined
  else cancelPlan(store)
}

/** What is to be known of a place in one sentence, for those who hear it. */
const plateWords = (lines: readonly PlateLine[] | undefined): string =>
  (lines ?? []).map(({ text, figure }) => ` ${text}${figure === undefined ? '' : `: ${figure}`}.`).join('')

const tellPlan = (store: Store): void => {
  const planned = store.planned.value
  if (!planned) return
  const { measure } = store.data.value
  const waits = plateWords(planned.lines)
  if (planned.text !== undefined) {
    const text = `${planned.text}${waits}`
    say(store, planned.legal ? text : `${planned.reason ?? 'Not allowed.'} ${text}`)
    return
  }
  const spent = `${inUnits(planned.used, measure)} used, ${inUnits(Math.max(0, planned.left), measure)} left.${waits}`
  say(store, planned.legal ? spent : `${planned.reason ?? 'Not allowed.'} ${spent}`)
}
