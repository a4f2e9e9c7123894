import { ordinaryDice } from '#kernel/chance/rolled.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { fire } from '../../../../procedures/fire.ts'
import { fireAtArmour } from '../../../../procedures/fire-at-armour.ts'
import { mgBurst } from '../../../../procedures/mg-burst.ts'
import { FATAL_MARKERS } from '../../../../tables/index.ts'
import type { Cover, SurfaceCover } from '../../../../vocabulary.ts'
import { faceMet, muzzleOf } from '../../../board/arcs.ts'
import { coverOf, isArmourCovered } from '../../../board/cover.ts'
import { isInGas } from '../../../board/gas.ts'
import { groundHeld } from '../../../board/houses.ts'
import { FACE_NUMBERS, type Face } from '../../../harm/house-faces.ts'
import type { Stand, State } from '../../../state.ts'
import { blockHouseNamed, isCommand, isTank, qualityOf, unitNamed } from '../../../units.ts'
import { barrageOnLine, type FireOnLine, fireOnLine } from '../../../zones/line-of-fire.ts'
import { type Barrel, rangeTo, tankTypeOf } from './barrels.ts'

/** What the whole of one fire action has in common. */
export interface FireAction {
  /** A tank that fires on the move (FF-TANK-02). */
  readonly moved: boolean
  readonly madMinute: boolean
  /** Sum of the event cards on it (FF-EVT-04). */
  readonly card: number
}

export const PLAIN_FIRE: FireAction = { moved: false, madMinute: false, card: 0 }

/** FF-BLOCK-06: the face of a block house that a shot from here comes through; none by the blind rear. */
export const faceHit = ({ from }: Barrel, house: Stand): Face | undefined => {
  const face = faceMet(house, muzzleOf(from))
  return face === 'rear' ? undefined : face
}

const barrageBefore = (state: State, { firer, from }: Barrel, target: Stand) =>
  barrageOnLine(state, firer.centre, muzzleOf(from), groundHeld(state, target).centre)

/** What a burst attacks: a stand, or a block house, as the procedure asks for it. */
const burstTarget = (state: State, target: Stand) => {
  const unit = unitNamed(state, target.unit)
  const spreads = unit?.kind === 'rifle-company' || unit?.kind === 'cavalry-squadron'
  const armour = isTank(target)
  return {
    armour,
    inCover: armour && isArmourCovered(state, target),
    command: isCommand(target),
    ...(armour ? {} : { cover: surfaceOf(coverOf(state, target)) }),
    ...(spreads ? { company: target.unit } : {}),
  }
}

/** FF-MG-04: nobody below is there. */
const surfaceOf = (cover: Cover): SurfaceCover => (cover === 'deep-shelter' ? 'fortification' : cover)

/** A burst at its first target and those behind it, nearest first. */
export const burstInput = (
  state: State,
  barrel: Barrel,
  targets: readonly [Stand, ...Stand[]],
  { card }: FireAction,
) => {
  const barrage = barrageBefore(state, barrel, targets[0])
  return {
    period: state.scenario.period,
    range: rangeTo(state, barrel, targets[0]),
    shooterInGas: isInGas(state, barrel.firer),
    throughBarrage: barrage !== 'none',
    shooterUphill: barrage === 'uphill',
    card,
    options: state.options,
    gun: barrel.weapon === 'block-house' ? ('block-house' as const) : ('machine-gun' as const),
    targets: targets.map((target) => burstTarget(state, target)),
  }
}

type TroopInput = Parameters<typeof fire.resolve>[0]
type ArmourInput = Parameters<typeof fireAtArmour.resolve>[0]

/** What one shot, not a burst, is resolved by; none where an anti-tank rifle aims at troops (FF-ARM-03). */
export type ShotInput =
  | { readonly at: 'troops'; readonly input: TroopInput }
  | { readonly at: 'armour'; readonly input: ArmourInput }

const tankOf = (state: State, firer: Stand) => (isTank(firer) ? tankTypeOf(state, firer) : null) ?? undefined

/** Asked for every target in reach: both inputs are written out, which is quicker than to put them together. */
const armourInput = (state: State, barrel: Barrel, target: Stand, action: FireAction): ArmourInput => {
  const { weapon, firer } = barrel
  const barrage = barrageBefore(state, barrel, target)
  return {
    period: state.scenario.period,
    weapon,
    inCover: isArmourCovered(state, target),
    range: rangeTo(state, barrel, target),
    mode: 'direct',
    quality: qualityOf(state, firer),
    shooterInGas: isInGas(state, firer),
    throughBarrage: barrage !== 'none',
    shooterUphill: barrage === 'uphill',
    dismountedCavalry: firer.type === 'cavalry',
    flank: false,
    tankType: tankOf(state, firer),
    tankMoved: action.moved,
    partial: false,
    movingThrough: false,
    card: action.card,
    targetSuppressions: target.markers,
    options: state.options,
  }
}

const troopInput = (
  state: State,
  barrel: Barrel,
  weapon: TroopInput['weapon'],
  target: Stand,
  action: FireAction,
): TroopInput => {
  const { firer } = barrel
  const barrage = barrageBefore(state, barrel, target)
  return {
    period: state.scenario.period,
    weapon,
    cover: coverOf(state, target),
    range: rangeTo(state, barrel, target),
    mode: 'direct',
    targetCommand: isCommand(target),
    madMinute: action.madMinute,
    marksmanship: state.scenario[firer.side].national?.includes('marksmanship') ?? false,
    quality: qualityOf(state, firer),
    shooterInGas: isInGas(state, firer),
    throughBarrage: barrage !== 'none',
    shooterUphill: barrage === 'uphill',
    dismountedCavalry: firer.type === 'cavalry',
    flank: false,
    tankType: tankOf(state, firer),
    tankMoved: action.moved,
    partial: false,
    movingThrough: false,
    card: action.card,
    targetSuppressions: target.markers,
    options: state.options,
  }
}

export const inputOf = (
  state: State,
  barrel: Barrel,
  target: Stand,
  action: FireAction,
): ShotInput | undefined => {
  const { weapon } = barrel
  if (isTank(target)) return { at: 'armour', input: armourInput(state, barrel, target, action) }
  if (weapon === 'at-rifle') return undefined
  return { at: 'troops', input: troopInput(state, barrel, weapon, target, action) }
}

const SIXES = ordinaryDice(() => 6)

/** What may take so much off a shot that it does nothing, each with how the shot would be without it. */
const HINDRANCES = {
  barrage: { throughBarrage: false, shooterUphill: false },
  gas: { shooterInGas: false },
} as const
export type Hindrance = keyof typeof HINDRANCES

/** The most that a 6 would do; `without` something that hinders the shot, to see whether that is the cause. */
const bestOf = (
  state: State,
  barrel: Barrel,
  target: Stand,
  action: FireAction,
  without?: Hindrance,
): 'none' | 'suppressed' | 'killed' => {
  const otherwise = without && HINDRANCES[without]
  if (barrel.weapon === 'machine-gun' || barrel.weapon === 'block-house') {
    const input = burstInput(state, barrel, [target], action)
    const burst = mgBurst.resolve(otherwise ? { ...input, ...otherwise } : input, SIXES, SILENT)
    return burst.legal ? (burst.results[0]?.outcome ?? 'none') : 'none'
  }
  const shot = inputOf(state, barrel, target, action)
  if (!shot) return 'none'
  const fired =
    shot.at === 'armour'
      ? fireAtArmour.resolve(otherwise ? { ...shot.input, ...otherwise } : shot.input, SIXES, SILENT)
      : fire.resolve(otherwise ? { ...shot.input, ...otherwise } : shot.input, SIXES, SILENT)
  if (!fired.legal) return 'none'
  return fired.killed ? 'killed' : fired.suppressions > 0 ? 'suppressed' : 'none'
}

/** FF-ARC-06: whether a 6 would do anything, with every modifier of this shot but what it is thought `without`. */
export const canHarm = (
  state: State,
  barrel: Barrel,
  target: Stand,
  action: FireAction,
  without?: Hindrance,
): boolean => {
  const best = bestOf(state, barrel, target, action, without)
  if (best === 'none' || target.type !== 'block-house') return best !== 'none'
  // FF-BLOCK-04: nothing comes through the rear, and a face that is silenced cannot be silenced again
  const face = faceHit(barrel, target)
  const markers = blockHouseNamed(state, target.id)?.faces
  if (face === undefined || !markers) return false
  return best === 'killed' || markers[FACE_NUMBERS[face]] < FATAL_MARKERS
}

/** What alone keeps a shot from harming anybody, if one thing does. */
export const hindranceOf = (
  state: State,
  barrel: Barrel,
  target: Stand,
  action: FireAction,
): Hindrance | undefined => {
  if (canHarm(state, barrel, target, action, 'barrage')) return 'barrage'
  return canHarm(state, barrel, target, action, 'gas') ? 'gas' : undefined
}

/** FF-FIRE-05: the fire of guns on the line of a shot. */
export const barragesBefore = (state: State, { firer, from }: Barrel, target: Stand): readonly FireOnLine[] =>
  fireOnLine(state, firer.centre, muzzleOf(from), groundHeld(state, target).centre)
