import type { Wish } from '../../../kernel/game/commander.ts'
import { SILENT } from '../../../kernel/procedure/trace.ts'
import { directShotOf, gunOf, isDirectShot } from '../game/fire/direct.ts'
import { unfitUnit, unfitWeapon } from '../game/fire/fitness.ts'
import { isShot, shotOf } from '../game/fire/shot.ts'
import { fireTable } from '../game/fire/table.ts'
import { weaponsOf } from '../game/fire/weapons.ts'
import type { PlayerOrder } from '../game/orders.ts'
import { gunShell } from '../game/shells/shelling.ts'
import type { Unit } from '../game/state.ts'
import { nameOf } from '../game/stories/names.ts'
import { isInMelee, isOnTable } from '../game/units.ts'
import { figuresOf } from '../procedures/weapon-figures.ts'
import { throwsOf } from './bombing.ts'
import { worthOfShell } from './bursts.ts'
import { volley } from './fire-power.ts'
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

/** Inches by which the nearest men of two units may be nearer than a middle is to a man. */
const NEARER = 6

/** Targets with the most that could be done to them, so that few have to be looked at closely. */
const byHope = (situation: Situation, unit: Unit, targets: readonly Unit[]) => {
  const { view } = situation
  const farthest = Math.min(FAR, view.scenario.sight ?? FAR) + NEARER
  const found: { readonly target: Unit; readonly hope: number }[] = []
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
    if (hits > 0) found.push({ target, hope: worthOfHits(situation, target, hits) })
  }
  return found.sort((one, other) => other.hope - one.hope)
}

/** The best shot of a small arm. */
const smallArmChoice = (
  situation: Situation,
  unit: Unit,
  weapon: string,
  targets: readonly Unit[],
): Choice | undefined => {
  const { view } = situation
  let best: Choice | undefined
  for (const { target, hope } of byHope(situation, unit, targets)) {
    if (best && best.worth >= hope) break
    const shot = shotOf(view, unit, weapon, target)
    if (!isShot(shot)) continue
    const { input, firers, hittable } = shot
    const figures =
      input.weapon === 'hmg' || input.weapon === 'lmg'
        ? figuresOf(input.weapon, input.crewLost, SILENT)
        : input.sniper
          ? figuresOf('sniper', 0, SILENT)
          : firers
    const hits = meanHits(view, fireTable(shot), figures, hittable.length)
    if (hits <= 0) continue
    const worth = worthOfHits(situation, target, hits)
    if (best && best.worth >= worth) continue
    best = {
      order: { kind: 'fire', units: [unit.id], weapon, target: target.id },
      worth,
      why: `${nameOf(view, target.id)} is the best target of ${nameOf(view, unit.id)}.`,
    }
  }
  return best
}

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

/** SK 9.1, 9.17: fire weapon by weapon, each at the target where it does most. */
export function* fireWishes(situation: Situation, wanted: string | undefined): Generator<Wish<PlayerOrder>> {
  const { view, side } = situation
  const targets = targetsOf(situation)
  const units = view.units
    .filter(
      (unit) => unit.side === side && (wanted === undefined || unit.id === wanted) && !unfitUnit(view, unit),
    )
    .toSorted((one, other) => rank(one) - rank(other))
  if (targets.length > 0)
    for (const unit of units) {
      const thrown = throwsOf(situation, unit)
      if (thrown) yield thrown
      for (const weapon of weaponsOf(unit)) {
        if (unfitWeapon(view, unit, weapon)) continue
        const choice = gunOf(unit, weapon)
          ? gunChoice(situation, unit, weapon, targets)
          : smallArmChoice(situation, unit, weapon, targets)
        if (choice) yield { order: choice.order, why: choice.why }
      }
    }
  yield { order: { kind: 'pass' }, why: 'Nobody else has a target worth a round.' }
}
