import * as v from 'valibot'
import { parsedText } from '../../procedure/file-text.ts'

/** A battle file that is not to be read while players must not know what it holds, in pieces of base64. */
export const SEALED_FORMAT = 'duckboard.sealed/2'
/** The same in one piece. */
const FIRST_SEALED_FORMAT = 'duckboard.sealed/1'

/** Bytes of a piece; as threes of them are four letters, each can be read by itself. */
const PIECE = 720

const base64 = (bytes: Uint8Array): string => {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}

/** A battle file sealed: a piece a line, so that what damage leaves of it can still be read. */
export const sealedText = (text: string): string => {
  const bytes = new TextEncoder().encode(text)
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += PIECE) pieces.push(base64(bytes.subarray(at, at + PIECE)))
  const battle = pieces.map((piece) => JSON.stringify(piece)).join(',\n')
  return `{"format":"${SEALED_FORMAT}","battle":[\n${battle}\n]}\n`
}

/** What was sealed, nothing if it is damaged; any other text as it is. */
export const unsealed = (text: string): string => {
  const sealed = sealedIn(text)
  if (sealed === undefined) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(sealed.join('')))
  } catch {
    return ''
  }
}

const isSealed = (text: string): boolean => text.includes(SEALED_FORMAT) || text.includes(FIRST_SEALED_FORMAT)

const bytesOf = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))

/** A sealed battle, in either format. */
export const SEALED = v.variant('format', [
  v.looseObject({ format: v.literal(SEALED_FORMAT), battle: v.array(v.string()) }),
  v.looseObject({ format: v.literal(FIRST_SEALED_FORMAT), battle: v.string() }),
])

const sealedIn = (text: string): readonly string[] | undefined => {
  if (!isSealed(text)) return undefined
  const parsed = parsedText(text)
  const read = v.safeParse(SEALED, parsed.ok ? parsed.value : undefined)
  return read.success ? [read.output.battle].flat() : undefined
}

/** Where the letters of a sealed battle begin, whatever has become of the rest. */
const BATTLE = '"battle":'

/** As much of what was sealed as can be read from its beginning; any other text as it is. */
export const unsealedRemains = (text: string): string => {
  const at = text.indexOf(BATTLE)
  if (!isSealed(text) || at < 0) return text
  const [readable = ''] = /^[A-Za-z0-9+/\s",[]*/.exec(text.slice(at + BATTLE.length)) ?? []
  const letters = readable.replaceAll(/[\s",[]/g, '')
  return new TextDecoder().decode(bytesOf(letters.slice(0, letters.length - (letters.length % 4))))
}

/** The text as it was written, whatever a mailer or an editor has made of the ends of its lines. */
export const asWritten = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
