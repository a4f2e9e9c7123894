import { effect, signal } from '@preact/signals'

/** What a player has chosen for this device. */
export interface Settings {
  readonly dice: 'own' | 'app'
  readonly animation: boolean
  /** How long what a computer player did is looked at before it does more. */
  readonly pace: 'slow' | 'normal' | 'at-once'
  readonly sound: boolean
  readonly palette: 'day' | 'night'
  readonly text: 'normal' | 'large' | 'largest'
}

/** Each pace and its name. */
export const PACES: readonly (readonly [Settings['pace'], string])[] = [
  ['slow', 'Slow'],
  ['normal', 'Normal'],
  ['at-once', 'At once'],
]

const KEY = 'duckboard.settings'

const DEFAULTS: Settings = {
  dice: 'app',
  animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  pace: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'at-once' : 'normal',
  sound: false,
  palette: matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day',
  text: 'normal',
}

const kept = (): Settings => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' ? { ...DEFAULTS, ...stored } : DEFAULTS
  } catch {
    return DEFAULTS
  }
}

export const settings = signal<Settings>(kept())

export const choose = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change }
}

effect(() => {
  localStorage.setItem(KEY, JSON.stringify(settings.value))
  document.documentElement.dataset.palette = settings.value.palette
  document.documentElement.dataset.text = settings.value.text
  document.documentElement.dataset.motion = settings.value.animation ? 'on' : 'off'
})
