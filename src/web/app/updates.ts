import { computed, signal } from '@preact/signals'
import type { Fate } from '#study/replay/fate.ts'
import { live } from './live.ts'

/** A battle in progress that a new version would not go on with as it stands. */
export interface Harmed {
  readonly id: string
  readonly title: string
  readonly fate: Fate
}

/** A new version that waits to be used. */
const waiting = signal<ServiceWorker | undefined>(undefined)

/** A new version has been taken into use while something is open here, which still runs in the old one. */
export const replaced = signal(false)

/** There is a newer version than the one that runs here. */
export const isNewVersionReady = computed(() => waiting.value !== undefined || replaced.value)

/** The battles in progress that it would break off; nothing while it is being asked. */
export const breaks = signal<readonly Harmed[] | 'unknown' | undefined>(undefined)

/** Whoever is at this tab has asked for the new version. */
let accepted = false

/** A browser that keeps nothing for the site refuses this too; with the network everything works. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    return await navigator.serviceWorker.register('/service-worker.js', { type: 'module' })
  } catch {
    return undefined
  }
}

/** Installs the service worker: after the first visit everything works without the network. */
export const installOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  // The page itself comes first; everything else is fetched when it stands.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  let isServed = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first of all serves the very version that is shown.
    if (!isServed) isServed = true
    else if (accepted || !live.peek()) location.reload()
    else replaced.value = true
  })
  const registration = await registered()
  if (!registration) return
  const watch = (worker: ServiceWorker | null) => {
    if (!worker) return
    const check = () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) waiting.value = worker
    }
    worker.addEventListener('statechange', check)
    check()
  }
  watch(registration.waiting)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/** The page loads anew as soon as the new version has taken over. */
export const takeOver = (): void => {
  if (replaced.peek()) location.reload()
  else waiting.peek()?.postMessage('take-over')
}

/** The player wants the new version. */
export const takeNewVersion = (): void => {
  accepted = true
  takeOver()
}
