import { fateWords } from '#study/replay/fate.ts'
import { live } from './live.ts'
import { breaks, isNewVersionReady, replaced, takeNewVersion } from './updates.ts'

/** A dot beside the way to where the new version can be taken: it is never laid over anything. */
export const NewVersionMark = () =>
  isNewVersionReady.value ? (
    <span class="new-version-mark">
      <span class="unseen-words">: a new version is ready</span>
    </span>
  ) : null

const ready = (): string => {
  if (replaced.value && live.value)
    return `A new version is in use in another tab. This ${live.value.what} stays as it is until you load it again.`
  if (breaks.value === undefined)
    return 'A new version is ready. It is being asked whether your battles come out alike under it.'
  if (breaks.value === 'unknown')
    return 'A new version is ready. Whether your battles in progress come out alike under it could not be found out.'
  return breaks.value.length === 0
    ? 'A new version is ready. Your battles in progress go on under it as they stand.'
    : 'A new version is ready. Its rules have changed, and not every battle in progress comes out alike under them. You may finish it first; nothing that is stored is lost.'
}

/** That a new version is ready, what it would do to the battles in progress, and how to take it. */
export const NewVersion = () => {
  if (!isNewVersionReady.value) return null
  const broken = breaks.value === 'unknown' ? [] : (breaks.value ?? [])
  return (
    <section class="new-version" aria-label="A new version of Duckboard">
      <p role="status">{ready()}</p>
      {broken.length > 0 && (
        <ul>
          {broken.map(({ id, title, fate }) => (
            <li key={id}>
              {title}: {fateWords(fate)}
            </li>
          ))}
        </ul>
      )}
      <button type="button" onClick={takeNewVersion}>
        Use it now
      </button>
    </section>
  )
}
