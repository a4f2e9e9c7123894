/** Data as bytes: small, and not to be read by the way. */
export interface Packed {
  readonly how: 'deflated' | 'plain'
  readonly bytes: Uint8Array
}

const through = async (bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer())

/** A browser that cannot squeeze keeps it at full length. */
export const packed = async (data: unknown): Promise<Packed> => {
  const bytes = new TextEncoder().encode(JSON.stringify(data))
  if (typeof CompressionStream === 'undefined') return { how: 'plain', bytes }
  return { how: 'deflated', bytes: await through(bytes, new CompressionStream('deflate-raw')) }
}

/** What was packed; nothing where the bytes are damaged. */
export const unpacked = async ({ how, bytes }: Packed): Promise<unknown> => {
  try {
    const own = Uint8Array.from(bytes)
    const plain = how === 'plain' ? own : await through(own, new DecompressionStream('deflate-raw'))
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    return undefined
  }
}
