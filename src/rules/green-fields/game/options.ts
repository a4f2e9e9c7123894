import { optionsField, type Readings } from '#kernel/procedure/options.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { HOUSE_RULES } from '../options.ts'

/** What the players of a campaign settle beforehand: the house rules. */
export const GAME_OPTIONS = HOUSE_RULES

export type GameOptions = Readings<typeof GAME_OPTIONS>
export const gameOptions = optionsField(GAME_OPTIONS)

/** What they settle beforehand, and the campaign of their own that they have laid out, still to be looked at. */
export interface Agreed {
  readonly readings: GameOptions
  readonly campaign: unknown
}

const partsOf = (received: unknown): { readonly readings: unknown; readonly campaign: unknown } => {
  if (typeof received !== 'object' || received === null || Array.isArray(received))
    return { readings: received, campaign: undefined }
  if (!Object.hasOwn(received, 'campaign') || !('campaign' in received))
    return { readings: received, campaign: undefined }
  const { campaign, ...readings } = received
  return { readings, campaign }
}

export const readOptions = (received: unknown): Result<Agreed, Fault> => {
  const { readings, campaign } = partsOf(received)
  const accepted = accept(gameOptions, readings)
  return accepted.ok ? success({ readings: accepted.value, campaign }) : failure(accepted.error)
}
