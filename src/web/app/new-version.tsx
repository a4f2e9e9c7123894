import { useEffect } from 'preact/hooks'
import { live } from './live.ts'
import { isNewVersionReady, replaced, takeNewVersion, takeNewVersionIfIdle } from './updates.ts'

/** Takes a new version into use as soon as nothing is open that it might interrupt. */
export const useNewVersions = (): void => {
  const idle = isNewVersionReady.value && !live.value
  useEffect(() => {
    if (idle) void takeNewVersionIfIdle()
  }, [idle])
}

/** A dot beside the way to where the new version can be taken: it is never laid over anything. */
export const NewVersionMark = () =>
  isNewVersionReady.value ? (
    <span class="new-version-mark">
      <span class="unseen-words">: a new version is ready</span>
    </span>
  ) : null

/** That a new version is ready, and how to take it. */
export const NewVersion = () =>
  isNewVersionReady.value ? (
    <section class="new-version" aria-label="A new version of Duckboard">
      <p>
        {replaced.value && live.value
          ? `A new version is in use in another tab. This ${live.value.what} stays as it is until you load it again.`
          : 'A new version is ready. It waits until you want it.'}
      </p>
      <button type="button" onClick={takeNewVersion}>
        Use it now
      </button>
    </section>
  ) : null
