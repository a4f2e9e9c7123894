import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '#kernel/procedure/adjudicate.ts'
import { SECURITY_HEADERS } from './security.ts'

const NOTHING_HERE = 'There is nothing at this address.'
const HEAD_TOO_LARGE = 'The head of the request is too large.'

/** What is wrong with a request, by the server's own codes. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is not valid JSON.',
  404: NOTHING_HERE,
  413: 'The request is too large.',
  415: 'Send JSON (content-type: application/json).',
  429: 'Too many requests; wait a little.',
  431: HEAD_TOO_LARGE,
}

const messageOf = (status: number): string =>
  MESSAGES[status] ??
  (status < 500 ? 'The request cannot be understood.' : 'Something went wrong on our side.')

/** An address that is none, found before any route is looked for. */
export const badAddress = (_fault: unknown, _request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(SECURITY_HEADERS).code(400).send(refused('invalid-input', 'The address cannot be read.'))
}

/** What cannot be read as a request at all, by the code of the reader's fault. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, HEAD_TOO_LARGE],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
}

/** Answers on the bare connection, with the headers of every other answer. */
export const badRequest = ({ code = '' }: { code?: string }, socket: Socket): void => {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = UNREADABLE[code] ?? [400, 'The request cannot be read.']
  const body = JSON.stringify(refused('invalid-input', message))
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'))
}

/** Every fault is answered in the envelope of the API, without a stack trace. */
export const answerFaults = (app: FastifyInstance): void => {
  app.setErrorHandler(async (fault: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = fault
    if (statusCode >= 500) request.log.error(fault)
    // An address that leads out of the app is one at which there is nothing.
    const status = statusCode === 403 ? 404 : statusCode
    return reply.code(status).send(refused('invalid-input', messageOf(status)))
  })
}

export const notFound = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(refused('invalid-input', NOTHING_HERE))
