import { useEffect } from 'preact/hooks'
import { live } from '../app/live.ts'
import { breaks, isNewVersionReady, replaced, takeOver } from '../app/updates.ts'
import { isAnythingOpen } from '../device/sole-hand.ts'

/** Milliseconds. */
const LOOK_AGAIN = 2000

/** Asks the new version what becomes of the battles in progress. */
const askWhatItBreaks = async (): Promise<void> => {
  const { harmedByNewVersion } = await import('../battle/storage/surviving.ts')
  breaks.value = (await harmedByNewVersion()) ?? 'unknown'
}

/** Nothing is open here; but the new version waits for what is open in another tab. */
const takeNewVersionIfIdle = async (): Promise<void> => {
  if (replaced.peek() || (!(await isAnythingOpen()) && !live.peek())) takeOver()
}

/** Takes a new version into use as soon as nothing is open that it might interrupt, unless it would break a battle off. */
export const useNewVersions = (): void => {
  const isReady = isNewVersionReady.value
  useEffect(() => {
    if (isReady) void askWhatItBreaks()
  }, [isReady])
  const breaksNothing = breaks.value !== 'unknown' && breaks.value?.length === 0
  const idle = isReady && breaksNothing && !live.value
  useEffect(() => {
    if (!idle) return undefined
    // What is open in another tab, or has just been left in this one, is closed without a word.
    const look = setInterval(() => void takeNewVersionIfIdle(), LOOK_AGAIN)
    void takeNewVersionIfIdle()
    return () => clearInterval(look)
  }, [idle])
}
