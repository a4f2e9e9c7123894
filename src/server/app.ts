import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { api } from './api.ts'
import { answerFaults, badAddress } from './faults.ts'
import { secured } from './security.ts'
import { builtApp, webApp } from './web-app.ts'

/** The largest request body, in bytes. */
const BODY_LIMIT = 1 << 20

/** Requests a minute from one address. */
const RATE = 12_000

/** The whole server, ready to listen; it serves the app it was built with, or the one in another folder. */
export const server = async (web = builtApp()): Promise<FastifyInstance> => {
  const app = fastify({ bodyLimit: BODY_LIMIT, logger: false, frameworkErrors: badAddress })
  secured(app)
  answerFaults(app)
  await app.register(rateLimit, { max: RATE, timeWindow: '1 minute' })
  await app.register(api, { prefix: '/api' })
  await webApp(app, web)
  return app
}
