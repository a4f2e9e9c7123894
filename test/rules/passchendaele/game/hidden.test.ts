import { GAME } from '#rules/passchendaele/game/index.ts'
import { glimpseSecrets } from '../../../conformance/secrets.ts'
import { alterSecrets } from './secrets.ts'

glimpseSecrets('passchendaele', GAME, { scenario: 'langemarck', orders: 40, alterSecrets })
