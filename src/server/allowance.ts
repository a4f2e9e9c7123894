import type { FastifyInstance, FastifyRequest } from 'fastify'

const MINUTE = 60_000

/** Milliseconds of work that anybody may ask for in a minute: as much as one processor can do in it. */
const MOST_A_MINUTE = 60_000

/** What the smallest request costs, in milliseconds: 12,000 of them fill a minute. */
export const LEAST_COST = 5

/** No more addresses are remembered at a time. */
const MOST_ADDRESSES = 100_000

/** What each address has asked of the server in this minute. */
class Allowance {
  readonly #most: number
  readonly #spent = new Map<string, number>()
  #since = performance.now()

  constructor(most: number) {
    this.#most = most
  }

  /** Seconds until an address may come again; none if it may now. */
  wait(address: string): number | undefined {
    const over = this.#since + MINUTE - performance.now()
    if (over <= 0 || this.#spent.size > MOST_ADDRESSES) {
      this.#spent.clear()
      this.#since = performance.now()
    }
    return (this.#spent.get(address) ?? 0) < this.#most ? undefined : Math.ceil(over / 1000)
  }

  spend(address: string, ms: number): void {
    this.#spent.set(address, (this.#spent.get(address) ?? 0) + ms)
  }
}

/**
 * Holds back whoever asks for more than his share. Work is counted by what it costs, and apart from what is only looked
 * up, so that a server that works hard for somebody can still say that it is well.
 */
export const allotted = (
  app: FastifyInstance,
  most = MOST_A_MINUTE,
): ((request: FastifyRequest, ms: number) => void) => {
  const looking = new Allowance(most)
  const working = new Allowance(most)
  const of = ({ method }: FastifyRequest): Allowance => (method === 'POST' ? working : looking)
  app.addHook('onRequest', async (request, reply) => {
    const allowance = of(request)
    const seconds = allowance.wait(request.ip)
    if (seconds === undefined) {
      allowance.spend(request.ip, LEAST_COST)
      return
    }
    reply.header('retry-after', String(seconds))
    throw Object.assign(new Error('too many'), { statusCode: 429 })
  })
  return (request, ms) => of(request).spend(request.ip, Math.max(0, ms - LEAST_COST))
}
