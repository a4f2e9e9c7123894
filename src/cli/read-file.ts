import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { LARGEST_FILE } from '#kernel/procedure/file-text.ts'

const CHUNK = 1 << 20

/** The bytes of a file, or none of those of one that is too large; what says no size, as a pipe does, is read no further than that. */
export const readWithin = (path: string, most = LARGEST_FILE): Buffer | undefined => {
  const file = openSync(path, 'r')
  try {
    if (fstatSync(file).size > most) return undefined
    const parts: Buffer[] = []
    let size = 0
    for (;;) {
      const part = Buffer.allocUnsafe(CHUNK)
      const length = readSync(file, part)
      if (length === 0) return Buffer.concat(parts)
      size += length
      if (size > most) return undefined
      parts.push(part.subarray(0, length))
    }
  } finally {
    closeSync(file)
  }
}
