import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type Options, options as readingsForm } from '../options.ts'
import { OWN_ENGAGEMENT, ownEngagement } from '../own-battle/index.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { seriesBattle } from '../series/battle.ts'

/** The battle that is to be fought, and by which house rules. */
interface Agreed {
  readonly scenario: Scenario
  readonly readings: Options
}

const EVENTS = 'random-events'
const USUAL_SEED = 1

const isObject = (received: unknown): received is object =>
  typeof received === 'object' && received !== null && !Array.isArray(received)

interface Parts {
  readonly readings: unknown
  readonly engagement: unknown
  readonly series: unknown
}

const OWN = ['engagement', 'series'] as const

/** The house rules, and the battle of their own that players have drawn up or come to in a series. */
const partsOf = (received: unknown): Parts => {
  const fields = isObject(received) ? Object.entries(received) : []
  const [engagement, series] = OWN.map((name) => fields.find(([field]) => field === name)?.[1])
  const readings = fields.filter(([field]) => !OWN.some((name) => name === field))
  return { readings: isObject(received) ? Object.fromEntries(readings) : received, engagement, series }
}

const ownBattle = (
  { engagement, series, readings: given }: Parts,
  readings: Options,
  seed: number,
): Result<Agreed, Fault> => {
  if (engagement !== undefined && !isObject(engagement))
    return failure({ path: 'engagement', message: 'The engagement is an object of its fields.' })
  if (engagement !== undefined && series !== undefined)
    return failure({
      path: 'engagement',
      message: 'A battle of a series is drawn up by the series (FF-CAMP-04).',
    })
  const own = series === undefined ? ownEngagement(engagement ?? {}, seed) : seriesBattle(series)
  if (!own.ok) {
    const { path, ...fault } = own.error
    const field = series === undefined ? 'engagement' : 'series'
    return failure({ ...fault, path: path === '' ? field : `${field}.${path}` })
  }
  const { events, scenario } = own.value
  if (events === undefined) return success({ scenario, readings })
  const said = events ? 'on' : 'off'
  if (isObject(given) && Object.hasOwn(given, EVENTS) && readings[EVENTS] !== said)
    return failure({
      path: 'engagement.events',
      message: `The house rule has event cards ${readings[EVENTS]}, and the engagement has them ${said}.`,
    })
  return success({ scenario, readings: { ...readings, [EVENTS]: said } })
}

/** A printed battle, or one of the players' own; faults are named by their place in the options. */
export const agreedBattle = (id: string, options: unknown, seed = USUAL_SEED): Result<Agreed, Fault> => {
  const parts = partsOf(options)
  const readings = accept(readingsForm, parts.readings)
  if (!readings.ok) return readings
  if (id === OWN_ENGAGEMENT.id) return ownBattle(parts, readings.value, seed)
  const scenario = SCENARIOS.find((one) => one.id === id)
  if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${id.slice(0, 60)}".` })
  const odd = OWN.find((name) => parts[name] !== undefined)
  return odd === undefined
    ? success({ scenario, readings: readings.value })
    : failure({
        path: odd,
        message: `Only "${OWN_ENGAGEMENT.title}" can be drawn up by the players.`,
      })
}
