import type { Refusal } from '#kernel/game/game.ts'
import { gapToPoint } from '#kernel/geometry/gap.ts'
import { distance, type Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { factorAt } from '../../reckoning/ranges.ts'
import { ARTILLERY_FACTORS, BURST_DIAMETER, SHRAPNEL_SPREAD } from '../../tables/index.ts'
import { fromInches, ON_SECTION, rangeOf, TOLERANCE } from '../../tables/table-top.ts'
import type { Ammo, Artillery } from '../../vocabulary.ts'
import { bearingOf, isEnfiladed, targetSpot } from '../board/arcs.ts'
import { figuresOut, modelOf } from '../board/bases.ts'
import { nearestOn } from '../board/centreline.ts'
import { bridgesStanding, housesStanding } from '../board/ground.ts'
import { OBSTRUCTIONS, obstructionWords } from '../board/obstruction-words.ts'
import { nearestOnOutline } from '../board/outlines.ts'
import { isOnTableTop } from '../board/room.ts'
import { obstructionOf } from '../board/sight.ts'
import { fieldOf } from '../field.ts'
import { nameOf } from '../names.ts'
import { menInBlast } from '../shells/blast.ts'
import { hasShell } from '../shells/plots.ts'
import type { State, Unit } from '../state.ts'
import { isArtillery, mountedWeapon } from '../weapons.ts'
import { isNearMelee } from './near-melee.ts'

/** A shell that could be fired over open sights. */
export interface DirectShot {
  readonly unit: string
  readonly weapon: string
  readonly artillery: Artillery
  readonly aim: Point
  readonly ammo: Ammo
  /** The unit aimed at, if it is laid on one (SK-ART-28, SK-ART-37). */
  readonly target: string | undefined
  readonly enfilade: boolean
}

export const isDirectShot = (shot: DirectShot | Refusal): shot is DirectShot => 'artillery' in shot

/** What gun a weapon of a unit is, if it is one that fires direct. */
export const gunOf = (unit: Unit, weapon: string): Artillery | undefined => {
  if (unit.vehicle) return mountedWeapon(weapon)?.kind === 'light-gun' ? 'light-gun' : undefined
  return isArtillery(weapon) && weapon !== 'mortar' ? weapon : undefined
}

/** SK-ART-07: high explosive at works and machines, and at men who are in works; at wire, walls and bridges where nobody is aimed at. */
const usualAmmo = (state: State, aim: Point, target: Unit | undefined): Ammo => {
  const { trenches, areas, lines } = fieldOf(state.scenario)
  const isOnWork = (): boolean =>
    bridgesStanding(state).some(({ shape }) => shapeHolds(shape, aim)) ||
    lines.some(({ kind, line }) => kind !== 'hedge' && nearestOn(line, aim).off <= fromInches(ON_SECTION))
  const inWorks =
    housesStanding(state).some(({ shape }) => shapeHolds(shape, aim)) ||
    trenches.some(({ shape }) => shapeHolds(shape, aim)) ||
    areas.some(({ kind, shape }) => kind === 'emplacement' && shapeHolds(shape, aim)) ||
    (!target && isOnWork())
  if (inWorks) return 'he'
  const onModel = state.units.some((unit) => {
    const model = unit.where === 'table' ? modelOf(unit) : undefined
    return model !== undefined && gapToPoint(model, aim) <= 0
  })
  return onModel ? 'he' : 'shrapnel'
}

/** SK-ART-26, SK-ART-34: whether a point can be laid on. */
const sightRefusal = (
  state: State,
  unit: Unit,
  weapon: string,
  artillery: Artillery,
  aim: Point,
  target: Unit | undefined,
): Refusal | undefined => {
  const gun = (): string => nameOf(state, unit.id)
  const what = (): string => (target ? nameOf(state, target.id) : 'that point')
  if (!isOnTableTop(state, aim)) return refuse('off-table', `${what()} is off the table.`, 'SK-ART-26')
  const range = rangeOf(distance(unit.position, aim))
  if (factorAt(ARTILLERY_FACTORS[artillery], range) === undefined)
    return refuse(
      'out-of-range',
      `${what()} is ${Math.round(range * 10) / 10} inches away, which is out of range of ${gun()}.`,
      'SK-ART-26',
    )
  if (!bearingOf(state, unit, weapon)(aim))
    return refuse('out-of-arc', `${what()} is not in the arc of ${gun()}.`, 'SK-ART-26')
  if (isNearMelee(state, aim)) return refuse('melee', `${what()} is too close to a melee.`, 'SK-FIRE-22')
  const house = housesStanding(state).find(({ shape }) => shapeHolds(shape, aim))
  const to = house ? nearestOnOutline(house, unit.position) : aim
  const at = state.units.find(
    (other) =>
      other.vehicle && !other.vehicle.destroyed && other.where === 'table' && gapToPointOf(other, aim) <= 0,
  )
  const by = obstructionOf(state, { from: unit.position, to, by: unit, at })
  return by
    ? refuse(
        'not-seen',
        `${gun()} does not see ${what()}: ${obstructionWords(state, by)}.`,
        OBSTRUCTIONS[by].clause,
      )
    : undefined
}

const gapToPointOf = (unit: Unit, p: Point): number => {
  const model = modelOf(unit)
  return model ? gapToPoint(model, p) : Number.POSITIVE_INFINITY
}

/** What a gun may not be laid on, the sooner it is found the earlier in the list. */
const CAUSES = ['out-of-range', 'out-of-arc', 'melee', 'not-seen']

const likelier = (one: Refusal | undefined, other: Refusal): Refusal =>
  one && CAUSES.indexOf(one.code) >= CAUSES.indexOf(other.code) ? one : other

/** SK-ART-34: the figure or model of a target with most enemy men and fewest own in its blast; else why there is none. */
const aimAt = (
  state: State,
  unit: Unit,
  weapon: string,
  artillery: Artillery,
  target: Unit,
): Point | Refusal => {
  const spots = target.vehicle
    ? [target.position]
    : [
        ...(target.weapon !== null && target.inside === null ? [target.position] : []),
        ...target.figures
          .filter(({ hit }) => !hit)
          .map((figure) => targetSpot(state, target, figure, unit.position)),
      ]
  const house =
    target.inside === null ? undefined : housesStanding(state).find(({ id }) => id === target.inside)
  const points = house ? [house.middle] : spots
  const radius = fromInches(BURST_DIAMETER[artillery] + SHRAPNEL_SPREAD) / 2
  let best: Point | undefined
  let refusal: Refusal | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const point of points) {
    const unseen = sightRefusal(state, unit, weapon, artillery, point, target)
    if (unseen) {
      refusal = likelier(refusal, unseen)
      continue
    }
    const men = menInBlast(state, point, radius)
    const enemies = men.filter((man) => man.unit.side !== unit.side).length
    const worth = enemies - 2 * (men.length - enemies)
    if (worth <= most) continue
    most = worth
    best = point
  }
  return (
    best ??
    refusal ??
    refuse('nobody-left', `Nobody of ${nameOf(state, target.id)} is left to be aimed at.`, 'SK-ART-34')
  )
}

const isPoint = (aim: Point | Refusal): aim is Point => 'x' in aim

/** The enemy a man or model of whom stands on a point. */
const aimedAt = (state: State, { side }: Unit, aim: Point): Unit | undefined =>
  state.units.find(
    (other) =>
      other.side !== side &&
      other.where === 'table' &&
      (gapToPointOf(other, aim) <= 0 ||
        figuresOut(other).some(({ at }) => distance(at, aim) <= fromInches(TOLERANCE))),
  )

/** What a gun would fire at a target or a point; a refusal if it cannot. */
export const directShotOf = (
  state: State,
  unit: Unit,
  weapon: string,
  at: { readonly target?: Unit | undefined; readonly aim?: Point | undefined },
  ammo: 'smoke' | 'gas' | undefined,
): DirectShot | Refusal => {
  const artillery = gunOf(unit, weapon)
  if (!artillery) return refuse('no-gun', 'That is no gun that fires over open sights.', 'SK-ART-10')
  if (ammo !== undefined && !(unit.ammo.includes(ammo) && hasShell(state, unit.side, unit, ammo)))
    return refuse('no-ammunition', `${nameOf(state, unit.id)} has no ${ammo}.`, 'SK-ART-10')
  const target = at.target ?? (at.aim && aimedAt(state, unit, at.aim))
  if (target && (target.side === unit.side || target.where !== 'table'))
    return refuse('no-target', `${nameOf(state, target.id)} cannot be fired at.`, 'SK-FIRE-33')
  const aim = at.aim ?? (target && aimAt(state, unit, weapon, artillery, target))
  if (!aim) return refuse('no-target', 'Give a target or an aim point.', 'SK-ART-26')
  if (!isPoint(aim)) return aim
  const refusal = sightRefusal(state, unit, weapon, artillery, aim, target)
  if (refusal) return refusal
  return {
    unit: unit.id,
    weapon,
    artillery,
    aim,
    ammo: ammo ?? usualAmmo(state, aim, target),
    target: target?.id,
    enfilade: target ? isEnfiladed(state, target, unit.position) : false,
  }
}
