/** Kinds of files that pages open, by the name of their format; where each belongs. */
const KINDS = {
  battle: { what: 'a battle', under: 'Play', href: '/play' },
  evening: { what: 'an evening', under: 'Referee', href: '/referee' },
  army: { what: 'an army', under: 'Armies', href: '/army' },
  series: { what: 'a series of battles', under: 'Series of battles', href: '/series' },
  country: { what: 'a country that was drawn', under: 'Your own campaign', href: '/campaign' },
} as const

export type FileKind = keyof typeof KINDS

/** A format is named before anything else in a file; battles are sealed while they hide something. */
const FORMAT = /"format"\s*:\s*"duckboard\.(\w+)\//

const isKind = (name: string): name is FileKind => name in KINDS

/** Where a file belongs that is of another kind than a page opens. */
export const otherHome = (text: string, kind: FileKind): (typeof KINDS)[FileKind] | undefined => {
  const [, name = ''] = FORMAT.exec(text.slice(0, 1000)) ?? []
  const found = name === 'sealed' ? 'battle' : name
  return isKind(found) && found !== kind ? KINDS[found] : undefined
}
