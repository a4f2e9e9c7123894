import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { EXPECTED } from '../../stories/expected.ts'
import { proveStories } from '../../stories/law.ts'
import { proveReportTwins } from '../../stories/twins.ts'
import { alterSecrets } from './game/secrets.ts'

proveStories(PASSCHENDAELE, EXPECTED.passchendaele)
proveReportTwins(PASSCHENDAELE, { scenario: 'langemarck', orders: 120, alterSecrets })
