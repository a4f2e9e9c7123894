import { type Fault, failure, type Result, success } from '../../../kernel/procedure/result.ts'
import { accept } from '../../../kernel/procedure/schema.ts'
import { OWN_ENGAGEMENT, ownEngagement } from '../engagement/index.ts'
import { type Options, options as readingsForm } from '../options.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'

/** The battle that is to be fought, and by which house rules. */
interface Agreed {
  readonly scenario: Scenario
  readonly readings: Options
}

const EVENTS = 'random-events'
const USUAL_SEED = 1

const isObject = (received: unknown): received is object =>
  typeof received === 'object' && received !== null && !Array.isArray(received)

/** The house rules, and the battle of their own that players have drawn up. */
const partsOf = (received: unknown): { readonly readings: unknown; readonly engagement: unknown } => {
  if (!isObject(received) || !Object.hasOwn(received, 'engagement') || !('engagement' in received))
    return { readings: received, engagement: undefined }
  const { engagement, ...readings } = received
  return { readings, engagement }
}

const ownBattle = (
  engagement: unknown,
  given: unknown,
  readings: Options,
  seed: number,
): Result<Agreed, Fault> => {
  if (engagement !== undefined && !isObject(engagement))
    return failure({ path: 'engagement', message: 'The engagement is an object of its fields.' })
  const own = ownEngagement(engagement ?? {}, seed)
  if (!own.ok) {
    const { path, ...fault } = own.error
    return failure({ ...fault, path: path === '' ? 'engagement' : `engagement.${path}` })
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
  const { readings: given, engagement } = partsOf(options)
  const readings = accept(readingsForm, given)
  if (!readings.ok) return readings
  if (id === OWN_ENGAGEMENT.id) return ownBattle(engagement, given, readings.value, seed)
  const scenario = SCENARIOS.find((one) => one.id === id)
  if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${id.slice(0, 60)}".` })
  return engagement === undefined
    ? success({ scenario, readings: readings.value })
    : failure({
        path: 'engagement',
        message: `Only "${OWN_ENGAGEMENT.title}" can be drawn up by the players.`,
      })
}
