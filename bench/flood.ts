import { LARGEST_INPUTS } from './inputs.ts'

/** The dearest requests that the server takes, odds and throws of every procedure. */
const DEAREST = Object.entries(LARGEST_INPUTS).flatMap(([ruleset, named]) =>
  Object.entries(named).flatMap(([procedure, input]) => {
    const body = JSON.stringify({ ruleset, procedure, input })
    return [
      { path: '/api/odds', body },
      { path: '/api/resolve', body },
    ]
  }),
)

export interface Flooded {
  /** Milliseconds that each look at its health took, the shortest first. */
  readonly health: readonly number[]
  /** How many answers there were of each status. */
  readonly statuses: Readonly<Record<number, number>>
}

/** Asks for everything dear, many at a time, and looks in all the while. */
export const flood = async (address: string, seconds: number, guests: number): Promise<Flooded> => {
  const end = performance.now() + seconds * 1000
  const health: number[] = []
  const statuses: Record<number, number> = {}
  let next = 0
  const guest = async (): Promise<void> => {
    while (performance.now() < end) {
      const { path, body } = DEAREST[next++ % DEAREST.length] ?? { path: '/', body: '' }
      const headers = { 'content-type': 'application/json' }
      const answered = await fetch(address + path, { method: 'POST', body, headers })
      await answered.arrayBuffer()
      statuses[answered.status] = (statuses[answered.status] ?? 0) + 1
    }
  }
  const warden = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now()
      const answered = await fetch(`${address}/api/health`)
      await answered.arrayBuffer()
      if (answered.status !== 200) throw new Error(`health is ${answered.status}`)
      health.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await Promise.all([warden(), ...Array.from({ length: guests }, guest)])
  return { health: health.toSorted((a, b) => a - b), statuses }
}

/** The value that so large a share of a sorted list does not exceed. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
