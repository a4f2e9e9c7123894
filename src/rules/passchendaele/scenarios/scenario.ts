import {
  type Cover,
  type Group,
  isLineTroop,
  type Nation,
  type Quality,
  type SideName,
  type Troop,
} from '../vocabulary.ts'

/** A kind of ground that a scenario can lay on the table. */
export const TERRAINS = [
  'open-countryside',
  'cratered',
  'trench',
  'fortified',
  'bunker',
  'impassable',
  'stream',
  'blocking',
] as const
export type Terrain = (typeof TERRAINS)[number]

type At = readonly [x: number, y: number]

/** A chain of points with a width: a trench, a brook, a canal. */
interface BeltDrawn {
  readonly belt: number
  readonly along: readonly At[]
}

interface PolygonDrawn {
  readonly corners: readonly At[]
}

/**
 * PA-GEO-16: a piece of ground by its south-west and north-east corners, as a belt or as a polygon. Water is a belt or a
 * rectangle: nobody enters it, and moves are measured against straight banks.
 */
export type ScenarioArea =
  | readonly [name: string, terrain: Terrain, x1: number, y1: number, x2: number, y2: number]
  | readonly [name: string, terrain: Terrain, drawn: BeltDrawn]
  | readonly [name: string, terrain: Exclude<Terrain, 'impassable' | 'stream'>, drawn: PolygonDrawn]

export const belt = (width: number, ...along: readonly At[]): BeltDrawn => ({ belt: width, along })
export const polygon = (...corners: readonly At[]): PolygonDrawn => ({ corners })

export interface ScenarioUnit {
  readonly name: string
  /** What it was called at first, if that was otherwise: its id is made of it, and those of what leaves it. */
  readonly first?: string
  readonly nation: Nation
  readonly quality: Quality
  /** When it is set down in a deployment of one's own. */
  readonly group: Group
  /** Centres of the bases by troops, in the order in which they stand; the first infantry or cavalry names the unit. */
  readonly bases: readonly (readonly [troop: Troop, x: number, y: number])[]
}

/** A battle as it is printed: inches from the south-west corner, x to the east, y to the north. */
export interface Scenario {
  readonly id: string
  readonly title: string
  readonly year: number
  readonly width: number
  readonly depth: number
  readonly turns: number
  readonly attacker: SideName
  /** Compass bearing of the enemy, in degrees. */
  readonly enemy: Readonly<Record<SideName, number>>
  /** What everything is that the terrain does not cover. */
  readonly ground: Cover
  readonly terrain: readonly ScenarioArea[]
  readonly bridges: readonly At[]
  /** The foremost trench of each side, by name. */
  readonly front: Readonly<Record<SideName, string>>
  readonly units: readonly ScenarioUnit[]
  readonly objectives: readonly (readonly [id: string, x: number, y: number, points: number])[]
  /** What objectives are called by now, where that is not what orders know them by. */
  readonly called?: Readonly<Record<string, string>>
  /** Gas sheaves each side may lay; none stands for no limit (PA-SHEAF-16). */
  readonly gas: Readonly<Partial<Record<SideName, number>>>
  /** What each base that breaks through counts, if not the usual points (PA-END-03). */
  readonly breakthrough?: number
  /** Beaten zones are this deep up to and including this turn. */
  readonly fog?: { readonly turns: number; readonly range: number }
  /** This side begins on hold and cannot change orders in turn 1. */
  readonly surprised?: SideName
  /** Divisions the scenario lets roll to relocate wherever they stand. */
  readonly mayRelocate?: readonly string[]
}

const LEFT_TO_RIGHT = (troop: Troop, places: readonly At[]) =>
  places.map(([x, y]): readonly [Troop, number, number] => [troop, x, y])

export const infantry = (...places: readonly At[]) => LEFT_TO_RIGHT('infantry', places)
export const cavalry = (...places: readonly At[]) => LEFT_TO_RIGHT('cavalry', places)
export const storm = (...places: readonly At[]) => LEFT_TO_RIGHT('stosstruppen', places)
export const mortar = (...places: readonly At[]) => LEFT_TO_RIGHT('trench-mortar', places)
export const machineGun = (...places: readonly At[]) => LEFT_TO_RIGHT('machine-gun', places)
export const tank = (...places: readonly At[]) => LEFT_TO_RIGHT('tank', places)
export const lightTank = (...places: readonly At[]) => LEFT_TO_RIGHT('light-tank', places)
export const field = (...places: readonly At[]) => LEFT_TO_RIGHT('field-artillery', places)
export const heavy = (...places: readonly At[]) => LEFT_TO_RIGHT('heavy-artillery', places)
export const extraHeavy = (...places: readonly At[]) => LEFT_TO_RIGHT('extra-heavy-artillery', places)
export const superHeavy = (...places: readonly At[]) => LEFT_TO_RIGHT('super-heavy-artillery', places)

/** One unit of a roster. */
export const unit =
  (nation: Nation, group: Group) =>
  (name: string, quality: Quality, ...bases: readonly ScenarioUnit['bases'][]): ScenarioUnit => ({
    name,
    nation,
    quality,
    group,
    bases: bases.flat(),
  })

/** PA-TROOP-12: a division is what its infantry or cavalry is, whatever is attached to it. */
export const checksAs = (bases: ScenarioUnit['bases']): Troop =>
  (bases.find(([troop]) => isLineTroop(troop)) ?? bases[0])?.[0] ?? 'infantry'
