import { useEffect, useRef } from 'preact/hooks'
import { isTyping } from './typing.ts'

const KEYS = [
  ['1 to 6, 0', 'your own dice (0 is the ten)'],
  ['Backspace', 'take the last die back'],
  ['Enter', "roll the app's dice; leave a number field"],
  ['/', 'find a procedure'],
  ['n', 'next unit'],
  ['Ctrl+Z', 'undo the last adjudication'],
  ['/ on the rule book', 'search the rules'],
  ['Tab, arrows, Space', 'move through the form and choose'],
  ['?', 'this list'],
  ['Esc', 'close'],
] as const

/** The list of keys, opened with `?`. */
export const Keys = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) dialog.current?.showModal()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <dialog ref={dialog} class="keys" aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  )
}
