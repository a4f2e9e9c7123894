import type { Pictures } from '#study/report/markdown.ts'
import { base64 } from '../../app/base64.ts'
import { standaloneSvg } from '../../table/drawing/standalone.ts'

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
