import { useRef } from 'preact/hooks'
import { isTyping } from '../app/typing.ts'
import { useKeyDown } from '../app/use-key-down.ts'
import { TABLE_KEYS } from '../table/input/keys.ts'

const KEYS = [
  ['1 to 6, 0', 'your own dice (0 is the ten)'],
  ['Backspace', 'take the last die back'],
  ['Enter', "roll the app's dice; leave a number field"],
  ['/', 'find a procedure'],
  ['n', 'next unit'],
  ['Ctrl+Z', 'undo the last adjudication, the last order of a battle, or the last change of an army'],
  ['Ctrl+Y', 'in a battle: give the order again that was taken back'],
  ['Ctrl+Enter', 'in a battle: give the order as it stands'],
  ['Alt+Enter', 'in a battle: ask what the commander would do'],
  ['← →, Home, End', 'in a replay: one order back or on, to the start, to the end'],
  ['Page Up, Page Down', 'in a replay: one turn back or on'],
  ['Space', 'in a replay: play and pause'],
  ['/ on the rule book', 'search the rules'],
  ['Tab, arrows, Space', 'move through the form and choose'],
  ['?', 'this list'],
  ['Esc', 'close'],
] as const

/** The list of keys, opened with `?`. */
export const Keys = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  useKeyDown((event) => {
    if (event.key === '?' && !isTyping(event.target)) dialog.current?.showModal()
  })
  return (
    <dialog ref={dialog} class="keys" aria-label="Keys">
      <h2>Keys</h2>
      <KeyList keys={KEYS} />
      <h3>At the battle table</h3>
      <KeyList keys={TABLE_KEYS} />
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  )
}

const KeyList = ({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) => (
  <dl>
    {keys.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
