import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import type { Options } from '../options.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { OWN_CAMPAIGN, ownCampaign } from './own-campaign.ts'

/** A scenario of the book, or the one that the players have laid out themselves. */
export const scenarioNamed = (id: string, campaign: unknown, options: Options): Result<Scenario, Fault> => {
  if (id === OWN_CAMPAIGN.id) {
    const own = ownCampaign(campaign === undefined ? {} : campaign, options)
    if (own.ok) return own
    const { path, ...fault } = own.error
    return failure({ ...fault, path: path === '' ? 'campaign' : `campaign.${path}` })
  }
  const scenario = SCENARIOS.find((one) => one.id === id)
  if (!scenario) return failure({ path: 'scenario', message: `There is no scenario "${id.slice(0, 60)}".` })
  return campaign === undefined
    ? success(scenario)
    : failure({ path: 'campaign', message: `Only "${OWN_CAMPAIGN.title}" can be laid out by the players.` })
}
