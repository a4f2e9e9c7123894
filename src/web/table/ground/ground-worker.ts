import { type Commission, createGroundPainter } from './painter.ts'

/* Paints the ground of one table beside the page, which meanwhile answers its player. */

const paint = createGroundPainter()

addEventListener('message', async ({ data, ports: [answer] }: MessageEvent<Commission>) => {
  const picture = await paint(data).catch(() => undefined)
  answer?.postMessage(picture, picture ? [picture] : [])
})
