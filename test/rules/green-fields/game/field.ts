import { change } from '#kernel/game/play.ts'
import { accept } from '#kernel/procedure/schema.ts'
import type { Army } from '#rules/green-fields/game/army.ts'
import { zoneAt } from '#rules/green-fields/game/board/zones.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { gameOptions } from '#rules/green-fields/game/options.ts'
import type { Phase } from '#rules/green-fields/game/phases/shapes.ts'
import { freshUnit, stateOf } from '#rules/green-fields/game/set-up.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { Assault, State } from '#rules/green-fields/game/state.ts'
import type { Step } from '#rules/green-fields/game/steps.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import type { Unit } from '#rules/green-fields/game/unit.ts'
import { unitNamed } from '#rules/green-fields/game/units.ts'
import type { Zone, ZoneNumber } from '#rules/green-fields/game/zone.ts'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { zoneNamed } from '#rules/green-fields/reckoning/grid.ts'
import { NO_VERDICT, type Scenario, TRENCH_TERMS } from '#rules/green-fields/scenarios/scenario.ts'
import { playing } from '../../../playing.ts'

/** An open field of 6 by 8 zones without trenches, in the spring of 1916: the British (a) below, the Germans (b) above. */
const FIELD: Scenario = {
  id: 'field',
  title: 'An open field',
  text: 'Nothing but grass.',
  ground: ['OOOOOO', 'OOOOOO', 'OOOOOO', 'OOOOOO', 'OOOOOO', 'OOOOOO', 'OOOOOO', 'OOOOOO'],
  trench: null,
  roads: [],
  elevation: {},
  embankment: [],
  water: [],
  nations: { a: 'british', b: 'german' },
  armies: {
    a: { id: 'a', title: 'A', year: 1916, stores: { depot: 3, shells: 30, luxuries: 6 }, contingents: [] },
    b: { id: 'b', title: 'B', year: 1916, stores: { depot: 3, shells: 30, luxuries: 6 }, contingents: [] },
  },
  tunnels: [],
  heldBack: [],
  terms: { ...TRENCH_TERMS, begins: '1916-04-03', weeks: 12, verdict: NO_VERDICT },
}

/** A unit by its id, which begins with the letter of its side, and its zone; without one it is off the board. */
export type Placed = Partial<Omit<Unit, 'id' | 'place'>> & { readonly id: string; readonly at?: string }

export type Setting = Partial<Omit<Scenario, 'terms'>> & {
  readonly terms?: Partial<Scenario['terms']>
  readonly options?: unknown
  /** What differs in single zones, by their references. */
  readonly zones?: Readonly<Record<string, Partial<Zone>>> | undefined
  readonly army?: Readonly<Partial<Record<SideName, Partial<Army>>>>
  readonly week?: number
  readonly loser?: SideName
}

export const at = ({ country }: State, reference: string): ZoneNumber => {
  const zone = zoneNamed(country, reference)
  if (zone === undefined) throw new Error(`no zone ${reference}`)
  return zone
}

const unitFrom = (state: State, { id, at: reference, ...rest }: Placed): Unit => {
  const side = id.startsWith('a') ? 'a' : 'b'
  return freshUnit({
    id,
    name: id.toUpperCase(),
    side,
    type: 'infantry',
    nation: state.armies[side].nation,
    strength: 6,
    experience: 2,
    morale: 3,
    column: 0,
    experienceCap: 5,
    ...rest,
    place: reference === undefined ? OFF_BOARD : at(state, reference),
  })
}

/** A campaign in its first week with these units on the field, at a step of the week and waiting for a phase. */
export const field = (
  units: readonly Placed[],
  step: Step,
  phases: readonly Phase[],
  setting: Setting = {},
): State => {
  const { options = {}, zones = {}, army = {}, week = 1, loser = 'a', terms = {}, ...scenario } = setting
  const readings = accept(gameOptions, options)
  if (!readings.ok) throw new Error(readings.error.message)
  const state = stateOf({ ...FIELD, ...scenario, terms: { ...FIELD.terms, ...terms } }, readings.value)
  put(state, { week, loser, step, phases })
  put(state, { armies: { a: { ...state.armies.a, ...army.a }, b: { ...state.armies.b, ...army.b } } })
  put(state, { units: units.map((unit) => unitFrom(state, unit)) })
  for (const [reference, set] of Object.entries(zones)) {
    const zone = at(state, reference)
    put(state, { zones: state.zones.with(zone, { ...zoneAt(state, zone), ...set }) })
  }
  return state
}

/** Gives fields of a campaign other values. */
export const put = (state: State, set: Partial<State>): void => change({ state }, set)

/** A scenario as it begins. */
export const begun = (scenario: string, options: unknown = {}): State => {
  const state = GAME.begin(scenario, options)
  if (!state.ok) throw new Error(`${state.error.path}: ${state.error.message}`)
  return state.value
}

/** The same in the first turn of an assault that side a has opened, unless it is said otherwise. */
export const inAssault = (
  units: readonly Placed[],
  step: Step,
  phases: readonly Phase[],
  { assault = {}, ...setting }: Setting & { readonly assault?: Partial<Assault> } = {},
): State => {
  const state = field(units, step, phases, setting)
  const announcer = assault.announcer ?? 'a'
  put(state, {
    assault: {
      announcer,
      turn: 1,
      day: 1,
      turnOfDay: 1,
      night: false,
      flying: true,
      firstMover: announcer,
      before: state.zones.map(({ owner }) => owner),
      engaged: state.units.filter(({ side, place }) => side === announcer && place >= 0).map(({ id }) => id),
      active: true,
      fought: true,
      wouldStop: [],
      over: null,
      ...assault,
    },
  })
  return state
}

export const unitOf = (state: State, id: string): Unit => {
  const unit = unitNamed(state, id)
  if (!unit) throw new Error(`no unit ${id}`)
  return unit
}

export const zoneOf = (state: State, reference: string): Zone => zoneAt(state, at(state, reference))

/** The phase that is waited for. */
export const phaseOf = (state: State): string => state.phases.at(-1)?.name ?? 'none'

export const { give, refused } = playing(GAME)

/** Those of some orders that a side may give now. */
export const legal = <T extends object>(state: State, side: string, orders: readonly T[]): readonly T[] =>
  orders.filter((order) => refused(state, side, order) === 'legal')

/** Every event of a kind that an order led to. */
export const eventsOf = <K extends Story['kind']>(
  events: readonly Story[],
  kind: K,
): readonly Extract<Story, { readonly kind: K }>[] =>
  events.filter((event): event is Extract<Story, { readonly kind: K }> => event.kind === kind)

/** The first event of a kind. */
export const eventOf = <K extends Story['kind']>(
  events: readonly Story[],
  kind: K,
): Extract<Story, { readonly kind: K }> => {
  const [found] = eventsOf(events, kind)
  if (!found) throw new Error(`no ${kind} among ${events.map((event) => event.kind).join(', ')}`)
  return found
}

export const kindsOf = (events: readonly Story[]): readonly string[] => events.map(({ kind }) => kind)
