import { useEffect } from 'preact/hooks'
import { live } from './live.ts'
import { takeNewVersion, waiting } from './updates.ts'

/** A new version is used when nothing is open, and otherwise when the player says so. */
export const UpdateNotice = () => {
  const idle = waiting.value !== undefined && !live.value
  useEffect(() => {
    if (idle) takeNewVersion()
  }, [idle])
  return waiting.value && live.value ? (
    <div class="notice" role="status">
      A new version is ready.{' '}
      <button type="button" onClick={takeNewVersion}>
        Use it now
      </button>
    </div>
  ) : null
}
