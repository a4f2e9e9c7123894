/** A word of the trade, for whoever does not know it. */
export interface GlossaryEntry {
  /** The word as it is written, with its other forms: 'sheaf', 'sheaves'. */
  readonly words: readonly string[]
  /** What it means, in a sentence or two. */
  readonly text: string
  /** The clause that says more. */
  readonly clause?: string
}

/** A stretch of a text, with the word of the trade it is, if it is one. */
export interface GlossedPart {
  readonly text: string
  readonly entry?: GlossaryEntry
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The longest words first, so that 'box barrage' is not taken for a barrage. */
const patternOf = (glossary: readonly GlossaryEntry[]): RegExp => {
  const words = glossary.flatMap((entry) => entry.words).sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}-])(?:${words.map(escaped).join('|')})(?![\\p{L}-])`, 'giu')
}

/** What is written in capitals is meant only so: HE is a shell, and he is somebody. */
const isSame = (known: string, met: string): boolean =>
  known === met || (known !== known.toUpperCase() && known.toLowerCase() === met.toLowerCase())

/** A text in parts, each word of the trade by itself where it is first met. */
export const glossed = (glossary: readonly GlossaryEntry[], text: string): readonly GlossedPart[] => {
  if (glossary.length === 0) return [{ text }]
  const parts: GlossedPart[] = []
  const met = new Set<GlossaryEntry>()
  let from = 0
  for (const { 0: word, index } of text.matchAll(patternOf(glossary))) {
    const entry = glossary.find(({ words }) => words.some((one) => isSame(one, word)))
    if (!entry || met.has(entry)) continue
    met.add(entry)
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: word, entry })
    from = index + word.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
