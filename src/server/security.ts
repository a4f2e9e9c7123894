import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { START_STYLE } from './start-page.ts'

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    `style-src 'self' ${hashed(START_STYLE)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Sends the security headers with every answer. */
export const secured = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
  })
}
