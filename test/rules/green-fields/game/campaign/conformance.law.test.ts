import { GAME } from '#rules/green-fields/game/index.ts'
import { OWN_CAMPAIGN } from '#rules/green-fields/own-battle/own-campaign.ts'
import { proveConformance } from '../../../../conformance.ts'
import { DEMANDS } from '../demands.ts'

/** Campaigns of the players' own, over rivers and along railways. */
const WET = { ...GAME, scenarios: GAME.scenarios.filter(({ id }) => id === OWN_CAMPAIGN.id) }

proveConformance('green-fields over water', WET, {
  ...DEMANDS,
  options: [
    { campaign: { frontage: 5, depth: 6, months: 1, water: 'river', railway: true, seed: 3 } },
    {
      campaign: {
        frontage: 4,
        depth: 8,
        months: 1,
        water: 'stream',
        railway: true,
        variation: '1914',
        date: '1914-09-01',
      },
    },
  ],
})
