import { signal } from '@preact/signals'

/** A new version that waits to be used. */
export const waiting = signal<ServiceWorker | undefined>(undefined)

/** Installs the service worker: after the first visit everything works without the network. */
export const installOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  // The page itself comes first; everything else is fetched when it stands.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const hadOne = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) location.reload()
  })
  const registration = await navigator.serviceWorker.register('/service-worker.js', { type: 'module' })
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

/** Lets the new version take over; the page loads anew when it has. */
export const takeNewVersion = (): void => waiting.value?.postMessage('take-over')
