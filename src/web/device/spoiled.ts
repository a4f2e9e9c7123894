import type { SavedFile } from '../app/download.ts'

/** Something on this device that cannot be read. */
export interface Spoiled {
  readonly key: IDBValidKey
  readonly title: string
  /** Why, in a sentence. */
  readonly why: string
  /** As it lies on the device. */
  readonly raw: unknown
}

const isRecord = (thing: unknown): thing is Readonly<Record<string, unknown>> =>
  typeof thing === 'object' && thing !== null

export const fieldOf = (thing: unknown, name: string): unknown => (isRecord(thing) ? thing[name] : undefined)

/** Where a record says what it is: itself, or what it wraps. */
const WRAPPED = ['file', 'army', 'series'] as const

const textOf = (raw: unknown, name: string): string | undefined =>
  [raw, ...WRAPPED.map((wrapped) => fieldOf(raw, wrapped))]
    .map((place) => fieldOf(place, name))
    .find((found): found is string => typeof found === 'string' && found !== '')

/** Damaged, foreign, or of a version to come. */
const whyOf = (raw: unknown, format: string): string => {
  const found = textOf(raw, 'format')
  if (found === undefined || found === format) return 'It is damaged and cannot be read.'
  const [family, version] = format.split('/')
  const [itsFamily, itsVersion] = found.split('/')
  if (family === itsFamily && Number(itsVersion) < Number(version)) return 'It is damaged and cannot be read.'
  return family === itsFamily
    ? 'It was stored by a newer version of Duckboard. Load the page again to bring this one up to date.'
    : 'It was not stored by Duckboard.'
}

export const spoiledOf = (key: IDBValidKey, raw: unknown, format: string, why?: string): Spoiled => ({
  key,
  title: textOf(raw, 'title')?.slice(0, 200) ?? 'Without a name',
  why: why ?? whyOf(raw, format),
  raw,
})

const asText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** What is left of it, as it lies on the device. */
export const remainsOf = ({ title, raw }: Spoiled): SavedFile => ({
  name: `${title}.json`,
  text: JSON.stringify(
    raw,
    (_, value: unknown) => (value instanceof Uint8Array ? { base64: btoa(asText(value)) } : value),
    1,
  ),
})
