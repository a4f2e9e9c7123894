import type { Spot } from '../camera/camera.ts'

/*
 * Fingers and mouse turned into what the player means. Pure: the caller feeds pointer events and clock ticks and acts
 * on the intents that come out.
 */

/** What lies under a pointer when it goes down. */
export type Target =
  | { readonly on: 'ground' }
  /** A piece; `draggable` if it may be moved now, `afar` if it was taken from below the table. */
  | {
      readonly on: 'piece'
      readonly piece: string
      readonly draggable: boolean
      readonly afar?: true
    }
  | { readonly on: 'template'; readonly template: string }
  /** The planned place of what is being moved. */
  | { readonly on: 'ghost' }
  | { readonly on: 'handle' }
  /** Anywhere, with the ruler in hand. */
  | { readonly on: 'ruler' }

export interface Modifiers {
  readonly add: boolean
  readonly single: boolean
}

export type PointerKind = 'mouse' | 'touch' | 'pen'

export type Input =
  | {
      readonly type: 'down'
      readonly id: number
      readonly at: Spot
      readonly time: number
      readonly kind: PointerKind
      readonly secondary: boolean
      readonly target: Target
      readonly modifiers: Modifiers
    }
  | { readonly type: 'move'; readonly id: number; readonly at: Spot; readonly time: number }
  | { readonly type: 'up'; readonly id: number; readonly at: Spot; readonly time: number }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'tick'; readonly time: number }

export type Intent =
  | { readonly does: 'pan'; readonly right: number; readonly down: number }
  | { readonly does: 'zoom'; readonly at: Spot; readonly factor: number }
  | { readonly does: 'drag-start'; readonly target: Target; readonly at: Spot; readonly kind: PointerKind }
  | { readonly does: 'drag'; readonly from: Spot; readonly at: Spot }
  /** The hand stopped for a moment: the path bends here. */
  | { readonly does: 'stop' }
  | { readonly does: 'drop' }
  | { readonly does: 'drag-cancel' }
  | {
      readonly does: 'tap'
      readonly target: Target
      readonly at: Spot
      readonly modifiers: Modifiers
      readonly kind: PointerKind
    }
  | { readonly does: 'double-tap'; readonly target: Target; readonly at: Spot; readonly kind: PointerKind }
  | { readonly does: 'long-press'; readonly target: Target; readonly at: Spot }
  | { readonly does: 'secondary'; readonly target: Target; readonly at: Spot }

interface Finger {
  readonly id: number
  readonly at: Spot
}

export type Gesture =
  | { readonly is: 'idle'; readonly tapped?: Tapped }
  /** Down and not yet moved: may become a tap, a long press, a drag or a pan. */
  | {
      readonly is: 'pressed'
      readonly id: number
      readonly from: Spot
      readonly since: number
      readonly kind: PointerKind
      readonly target: Target
      readonly modifiers: Modifiers
      readonly tapped?: Tapped
    }
  | { readonly is: 'panning'; readonly id: number; readonly at: Spot }
  | {
      readonly is: 'dragging'
      readonly id: number
      readonly from: Spot
      readonly at: Spot
      readonly kind: PointerKind
      /** Since when and where the hand has been still; a stop is told once. */
      readonly still: { readonly at: Spot; readonly since: number; readonly told: boolean }
    }
  | { readonly is: 'pinching'; readonly first: Finger; readonly second: Finger }
  /** What is left of a gesture that is over; waits for the last finger to go. */
  | { readonly is: 'spent'; readonly fingers: readonly number[] }

interface Tapped {
  readonly at: Spot
  readonly time: number
  readonly target: Target
}

export const IDLE: Gesture = { is: 'idle' }

/** Pixels within which a pointer counts as still, by what it is. */
const SLACK: Record<PointerKind, number> = { mouse: 4, pen: 6, touch: 9 }
const LONG_PRESS = 550
const SHORT_STOP = 600
const DOUBLE_TAP = 320
const DOUBLE_TAP_REACH: Record<PointerKind, number> = { mouse: 6, pen: 15, touch: 30 }

type Step = readonly [Gesture, readonly Intent[]]
const NOTHING: readonly Intent[] = []

export const apart = (a: Spot, b: Spot): number => Math.hypot(a.left - b.left, a.top - b.top)

/** When the gesture wants a tick, if at all. */
export const deadline = (gesture: Gesture): number | undefined => {
  if (gesture.is === 'pressed' && gesture.kind !== 'mouse') return gesture.since + LONG_PRESS
  if (gesture.is === 'dragging' && !gesture.still.told) return gesture.still.since + SHORT_STOP
  return undefined
}

export const gestureStep = (gesture: Gesture, input: Input): Step => {
  switch (input.type) {
    case 'down':
      return pressed(gesture, input)
    case 'move':
      return moved(gesture, input)
    case 'up':
      return lifted(gesture, input)
    case 'cancel':
      return cancelled(gesture, input.id)
    case 'tick':
      return ticked(gesture, input.time)
  }
}

const pressed = (gesture: Gesture, input: Input & { type: 'down' }): Step => {
  const { id, at, time, kind, target, modifiers } = input
  if (input.secondary) {
    // A right click in mid-drag takes a bend back; the drag goes on.
    return [gesture, [{ does: 'secondary', target, at }]]
  }
  if (gesture.is === 'idle') {
    const { tapped } = gesture
    const next: Gesture = { is: 'pressed', id, from: at, since: time, kind, target, modifiers }
    return [tapped ? { ...next, tapped } : next, NOTHING]
  }
  if (kind !== 'touch') return [gesture, NOTHING]
  const second = { id, at }
  if (gesture.is === 'pressed')
    return [{ is: 'pinching', first: { id: gesture.id, at: gesture.from }, second }, NOTHING]
  if (gesture.is === 'panning')
    return [{ is: 'pinching', first: { id: gesture.id, at: gesture.at }, second }, NOTHING]
  if (gesture.is === 'dragging') {
    // Two fingers always pan and zoom: what was dragged stays where it is.
    return [{ is: 'pinching', first: { id: gesture.id, at: gesture.at }, second }, [{ does: 'drop' }]]
  }
  return [gesture, NOTHING]
}

const moved = (gesture: Gesture, { id, at, time }: Input & { type: 'move' }): Step => {
  switch (gesture.is) {
    case 'pressed': {
      if (id !== gesture.id || apart(at, gesture.from) < SLACK[gesture.kind]) return [gesture, NOTHING]
      const { from, kind, target } = gesture
      const movable =
        target.on === 'ghost' ||
        target.on === 'handle' ||
        target.on === 'ruler' ||
        target.on === 'template' ||
        (target.on === 'piece' && target.draggable)
      if (!movable) {
        return [
          { is: 'panning', id, at },
          [{ does: 'pan', right: at.left - from.left, down: at.top - from.top }],
        ]
      }
      return [
        { is: 'dragging', id, from, at, kind, still: { at, since: time, told: false } },
        [
          { does: 'drag-start', target, at: from, kind },
          { does: 'drag', from, at },
        ],
      ]
    }
    case 'panning':
      if (id !== gesture.id) return [gesture, NOTHING]
      return [
        { ...gesture, at },
        [{ does: 'pan', right: at.left - gesture.at.left, down: at.top - gesture.at.top }],
      ]
    case 'dragging': {
      if (id !== gesture.id) return [gesture, NOTHING]
      const still =
        apart(at, gesture.still.at) > SLACK[gesture.kind] ? { at, since: time, told: false } : gesture.still
      return [{ ...gesture, at, still }, [{ does: 'drag', from: gesture.from, at }]]
    }
    case 'pinching':
      return pinched(gesture, { id, at })
    default:
      return [gesture, NOTHING]
  }
}

const pinched = (gesture: Gesture & { is: 'pinching' }, finger: Finger): Step => {
  const { first, second } = gesture
  if (finger.id !== first.id && finger.id !== second.id) return [gesture, NOTHING]
  const next: Gesture =
    finger.id === first.id
      ? { is: 'pinching', first: finger, second }
      : { is: 'pinching', first, second: finger }
  const before = between(first.at, second.at)
  const after = between(next.first.at, next.second.at)
  const span = apart(first.at, second.at)
  const intents: Intent[] = [{ does: 'pan', right: after.left - before.left, down: after.top - before.top }]
  if (span > 0) intents.push({ does: 'zoom', at: after, factor: apart(next.first.at, next.second.at) / span })
  return [next, intents]
}

const between = (a: Spot, b: Spot): Spot => ({ left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 })

const lifted = (gesture: Gesture, { id, at, time }: Input & { type: 'up' }): Step => {
  switch (gesture.is) {
    case 'pressed': {
      if (id !== gesture.id) return [gesture, NOTHING]
      const { target, modifiers, kind, tapped } = gesture
      if (tapped && twice(tapped, { at, time, target }, kind))
        return [IDLE, [{ does: 'double-tap', target, at, kind }]]
      return [{ is: 'idle', tapped: { at, time, target } }, [{ does: 'tap', target, at, modifiers, kind }]]
    }
    case 'panning':
      return id === gesture.id ? [IDLE, NOTHING] : [gesture, NOTHING]
    case 'dragging':
      return id === gesture.id ? [IDLE, [{ does: 'drop' }]] : [gesture, NOTHING]
    case 'pinching': {
      const { first, second } = gesture
      if (id === first.id) return [{ is: 'panning', ...second }, NOTHING]
      return id === second.id ? [{ is: 'panning', ...first }, NOTHING] : [gesture, NOTHING]
    }
    case 'spent':
      return [IDLE, NOTHING]
    case 'idle':
      return [gesture, NOTHING]
  }
}

/** A click on a piece and one on the ground beside it are two things, however quick. */
const twice = (first: Tapped, second: Tapped, kind: PointerKind): boolean =>
  second.time - first.time < DOUBLE_TAP &&
  apart(first.at, second.at) < DOUBLE_TAP_REACH[kind] &&
  (first.target.on === second.target.on || second.target.on === 'ghost') &&
  first.target.on !== 'piece'

const cancelled = (gesture: Gesture, id: number): Step => {
  if (gesture.is === 'dragging' && gesture.id === id) return [IDLE, [{ does: 'drag-cancel' }]]
  return [IDLE, NOTHING]
}

const ticked = (gesture: Gesture, time: number): Step => {
  const due = deadline(gesture)
  if (due === undefined || time < due) return [gesture, NOTHING]
  if (gesture.is === 'pressed') {
    const { id, target, from } = gesture
    return [{ is: 'spent', fingers: [id] }, [{ does: 'long-press', target, at: from }]]
  }
  if (gesture.is === 'dragging') {
    return [{ ...gesture, still: { ...gesture.still, told: true } }, [{ does: 'stop' }]]
  }
  return [gesture, NOTHING]
}
