import { useEffect, useState } from 'preact/hooks'
import { useKeyDown } from '../../app/use-key-down.ts'
import { useBattle } from '../store/use-battle.ts'
import { goOnFrom, light, step } from './telling.ts'

/** Milliseconds for a line while all are shown one after the other. */
const A_LINE = 1200

/** Steps through what is told, and goes on from it. */
export const ToldFoot = () => {
  const store = useBattle()
  const [playing, setPlaying] = useState(false)
  const lit = store.told.value?.lit
  const count = store.told.value?.account.lines.length ?? 0
  useEffect(() => {
    if (!playing) return undefined
    const timer = setTimeout(() => {
      step(store, 1)
      if (store.told.value?.lit === undefined) setPlaying(false)
    }, A_LINE)
    return () => clearTimeout(timer)
  }, [store, playing, lit])
  useKeyDown((event) => {
    if (event.key !== 'Enter' || event.altKey) return
    const on = event.target
    // On a button Enter presses it.
    if (on instanceof HTMLElement && on.closest('button, a, summary, input, select, textarea')) return
    event.preventDefault()
    goOnFrom(store)
  })
  const replay = (): void => {
    light(store, 1)
    setPlaying(true)
  }
  const go = (by: 1 | -1): void => {
    setPlaying(false)
    step(store, by)
  }
  return (
    <div class="told-foot">
      <div class="told-steps">
        <button type="button" aria-pressed={playing} onClick={() => (playing ? setPlaying(false) : replay())}>
          {playing ? 'Stop' : 'Replay'}
        </button>
        <button type="button" disabled={lit === undefined || lit <= 1} onClick={() => go(-1)}>
          Back
        </button>
        <button type="button" disabled={lit === count} onClick={() => go(1)}>
          Next
        </button>
      </div>
      <button type="button" class="primary give" onClick={() => goOnFrom(store)}>
        Go on <kbd>Enter</kbd>
      </button>
    </div>
  )
}
