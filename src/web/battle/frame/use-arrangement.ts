import { useEffect, useState } from 'preact/hooks'
import type { Size } from '#screen/ground.ts'
import { settings } from '../../settings/store.ts'
import { type Arrangement, arrangementFor } from './arrangement.ts'

/** How much larger than usual the letters are. */
const LETTERS = { normal: 1, large: 1.12, largest: 1.25 } as const

const screenNow = (): Size => ({ width: innerWidth, height: innerHeight })

/** The arrangement for the screen as it is, whatever becomes of it. */
export const useArrangement = (table: Size): Arrangement => {
  const [screen, setScreen] = useState(screenNow)
  useEffect(() => {
    const resized = (): void => setScreen(screenNow())
    addEventListener('resize', resized)
    return () => removeEventListener('resize', resized)
  }, [])
  return arrangementFor(screen, table, LETTERS[settings.value.text])
}
