import type { OpenThread } from './thinker.ts'
import type { Said } from './thinking.ts'

/** A Web Worker for the computer players. The service worker keeps its files, so it starts offline too. */
export const openWorker: OpenThread = (hear, died) => {
  const worker = new Worker(new URL('./commander-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    died()
  })
  return {
    ask: (question) => worker.postMessage(question),
    stop: () => worker.terminate(),
  }
}
