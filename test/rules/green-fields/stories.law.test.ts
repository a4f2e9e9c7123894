import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { EXPECTED } from '../../stories/expected.ts'
import { proveStories } from '../../stories/law.ts'
import { proveReportTwins } from '../../stories/twins.ts'
import { alterSecrets } from './game/secrets.ts'

proveStories(GREEN_FIELDS, EXPECTED['green-fields'])
proveReportTwins(GREEN_FIELDS, { scenario: 'quiet-sector', orders: 160, alterSecrets })
