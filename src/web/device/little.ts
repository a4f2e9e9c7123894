import { signal } from '@preact/signals'

/** Whether the browser refuses to remember little things, such as settings, after the tab is closed. */
export const forgetful = signal(false)

/** What was remembered under a name on this device, whatever it is; nothing if it cannot be read. */
export const remembered = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers something little. Where the browser refuses it lasts as long as the tab. */
export const remember = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    forgetful.value = false
  } catch {
    forgetful.value = true
  }
}
