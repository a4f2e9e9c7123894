import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../kernel/procedure/adjudicate.ts'
import { SECURITY_HEADERS } from './security.ts'

/** What is wrong with a request, by the server's own codes. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is not valid JSON.',
  413: 'The request is too large.',
  415: 'Send JSON (content-type: application/json).',
  429: 'Too many requests; wait a little.',
}

/** An address that is none, found before any route is looked for. */
export const badAddress = (_fault: unknown, _request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(SECURITY_HEADERS).code(400).send(refused('invalid-input', 'The address cannot be read.'))
}

/** Every fault is answered in the envelope of the API, without a stack trace. */
export const answerFaults = (app: FastifyInstance): void => {
  app.setErrorHandler(async (fault: { statusCode?: number }, request, reply) => {
    const status = fault.statusCode ?? 500
    if (status >= 500) request.log.error(fault)
    const message = MESSAGES[status] ?? 'Something went wrong on our side.'
    return reply.code(status).send(refused('invalid-input', message))
  })
}

export const notFound = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(refused('invalid-input', 'There is nothing at this address.'))
