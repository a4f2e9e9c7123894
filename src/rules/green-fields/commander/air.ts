import { fair, type Random } from '#kernel/chance/random.ts'
import { PERIODS, type Period } from '../game/army.ts'
import { conceals } from '../game/board/sight.ts'
import { aloft, flyersOf } from '../game/phases/air/sorties.ts'
import { FLYERS, targetsOf } from '../game/phases/air/targets.ts'
import { isGun, reachesBehind } from '../game/phases/bombardment/guns.ts'
import type { AirStep, PhaseOf } from '../game/phases/shapes.ts'
import type { Unit } from '../game/unit.ts'
import { unitNamed } from '../game/units.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { distance } from '../reckoning/grid.ts'
import { ARM } from '../tables/index.ts'
import { fighterOf } from './estimates.ts'
import { done, type Intent } from './intent.ts'
import { sectorOf, wouldAttack } from './sector.ts'
import {
  enemyFront,
  isArtillery,
  isKnown,
  isOurs,
  named,
  rowsToOurEdge,
  type Situation,
} from './situation.ts'

const BY_DAY: readonly Period[] = ['dawn', 'day', 'dusk']

/** W5, A4: everybody who flies by day goes together, so that fighters escort the rest; bombers go by night. */
export const airPlanIntents = (situation: Situation, random: Random): readonly Intent[] => {
  const { view, side } = situation
  const { sorties } = view.armies[side]
  const written = sorties.find(({ unit }) => unitNamed(view, unit)?.type !== 'bomber')?.period
  const together = written ?? BY_DAY[fair(random, BY_DAY.length)] ?? 'day'
  const intents = flyersOf(view, side)
    .filter(({ id }) => !sorties.some(({ unit }) => unit === id))
    .map((unit): Intent => {
      if (view.assault)
        return {
          order: { kind: 'sortie', unit: unit.id },
          why: `${unit.name} is to fly for the troops below.`,
        }
      const period = unit.type === 'bomber' ? 'night' : together
      const why =
        unit.type === 'bomber'
          ? `${unit.name} is to go by night, when nobody can stop it.`
          : unit.type === 'fighter'
            ? `${unit.name} is to escort our own airmen by ${period}.`
            : `${unit.name} is to fly by ${period} under escort.`
      return { order: { kind: 'sortie', unit: unit.id, period }, why }
    })
  return [...intents, done('The plans for the air are written.')]
}

/** Two adjoining zones at a time, those first of which we most want to know who is there. */
const zonesToSee = (situation: Situation): readonly (readonly ZoneNumber[])[] => {
  const { view, thresholds } = situation
  const worth = thresholds.air
  const sector = sectorOf(situation)
  const curious = (zone: ZoneNumber): number =>
    isKnown(situation, zone) || !conceals(view, zone)
      ? 0
      : zone === sector[0]
        ? worth.target
        : sector.includes(zone)
          ? worth.sector
          : worth.elsewhere
  const front = enemyFront(situation)
  const pairs = front.flatMap((one) =>
    front
      .filter((other) => other > one && distance(view.country, one, other) === 1)
      .map((other) => ({ zones: [one, other], worth: curious(one) + curious(other) })),
  )
  return pairs
    .filter((pair) => pair.worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ zones }) => zones)
}

const lookAt = (situation: Situation, unit: Unit, zones: readonly ZoneNumber[]): Intent => {
  const names = zones.map((zone) => named(situation, zone))
  return {
    order: { kind: 'reconnoitre', unit: unit.id, depot: false, zones: names },
    why: `${unit.name} is to show our guns what is in ${names.join(' and ')}.`,
  }
}

/** GF-AIR-05, GF-AIR-13: behind the lines, for heavy guns that reach there: the depot, then the enemy's own. */
const behindTheLines = ({ view, own, enemy }: Situation, { id, name }: Unit): readonly Intent[] => {
  if (view.assault || !own.some((gun) => isGun(gun) && reachesBehind(view, gun, enemy))) return []
  const depot: Intent = {
    order: { kind: 'reconnoitre', unit: id, depot: true },
    why: `${name} is to find the enemy's depot for our heavy guns.`,
  }
  const guns: Intent = {
    order: { kind: 'reconnoitre', unit: id, depot: false, sought: 'heavy-artillery' },
    why: `${name} is to look for heavy guns behind the enemy's lines.`,
  }
  return view.armies[enemy].depotShelled ? [guns] : [depot, guns]
}

/** Where troops may lie first, then what is behind, then what is known already. */
const looksOf = (situation: Situation, unit: Unit): readonly Intent[] => [
  ...zonesToSee(situation).map((zones) => lookAt(situation, unit, zones)),
  ...behindTheLines(situation, unit),
  ...enemyFront(situation)
    .slice(0, 1)
    .map((zone) => lookAt(situation, unit, [zone])),
]

/** How much a target is worth a burst. */
const preyWorth = (situation: Situation, { type }: Unit): number => {
  const { flyer, observer, balloon, other, spared } = situation.thresholds.air
  if (type === 'balloon' && !situation.view.assault && !wouldAttack(situation)) return spared
  return flyer + (type === 'reconnaissance' ? observer : type === 'balloon' ? balloon : other)
}

/** Troops that have come nearest to us, or guns. */
const groundWorth = (situation: Situation, units: readonly Unit[]): number => {
  const { troops, guns, rows } = situation.thresholds.air
  return units.reduce(
    (sum, unit) =>
      sum +
      troops -
      fighterOf(unit).experience -
      (isArtillery(unit) ? guns : 0) +
      (isOurs(situation, unit.place) ? rows - rowsToOurEdge(situation, unit.place) : 0),
    0,
  )
}

const targetWorth = (situation: Situation, unit: Unit, target: string): number => {
  const { view, foes, thresholds } = situation
  if (target === 'depot') return thresholds.air.depot
  if (target === 'aerodrome') return thresholds.air.aerodrome
  const found = unitNamed(view, target)
  if (found && (ARM[found.type] === 'aircraft' || found.type === 'balloon'))
    return preyWorth(situation, found)
  const struck = found ? [found] : foes.filter(({ place }) => named(situation, place) === target)
  return struck.length === 0 || unit.strength === 0 ? 0 : groundWorth(situation, struck)
}

const attacksOf = (situation: Situation, unit: Unit, step: AirStep): readonly Intent[] =>
  [...targetsOf(situation.view, unit, step)]
    .map((target) => ({ target, worth: targetWorth(situation, unit, target) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ target }) => ({
      order: { kind: 'air-attack', unit: unit.id, target },
      why: `${unit.name} is to go for ${unitNamed(situation.view, target)?.name ?? target}.`,
    }))

/** Everybody's best target in turn. */
export const airActionIntents = (
  situation: Situation,
  { step }: PhaseOf<'air-action'>,
): readonly Intent[] => {
  const { view, side } = situation
  const able = aloft(view, side)
  if (step === 'reconnaissance') {
    const unit = able.find(({ type }) => type === 'reconnaissance')
    if (!unit) return [done('Nobody is up to look.')]
    return [...looksOf(situation, unit).slice(0, 1), done('There is nothing to look at.')]
  }
  const attacks = able
    .filter(({ type }) => FLYERS[step].includes(type))
    .flatMap((unit) => attacksOf(situation, unit, step).slice(0, 1))
  return [...attacks, done('Nothing worth a burst is left.')]
}

/** How many other targets are thought of. */
const OTHERS = 3

/** What else somebody in the air might look at or attack. */
export const otherAirTargets = (
  situation: Situation,
  { step }: PhaseOf<'air-action'>,
  { order }: Intent,
): readonly Intent[] => {
  if (order.kind !== 'reconnoitre' && order.kind !== 'air-attack') return []
  const unit = unitNamed(situation.view, order.unit)
  if (!unit) return []
  const targets = order.kind === 'reconnoitre' ? looksOf(situation, unit) : attacksOf(situation, unit, step)
  return targets.slice(1, OTHERS + 1)
}

/** Other times at which somebody might fly. */
export const otherPeriods = ({ view }: Situation, { order }: Intent): readonly Intent[] => {
  if (order.kind !== 'sortie' || order.period === undefined) return []
  const name = unitNamed(view, order.unit)?.name ?? 'The airmen'
  return PERIODS.map((period) => ({
    order: { kind: 'sortie', unit: order.unit, period },
    why: period === 'night' ? `${name} is to go by night, alone.` : `${name} is to fly by ${period} instead.`,
  }))
}
