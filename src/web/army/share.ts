import { failure, type Result, success } from '#kernel/procedure/result.ts'
import type { ArmyDocument } from '#screen/designer.ts'

/** No army is larger; whatever unpacks to more was never one of ours. */
const MOST_BYTES = 100_000

/** Where a shared army is opened; the army itself stands in the fragment, which is sent to no server. */
export const SHARED = 'shared'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
  } catch {
    return undefined
  }
}

/** Nothing that the reader would fill in by itself. */
const brief = (_: string, value: unknown): unknown => (value === false || value === '' ? undefined : value)

/** The army as a short piece of an address. */
export const packed = async (army: ArmyDocument): Promise<string> => {
  const text = new Blob([JSON.stringify(army, brief)])
  const bytes = await new Response(
    text.stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer()
  return base64url(new Uint8Array(bytes))
}

/** Reads on until the end, or until it is more than any army can be. */
const readWhole = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | undefined> => {
  const reader = stream.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts).text()
    size += value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
}

const DAMAGED = 'This link holds no army, or it was cut off on its way.'

/** What a link holds; whether it is an army is for its rule set to say. */
export const unpacked = async (code: string): Promise<Result<unknown, string>> => {
  const bytes = code === '' ? undefined : fromBase64url(code)
  if (!bytes) return failure(DAMAGED)
  try {
    const text = await readWhole(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    )
    if (text === undefined) return failure(DAMAGED)
    const army: unknown = JSON.parse(text)
    return success(army)
  } catch {
    return failure(DAMAGED)
  }
}
