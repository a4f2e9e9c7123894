import { type Signal, signal } from '@preact/signals'
import type { LogEntry } from '#kernel/game/battle/log.ts'
import { type TurnMark, turnMarks, type Wish, wished } from '#study/replay/moments.ts'

/** How fast it runs: milliseconds an order. */
export const SPEEDS = [
  { name: 'Slow', pause: 2000 },
  { name: 'Normal', pause: 1000 },
  { name: 'Fast', pause: 400 },
  { name: 'Fastest', pause: 120 },
] as const
const NORMAL = 1

/** Which moment of a battle is shown, and whether it runs. */
export interface Projector {
  /** Orders given so far. */
  readonly at: Signal<number>
  readonly playing: Signal<boolean>
  /** Which of the speeds. */
  readonly speed: Signal<number>
  readonly last: number
  readonly marks: readonly TurnMark[]
}

export const projectorOf = (log: readonly LogEntry[], at: number): Projector => ({
  at: signal(at),
  playing: signal(false),
  speed: signal(NORMAL),
  last: log.length,
  marks: turnMarks(log),
})

/** Shows another moment; what runs stops when it is moved by hand. */
export const show = ({ at, playing }: Projector, moment: number): void => {
  playing.value = false
  at.value = moment
}

export const go = (projector: Projector, wish: Wish): void => {
  const { at, playing, last, marks } = projector
  if (wish !== 'play') {
    show(projector, wished(wish, at.value, last, marks))
    return
  }
  // At the end it begins again.
  if (!playing.value && at.value >= last) at.value = 0
  playing.value = !playing.value
}

/** Runs while it is playing; the returned function stops it for good. */
export const run = ({ at, playing, speed, last }: Projector): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = (): void => {
    if (at.value < last) at.value++
    if (at.value >= last) playing.value = false
    else next()
  }
  const next = (): void => {
    clearTimeout(timer)
    if (playing.value) timer = setTimeout(tick, SPEEDS[speed.value]?.pause ?? 0)
  }
  const stops = [playing.subscribe(next), speed.subscribe(next)]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
