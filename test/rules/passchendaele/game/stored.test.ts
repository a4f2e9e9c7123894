import { GAME } from '#rules/passchendaele/game/index.ts'
import { PASSCHENDAELE_ENDINGS } from '../../../battles/passchendaele.ts'
import { proveArchive } from '../../../conformance/archived.ts'
import { proveStoredBattles } from '../../../conformance/stored.ts'

proveStoredBattles('passchendaele', GAME, PASSCHENDAELE_ENDINGS)
proveArchive('passchendaele', GAME)
