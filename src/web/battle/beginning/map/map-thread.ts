import type { Wanted } from './map-worker.ts'

/** Paints maps on a thread of its own, one after the other. */
export interface MapThread {
  paint(wanted: Wanted): Promise<ImageBitmap | undefined>
  stop(): void
}

/** Opened when the first map is wanted. */
export const openMapThread = (): MapThread => {
  let worker: Worker | undefined
  return {
    paint(wanted) {
      worker ??= new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module' })
      const { port1, port2 } = new MessageChannel()
      const painted = new Promise<ImageBitmap | undefined>((resolve) => {
        port1.onmessage = ({ data }: MessageEvent<ImageBitmap | undefined>) => resolve(data)
      })
      worker.postMessage(wanted, [port2])
      return painted
    },
    stop() {
      worker?.terminate()
      worker = undefined
    },
  }
}
