import { failure, type Result, success } from './result.ts'

/** In bytes; no file of ours is larger, and whatever is larger is not even read. */
export const LARGEST_FILE = 64 * 1024 * 1024

export const TOO_LARGE = 'The file is too large: no file of Duckboard has more than 64 MB.'

/** What no file of ours comes near, and what would cost a reader his memory. */
const DEEPEST = 100
const MOST_VALUES = 5_000_000

const code = (sign: string): number => sign.charCodeAt(0)
const QUOTE = code('"')
const BACKSLASH = code('\\')
const COMMA = code(',')
const OPENING = [code('['), code('{')]
const CLOSING = [code(']'), code('}')]

/** Why a text is not worth reading as JSON, found without making anything of it. */
const overdone = (text: string): string | undefined => {
  let depth = 0
  let values = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i)
    if (quoted) {
      if (sign === BACKSLASH) i++
      else if (sign === QUOTE) quoted = false
    } else if (sign === QUOTE) quoted = true
    else if (sign === COMMA) values++
    else if (OPENING.includes(sign)) {
      depth++
      values++
      if (depth > DEEPEST) return 'it is nested too deep'
    } else if (CLOSING.includes(sign)) depth--
    if (values > MOST_VALUES) return 'it holds too much'
  }
  return undefined
}

/** What a file holds, or why it cannot be read: "it is not valid JSON". */
export const parsedText = (text: string): Result<unknown, string> => {
  const trouble = overdone(text)
  if (trouble !== undefined) return failure(trouble)
  try {
    return success(JSON.parse(text))
  } catch (thrown) {
    const why = thrown instanceof Error ? ` (${thrown.message.replaceAll(/\s+/g, ' ').slice(0, 80)})` : ''
    return failure(`it is not valid JSON${why}`)
  }
}
