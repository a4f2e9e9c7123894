import { columnOf } from '../../game/board/grid.ts'
import { entryZones, mayEnter } from '../../game/phases/assault/entering.ts'
import type { PhaseOf } from '../../game/phases/phase.ts'
import { isCombatUnit, type Unit } from '../../game/unit.ts'
import { OFF_BOARD, type ZoneNumber } from '../../game/zone.ts'
import { done, type Intent } from '../intent.ts'
import { facingIntents } from '../line/facing.ts'
import { isContent, isOrderedToAttack, target } from '../line/sector.ts'
import { supportIntents } from '../line/supports.ts'
import { foesIn, isOurs, named, ownIn, rowsToOurEdge, type Situation } from '../situation.ts'
import type { Advance } from '../weighing.ts'
import { advancesOf, bestAdvance, inWaves } from './advance.ts'
import { ridingIntents } from './riding.ts'

/** What a move must promise, in victory points, for an assault to be opened, to be made, and to go on fighting for. */
const LEAST = { open: 2.5, openContent: 4, move: 0.5, goOn: 1 } as const

/** W10: an assault is opened where the odds are good, or because the scenario says so. */
export const decisionIntents = (situation: Situation): readonly Intent[] => {
  const open = (why: string): Intent => ({ order: { kind: 'open-assault' }, why })
  const decline: Intent = { order: { kind: 'decline-assault' }, why: 'No attack promises enough this week.' }
  if (isOrderedToAttack(situation)) return [open('Our orders are to attack.'), decline]
  const best = bestAdvance(advancesOf(situation, []))
  const goal = best?.path[best.path.length - 1]
  const least = isContent(situation) ? LEAST.openContent : LEAST.open
  if (!best || goal === undefined || best.worth < least) return [decline, open('Our orders are to attack.')]
  return [open(`The way into ${named(situation, goal)} lies open.`), decline]
}

const ordered = (situation: Situation, { units, path, leaves }: Advance): Intent => {
  const [first] = units
  const end = path[path.length - 1] ?? first?.place ?? 0
  const ids = units.map(({ id }) => id)
  const way = path.map((zone) => named(situation, zone))
  const many = units.length > 1
  const who = many ? `${first?.name} and ${units.length - 1} more` : `${first?.name}`
  const does = (one: string, several: string): string => `${who} ${many ? several : one}`
  const where = named(situation, end)
  if (leaves)
    return {
      order: { kind: 'exit', units: ids, path: way },
      why: `${does('goes', 'go')} for the enemy's rear.`,
    }
  const foes = foesIn(situation, end).length > 0
  const why = isOurs(situation, end)
    ? foes
      ? `${does('throws', 'throw')} the enemy out of ${where}.`
      : `${does('comes', 'come')} up to ${where}.`
    : foes
      ? `${does('storms', 'storm')} ${where}.`
      : `${does('takes', 'take')} ${where}.`
  return { order: { kind: 'move', units: ids, path: way }, why }
}

/** The stack as it stands against the stack as it should. */
const wavesIntent = (
  situation: Situation,
  units: readonly Unit[],
  wished: readonly Unit[],
): readonly Intent[] => {
  const [first] = units
  if (!first || units.length < 2 || units.every((unit, i) => unit === wished[i])) return []
  return [
    {
      order: { kind: 'order-waves', zone: named(situation, first.place), units: wished.map(({ id }) => id) },
      why: `${wished[0]?.name} leads in ${named(situation, first.place)}.`,
    },
  ]
}

/** A2: the best move first, until none is worth making. */
export const movementIntents = (situation: Situation, { moved }: PhaseOf<'movement'>): readonly Intent[] => {
  const advances = [...advancesOf(situation, moved)]
    .filter(({ worth }) => worth > LEAST.move)
    .sort((one, other) => other.worth - one.worth)
  const [best] = advances
  const others = supportIntents(situation, moved)
  const stay = done('Nobody else has anything to gain by moving.')
  if (!best) return [...ridingIntents(situation, moved), ...others, stay]
  const from = best.units[0]?.place ?? 0
  const stack = ownIn(situation, from)
  const rest = stack.filter((unit) => !best.units.includes(unit))
  return [
    ...ridingIntents(situation, moved),
    ...wavesIntent(situation, stack, [...best.units, ...rest]),
    ...advances.slice(0, 4).map((advance) => ordered(situation, advance)),
    ...others,
    stay,
  ]
}

/** A3: attackers lead with the best trained; defenders with whoever has most dice and skill. */
export const closeAssaultIntents = (
  situation: Situation,
  phase: PhaseOf<'close-assault'>,
): readonly Intent[] => {
  const { zone } = phase
  const stack = ownIn(situation, zone)
  const attacks = stack.some(({ cameFrom }) => cameFrom !== null)
  const solid = (unit: Unit): number =>
    isCombatUnit(unit)
      ? unit.strength * (unit.status === 'routing' ? 0.5 : 1) + 2 * unit.experience + unit.morale
      : 0
  const wished = attacks ? inWaves(stack) : [...stack].sort((one, other) => solid(other) - solid(one))
  return [
    ...wavesIntent(situation, stack, wished),
    ...facingIntents(situation, phase),
    done(`The fight for ${named(situation, zone)} goes on.`),
  ]
}

/** Where reserves come on: before the enemy who is nearest our edge, or behind our own attack. */
const entryFor = (
  situation: Situation,
  zones: readonly ZoneNumber[],
): { zone: ZoneNumber; why: string } | undefined => {
  const { view, foes, side } = situation
  const { country } = view
  const [nearest] = foes
    .filter(
      (foe) =>
        (isCombatUnit(foe) && isOurs(situation, foe.place)) || rowsToOurEdge(situation, foe.place) <= 2,
    )
    .filter(isCombatUnit)
    .sort((one, other) => rowsToOurEdge(situation, one.place) - rowsToOurEdge(situation, other.place))
  const attacks = view.assault?.announcer === side
  const goal = nearest?.place ?? (attacks ? target(situation) : undefined)
  if (goal === undefined) return undefined
  const column = columnOf(country, goal)
  const [zone] = [...zones].sort(
    (one, other) =>
      Math.abs(columnOf(country, one) - column) - Math.abs(columnOf(country, other) - column) ||
      ownIn(situation, one).length - ownIn(situation, other).length,
  )
  if (zone === undefined) return undefined
  const why = nearest
    ? `comes on at ${named(situation, zone)} to bar the way of the enemy in ${named(situation, nearest.place)}.`
    : `comes on at ${named(situation, zone)} to follow up the attack.`
  return { zone, why }
}

/** A6: reserves where they are needed, and an offer to stop once there is nothing more to win. */
export const reserveIntents = (
  situation: Situation,
  { answering }: PhaseOf<'reserves'>,
): readonly Intent[] => {
  const { own, view } = situation
  const intents: Intent[] = []
  if (!answering) {
    for (const unit of own) {
      if (unit.place !== OFF_BOARD || !isCombatUnit(unit) || unit.type === 'pioneer' || !mayEnter(unit))
        continue
      const entry = entryFor(situation, entryZones(view, unit))
      if (entry)
        intents.push({
          order: { kind: 'enter', unit: unit.id, zone: named(situation, entry.zone) },
          why: `${unit.name} ${entry.why}`,
        })
    }
  }
  if (intents.length === 0 && !isPromising(situation))
    intents.push({ order: { kind: 'stop-assault' }, why: 'There is nothing more to be won today.' })
  return [...intents, done('The fight goes on.')]
}

/** Whether any move of the next turn would be worth making; nobody stops after the first. */
const isPromising = (situation: Situation): boolean => {
  if (situation.view.assault?.turn === 1) return true
  const best = bestAdvance(advancesOf(situation, []))
  return best !== undefined && best.worth > LEAST.goOn
}
