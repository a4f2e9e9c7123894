import { type Commission, createGroundPainter, type GroundPainter } from './painter.ts'
import { canPaintBeside } from './sheet.ts'

/** Who paints a ground: a thread of its own where the device allows it, else the page itself. */
interface GroundThread {
  readonly paint: GroundPainter
  readonly stop: () => void
}

const openWorker = (): GroundThread => {
  const worker = new Worker(new URL('./ground-worker.ts', import.meta.url), { type: 'module' })
  return {
    paint: (wanted) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }: MessageEvent<ImageBitmap | undefined>) => resolve(data)
        worker.postMessage(wanted, [port2])
      }),
    stop: () => worker.terminate(),
  }
}

const openGroundThread = (): GroundThread =>
  canPaintBeside() ? openWorker() : { paint: createGroundPainter(), stop: () => undefined }

/** Keeps the ground on a canvas as it was wanted last. */
export interface GroundKeeper {
  readonly show: (canvas: HTMLCanvasElement, wanted: Commission) => void
  readonly stop: () => void
}

/** Shows a finished picture: a canvas that could still be drawn on costs work in every frame. */
const hang = (canvas: HTMLCanvasElement, picture: ImageBitmap): void => {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
}

export const createGroundKeeper = (): GroundKeeper => {
  const thread = openGroundThread()
  let next: Commission | undefined
  let busy = false
  // One picture after the other; what was wanted in between is no longer.
  const work = async (canvas: HTMLCanvasElement): Promise<void> => {
    busy = true
    canvas.dataset.painting = ''
    while (next) {
      const wanted = next
      next = undefined
      const picture = await thread.paint(wanted)
      if (picture) hang(canvas, picture)
    }
    delete canvas.dataset.painting
    busy = false
  }
  return {
    show: (canvas, wanted) => {
      next = wanted
      if (!busy) void work(canvas)
    },
    stop: thread.stop,
  }
}
