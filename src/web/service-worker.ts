import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope
/** Every file of the app with the hash of its content; written in by the build. */
declare const PRECACHE: { url: string; revision: string | null }[]

precacheAndRoute(PRECACHE)

/** Every address of the app is the one page. */
const page = createHandlerBoundToURL('/index.html')
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.mode !== 'navigate' || origin !== self.location.origin || pathname.startsWith('/api/'))
    return
  event.respondWith(page({ event, request: event.request, url: new URL(event.request.url) }))
})

// The first version serves the page that installed it; a later one waits until it is told.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
})
