import type { OpenThread } from './thinker.ts'
import type { Said } from './thinking.ts'

/** A Web Worker that knows the rules of now. The service worker keeps its files, so it starts offline too. */
export const newThread = (): Worker =>
  new Worker(new URL('./commander-worker.ts', import.meta.url), { type: 'module' })

/** A thread for the computer players. */
export const openWorker: OpenThread = (hear, died) => {
  const worker = newThread()
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
