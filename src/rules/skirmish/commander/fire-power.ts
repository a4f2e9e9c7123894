import { memo } from '#kernel/memo.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import type { State, Unit } from '../game/state.ts'
import { firersOf, isArtillery, mountedWeapon } from '../game/weapons.ts'
import { modifierOf } from '../procedures/small-arms-fire.ts'
import { figuresOf } from '../procedures/weapon-figures.ts'
import { shelter } from '../reckoning/modifiers.ts'
import { factorAt } from '../reckoning/ranges.ts'
import type { RangeRow } from '../tables/fire.ts'
import { ARTILLERY_FACTORS, FIRE_MODIFIERS, SMALL_ARM_FACTORS } from '../tables/index.ts'
import { HMG_CREW, LMG_CREW } from '../tables/organisation.ts'
import type { Cover, SmallArm } from '../vocabulary.ts'
import { meanHits } from './worth.ts'

/** One weapon of a unit as its target finds it. */
export interface Arm {
  /** As orders name it; nothing for those of a vehicle. */
  readonly weapon: string | undefined
  readonly row: RangeRow
  /** Quality and all that goes with the firer. */
  readonly modifier: number
  readonly figures: number
  /** Shells seldom fall where they are aimed. */
  readonly share: number
  /** Fires only from where it stood. */
  readonly heavy: boolean
  readonly small: boolean
}

/** How often a shell over open sights does something, and how many weapons of a vehicle bear. */
const SHELL_SHARE = 0.45
const BEARING = 0.5
const GUN_FIGURES = 6

const smallArm = (unit: Unit, arm: SmallArm, figures: number, share: number): Arm => ({
  weapon: unit.vehicle ? undefined : arm,
  row: SMALL_ARM_FACTORS[arm],
  modifier: modifierOf(
    {
      weapon: arm,
      crewLost: 0,
      sniper: unit.kind === 'sniper',
      quality: unit.quality,
      bef: unit.traits.includes('bef'),
      aimed: false,
      beltFed: unit.traits.includes('belt-fed'),
      enfilade: false,
      cover: 'none',
      prone: false,
    },
    SILENT,
  ),
  figures,
  share,
  heavy: arm === 'hmg' && !unit.vehicle,
  small: true,
})

const lost = (crew: number, unit: Unit, arm: SmallArm): number =>
  Math.max(0, crew - firersOf(unit, arm).length)

const mountedArms = (unit: Unit): readonly Arm[] =>
  (unit.vehicle?.weapons ?? []).flatMap((id): readonly Arm[] => {
    const kind = mountedWeapon(id)?.kind
    if (kind === 'lmg' || kind === 'hmg') return [smallArm(unit, kind, figuresOf(kind, 0, SILENT), BEARING)]
    return [
      {
        weapon: undefined,
        row: ARTILLERY_FACTORS['light-gun'],
        modifier: FIRE_MODIFIERS.tankGun,
        figures: GUN_FIGURES,
        share: SHELL_SHARE * BEARING,
        heavy: false,
        small: false,
      },
    ]
  })

/** All that a unit can fire, as it stands now; whether it may is another question. */
export const armsOf = memo((unit: Unit): readonly Arm[] => {
  if (unit.vehicle) return mountedArms(unit)
  const arms: Arm[] = []
  const rifles = firersOf(unit, 'rifle').length
  if (rifles > 0)
    arms.push(smallArm(unit, 'rifle', unit.kind === 'sniper' ? figuresOf('sniper', 0, SILENT) : rifles, 1))
  const pistols = firersOf(unit, 'pistol').length
  if (pistols > 0) arms.push(smallArm(unit, 'pistol', pistols, 1))
  const lmg = figuresOf('lmg', lost(LMG_CREW, unit, 'lmg'), SILENT)
  if (lmg > 0) arms.push(smallArm(unit, 'lmg', lmg, 1))
  if (unit.weapon === 'hmg')
    arms.push(smallArm(unit, 'hmg', figuresOf('hmg', lost(HMG_CREW, unit, 'hmg'), SILENT), 1))
  if (unit.weapon !== null && isArtillery(unit.weapon) && unit.weapon !== 'mortar' && !unit.limbered)
    arms.push({
      weapon: unit.weapon,
      row: ARTILLERY_FACTORS[unit.weapon],
      modifier: 0,
      figures: GUN_FIGURES,
      share: SHELL_SHARE,
      heavy: true,
      small: false,
    })
  return arms
})

/** How a target is found. */
export interface Exposure {
  readonly cover: Cover
  readonly prone: boolean
  readonly figures: number
  readonly skirmish: boolean
  readonly enfilade: boolean
}

/** The men that a unit hits on average at so many inches. */
export const volley = (
  state: Pick<State, 'options'>,
  unit: Unit,
  inches: number,
  at: Exposure,
  how: { readonly aimed: boolean; readonly moved: boolean },
): number => volleyOf(state, armsOf(unit), inches, at, how)

/** The same of arms that are known. */
export const volleyOf = (
  state: Pick<State, 'options'>,
  arms: readonly Arm[],
  inches: number,
  at: Exposure,
  how: { readonly aimed: boolean; readonly moved: boolean },
): number => {
  let hits = 0
  const sheltered = shelter(at.cover, at.prone, SILENT) + (at.enfilade ? FIRE_MODIFIERS.enfilade : 0)
  for (const arm of arms) {
    if (arm.heavy && how.moved) continue
    const base = factorAt(arm.row, inches)
    if (base === undefined) continue
    const aimed = arm.small && how.aimed ? FIRE_MODIFIERS.aimed : 0
    const thin = !arm.small && at.skirmish ? FIRE_MODIFIERS.skirmishers : 0
    const total = base + arm.modifier + sheltered + aimed + thin
    hits += arm.share * meanHits(state, total, arm.figures, at.figures)
  }
  return Math.min(hits, at.figures)
}

/** The most that one small arm of a unit hits on average if it is no nearer; nothing is said of vehicles and snipers. */
export const mostHits = (
  state: Pick<State, 'options'>,
  unit: Unit,
  weapon: string,
  inches: number,
  at: Exposure,
): number => {
  const arm = armsOf(unit).find((one) => one.weapon === weapon)
  const base = arm && factorAt(arm.row, inches)
  if (!arm || base === undefined || unit.kind === 'sniper') return at.figures
  const { moved, turned } = unit.marks
  const aimed = moved || turned ? 0 : FIRE_MODIFIERS.aimed
  const enfilade = at.enfilade ? FIRE_MODIFIERS.enfilade : 0
  const total = base + arm.modifier + shelter(at.cover, at.prone, SILENT) + enfilade + aimed
  return meanHits(state, total, arm.figures, at.figures)
}
