import { faultsIn } from '#kernel/procedure/schema.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { DESK } from './desk.ts'
import { ARMY_FILE } from './own-battle/army-file.ts'
import { PLANNER } from './own-battle/planner.ts'
import { PLAYED } from './played.ts'
import { SERIES_KEEPER } from './screen/series/index.ts'

export const FLANDERS_FIELDS: ShownRuleset = {
  ...DESK,
  ...PLAYED,
  checkArmy: (received) => faultsIn(ARMY_FILE, received),
  planner: PLANNER,
  series: SERIES_KEEPER,
}
