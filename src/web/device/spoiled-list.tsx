import { type SavedFile, saveFile } from '../app/download.ts'
import type { Spoiled } from './spoiled.ts'
import './device.css'

interface Props {
  readonly spoiled: readonly Spoiled[]
  /** What such a thing is called: 'battle'. */
  readonly kind: string
  left(spoiled: Spoiled): SavedFile
  remove(key: IDBValidKey): Promise<void>
  onChange(): void
}

/** What lies on this device and cannot be read: it can be saved as it is, or thrown away. */
export const SpoiledList = ({ spoiled, kind, left, remove, onChange }: Props) =>
  spoiled.length === 0 ? null : (
    <section class="spoiled" aria-label={`What cannot be opened: ${kind}`}>
      <h2>Cannot be opened</h2>
      <ul class="evenings">
        {spoiled.map((one) => (
          <li key={String(one.key)}>
            <div>
              <strong>{one.title}</strong>
              <span class="hint">{one.why}</span>
            </div>
            <SpoiledActions one={one} left={left} remove={remove} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  )

type ActionProps = Omit<Props, 'spoiled' | 'kind'> & { readonly one: Spoiled }

export const SpoiledActions = ({ one, left, remove, onChange }: ActionProps) => (
  <span class="actions">
    <button
      type="button"
      aria-label={`Save what is left of ${one.title}`}
      onClick={() => saveFile(left(one))}
    >
      Save what is left
    </button>
    <button
      type="button"
      class="danger"
      aria-label={`Delete ${one.title}`}
      onClick={() => {
        if (confirm(`Delete what is left of "${one.title}"? This cannot be undone.`))
          void remove(one.key).then(onChange)
      }}
    >
      Delete
    </button>
  </span>
)
