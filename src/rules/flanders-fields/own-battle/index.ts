import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { Grant, Objective, Scenario } from '../scenarios/scenario.ts'
import type { Side } from '../vocabulary.ts'
import { type Army, armyOf } from './army.ts'
import { attackSetUp } from './attack.ts'
import { mainFeature } from './cells.ts'
import { defenceSetUp } from './defence.ts'
import { forceOf, shelteredIn } from './force.ts'
import { ENGAGEMENT, type Given } from './form.ts'
import { drawnGround, type Laid } from './ground.ts'
import { musteredArmy } from './muster.ts'
import { onTable } from './pieces.ts'
import { attackersPlan, defendersPlan } from './plans.ts'
import { dateFault, termsFault } from './refusals.ts'
import { type Terms, termsOf } from './terms.ts'
import { thinnedArmy } from './thinning.ts'
import { armyFault } from './violations.ts'

export const OWN_ENGAGEMENT = {
  id: 'own-engagement',
  title: 'Your own engagement',
  text: 'A month, two armies and a stretch of front of your own choosing, drawn, dug and garrisoned for you.',
} as const

/** Turns of the usual one. */
export const OWN_TURNS = 10

type Armies = Readonly<Record<Side, Army>>

const VALUES = {
  lines: [1, 1, 1, 1, 2, 0],
  front: [2, 2, 1, 1, 0, 0],
  'break-through': [1, 1, 1, 1, 3, 3],
} as const

const objectivesOf = (terms: Terms, { lines: { front, second } }: Laid): readonly Objective[] => {
  const { width, length, objectives } = terms
  const [left, right] = [width / 4, (3 * width) / 4]
  const places: readonly Omit<Objective, 'value'>[] = [
    { name: 'Front left', at: [left, front] },
    { name: 'Front right', at: [right, front] },
    { name: 'Second left', at: [left, second] },
    { name: 'Second right', at: [right, second] },
    { name: mainFeature(terms).name, at: 'area' },
    { name: 'Rear', at: [width / 2, length - 15] },
  ]
  return places.flatMap((place, i) => {
    const value = VALUES[objectives][i] ?? 0
    return value > 0 ? [{ ...place, value }] : []
  })
}

/** Rules that were asked for, and those that come with works. */
const grantsOf = ({ works, barrage, hurricane, plans }: Terms): readonly Grant[] => [
  ...(works === 'none' ? [] : (['sos'] as const)),
  // FF-PLAN-10: without a plan there is no barrage.
  ...(barrage === 'none' || plans.attacker === 'none' ? [] : (['rolling-barrage'] as const)),
  ...(barrage === 'feuerwalze' ? (['feuerwalze'] as const) : []),
  ...(hurricane ? (['hurricane'] as const) : []),
]

const ZONE = { attacker: 32, beforeFront: 3 } as const

const MOST_HOUSES = 4
const MOST_FIRES = 16

/** Block houses and scheduled fires go by the defenders on the table. */
export const blockHousesOf = (given: Given, { works, width }: Terms, defenders: number): number =>
  given.blockHouses ??
  (works === 'deep' ? Math.min(Math.ceil(defenders / 2), MOST_HOUSES, Math.floor(width / 30)) : 0)

export const bombardmentsOf = (given: Given, { period, barrage }: Terms, defenders: number): number =>
  given.bombardments ??
  (period === 'mid' ? Math.min(MOST_FIRES, (barrage === 'none' ? 8 : 2) * defenders) : 0)

const noRoom = (side: Side, why: 'width' | 'guns', { width }: Terms): Fault =>
  why === 'guns'
    ? { path: 'guns', message: `The guns of the ${side} do not all fit on the table.` }
    : { path: 'width', message: `A table ${width} cm wide has no room for the rows of the ${side}.` }

/** The battle between two armies on a ground that is laid out already. */
export const battleOn = (
  armies: Armies,
  terms: Terms,
  laid: Laid,
  bombardments: number,
): Result<Scenario, Fault> => {
  const attack = attackSetUp(armies.attacker, terms.width)
  if (!attack.ok) return failure(noRoom('attacker', attack.error, terms))
  const defence = defenceSetUp(armies.defender, terms, laid.lines)
  if (!defence.ok) return failure(noRoom('defender', defence.error, terms))
  const attacker = forceOf(armies.attacker, 'attacker', attack.value)
  const defender = forceOf(armies.defender, 'defender', defence.value)
  const [first, ...others] = defender.regiments
  const garrisoned = first
    ? [{ ...first, weapons: { ...first.weapons, 'block-house': laid.blockHouses } }, ...others]
    : []
  const planning = (side: Side) => (terms.plans[side] === 'written' ? {} : { planning: terms.plans[side] })
  return success({
    id: OWN_ENGAGEMENT.id,
    title: OWN_ENGAGEMENT.title,
    size: terms.size,
    period: terms.period,
    date: terms.date,
    width: terms.width,
    length: terms.length,
    turns: terms.turns,
    ground: laid.features,
    attacker: {
      ...attacker,
      zone: [0, ZONE.attacker],
      plan: attackersPlan(attacker, armies.attacker.gas, bombardments, defence.value, terms, laid),
      ...planning('attacker'),
    },
    defender: {
      ...defender,
      zone: [laid.lines.front - ZONE.beforeFront, terms.length],
      regiments: garrisoned,
      ...(terms.shelters ? { below: shelteredIn(defence.value, laid) } : {}),
      plan: defendersPlan(defender, armies.defender.gas, terms, laid),
      ...planning('defender'),
    },
    objectives: objectivesOf(terms, laid),
    grants: grantsOf(terms),
    ...(terms.mist.turns > 0 ? { mist: { sight: terms.mist.limit, until: terms.mist.turns } } : {}),
  })
}

/** The army of a side: brought in a file, or built from the other fields. */
const armyFor = (given: Given, terms: Terms, side: Side, regimentsBefore: number): Result<Army, Fault> => {
  const file = given.armies?.[side]
  const army = file
    ? armyOf(file, terms.date, side, regimentsBefore)
    : thinnedArmy(musteredArmy(given, terms, side, regimentsBefore), given, side)
  const fault = armyFault(army, terms, side, {
    path: (field) => (file ? `armies.${side}.${field}` : field === 'storm' ? field : `${field}.${side}`),
    anyQuality: given.anyQuality ?? false,
    weapons: file ? 'by-table' : 'free',
  })
  return fault ? failure(fault) : success(army)
}

/** What players have drawn up: what was agreed, the armies, and the battle. */
export interface Engagement {
  readonly terms: Terms
  readonly armies: Armies
  readonly scenario: Scenario
  /** Whether event cards are played; undefined where nothing was said. */
  readonly events: boolean | undefined
}

/** A battle of the players' own; faults are named by their field. */
export const ownEngagement = (received: unknown, seed: number): Result<Engagement, Fault> => {
  const read = accept(ENGAGEMENT, received)
  if (!read.ok) return read
  const given = read.value
  const wrong = dateFault(given)
  if (wrong) return failure(wrong)
  const terms = termsOf(given, seed)
  const fault = termsFault(given, terms)
  if (fault) return failure(fault)
  const attacker = armyFor(given, terms, 'attacker', 0)
  if (!attacker.ok) return attacker
  const defender = armyFor(given, terms, 'defender', attacker.value.regiments.length)
  if (!defender.ok) return defender
  const armies = { attacker: attacker.value, defender: defender.value }
  const defenders = onTable(armies.defender).length
  const laid = drawnGround(terms, blockHousesOf(given, terms, defenders))
  const scenario = battleOn(armies, terms, laid, bombardmentsOf(given, terms, defenders))
  return scenario.ok ? success({ terms, armies, scenario: scenario.value, events: given.events }) : scenario
}
