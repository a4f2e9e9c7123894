import { fair, type Random } from '../../../kernel/chance/random.ts'
import type { Period } from '../game/army.ts'
import { distance } from '../game/board/grid.ts'
import { conceals } from '../game/board/sight.ts'
import { aloft, flyersOf } from '../game/phases/air/sorties.ts'
import { FLYERS, targetsOf } from '../game/phases/air/targets.ts'
import type { PhaseOf } from '../game/phases/phase.ts'
import type { Unit } from '../game/unit.ts'
import { unitNamed } from '../game/units.ts'
import type { ZoneNumber } from '../game/zone.ts'
import { ARM } from '../tables/index.ts'
import { bestOf } from './best.ts'
import { fighterOf } from './estimates.ts'
import { done, type Intent } from './intent.ts'
import { sectorOf } from './line/sector.ts'
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
        return { order: { kind: 'sortie', unit: unit.id }, why: `${unit.name} flies for the troops below.` }
      const period = unit.type === 'bomber' ? 'night' : together
      const why =
        unit.type === 'bomber'
          ? `${unit.name} goes by night, when nobody can stop it.`
          : unit.type === 'fighter'
            ? `${unit.name} escorts our own airmen by ${period}.`
            : `${unit.name} flies by ${period} under escort.`
      return { order: { kind: 'sortie', unit: unit.id, period }, why }
    })
  return [...intents, done('The plans for the air are written.')]
}

/** Two adjoining zones of which we most want to know who is there. */
const zonesToSee = (situation: Situation): readonly ZoneNumber[] => {
  const { view } = situation
  const sector = sectorOf(situation)
  const curious = (zone: ZoneNumber): number =>
    isKnown(situation, zone) || !conceals(view, zone)
      ? 0
      : zone === sector[0]
        ? 3
        : sector.includes(zone)
          ? 2
          : 1
  const front = enemyFront(situation)
  const pairs = front.flatMap((one) =>
    front
      .filter((other) => other > one && distance(view.country, one, other) === 1)
      .map((other) => [one, other] as const),
  )
  return bestOf(pairs, ([one, other]) => curious(one) + curious(other), 0) ?? front.slice(0, 1)
}

const lookIntents = (situation: Situation, unit: Unit): readonly Intent[] => {
  const zones = zonesToSee(situation)
  const looks: Intent = {
    order: {
      kind: 'reconnoitre',
      unit: unit.id,
      depot: false,
      zones: zones.map((zone) => named(situation, zone)),
    },
    why: `${unit.name} shows our guns what is in ${zones.map((zone) => named(situation, zone)).join(' and ')}.`,
  }
  return [looks, done('There is nothing to look at.')]
}

/** How much a target is worth a burst. */
const preyWorth = (unit: Unit | undefined): number => {
  if (!unit) return 0
  if (unit.type === 'reconnaissance') return 3
  if (unit.type === 'balloon') return 1
  return 2
}

/** Troops that have come nearest to us, or guns. */
const groundWorth = (situation: Situation, units: readonly Unit[]): number =>
  units.reduce(
    (sum, unit) =>
      sum +
      8 -
      fighterOf(unit).experience -
      (isArtillery(unit) ? 3 : 0) +
      (isOurs(situation, unit.place) ? 6 - rowsToOurEdge(situation, unit.place) : 0),
    0,
  )

const targetWorth = (situation: Situation, unit: Unit, target: string): number => {
  const { view, foes } = situation
  if (target === 'depot') return 9
  if (target === 'aerodrome') return 2
  const found = unitNamed(view, target)
  if (found && (ARM[found.type] === 'aircraft' || found.type === 'balloon')) return 10 + preyWorth(found)
  const struck = found ? [found] : foes.filter(({ place }) => named(situation, place) === target)
  return struck.length === 0 || unit.strength === 0 ? 0 : groundWorth(situation, struck)
}

/** Targets as they come, the best first. */
export const airActionIntents = (
  situation: Situation,
  { step }: PhaseOf<'air-action'>,
): readonly Intent[] => {
  const { view, side } = situation
  const able = aloft(view, side)
  if (step === 'reconnaissance') {
    const unit = able.find(({ type }) => type === 'reconnaissance')
    return unit ? lookIntents(situation, unit) : [done('Nobody is up to look.')]
  }
  const intents: Intent[] = []
  for (const unit of able) {
    if (!FLYERS[step].includes(unit.type)) continue
    const [best] = [...targetsOf(view, unit, step)].sort(
      (one, other) => targetWorth(situation, unit, other) - targetWorth(situation, unit, one),
    )
    if (best === undefined) continue
    const name = unitNamed(view, best)?.name ?? best
    intents.push({
      order: { kind: 'air-attack', unit: unit.id, target: best },
      why: `${unit.name} goes for ${name}.`,
    })
  }
  return [...intents, done('Nothing worth a burst is left.')]
}
