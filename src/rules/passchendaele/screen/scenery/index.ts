import { LANGEMARCK } from './langemarck.ts'
import { MALMAISON } from './malmaison.ts'
import { MASNIERES } from './masnieres.ts'
import { ONE_TRENCH } from './one-trench.ts'
import type { Scenery } from './scenery.ts'
import { SOISSONS } from './soissons.ts'
import { ST_QUENTIN } from './st-quentin.ts'

/** By the id of the scenario. */
const SCENERY: Readonly<Record<string, Scenery>> = {
  'one-trench': ONE_TRENCH,
  langemarck: LANGEMARCK,
  masnieres: MASNIERES,
  'st-quentin': ST_QUENTIN,
  malmaison: MALMAISON,
  soissons: SOISSONS,
}

const NONE: Scenery = { terrain: [], relief: [] }

/** What the map of a scenario shows for the eye alone. */
export const sceneryOf = (scenario: string): Scenery => SCENERY[scenario] ?? NONE
