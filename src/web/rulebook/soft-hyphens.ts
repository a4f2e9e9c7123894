/** The long words of the tables and where they may be parted when a column is narrow. */
const PARTED = [
  'artil-lery',
  'bat-tal-ion',
  'coun-try-side',
  'experi-ence',
  'fortifi-cation',
  'forti-fied',
  'recon-nais-sance',
  'suppres-sion',
  'sup-pressed',
  'unlimb-ered',
] as const

const PARTS = new Map(PARTED.map((word) => [word.replaceAll('-', ''), word.split('-')]))
const LONG_WORD = /[a-z]{7,}/gi
const SOFT_HYPHEN = '\u00ad'

/** Puts soft hyphens into long words: browsers part words by themselves in few languages and on few systems. */
export const softHyphens = (text: string): string =>
  text.replace(LONG_WORD, (word) => {
    const parts = PARTS.get(word.toLowerCase())
    if (!parts) return word
    let at = 0
    return parts
      .map((part) => {
        at += part.length
        return word.slice(at - part.length, at)
      })
      .join(SOFT_HYPHEN)
  })
