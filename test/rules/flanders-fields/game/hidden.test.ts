import { GAME } from '#rules/flanders-fields/game/index.ts'
import { glimpseSecrets } from '../../../conformance/secrets.ts'
import { alterSecrets } from './secrets.ts'

const options = { 'random-events': 'on' }
glimpseSecrets('flanders-fields', GAME, { scenario: 'serre-1916', orders: 12, options, alterSecrets })
