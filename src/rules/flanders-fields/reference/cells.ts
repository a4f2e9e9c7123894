import { capitalised, stretch, words } from '#kernel/words.ts'
import type { FireNumbers } from '../tables/index.ts'

/** Signs that stand for "impossible" and "nothing". */
export const NONE = '-'

/** A number to reach. */
export const atLeast = (number: number | undefined): string => (number === undefined ? NONE : `${number}+`)

/** The faces of a die that give a result, `1-2`; `-` if none does. */
export const faces = <T>(byFace: readonly T[], gives: (result: T) => boolean): string => {
  const found = byFace.flatMap((result, i) => (gives(result) ? [i + 1] : []))
  const [first] = found
  const last = found.at(-1)
  return first === undefined || last === undefined ? NONE : stretch(first, last)
}

export const cm = (distance: number): string => `${distance} cm`

/** An area or a base, width before depth. */
export const size = ({ width, depth }: { readonly width: number; readonly depth: number }): string =>
  `${width} x ${depth}`

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\blmg\b/g, 'LMG'],
  [/\bmg\b/g, 'MG'],
  [/\bat rifle\b/g, 'anti-tank rifle'],
  [/\ba7v\b/g, 'A7V'],
  [/\bst chamond\b/g, 'St Chamond'],
  [/\b(super|shell|cross|counter|built|right) (heavy|torn|country|battery|up|most)\b/g, '$1-$2'],
]

/** A name of the vocabulary as players write it. */
export const name = (id: string): string =>
  SPELLINGS.reduce((text, [found, spelling]) => text.replace(found, spelling), words(id))

/** The same at the head of a row or column. */
export const title = (id: string): string => capitalised(name(id))

/** Rows that read alike are printed as one. */
export const joinedRows = <const Id extends string>(
  ids: readonly Id[],
  cells: (id: Id) => readonly string[],
): string[][] => {
  const rows = new Map<string, { names: string[]; cells: readonly string[] }>()
  for (const id of ids) {
    const row = cells(id)
    const found = rows.get(row.join())
    if (found) found.names.push(name(id))
    else rows.set(row.join(), { names: [title(id)], cells: row })
  }
  return [...rows.values()].map(({ names, cells: row }) => [names.join(', '), ...row])
}

/** A cell of a firing table: suppress/kill. */
export const fireCell = ({ suppress, kill, sightOnly }: FireNumbers, onlyAssaultKills = false): string =>
  `${suppress ?? NONE}${sightOnly ? 'd' : ''}/${kill ?? (onlyAssaultKills ? 'A' : NONE)}`
