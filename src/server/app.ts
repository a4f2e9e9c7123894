import fastify, { type FastifyInstance } from 'fastify'
import { api } from './api.ts'
import { answerFaults, badAddress, badRequest } from './faults.ts'
import { secured } from './security.ts'
import { builtApp, webApp } from './web-app.ts'

/** The largest request body, in bytes; twenty times as much as any procedure can use. */
const BODY_LIMIT = 1 << 18

/** Milliseconds for a whole request, for its head, and between two on one connection. */
const TIMES = { request: 30_000, head: 15_000, idle: 10_000 }

/** How often connections are looked at for those that take longer. */
const CHECKING = 5000

const MOST_CONNECTIONS = 2000

/** No browser or proxy sends nearly as many. */
const MOST_HEADERS = 100

/** The reader drops what comes after so many; a head that long is refused as a whole. */
const refuseManyHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.rawHeaders.length > 2 * MOST_HEADERS)
      throw Object.assign(new Error('headers'), { statusCode: 431 })
  })
}

interface Wishes {
  /** The folder of the app; the one it was built with if none is named. */
  readonly web?: string | undefined
  /** It stands behind one proxy, which says whom it speaks for. */
  readonly trustProxy?: boolean
  /** Milliseconds of work that one address may ask for in a minute. */
  readonly workAMinute?: number
  /** Files of the app that one address may fetch in a minute. */
  readonly filesAMinute?: number
}

/** The whole server, ready to listen. */
export const server = async ({
  web = builtApp(),
  trustProxy = false,
  workAMinute,
  filesAMinute,
}: Wishes = {}): Promise<FastifyInstance> => {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    logger: false,
    frameworkErrors: badAddress,
    clientErrorHandler: badRequest,
    requestTimeout: TIMES.request,
    keepAliveTimeout: TIMES.idle,
    http: { headersTimeout: TIMES.head, connectionsCheckingInterval: CHECKING },
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
  })
  app.server.maxConnections = MOST_CONNECTIONS
  app.server.maxHeadersCount = MOST_HEADERS + 1
  refuseManyHeaders(app)
  secured(app)
  answerFaults(app)
  await app.register(api, { prefix: '/api', workAMinute })
  await webApp(app, web, filesAMinute)
  return app
}
