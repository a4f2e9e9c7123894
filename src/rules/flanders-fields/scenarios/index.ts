import { AMIENS_1918 } from './amiens-1918.ts'
import { FIRST_BATTLE } from './first-battle.ts'
import { FLERS_1916 } from './flers-1916.ts'
import { GHELUVELT_1914 } from './gheluvelt-1914.ts'
import { HAMEL_1918 } from './hamel-1918.ts'
import { KAISERSCHLACHT_1918 } from './kaiserschlacht-1918.ts'
import { LANGEMARCK_1915 } from './langemarck-1915.ts'
import { MONS_1914 } from './mons-1914.ts'
import type { Scenario } from './scenario.ts'
import { SERRE_1916 } from './serre-1916.ts'
import { THIEPVAL_1916 } from './thiepval-1916.ts'
import { VILLERS_BRETONNEUX_1918 } from './villers-bretonneux-1918.ts'

/** In the order in which they are offered: by year, the smallest of a year first. */
export const SCENARIOS: readonly Scenario[] = [
  FIRST_BATTLE,
  GHELUVELT_1914,
  MONS_1914,
  LANGEMARCK_1915,
  FLERS_1916,
  SERRE_1916,
  THIEPVAL_1916,
  VILLERS_BRETONNEUX_1918,
  HAMEL_1918,
  KAISERSCHLACHT_1918,
  AMIENS_1918,
]
