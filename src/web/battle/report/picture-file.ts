import { base64 } from '../../app/base64.ts'
import { download } from '../../app/download.ts'
import { standaloneSvg } from '../../table/drawing/standalone.ts'

/** Pixels of the picture for each of the drawing. */
const SHARP = 2

const painted = (drawing: SVGSVGElement): Promise<Blob | undefined> =>
  new Promise((resolve) => {
    const image = new Image()
    image.addEventListener('error', () => resolve(undefined))
    image.addEventListener('load', () => {
      const canvas = document.createElement('canvas')
      canvas.width = image.width * SHARP
      canvas.height = image.height * SHARP
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png')
    })
    image.src = `data:image/svg+xml;base64,${base64(standaloneSvg(drawing))}`
  })

/** Shares a drawing as a PNG where the device can, and saves it elsewhere; says why it could not. */
export const sharePicture = async (drawing: SVGSVGElement, title: string): Promise<string | undefined> => {
  const blob = await painted(drawing)
  if (!blob) return 'The picture could not be made.'
  const name = `${title.replace(/[\\/:*?"<>|]/g, '-')}.png`
  const files = [new File([blob], name, { type: 'image/png' })]
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, title })
      return undefined
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return undefined
    }
  }
  download(name, 'image/png', blob)
  return undefined
}
