import { useEffect } from 'preact/hooks'
import { live } from './live.ts'
import { replaced, takeNewVersion, takeNewVersionIfIdle, waiting } from './updates.ts'

/** A new version is used when nothing is open, and otherwise when the player says so. */
export const UpdateNotice = () => {
  const isReady = waiting.value !== undefined || replaced.value
  const idle = isReady && !live.value
  useEffect(() => {
    if (idle) void takeNewVersionIfIdle()
  }, [idle])
  return isReady && live.value ? (
    <div class="notice" role="status">
      {replaced.value
        ? `A new version is in use in another tab. This ${live.value.what} stays as it is until you load it again.`
        : 'A new version is ready.'}{' '}
      <button type="button" onClick={takeNewVersion}>
        Use it now
      </button>
    </div>
  ) : null
}
