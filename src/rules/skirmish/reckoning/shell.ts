import type { Fault } from '#kernel/procedure/result.ts'
import { choice, flag, integer, maybe, measure, missing, preset } from '#kernel/procedure/schema.ts'
import type { Trace } from '#kernel/procedure/trace.ts'
import { type Options, options } from '../options.ts'
import {
  ARTILLERY_FACTORS,
  BURST_DIAMETER,
  FIRE_MODIFIERS,
  FIRE_QUALITY,
  HIGHEST_TABLE,
  OFF_TABLE_RANGE,
  OFF_TABLE_WEAPONS,
  SHRAPNEL_SPREAD,
} from '../tables/index.ts'
import {
  AMMO,
  type Ammo,
  type Artillery,
  COVERS,
  type Cover,
  FIRE_MODES,
  type FireMode,
  QUALITIES,
  type Quality,
} from '../vocabulary.ts'
import { tableFor } from './casualties.ts'
import { noted, shelter } from './modifiers.ts'
import { factorAt } from './ranges.ts'

/** One shell as it leaves the gun, and what it is fired at. */
export interface Shell {
  readonly weapon: Artillery
  readonly range?: number | undefined
  readonly offTable: boolean
  readonly mode?: FireMode | undefined
  readonly ammo: Ammo
  readonly quality: Quality
  readonly gunnersLost: number
  readonly tankGun: boolean
  readonly cover: Cover
  readonly prone: boolean
  readonly targetSkirmish: boolean
  readonly enfilade: boolean
  readonly options: Options
}

/** The fields of a shell but its weapon. */
export const SHELL_FIELDS = {
  range: maybe(measure()),
  offTable: flag(),
  mode: maybe(choice(FIRE_MODES)),
  ammo: preset(choice(AMMO), 'he'),
  quality: preset(choice(QUALITIES), 'average'),
  gunnersLost: preset(integer(0), 0),
  tankGun: flag(),
  cover: preset(choice(COVERS), 'none'),
  prone: flag(),
  targetSkirmish: flag(),
  enfilade: flag(),
  options,
}

/** SK-ART-10: what a weapon cannot do. */
export const shellFault = ({
  weapon,
  range,
  offTable,
  mode,
  ammo,
}: Pick<Shell, 'weapon' | 'range' | 'offTable' | 'mode' | 'ammo'>): Fault | undefined => {
  if (offTable && !OFF_TABLE_WEAPONS.includes(weapon)) {
    return {
      path: 'offTable',
      message: 'Only howitzers, heavy and medium guns fire from off the table (SK-ART-10).',
    }
  }
  if (mode === 'direct' && offTable) {
    return { path: 'mode', message: 'Guns off the table fire only indirect (SK-ART-10).' }
  }
  if (mode === 'direct' && weapon === 'mortar') {
    return { path: 'mode', message: 'Mortars fire only indirect (SK-ART-10).' }
  }
  if (mode === 'indirect' && weapon === 'light-gun') {
    return { path: 'mode', message: 'Light guns fire only direct (SK-ART-10).' }
  }
  if (ammo === 'shrapnel' && weapon === 'mortar') {
    return { path: 'ammo', message: 'Mortars have no shrapnel (SK-ART-10).' }
  }
  if (range === undefined && !offTable) return missing('range')
  return undefined
}

export interface ShellTable {
  readonly inRange: boolean
  readonly base: number
  readonly rawTable: number
  readonly table: number
  readonly structureTable: number
  readonly burstDiameter: number
}

/** SK-ART-16, SK-ART-17 */
const burstOf = ({ weapon, ammo }: Shell, trace: Trace): number => {
  const basic = BURST_DIAMETER[weapon]
  trace.note('SK-ART-16', 'Burst across', basic)
  return ammo === 'shrapnel' ? basic + noted(trace, 'SK-ART-17', 'Shrapnel spreads', SHRAPNEL_SPREAD) : basic
}

/** The factors that the target has no part in. */
const firersModifier = (shell: Shell, trace: Trace): number => {
  let modifier = noted(trace, 'SK-FIRE-04', 'Quality of the gunners', FIRE_QUALITY[shell.quality])
  if (shell.gunnersLost > 0) {
    modifier += noted(trace, 'SK-FIRE-04', 'Gunners lost', shell.gunnersLost * FIRE_MODIFIERS.gunnerLost)
  }
  if (shell.tankGun && shell.weapon === 'light-gun') {
    modifier += noted(trace, 'SK-FIRE-04', 'Main gun of a tank', FIRE_MODIFIERS.tankGun)
  }
  return modifier
}

const targetsModifier = (shell: Shell, trace: Trace): number => {
  let modifier = shelter(shell.cover, shell.prone, trace)
  if (shell.targetSkirmish) {
    modifier += noted(trace, 'SK-ART-25', 'Target in skirmish order', FIRE_MODIFIERS.skirmishers)
  }
  const direct = shell.weapon !== 'mortar' && !shell.offTable && shell.mode !== 'indirect'
  if (shell.enfilade && direct) {
    modifier += noted(trace, 'SK-FIRE-04', 'Enfilade', FIRE_MODIFIERS.enfilade)
  }
  return modifier
}

/** SK-ART-04: the casualty table of a shell, and what it takes off a structure (SK-STR-04). */
export const shellTable = (shell: Shell, trace: Trace): ShellTable => {
  const { options } = shell
  const range = shell.offTable ? OFF_TABLE_RANGE : (shell.range ?? OFF_TABLE_RANGE)
  const base = factorAt(ARTILLERY_FACTORS[shell.weapon], range)
  const burstDiameter = burstOf(shell, trace)
  if (base === undefined) {
    trace.note('SK-FIRE-03', 'Out of range')
    return { inRange: false, base: 0, rawTable: 0, table: 0, structureTable: 0, burstDiameter }
  }
  trace.note(shell.offTable ? 'SK-ART-05' : 'SK-ART-01', 'Basic factor', base)
  const firers = base + firersModifier(shell, trace)
  const rawTable = firers + targetsModifier(shell, trace)
  trace.note('SK-ART-04', 'Table number', rawTable)
  const table = tableFor(rawTable, options, trace)
  const structureTable =
    options['structure-damage-table'] === 'full' ? table : Math.max(0, Math.min(HIGHEST_TABLE, firers))
  trace.note('SK-STR-04', 'Table number against structures', structureTable)
  return { inRange: true, base, rawTable, table, structureTable, burstDiameter }
}
