import { SKIRMISH } from '#rules/skirmish/index.ts'
import { EXPECTED } from '../../stories/expected.ts'
import { proveStories } from '../../stories/law.ts'
import { proveReportTwins } from '../../stories/twins.ts'
import { alterSecrets } from './game/secrets.ts'

proveStories(SKIRMISH, EXPECTED.skirmish)
proveReportTwins(SKIRMISH, { scenario: 'ridge-1917', orders: 90, alterSecrets })
