import { orElse, type Staff, type Wish } from '#kernel/game/commander.ts'
import { distance } from '#kernel/geometry/point.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { coverInside } from '../game/board/cover.ts'
import { houseNamed } from '../game/board/ground.ts'
import { directShotOf, gunOf, isDirectShot } from '../game/fire/direct.ts'
import { unfitUnit, unfitWeapon } from '../game/fire/fitness.ts'
import { fireTable, hasClearLine, isShot, shotOf } from '../game/fire/shot.ts'
import { nameOf } from '../game/names.ts'
import type { PlayerOrder } from '../game/phases/index.ts'
import { gunShell } from '../game/shells/shelling.ts'
import type { Unit } from '../game/state.ts'
import { isInMelee, isOnTable, unitNamed } from '../game/units.ts'
import { weaponsOf } from '../game/weapons.ts'
import { figuresOf } from '../procedures/weapon-figures.ts'
import { toInches } from '../tables/table-top.ts'
import { throwsOf } from './bombing.ts'
import { worthOfShell } from './bursts.ts'
import { mostHits, volley } from './fire-power.ts'
import { isBelow, type Situation } from './situation.ts'
import { inchesTo } from './stance.ts'
import { meanHits, worthOfMan, worthOfUnit } from './worth.ts'

/** Longest useful range of a small arm; beyond it hardly anything is hit. */
const FAR = 60

interface Choice {
  readonly order: PlayerOrder
  readonly worth: number
  readonly why: string
}

/** Enemies that may be shot at at all, routing ones too (SK-FIRE-33). */
const targetsOf = ({ view, enemy }: Situation): readonly Unit[] =>
  view.units.filter(
    (unit) =>
      unit.side === enemy &&
      isOnTable(unit) &&
      unit.figures.some(({ hit }) => hit === null) &&
      !unit.vehicle?.destroyed &&
      !isBelow(view, unit) &&
      !isInMelee(view, unit),
  )

/** SK 9.17: the men it will hit by what they are worth, with something for a first check and one at half strength. */
const worthOfHits = ({ view, thresholds }: Situation, target: Unit, hits: number): number => {
  const man = worthOfMan(view, target, thresholds)
  if (target.vehicle) return hits * man
  const whole = worthOfUnit(view, target, thresholds)
  const already = target.figures.filter(({ hit }) => hit !== null).length
  const fresh = !target.firstFireTaken && hits > 0.15 ? thresholds.firstCheck * whole : 0
  const left = target.figures.length - already - hits
  const half = hits > 0.3 && left * 2 <= target.strength ? thresholds.firstCheck * whole : 0
  const served = target.routedIn === null ? 1 : 0.6
  return (hits * man + fresh + half) * served
}

/** Inches by which the nearest men of two units may be nearer than a middle is to a man; and what rounding may do to that. */
const NEARER = 6
const NEARLY = 0.1

/** A target with the most that all weapons of a unit could do to it, and how far it is from the middle of the unit. */
interface Hope {
  readonly target: Unit
  readonly inches: number
  readonly hope: number
}

/** Best hopes first, so that few targets have to be looked at closely. */
const byHope = (situation: Situation, unit: Unit, targets: readonly Unit[]): readonly Hope[] => {
  const { view } = situation
  const farthest = Math.min(FAR, view.scenario.sight ?? FAR) + NEARER
  const found: Hope[] = []
  for (const target of targets) {
    const inches = inchesTo(view, target, unit.position)
    if (inches > farthest) continue
    const hits = volley(
      view,
      unit,
      Math.max(0, inches - NEARER),
      { cover: 'none', prone: false, figures: target.figures.length, skirmish: false, enfilade: true },
      { aimed: true, moved: false },
    )
    if (hits > 0) found.push({ target, inches, hope: worthOfHits(situation, target, hits) })
  }
  return found.sort((one, other) => other.hope - one.hope)
}

/** Inches by which the farthest man of a unit is off its middle. */
const spreadOf = ({ figures, position }: Unit): number =>
  toInches(figures.reduce((most, { at }) => Math.max(most, distance(at, position)), 0))

/** The most that one weapon could do to a target, whatever the lines of fire are. */
const mostWorth = (situation: Situation, unit: Unit, weapon: string, { target, inches }: Hope): number => {
  const { view } = situation
  const { inside, trench, prone, figures } = target
  const house = inside === null ? undefined : houseNamed(view, inside)
  const near = unit.inside === null ? inches - spreadOf(unit) - NEARLY : inches - NEARER
  const hits = mostHits(view, unit, weapon, Math.max(0, near), {
    cover: house ? coverInside(house) : trench === null ? 'none' : 'trench',
    prone,
    figures: figures.reduce((sum, { hit }) => sum + (hit === null ? 1 : 0), 0),
    skirmish: false,
    enfilade: inside === null && figures.length > 1,
  })
  return worthOfHits(situation, target, hits)
}

/** The best shot of a small arm. */
const smallArmChoice = (
  situation: Situation,
  unit: Unit,
  weapon: string,
  hopes: readonly Hope[],
): Choice | undefined => {
  const { view } = situation
  let best: Choice | undefined
  for (const one of hopes) {
    const { target, hope } = one
    if (best && best.worth >= hope) break
    if (best && !unit.vehicle && !target.vehicle && best.worth >= mostWorth(situation, unit, weapon, one))
      continue
    const worth = worthOfShot(situation, unit, weapon, target)
    if (worth === undefined || (best && best.worth >= worth)) continue
    best = {
      order: { kind: 'fire', units: [unit.id], weapon, target: target.id },
      worth,
      why: `${nameOf(view, target.id)} is the best target of ${nameOf(view, unit.id)}.`,
    }
  }
  return best
}

/** What a small arm does to a target; nothing if it cannot hit anybody. */
const worthOfShot = (situation: Situation, unit: Unit, weapon: string, target: Unit): number | undefined => {
  const { view } = situation
  if (!hasClearLine(view, unit, weapon, target)) return undefined
  const shot = shotOf(view, unit, weapon, target)
  if (!isShot(shot)) return undefined
  const { input, firers, hittable } = shot
  const figures =
    input.weapon === 'hmg' || input.weapon === 'lmg'
      ? figuresOf(input.weapon, input.crewLost, SILENT)
      : input.sniper
        ? figuresOf('sniper', 0, SILENT)
        : firers
  const hits = meanHits(view, fireTable(shot), figures, hittable.length)
  return hits > 0 ? worthOfHits(situation, target, hits) : undefined
}

/** Targets of the same weapon that are nearly as good. */
function* otherTargets(
  situation: Situation,
  targets: readonly Unit[],
  order: PlayerOrder,
): Generator<Wish<PlayerOrder>> {
  const { view } = situation
  const unit = order.kind === 'fire' ? unitNamed(view, order.units[0] ?? '') : undefined
  if (order.kind !== 'fire' || !unit || gunOf(unit, order.weapon)) return
  const found = targets
    .flatMap((target) => {
      if (target.id === order.target) return []
      const worth = worthOfShot(situation, unit, order.weapon, target)
      return worth === undefined ? [] : [{ target, worth }]
    })
    .toSorted((one, other) => other.worth - one.worth)
  for (const { target } of found.slice(0, OTHERS))
    yield {
      order: { ...order, target: target.id },
      why: `${nameOf(view, unit.id)} may fire at ${nameOf(view, target.id)} as well.`,
    }
}

const OTHERS = 2

/** The best shell of a gun over open sights. */
const gunChoice = (
  situation: Situation,
  unit: Unit,
  weapon: string,
  targets: readonly Unit[],
): Choice | undefined => {
  const { view } = situation
  let best: Choice | undefined
  for (const target of targets) {
    const shot = directShotOf(view, unit, weapon, { target }, undefined)
    if (!isDirectShot(shot)) continue
    const shell = gunShell(unit, shot.artillery, shot.aim, shot.ammo, {
      mode: 'direct',
      enfilade: shot.enfilade,
      marked: true,
    })
    const worth = worthOfShell(situation, shell, shot.aim) + worthOfHits(situation, target, 0.16)
    if (worth <= 0 || (best && best.worth >= worth)) continue
    best = {
      order: { kind: 'fire', units: [unit.id], weapon, target: target.id },
      worth,
      why: `The gun is laid on ${nameOf(view, target.id)}.`,
    }
  }
  return best
}

/** Guns and machine guns first, then squads; who has bombs throws them before he takes up his rifle. */
const rank = ({ weapon, vehicle }: Unit): number => (vehicle ? 2 : weapon !== null ? 0 : 1)

/** SK 9.1, 9.17: fire weapon by weapon, each at the target where it does most; other targets of the first follow it. */
export const fireWishes = (
  situation: Situation,
  wanted: string | undefined,
  staff: Staff,
): Iterable<Wish<PlayerOrder>> => {
  const targets = targetsOf(situation)
  return orElse(staff, inTurn(situation, wanted, targets), ({ order }) =>
    otherTargets(situation, targets, order),
  )
}

function* inTurn(
  situation: Situation,
  wanted: string | undefined,
  targets: readonly Unit[],
): Generator<Wish<PlayerOrder>> {
  const { view, side } = situation
  const units = view.units
    .filter(
      (unit) => unit.side === side && (wanted === undefined || unit.id === wanted) && !unfitUnit(view, unit),
    )
    .toSorted((one, other) => rank(one) - rank(other))
  if (targets.length > 0)
    for (const unit of units) {
      const thrown = throwsOf(situation, unit)
      if (thrown) yield thrown
      let hopes: readonly Hope[] | undefined
      for (const weapon of weaponsOf(unit)) {
        if (unfitWeapon(view, unit, weapon)) continue
        const isGun = gunOf(unit, weapon) !== undefined
        if (!isGun) hopes ??= byHope(situation, unit, targets)
        const choice =
          hopes && !isGun
            ? smallArmChoice(situation, unit, weapon, hopes)
            : gunChoice(situation, unit, weapon, targets)
        if (choice) yield { order: choice.order, why: choice.why }
      }
    }
  yield { order: { kind: 'pass' }, why: 'Nobody else has a target worth a round.' }
}
