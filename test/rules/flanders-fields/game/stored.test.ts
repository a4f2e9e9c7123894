import { GAME } from '#rules/flanders-fields/game/index.ts'
import { FLANDERS_FIELDS_ENDINGS } from '../../../battles/flanders-fields.ts'
import { proveArchive } from '../../../conformance/archived.ts'
import { proveStoredBattles } from '../../../conformance/stored.ts'

proveStoredBattles('flanders-fields', GAME, FLANDERS_FIELDS_ENDINGS)
proveArchive('flanders-fields', GAME)
