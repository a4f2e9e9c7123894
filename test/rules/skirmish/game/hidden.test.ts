import { GAME } from '#rules/skirmish/game/index.ts'
import { glimpseSecrets } from '../../../conformance/secrets.ts'
import { alterSecrets } from './secrets.ts'

// Guns in the one, shells that are counted in the other.
glimpseSecrets('skirmish', GAME, { scenario: 'ridge-1917', orders: 20, alterSecrets })
glimpseSecrets('skirmish', GAME, { scenario: 'raid-1916', orders: 10, alterSecrets })
