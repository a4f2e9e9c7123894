import { fieldOf } from '../../device/spoiled.ts'

/** What stands in a line, if it is sound. */
const lineRead = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

export const isBytes = (thing: unknown): thing is Uint8Array => thing instanceof Uint8Array

/**
 * What was sealed of a battle: its orders with their reasons up to the first line that is damaged. Nothing if the first is,
 * which says what battle it was.
 */
export const unsealedPart = (sealed: unknown): object | undefined => {
  if (!isBytes(sealed)) return typeof sealed === 'object' && sealed !== null ? sealed : undefined
  const [first = '', ...lines] = new TextDecoder().decode(sealed).split('\n')
  const secrets = lineRead(first)
  const file = fieldOf(secrets, 'file')
  if (typeof secrets !== 'object' || secrets === null || typeof file !== 'object') return undefined
  // Battles that were stored before have all in one line.
  if (Array.isArray(fieldOf(secrets, 'whys'))) return secrets
  const read = lines.map(lineRead)
  const damaged = read.findIndex((line) => !Array.isArray(line))
  const sound = (damaged < 0 ? read : read.slice(0, damaged)).filter(Array.isArray)
  // What follows the damage is not known any more; that there was more is.
  const orders = [...sound.map(([order]) => order), ...(damaged < 0 ? [] : [undefined])]
  return { ...secrets, file: { ...file, orders }, whys: sound.map(([, why]) => why) }
}
