import { parsedText } from '../../procedure/file-text.ts'

/** A battle file that is not to be read while players must not know what it holds. */
export const SEALED_FORMAT = 'duckboard.sealed/1'

/** What was sealed, nothing if it is damaged; any other text as it is. */
export const unsealed = (text: string): string => {
  const sealed = sealedIn(text)
  if (sealed === undefined) return text
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ''
  }
}

const sealedIn = (text: string): string | undefined => {
  if (!text.includes(SEALED_FORMAT)) return undefined
  const parsed = parsedText(text)
  const read = parsed.ok ? parsed.value : undefined
  if (typeof read !== 'object' || read === null || !('battle' in read) || !('format' in read))
    return undefined
  return read.format === SEALED_FORMAT && typeof read.battle === 'string' ? read.battle : undefined
}

/** The text as it was written, whatever a mailer or an editor has made of the ends of its lines. */
export const asWritten = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
