import { useEffect, useMemo } from 'preact/hooks'
import { type Hand, takeInHand } from './sole-hand.ts'

/** Has a thing of this device in hand for as long as the screen is shown. */
export const useSoleHand = (name: string): Hand => {
  const hold = useMemo(() => takeInHand(name), [name])
  useEffect(() => hold.release, [hold])
  return hold.hand.value
}
