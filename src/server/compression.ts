import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** What is smaller is sent as it is: it fits into one packet. */
const WORTH_PACKING = 1400

const packed = promisify(gzip)

const takesGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /(^|[\s,])(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)

/** Packs large answers, in threads that nobody waits for, for those who can unpack them. */
export const compressed = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const plain = typeof payload === 'string' || payload instanceof Uint8Array
    if (!plain || payload.length < WORTH_PACKING) return payload
    reply.header('vary', 'accept-encoding')
    if (!takesGzip(request.headers['accept-encoding'])) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return packed(payload)
  })
}
