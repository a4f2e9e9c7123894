import type { ShownSight } from '#screen/sight.ts'
import { toScreen } from '../camera/camera.ts'
import { layDown } from '../input/measuring.ts'
import type { MeasureEnd } from '../model.ts'
import { endNow, type Store } from '../store.ts'

/** Whether one sees along a line, and by which clauses. */
const Words = ({ sight: { verdict, text, clauses } }: { sight: ShownSight }) => (
  <p class="sight-words">
    <b>{verdict}.</b> {text} <small>{clauses.join(', ')}</small>
  </p>
)

/** A line whose words take two lines needs so many pixels at the edge of the table. */
const ROOM = 130

/** Whether the words would lie over the end of a line, or where it begins, at the head of the table, and not at its foot. */
const coversHead = (store: Store, ends: readonly MeasureEnd[]): boolean => {
  const [camera, view] = [store.camera.value, store.view.value]
  const tops = ends.map((end) => toScreen(camera, view, endNow(store, end).point).top)
  return tops.some((top) => top < ROOM) && (tops.at(-1) ?? 0) < view.height - ROOM
}

/** What the ruler says or what is to be picked, large, at the top of the table. */
export const Readout = ({ store }: { store: Store }) => {
  const laid = store.measuring.value
  const { picking } = store.data.value
  if (laid) {
    const { from, to, kind } = laid
    const measured = from && to && store.calls.value.measure(endNow(store, from), endNow(store, to), kind)
    const { sight } = measured || {}
    const place = from && coversHead(store, to ? [from, to] : [from]) ? ' low' : ''
    return (
      <div class={`readout${place}${sight ? (sight.seen ? ' seen' : ' blocked') : ''}`}>
        <span class="what">{kind === 'ruler' ? 'Ruler' : 'Line of sight'}</span>
        {measured ? (
          <b>{measured.more === undefined ? measured.text : `${measured.text}:`}</b>
        ) : (
          <span>{from ? 'to where?' : 'from where?'}</span>
        )}
        {measured?.more !== undefined && <span>{measured.more}</span>}
        {sight && <Words sight={sight} />}
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
