import { standaloneSvg } from '../../table/drawing/standalone.ts'
import type { Pictures } from './markdown.ts'

const base64 = (text: string): string => {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

/** The maps on the page as pictures that a Markdown file can hold. */
export const picturesOn = (page: HTMLElement): Pictures => {
  const pictures = new Map<number, string>()
  for (const figure of page.querySelectorAll<HTMLElement>('.map-picture')) {
    const drawing = figure.querySelector('svg')
    if (drawing)
      pictures.set(
        Number(figure.dataset.moment),
        `data:image/svg+xml;base64,${base64(standaloneSvg(drawing))}`,
      )
  }
  return pictures
}
