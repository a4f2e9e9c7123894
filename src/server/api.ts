import type { FastifyInstance } from 'fastify'
import { type Refused, refused } from '#kernel/procedure/adjudicate.ts'
import { jsonSchemaOf } from '#kernel/procedure/schema.ts'
import { answer } from '#kernel/request.ts'
import { RULESETS } from '#rules/index.ts'
import { oddsAsked } from '#study/odds.ts'
import { type NoOdds, OddsThreads } from '#study/odds-threads.ts'
import manifest from '../../package.json' with { type: 'json' }
import { allotted } from './allowance.ts'
import { compressed } from './compression.ts'
import { tellOtherMethods } from './methods.ts'
import { freshSeed } from './seed.ts'
import { oneATurn } from './turns.ts'

const statusOf = ({ error }: Refused): number => (error.code.startsWith('unknown-') ? 404 : 400)

const NO_ODDS: Readonly<Record<NoOdds, string>> = {
  'too-long': 'These odds take too long to work out; ask for fewer dice.',
  busy: 'Too many odds are being worked out; try again in a moment.',
}

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

/** Our own reading, so that what cannot be read is answered as on the command line. */
const readBody = (body: unknown): unknown => {
  if (typeof body !== 'string') return undefined
  try {
    return JSON.parse(body)
  } catch {
    throw Object.assign(new Error('not JSON'), { statusCode: 400 })
  }
}

interface Shares {
  /** Milliseconds of work that one address may ask for in a minute. */
  readonly workAMinute?: number | undefined
}

export const api = async (app: FastifyInstance, { workAMinute }: Shares): Promise<void> => {
  const charge = allotted(app, workAMinute)
  compressed(app)
  tellOtherMethods(app)
  const procedures = described()
  const threads = new OddsThreads()
  app.addHook('onClose', () => threads.close())
  const turn = oneATurn()

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.get('/health', async () => ({ ok: true, version: manifest.version }))

  app.get('/rulesets', async () => RULESETS.map(({ id, title, measure }) => ({ id, title, measure })))

  app.get<{ Params: { id: string } }>('/rulesets/:id/procedures', async ({ params }, reply) => {
    const found = procedures.get(params.id)
    return found ?? reply.code(404).send(refused('unknown-ruleset', 'There is no such rule set.', 'ruleset'))
  })

  app.post('/resolve', async (request, reply) => {
    await turn()
    const start = performance.now()
    const answered = answer(RULESETS, readBody(request.body), freshSeed)
    if (!answered.ok) reply.code(statusOf(answered))
    charge(request, performance.now() - start)
    return answered
  })

  app.post('/odds', async (request, reply) => {
    await turn()
    const asked = oddsAsked(RULESETS, readBody(request.body))
    if (!asked.ok) return reply.code(statusOf(asked.error)).send(asked.error)
    const { ruleset, procedure, input } = asked.value
    const odds = await threads.ask({ ruleset: ruleset.id, procedure: procedure.name, input })
    if (!odds.ok) return reply.code(503).send(refused('invalid-input', NO_ODDS[odds.error]))
    charge(request, odds.value.ms)
    return reply.type('application/json; charset=utf-8').send(odds.value.json)
  })
}
