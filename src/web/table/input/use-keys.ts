import type { RefObject } from 'preact'
import { isTyping } from '../../app/typing.ts'
import { useKeyDown } from '../../app/use-key-down.ts'
import type { Store } from '../store.ts'
import { busyWith, obey } from './commands.ts'
import { commandOf } from './keys.ts'

/** Keys that a button or list keeps for itself. */
const THEIRS = ['Enter', ' ', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Backspace']

/** Letters count wherever the focus is but in a field that takes text or in a dialogue; the rest when nothing else wants it. */
export const useKeys = (store: Store, surface: RefObject<HTMLElement | null>): void => {
  useKeyDown((event) => {
    if (store.data.value.keysElsewhere) return
    const { target } = event
    if (event.defaultPrevented || isTyping(target) || !(target instanceof Element)) return
    const onTable = target === surface.current
    const nowhere = target === document.body
    if (!onTable && !nowhere && (THEIRS.includes(event.key) || target.closest('dialog'))) return
    if (nowhere && event.key === 'Tab') return
    const command = commandOf(event, busyWith(store), store.data.value.grid !== undefined)
    if (command && obey(store, command)) event.preventDefault()
  })
}
