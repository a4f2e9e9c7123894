import { LANGEMARCK } from './langemarck.ts'
import { MALMAISON } from './malmaison.ts'
import { MASNIERES } from './masnieres.ts'
import { ONE_TRENCH } from './one-trench.ts'
import type { Scenario } from './scenario.ts'
import { SOISSONS } from './soissons.ts'
import { ST_QUENTIN } from './st-quentin.ts'

/** From the learning game to the largest. */
export const SCENARIOS: readonly Scenario[] = [
  ONE_TRENCH,
  LANGEMARCK,
  MASNIERES,
  ST_QUENTIN,
  MALMAISON,
  SOISSONS,
]
