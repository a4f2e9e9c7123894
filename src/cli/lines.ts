/** The longest line that is kept; no request needs more. */
const LONGEST_LINE = 1 << 20

/** A line, or nothing in place of one that is too long. */
type Line = string | undefined

/** Puts lines together from the pieces in which a text comes, each looked at once. */
export const lineReader = (longest = LONGEST_LINE) => {
  let begun = ''
  let tooLong = false
  const add = (piece: string): void => {
    if (tooLong || begun.length + piece.length > longest) {
      tooLong = true
      begun = ''
    } else begun += piece
  }
  const finished = (): Line => {
    const line = tooLong ? undefined : begun
    tooLong = false
    begun = ''
    return line
  }
  return {
    /** The lines that end in this piece. */
    read(text: string): Line[] {
      const lines: Line[] = []
      let from = 0
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
        add(text.slice(from, end))
        lines.push(finished())
        from = end + 1
      }
      add(text.slice(from))
      return lines
    },
    /** The last line, if it has no end of its own. */
    end: (): Line[] => (tooLong || begun !== '' ? [finished()] : []),
  }
}
