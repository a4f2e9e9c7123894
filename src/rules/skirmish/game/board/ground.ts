import type { Point } from '#kernel/geometry/point.ts'
import { shapeHolds } from '#kernel/geometry/shape.ts'
import { recentMemo } from '#kernel/memo.ts'
import type { Going } from '#table/going.ts'
import { STRUCTURE_VALUES } from '../../tables/index.ts'
import type { Ground, Structure } from '../../vocabulary.ts'
import { type Bridge, type Field, fieldOf, type House } from '../field.ts'
import type { State, Unit } from '../state.ts'

type Table = Pick<State, 'scenario' | 'works'>

export const damageTo = ({ works }: Pick<State, 'works'>, id: string, section = 0): number =>
  works.find((work) => work.id === id)?.damage[section] ?? 0

/** SK-STR-02 */
export const isDestroyed = (
  table: Pick<State, 'works'>,
  { id, kind }: { readonly id: string; readonly kind: Structure },
  section = 0,
): boolean => damageTo(table, id, section) >= STRUCTURE_VALUES[kind]

/** Buildings and bunkers that stand, and those that are rubble (SK-STR-08). */
const structures = recentMemo((works: State['works'], { scenario }: Table) => {
  const { houses, bridges } = fieldOf(scenario)
  return {
    standing: houses.filter((house) => !isDestroyed({ works }, house)),
    rubble: houses.filter((house) => isDestroyed({ works }, house)),
    bridges: bridges.filter((bridge) => !isDestroyed({ works }, bridge)),
    fallen: bridges.filter((bridge) => isDestroyed({ works }, bridge)),
  }
})

export const housesStanding = (state: Table): readonly House[] => structures(state.works, state).standing

export const rubbles = (state: Table): readonly House[] => structures(state.works, state).rubble

export const bridgesStanding = (state: Table): readonly Bridge[] => structures(state.works, state).bridges

export const houseNamed = ({ scenario }: Pick<State, 'scenario'>, id: string): House | undefined =>
  fieldOf(scenario).houses.find((house) => house.id === id)

/** SK-MOV-23: a bunker faces one way, and so do those in it. */
export const isInBunker = (state: Pick<State, 'scenario'>, { inside }: Pick<Unit, 'inside'>): boolean =>
  inside !== null && houseNamed(state, inside)?.faces !== undefined

/** Stands above ground and bars the way and the view; a dugout lies below (SK-STR-11). */
export const isAboveGround = ({ kind }: House): boolean => kind !== 'dugout'

/** SK-STR-14: he sees nobody and nobody sees him. */
export const isInDugout = (state: Pick<State, 'scenario'>, { inside }: Pick<Unit, 'inside'>): boolean =>
  inside !== null && houseNamed(state, inside)?.kind === 'dugout'

/** SK-SET-05, SK-GEN-25 */
export const isOnHill = ({ scenario }: Pick<State, 'scenario'>, p: Point): boolean =>
  fieldOf(scenario).areas.some(({ kind, shape }) => kind === 'hill' && shapeHolds(shape, p))

/** What a piece of ground is to those who move; the first that lies there counts (SK-GEN-26). */
export const GOING_ORDER = [
  'house',
  'bridge',
  'fallen-bridge',
  'river',
  'road',
  'trench',
  'rubble',
  'wood',
  'marsh',
  'stream',
  'shelled',
] as const
export type GoingKind = (typeof GOING_ORDER)[number]

const AS_GROUND: Readonly<Record<GoingKind, Ground | 'barred'>> = {
  house: 'barred',
  bridge: 'road',
  'fallen-bridge': 'barred',
  river: 'barred',
  road: 'road',
  trench: 'clear',
  rubble: 'rough',
  wood: 'rough',
  marsh: 'rough',
  stream: 'rough',
  shelled: 'shelled',
}

/** SK-GEN-26, SK-MOV-25: the ground of all that lies under a place. */
export const groundOf = (under: readonly GoingKind[]): Ground | 'barred' => {
  if (under.length === 0) return 'clear'
  const [only] = under
  const first =
    under.length === 1 && only !== undefined ? only : GOING_ORDER.find((kind) => under.includes(kind))
  return first === undefined ? 'clear' : AS_GROUND[first]
}

/** SK-GEN-26: everything that makes ground other than clear, as shells have left it. */
export const goings = recentMemo((works: State['works'], state: Table): readonly Going<GoingKind>[] => {
  const { areas, roads, streams, trenches }: Field = fieldOf(state.scenario)
  const { standing, rubble, bridges, fallen } = structures(works, state)
  const found: Going<GoingKind>[] = []
  for (const { shape } of rubble) found.push({ kind: 'rubble', shape })
  for (const house of standing) if (isAboveGround(house)) found.push({ kind: 'house', shape: house.shape })
  for (const { shape } of bridges) found.push({ kind: 'bridge', shape })
  // SK-STR-08
  for (const { shape } of fallen) found.push({ kind: 'fallen-bridge', shape })
  for (const shape of roads) found.push({ kind: 'road', shape })
  for (const { shape } of trenches) found.push({ kind: 'trench', shape })
  for (const shape of streams) found.push({ kind: 'stream', shape })
  for (const { kind, shape } of areas)
    if (kind !== 'hill' && kind !== 'emplacement') found.push({ kind, shape })
  return found
})

const CLEAR: readonly GoingKind[] = []

/** The kinds of going under a place, of those that may lie there. */
export const goingUnder = (grounds: readonly Going<GoingKind>[], p: Point): readonly GoingKind[] => {
  let under: GoingKind[] | undefined
  for (const { kind, shape } of grounds) {
    if (!shapeHolds(shape, p)) continue
    under ??= []
    under.push(kind)
  }
  return under ?? CLEAR
}

/** The kinds of going under a place. */
export const goingAt = (state: Table, p: Point): readonly GoingKind[] =>
  goingUnder(goings(state.works, state), p)
