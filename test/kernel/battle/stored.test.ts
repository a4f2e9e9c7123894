import { proveStoredBattles } from '../../conformance/stored.ts'
import { TOY } from '../toy-game.ts'

const ENDINGS = ['turn-limit', 'collapse', 'concession']

proveStoredBattles('toy', TOY, { raid: ENDINGS, 'last-stand': ENDINGS })
