import { layDown } from '../input/measuring.ts'
import { endNow, type Store } from '../store.ts'

/** What the ruler says or what is to be picked, large, at the top of the table. */
export const Readout = ({ store }: { store: Store }) => {
  const laid = store.measuring.value
  const { picking } = store.data.value
  if (laid) {
    const { from, to, kind } = laid
    const measured = from && to && store.calls.value.measure(endNow(store, from), endNow(store, to), kind)
    return (
      <div class={`readout${measured?.blocked ? ' blocked' : ''}`}>
        <span>{kind === 'ruler' ? 'Ruler' : 'Line of sight'}</span>
        {measured ? (
          <b>{measured.blocked || measured.more ? `${measured.text}:` : measured.text}</b>
        ) : (
          <span>{from ? 'to where?' : 'from where?'}</span>
        )}
        {measured?.more !== undefined && <span>{measured.more}</span>}
        {measured?.blocked && <span class="by">blocked by {measured.blocked.by}</span>}
        <button type="button" aria-label="Put away" onClick={() => layDown(store)}>
          ✕
        </button>
      </div>
    )
  }
  if (!picking) return null
  const point = store.cross.value ?? store.pointer.value
  const preview = point && picking.preview?.(point)
  return (
    <div class={`readout${preview && !preview.legal ? ' blocked' : ''}`}>
      <span>{picking.prompt}</span>
      {preview?.text && <b>{preview.text}</b>}
      <button type="button" aria-label="Cancel" onClick={() => store.calls.value.pickCancelled?.()}>
        ✕
      </button>
    </div>
  )
}
