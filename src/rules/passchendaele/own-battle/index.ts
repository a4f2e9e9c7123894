import { overlaps } from '#kernel/geometry/gap.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { Scenario, ScenarioUnit } from '../scenarios/scenario.ts'
import { AIMS } from '../tables/pick-up.ts'
import { BASE_SIZES } from '../tables/table-top.ts'
import { forceOf } from './forces.ts'
import { BATTLE } from './form.ts'
import { drawnGround, type Laid, lineAt, onTable, type Spot, terrainOf } from './ground.ts'
import { unitsPlaced } from './places.ts'
import { remarksOn, roomFault, termsFault } from './refusals.ts'
import { type Terms, termsOf } from './terms.ts'

export const OWN_BATTLE = {
  id: 'own-battle',
  title: 'Your own battle',
  text: 'Nations, year, divisions and guns of your own choosing, on a stretch of front drawn and garrisoned for you.',
} as const

const STRONGPOINT_NAMES = { farm: 'Farm', village: 'Village', pillboxes: 'Pillboxes' } as const

/** 7.9: what is fought for. */
const objectivesOf = (terms: Terms, laid: Laid): Scenario['objectives'] => {
  const { width, defenceDivisions } = terms
  const worth = AIMS[terms.objectives]
  const place = onTable(terms)
  const named = (name: string, at: Spot, points: number): Scenario['objectives'] => {
    const [x, y] = place(at)
    return points > 0 ? [[name, x, y, points]] : []
  }
  const second = (u: number): Spot => [u, lineAt(laid.second, u)]
  return [
    ...Array.from({ length: defenceDivisions }, (_, k) => {
      const u = (width * (2 * k + 1)) / (2 * defenceDivisions)
      const name = defenceDivisions === 1 ? 'Front line' : `Front line ${k + 1}`
      return named(name, [u, lineAt(laid.defence, u)], worth.front)
    }).flat(),
    ...laid.strongpoints.flatMap(({ kind, number, at }) =>
      named(
        `${STRONGPOINT_NAMES[kind]} ${number}`,
        at,
        kind === 'village' ? worth.village : worth.strongpoint,
      ),
    ),
    ...named('Second line, west', second(width / 4), worth.second),
    ...named('Second line, east', second((3 * width) / 4), worth.second),
  ]
}

const scenarioOf = (terms: Terms, laid: Laid, units: readonly ScenarioUnit[]): Scenario => {
  const [attack, defence] = ['attack-front', 'defence-front']
  return {
    id: OWN_BATTLE.id,
    title: OWN_BATTLE.title,
    year: terms.year,
    width: terms.width,
    depth: terms.depth,
    turns: terms.turns,
    attacker: terms.attacker,
    enemy: { german: 180, entente: 0 },
    ground: terms.ground === 'cratered' ? 'cratered' : 'open-countryside',
    terrain: terrainOf(terms, laid),
    bridges: laid.bridges.map(onTable(terms)),
    front:
      terms.attacker === 'entente'
        ? { entente: attack, german: defence }
        : { german: attack, entente: defence },
    units,
    objectives: objectivesOf(terms, laid),
    gas: terms.gas,
    breakthrough: AIMS[terms.objectives].breakthrough,
  }
}

/** Too many of something that the rows do not count, so that two would stand in one place or off the table. */
const crowdFault = ({ width, depth, units }: Scenario): Fault | undefined => {
  const boxes = units.flatMap(({ name, bases }) =>
    bases.map(([troop, x, y]) => ({ name, troop, x, y, ...BASE_SIZES[troop] })),
  )
  const boxOf = ({ x, y, width: across, depth: deep }: (typeof boxes)[number]) => ({
    centre: { x: Math.round(x * 1000), y: Math.round(y * 1000) },
    heading: 0,
    width: across * 1000,
    depth: deep * 1000,
  })
  for (const [i, one] of boxes.entries()) {
    const off =
      one.x < one.width / 2 ||
      one.x > width - one.width / 2 ||
      one.y < one.depth / 2 ||
      one.y > depth - one.depth / 2
    if (off) return { path: 'width', message: `${one.name} would stand over the edge of the table.` }
    const other = boxes.slice(i + 1).find((later) => overlaps(boxOf(one), boxOf(later)))
    if (other)
      return { path: 'width', message: `There is no room for ${one.name} and ${other.name} side by side.` }
  }
  return undefined
}

/** What players have drawn up. */
export interface OwnBattle {
  readonly terms: Terms
  readonly scenario: Scenario
  /** Unusual, and allowed. */
  readonly remarks: readonly string[]
}

/** A battle of the players' own; faults are named by their field. */
export const ownBattle = (received: unknown, seed: number): Result<OwnBattle, Fault> => {
  const read = accept(BATTLE, received)
  if (!read.ok) return read
  const terms = termsOf(read.value, seed)
  const wrong = termsFault(terms)
  if (wrong) return failure(wrong)
  const attack = forceOf(terms, 'attack')
  const defence = forceOf(terms, 'defence')
  const full = roomFault(terms, 'attack', attack) ?? roomFault(terms, 'defence', defence)
  if (full) return failure(full)
  const laid = drawnGround(terms)
  const scenario = scenarioOf(terms, laid, [
    ...unitsPlaced(terms, laid, 'attack', attack),
    ...unitsPlaced(terms, laid, 'defence', defence),
  ])
  const crowded = crowdFault(scenario)
  return crowded ? failure(crowded) : success({ terms, scenario, remarks: remarksOn(terms) })
}
