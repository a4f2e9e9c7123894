import { FLANDERS_FIELDS } from '#rules/flanders-fields/index.ts'
import { EXPECTED } from '../../stories/expected.ts'
import { proveStories } from '../../stories/law.ts'
import { proveReportTwins } from '../../stories/twins.ts'
import { alterSecrets } from './game/secrets.ts'

proveStories(FLANDERS_FIELDS, EXPECTED['flanders-fields'])
proveReportTwins(FLANDERS_FIELDS, {
  scenario: 'serre-1916',
  orders: 90,
  options: { 'random-events': 'on' },
  alterSecrets,
})
