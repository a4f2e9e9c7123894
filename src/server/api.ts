import type { FastifyInstance } from 'fastify'
import manifest from '../../package.json' with { type: 'json' }
import { type Refused, refused } from '../kernel/procedure/adjudicate.ts'
import { answer } from '../kernel/procedure/request.ts'
import { jsonSchemaOf } from '../kernel/procedure/schema.ts'
import { RULESETS } from '../rules/index.ts'
import { answerOdds, oddsMaker } from '../study/odds.ts'
import { tellOtherMethods } from './methods.ts'
import { freshSeed } from './seed.ts'

const statusOf = ({ error }: Refused): number => (error.code.startsWith('unknown-') ? 404 : 400)

/** The procedures of each rule set with the JSON Schema of their input, made once. */
const described = () =>
  new Map(
    RULESETS.map(({ id, procedures }) => [
      id,
      procedures.map(({ name, title, clauses, input }) => ({
        name,
        title,
        clauses,
        input: jsonSchemaOf(input),
      })),
    ]),
  )

export const api = async (app: FastifyInstance): Promise<void> => {
  tellOtherMethods(app)
  const procedures = described()
  const makeOdds = oddsMaker()

  // Our own parser, so that what cannot be read is answered as on the command line.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string))
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }))
    }
  })

  app.get('/health', async () => ({ ok: true, version: manifest.version }))

  app.get('/rulesets', async () => RULESETS.map(({ id, title, measure }) => ({ id, title, measure })))

  app.get<{ Params: { id: string } }>('/rulesets/:id/procedures', async ({ params }, reply) => {
    const found = procedures.get(params.id)
    return found ?? reply.code(404).send(refused('unknown-ruleset', 'There is no such rule set.', 'ruleset'))
  })

  app.post('/resolve', async ({ body }, reply) => {
    const answered = answer(RULESETS, body, freshSeed)
    if (!answered.ok) reply.code(statusOf(answered))
    return answered
  })

  app.post('/odds', async ({ body }, reply) => {
    const answered = answerOdds(RULESETS, body, makeOdds)
    if (answered.ok) return { ok: true, ...answered.value }
    return reply.code(statusOf(answered.error)).send(answered.error)
  })
}
