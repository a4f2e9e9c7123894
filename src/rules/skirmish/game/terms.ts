import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { OWN_FIELDS, OWN_SKIRMISH, ownSkirmish } from '../own-battle/index.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { type BattleOptions, gameOptions } from './options.ts'

/** The battle that is to be fought, and on what terms. */
interface Terms {
  readonly scenario: Scenario
  readonly readings: BattleOptions
}

const isObject = (received: unknown): received is object =>
  typeof received === 'object' && received !== null && !Array.isArray(received)

const isOwn = (field: string): boolean => OWN_FIELDS.some((own) => own === field)

/** A printed battle, or one of forces that the players have built; a fault is named by its place in the options. */
export const termsOf = (id: string, options: unknown): Result<Terms, Fault> => {
  const fields = isObject(options) ? Object.entries(options) : []
  const own = fields.filter(([field]) => isOwn(field))
  const readings = accept(
    gameOptions,
    isObject(options) ? Object.fromEntries(fields.filter(([field]) => !isOwn(field))) : options,
  )
  if (!readings.ok) return readings
  if (id === OWN_SKIRMISH.id) {
    const built = ownSkirmish(Object.fromEntries(own), readings.value.gas === 'yes')
    return built.ok ? success({ scenario: built.value, readings: readings.value }) : built
  }
  const scenario = SCENARIOS.find((one) => one.id === id)
  if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${id.slice(0, 60)}".` })
  const [odd] = own
  return odd
    ? failure({
        path: odd[0],
        message: `Year, points and forces are for "${OWN_SKIRMISH.title}" to settle (SK-SET-10).`,
      })
    : success({ scenario, readings: readings.value })
}
