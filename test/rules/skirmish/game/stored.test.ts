import { GAME } from '#rules/skirmish/game/index.ts'
import { SKIRMISH_ENDINGS } from '../../../battles/skirmish.ts'
import { proveArchive } from '../../../conformance/archived.ts'
import { proveStoredBattles } from '../../../conformance/stored.ts'

proveStoredBattles('skirmish', GAME, SKIRMISH_ENDINGS)
proveArchive('skirmish', GAME)
