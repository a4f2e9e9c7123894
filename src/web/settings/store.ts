import { effect, signal } from '@preact/signals'
import * as v from 'valibot'
import { remember, remembered } from '../device/little.ts'

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

/** What is missing or makes no sense is as it was at first. */
const SETTINGS: v.GenericSchema<unknown, Settings> = v.fallback(
  v.object({
    dice: v.fallback(v.picklist(['own', 'app']), DEFAULTS.dice),
    animation: v.fallback(v.boolean(), DEFAULTS.animation),
    pace: v.fallback(v.picklist(['slow', 'normal', 'at-once']), DEFAULTS.pace),
    sound: v.fallback(v.boolean(), DEFAULTS.sound),
    palette: v.fallback(v.picklist(['day', 'night']), DEFAULTS.palette),
    text: v.fallback(v.picklist(['normal', 'large', 'largest']), DEFAULTS.text),
  }),
  DEFAULTS,
)

export const settings = signal<Settings>(v.parse(SETTINGS, remembered(KEY)))

export const choose = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change }
}

effect(() => {
  remember(KEY, settings.value)
  document.documentElement.dataset.palette = settings.value.palette
  document.documentElement.dataset.text = settings.value.text
  document.documentElement.dataset.motion = settings.value.animation ? 'on' : 'off'
})
