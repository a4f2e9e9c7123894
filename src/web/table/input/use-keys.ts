import type { RefObject } from 'preact'
import { isTyping } from '../../app/typing.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import type { Store } from '../store.ts'
import { busyWith, obey } from './commands.ts'
import { commandOf } from './keys.ts'

/** Keys that a button or list keeps for itself. */
const THEIRS = ['Enter', ' ', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Backspace']

/** Keys count when the table or nothing has the focus; letters also when one of its buttons has. */
export const useKeys = (
  store: Store,
  root: RefObject<HTMLElement | null>,
  surface: RefObject<HTMLElement | null>,
): void => {
  useKeyDown((event) => {
    if (store.data.value.keysElsewhere) return
    const { target } = event
    if (event.defaultPrevented || isTyping(target) || !(target instanceof Node)) return
    const onTable = target === surface.current
    const nowhere = target === document.body
    const within = root.current?.contains(target) === true
    if (!onTable && !nowhere && (!within || THEIRS.includes(event.key))) return
    if (nowhere && event.key === 'Tab') return
    const command = commandOf(event, busyWith(store), store.data.value.grid !== undefined)
    if (command && obey(store, command)) event.preventDefault()
  })
}
