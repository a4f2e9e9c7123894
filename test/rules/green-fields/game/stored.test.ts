import { GAME } from '#rules/green-fields/game/index.ts'
import { GREEN_FIELDS_ENDINGS } from '../../../battles/green-fields.ts'
import { proveArchive } from '../../../conformance/archived.ts'
import { proveStoredBattles } from '../../../conformance/stored.ts'

proveStoredBattles('green-fields', GAME, GREEN_FIELDS_ENDINGS)
proveArchive('green-fields', GAME)
