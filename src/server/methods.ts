import type { FastifyInstance } from 'fastify'
import { refused } from '#kernel/procedure/adjudicate.ts'

/** The routes of the API and the method each takes. */
const ROUTES = {
  '/health': 'GET',
  '/rulesets': 'GET',
  '/rulesets/:id/procedures': 'GET',
  '/resolve': 'POST',
  '/odds': 'POST',
} as const

const OTHERS = {
  GET: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  POST: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
}

/** Tells whoever comes to a route with another method which one it takes. */
export const tellOtherMethods = (app: FastifyInstance): void => {
  for (const [url, method] of Object.entries(ROUTES)) {
    app.route({
      url,
      method: OTHERS[method],
      handler: async (_request, reply) =>
        reply
          .code(405)
          .header('allow', method)
          .send(refused('invalid-input', `This address takes ${method} only.`)),
    })
  }
}
