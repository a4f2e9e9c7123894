import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { OWN_BATTLE, ownBattle } from '../own-battle/index.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { type GameOptions, gameOptions } from './options.ts'

/** The battle that is to be fought, and on what terms. */
interface Agreed {
  readonly scenario: Scenario
  readonly readings: GameOptions
}

const OWN = 'battle'
const USUAL_SEED = 1

const isObject = (received: unknown): received is object =>
  typeof received === 'object' && received !== null && !Array.isArray(received)

/** The house rules, and the battle of their own that players have drawn up. */
const partsOf = (received: unknown): { readonly readings: unknown; readonly battle: unknown } => {
  if (!isObject(received)) return { readings: received, battle: undefined }
  const fields = Object.entries(received)
  return {
    readings: Object.fromEntries(fields.filter(([field]) => field !== OWN)),
    battle: fields.find(([field]) => field === OWN)?.[1],
  }
}

const drawnUp = (battle: unknown, readings: GameOptions, seed: number): Result<Agreed, Fault> => {
  if (battle !== undefined && !isObject(battle))
    return failure({ path: OWN, message: 'The battle is an object of its fields.' })
  const own = ownBattle(battle ?? {}, seed)
  if (!own.ok) {
    const { path, ...fault } = own.error
    return failure({ ...fault, path: path === '' ? OWN : `${OWN}.${path}` })
  }
  const { scenario, terms } = own.value
  const part = terms.nations.attack === 'american' ? 'attack' : 'defence'
  const rating = terms.quality[part]
  // PA-ORG-08: what the players say of the whole side settles its Americans, too.
  return terms.nations[part] === 'american' && rating !== 'mixed'
    ? success({ scenario, readings: { ...readings, 'american-quality': rating } })
    : success({ scenario, readings })
}

/** A printed battle, or one of the players' own; faults are named by their place in the options. */
export const agreedBattle = (id: string, options: unknown, seed = USUAL_SEED): Result<Agreed, Fault> => {
  const { readings: received, battle } = partsOf(options)
  const readings = accept(gameOptions, received)
  if (!readings.ok) return readings
  if (id === OWN_BATTLE.id) return drawnUp(battle, readings.value, seed)
  const scenario = SCENARIOS.find((one) => one.id === id)
  if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${id.slice(0, 60)}".` })
  return battle === undefined
    ? success({ scenario, readings: readings.value })
    : failure({ path: OWN, message: `Only "${OWN_BATTLE.title}" can be drawn up by the players.` })
}
