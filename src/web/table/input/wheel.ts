/** What a wheel event is: a mouse wheel zooms, two fingers on a trackpad pan, a pinch (told as Ctrl) zooms. */
export type WheelIntent =
  | { readonly does: 'zoom'; readonly factor: number }
  | { readonly does: 'pan'; readonly right: number; readonly down: number }

interface WheelInput {
  readonly deltaX: number
  readonly deltaY: number
  /** 0 pixels, 1 lines, 2 pages. */
  readonly deltaMode: number
  readonly ctrlKey: boolean
  readonly time: number
}

/** The device of the running burst, so that a fast trackpad swipe is not taken for a wheel half-way. */
export interface WheelMemory {
  readonly device: 'wheel' | 'trackpad'
  readonly time: number
}

const BURST = 300
/** No notch of a wheel is smaller, in pixels. */
const NOTCH = 50
const LINE = 33

export const wheelIntent = (
  input: WheelInput,
  memory: WheelMemory | undefined,
): readonly [WheelIntent, WheelMemory] => {
  const { deltaX, deltaY, deltaMode, ctrlKey, time } = input
  const down = deltaMode === 0 ? deltaY : deltaY * LINE
  const right = deltaMode === 0 ? deltaX : deltaX * LINE
  const looks = deltaMode !== 0 || (deltaX === 0 && Math.abs(deltaY) >= NOTCH) ? 'wheel' : 'trackpad'
  const device = memory && time - memory.time < BURST ? memory.device : looks
  const next = { device, time }
  if (ctrlKey) return [{ does: 'zoom', factor: Math.exp(-clamped(down, 60) / 100) }, next]
  if (device === 'wheel') return [{ does: 'zoom', factor: Math.exp(-clamped(down, 120) / 500) }, next]
  return [{ does: 'pan', right: -right, down: -down }, next]
}

const clamped = (value: number, most: number): number => Math.max(-most, Math.min(most, value))
