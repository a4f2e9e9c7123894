import type { Store } from '../store.ts'

/** What can be laid over the table, each to be ticked. */
export const OverlayMenu = ({ store }: { store: Store }) => {
  const { overlays = [] } = store.data.value
  if (!store.showOverlays.value || overlays.length === 0) return null
  return (
    <fieldset class="overlay-menu">
      <legend>Show on the table</legend>
      {overlays.map(({ id, title, on }) => (
        <label key={id}>
          <input type="checkbox" checked={on} onChange={() => store.calls.value.overlay?.(id)} />
          {title}
        </label>
      ))}
      <button
        type="button"
        onClick={() => {
          store.showOverlays.value = false
        }}
      >
        Close
      </button>
    </fieldset>
  )
}
