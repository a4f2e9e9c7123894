import { GAME } from '#rules/green-fields/game/index.ts'
import { glimpseSecrets } from '../../../conformance/secrets.ts'
import { alterSecrets } from './secrets.ts'

glimpseSecrets('green-fields', GAME, { scenario: 'quiet-sector', orders: 60, alterSecrets })
