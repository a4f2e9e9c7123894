import type { Refusal } from '#kernel/game/game.ts'
import { memoEach } from '#kernel/memo.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import type { Side } from '../../vocabulary.ts'
import { isInDugout } from '../board/ground.ts'
import { nameOf } from '../names.ts'
import type { State, Unit } from '../state.ts'
import { sideMemo } from '../table-memo.ts'
import { isHeld, isInMelee, isRouting } from '../units.ts'
import { isArtillery, weaponsOf } from '../weapons.ts'

/** What can keep a unit from firing: what is said of it, and by which clause. */
const UNIT_UNFIT = {
  'not-on-table': ['is not on the table.', 'SK-SEQ-11'],
  'in-melee': ['is in melee.', 'SK-FIRE-22'],
  routing: ['is routing.', 'SK-FIRE-22'],
  retreated: ['has fallen back or was pushed back this move.', 'SK-FIRE-22'],
  charged: ['has charged this move.', 'SK-MOV-17'],
  'has-fired': ['has fired at those who charged it.', 'SK-FIRE-22'],
  marched: ['has marched this move.', 'SK-MOV-08'],
  'cut-wire': ['has cut wire this move.', 'SK-MOV-34'],
  'second-retreat': ['has made its second retreat this move.', 'SK-MOR-07'],
  mounted: ['is mounted.', 'SK-MOV-17'],
  column: ['is in column.', 'SK-FIRE-22'],
  held: ['may not act yet.', 'SK-SET-07'],
  'in-dugout': ['is in a dugout.', 'SK-MOV-14'],
} as const

const whyUnitUnfit = (state: State, unit: Unit): keyof typeof UNIT_UNFIT | undefined => {
  const { marks } = unit
  if (unit.where !== 'table') return 'not-on-table'
  if (isInMelee(state, unit)) return 'in-melee'
  if (isRouting(unit)) return 'routing'
  if (marks.fellBackFrom !== null || marks.pushedBack) return 'retreated'
  if (marks.charged) return 'charged'
  if (marks.firedDefensively) return 'has-fired'
  if (marks.silent !== null) return marks.silent
  if (unit.mounted) return 'mounted'
  if (
    unit.formation === 'column' &&
    !unit.vehicle &&
    unit.weapon === null &&
    unit.trench === null &&
    unit.inside === null
  )
    return 'column'
  if (isHeld(state, unit)) return 'held'
  if (isInDugout(state, unit)) return 'in-dugout'
  return undefined
}

/** SK-FIRE-22: why a unit fires nothing in this phase; none if it may. */
export const unfitUnit = (state: State, unit: Unit): Refusal | undefined => {
  const code = whyUnitUnfit(state, unit)
  if (!code) return undefined
  const [words, clause] = UNIT_UNFIT[code]
  return refuse(code, `${nameOf(state, unit.id)} ${words}`, clause)
}

/** What can keep a weapon from firing. */
const WEAPON_UNFIT = {
  'has-fired': ['has fired this weapon already.', 'SK-FIRE-41'],
  'no-crew': ['has no man left for another weapon.', 'SK-VEH-15'],
  'has-moved': ['has moved: its weapon cannot fire.', 'SK-MOV-17'],
  limbered: ['is limbered.', 'SK-ART-27'],
  'plot-fired': ['has fired its plot this move.', 'SK-ART-09'],
} as const

const whyWeaponUnfit = (
  unit: Unit,
  weapon: string,
): keyof typeof WEAPON_UNFIT | 'indirect-only' | undefined => {
  const { marks } = unit
  if (marks.fired.includes(weapon)) return 'has-fired'
  // SK-VEH-15: one man drives if it has moved, one for each weapon
  if (unit.vehicle)
    return unit.figures.length - (marks.moved ? 1 : 0) <= marks.fired.length ? 'no-crew' : undefined
  const isGun = isArtillery(weapon)
  if ((isGun || weapon === 'hmg') && (marks.moved || marks.swung)) return 'has-moved'
  if (!isGun) return undefined
  if (weapon === 'mortar') return 'indirect-only'
  if (unit.limbered) return 'limbered'
  return marks.firedPlot ? 'plot-fired' : undefined
}

/** SK-MOV-17, SK-FIRE-31, SK-FIRE-41: why a weapon of a unit does not fire now. */
export const unfitWeapon = (state: State, unit: Unit, weapon: string): Refusal | undefined => {
  if (!weaponsOf(unit).includes(weapon))
    return refuse('no-such-weapon', `${nameOf(state, unit.id)} has no ${weapon}.`, 'SK-FIRE-25')
  const code = whyWeaponUnfit(unit, weapon)
  if (!code) return undefined
  if (code === 'indirect-only')
    return refuse('indirect-only', `${nameOf(state, unit.id)} fires only what was plotted.`, 'SK-ART-10')
  const [words, clause] = WEAPON_UNFIT[code]
  return refuse(code === 'plot-fired' ? 'has-fired' : code, `${nameOf(state, unit.id)} ${words}`, clause)
}

const hasFitWeapon = memoEach((unit: Unit): boolean =>
  weaponsOf(unit).some((weapon) => !whyWeaponUnfit(unit, weapon)),
)

/** Units of a side with a weapon that may still fire. */
export const readyUnits = sideMemo((state, side: Side): readonly Unit[] => {
  const isFit = hasFitWeapon(state.units)
  return state.units.filter((unit, i) => unit.side === side && isFit[i] && !whyUnitUnfit(state, unit))
})

/** Weapons of a unit that may still fire. */
export const readyWeapons = (state: State, unit: Unit): readonly string[] =>
  whyUnitUnfit(state, unit) ? [] : weaponsOf(unit).filter((weapon) => !whyWeaponUnfit(unit, weapon))
