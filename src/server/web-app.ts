import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { allotted, LEAST_COST } from './allowance.ts'
import { notFound } from './faults.ts'
import { preloadsFor } from './preloads.ts'

/** The built app: beside the built server, or in `dist/` when the server runs from its sources. */
export const builtApp = (): string | undefined =>
  ['./web/', '../../dist/web/']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(`${place}index.html`))

/** What one address may fetch in a minute: a hundred first visits, with all that the app keeps for later. */
const FILES_A_MINUTE = 30_000

const YEAR = 365 * 24 * 3600

/** Serves the app; every address that is no file and no API is the app's own. */
export const webApp = async (
  app: FastifyInstance,
  root: string | undefined,
  filesAMinute = FILES_A_MINUTE,
): Promise<void> => {
  if (!root) {
    app.setNotFoundHandler(notFound)
    return
  }
  // Pages have a share of their own, so that nobody is locked out of the app by what he asked of the API.
  await app.register(async (pages) => {
    allotted(pages, filesAMinute * LEAST_COST)
    await servePages(pages, root)
  })
}

const servePages = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // The build lays them packed beside the others.
    preCompressed: true,
    setHeaders: (reply, file) => {
      // Names under assets/ carry a hash of their content; everything else is asked for again.
      const lasting = file.includes('assets')
      reply.setHeader('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      reply.setHeader('vary', 'accept-encoding')
    },
  })
  const preloads = preloadsFor(root)
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const asks = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = asks && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path)
    if (!wantsPage) return notFound(request, reply)
    const link = preloads(path)
    if (link) reply.header('link', link)
    return reply.sendFile('index.html')
  })
}
