import type { GroundKind } from '#screen/ground.ts'

/** What is written alike on a map. */
export const NAME_CLASSES = ['unit', 'stand', 'objective', 'village', 'country', 'work'] as const
export type NameClass = (typeof NAME_CLASSES)[number]

/** Pixels of the letters of each class, at every scale. */
export const LETTERS: Readonly<Record<NameClass, number>> = {
  unit: 15,
  stand: 13,
  objective: 13,
  village: 18,
  country: 15,
  work: 14,
}

const WORKS: readonly GroundKind[] = [
  'trench',
  'sap',
  'strongpoint',
  'dugout',
  'emplacement',
  'bunker',
  'wire',
]

export const classOf = (kind: GroundKind): NameClass =>
  kind === 'village' || kind === 'ruins' ? 'village' : WORKS.includes(kind) ? 'work' : 'country'

/** How broad words are in letters of a class, in pixels. */
export type LetterWidths = (text: string, kind: NameClass) => number

/** Breadth of a letter in its size, where it cannot be measured. */
const BROAD: Readonly<Record<NameClass, number>> = {
  unit: 0.5,
  stand: 0.5,
  objective: 0.5,
  village: 0.62,
  country: 0.5,
  work: 0.55,
}

export const estimated: LetterWidths = (text, kind) => text.length * LETTERS[kind] * BROAD[kind]

/** As in the style sheet: weight, slant and family of each class, and the space between letters in their size. */
const FONTS: Readonly<
  Record<NameClass, { readonly face: string; readonly family: string; readonly space: number }>
> = {
  unit: { face: '700', family: '--narrow', space: 0 },
  stand: { face: '700', family: '--narrow', space: 0 },
  objective: { face: 'italic 600', family: '--serif', space: 0.02 },
  village: { face: '700', family: '--serif', space: 0.06 },
  country: { face: 'italic', family: '--serif', space: 0.02 },
  work: { face: 'italic 700', family: '--serif', space: 0.02 },
}

/** Measures words as this page writes them. */
export const measuredLetters = (): LetterWidths => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return estimated
  const style = getComputedStyle(document.documentElement)
  const known = new Map<string, number>()
  return (text, kind) => {
    const key = `${kind} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    const { face, family, space } = FONTS[kind]
    const size = LETTERS[kind]
    pen.font = `${face} ${size}px ${style.getPropertyValue(family)}`
    const width = pen.measureText(text).width + text.length * space * size
    known.set(key, width)
    return width
  }
}
