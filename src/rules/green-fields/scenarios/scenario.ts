import { VICTORY_LIMIT } from '../tables/index.ts'
import type { Ground, Nation, SideName, Works } from '../vocabulary.ts'
import { SCENARIO_ARMIES } from './forces/armies.ts'
import type { Muster } from './forces/force.ts'
import type { Terms, Verdict } from './terms.ts'

/**
 * A campaign as it is printed. Grids have the highest row (side b's base line) first and column A at the left. Ground: O
 * open, R rough, W woods, T town, U ruins, M morass. Trench: - none, L light, H heavy.
 */
export interface Scenario {
  readonly id: string
  readonly title: string
  /** What it is about, in a sentence or two. */
  readonly text: string
  readonly ground: readonly string[]
  readonly trench: readonly string[] | null
  /** 'D1-D2-D3' */
  readonly roads: readonly string[]
  /** Zones by elevation. */
  readonly elevation: Readonly<Partial<Record<1 | 2, readonly string[]>>>
  readonly embankment: readonly string[]
  readonly water: readonly ScenarioWater[]
  readonly nations: Readonly<Record<SideName, Nation>>
  readonly armies: Readonly<Record<SideName, Muster>>
  /** Tunnels dug before it begins, each with its sappers in the zone it starts from. */
  readonly tunnels: readonly ScenarioTunnel[]
  /** Units that are still on their way in the first week, by id. */
  readonly heldBack: readonly string[]
  readonly terms: Omit<Terms, 'verdict' | 'placed' | 'heldBack'> & { readonly verdict: ScenarioVerdict }
}

export interface ScenarioWater {
  readonly water: 'stream' | 'river'
  /** 'A5/A6' */
  readonly edges: readonly string[]
  readonly bridges: readonly string[]
}

export interface ScenarioTunnel {
  readonly side: SideName
  readonly from: string
  readonly under: string
  readonly explosives: number
}

/** As `Verdict`, with the zone by its reference. */
export type ScenarioVerdict = Omit<Verdict, 'prize'> & {
  readonly prize: { readonly zone: string; readonly points: number } | null
}

export const NO_VERDICT: ScenarioVerdict = { marks: null, ties: null, prize: null }

/** What holds in most campaigns. */
export const TRENCH_TERMS = {
  limit: VICTORY_LIMIT.usual,
  variation: 'trench',
  season: null,
  announcer: null,
  firstRows: null,
  mustAssault: null,
  fogTurns: 0,
  surprise: null,
  noCanisters: false,
} as const

/** An army of the catalogue. */
export const armyNamed = (id: string): Muster => {
  const army = SCENARIO_ARMIES.find((one) => one.id === id)
  if (!army) throw new Error(`there is no army ${id}`)
  return army
}

export const GROUND_LETTERS: Readonly<Record<string, Ground>> = {
  O: 'open',
  R: 'rough',
  W: 'woods',
  T: 'town',
  U: 'ruins',
  M: 'morass',
}
export const TRENCH_LETTERS: Readonly<Record<string, Works>> = { '-': 'none', L: 'light', H: 'heavy' }

export const sized = ({ ground }: Pick<Scenario, 'ground'>) => ({
  columns: ground[0]?.length ?? 0,
  rows: ground.length,
})
