import { change } from '#kernel/game/play.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { gameOptions } from '#rules/passchendaele/game/options.ts'
import { stateOf } from '#rules/passchendaele/game/set-up.ts'
import type { Base, State, Unit } from '#rules/passchendaele/game/state.ts'
import type { Story } from '#rules/passchendaele/game/stories.ts'
import { infantry, type Scenario, type ScenarioUnit, unit } from '#rules/passchendaele/scenarios/scenario.ts'
import { toInches } from '#rules/passchendaele/tables/index.ts'
import type { Order, SideName, Status } from '#rules/passchendaele/vocabulary.ts'
import { playing } from '../../../playing.ts'

export const british = unit('british', 'attacker')
export const german = unit('german', 'front-line')

/** An empty field 40 inches square: the British in the south look north, the Germans south. */
const FIELD: Scenario = {
  id: 'field',
  title: 'An empty field',
  year: 1917,
  width: 40,
  depth: 40,
  turns: 4,
  attacker: 'entente',
  enemy: { german: 180, entente: 0 },
  ground: 'cratered',
  terrain: [
    ['south', 'trench', 0, 1, 40, 2],
    ['north', 'trench', 0, 38, 40, 39],
  ],
  bridges: [],
  front: { german: 'north', entente: 'south' },
  units: [],
  objectives: [],
  gas: {},
}

export type Ground = Partial<Omit<Scenario, 'units' | 'terrain'>> & {
  readonly terrain?: Scenario['terrain']
  readonly options?: unknown
}

/** A table before the first decision. */
export const laidOut = (units: readonly ScenarioUnit[], ground: Ground = {}): State => {
  const { options = {}, terrain = [], ...rest } = ground
  const readings = accept(gameOptions, { attachment: 'listed', ...Object(options) })
  if (!readings.ok) throw new Error(readings.error.message)
  return stateOf({ ...FIELD, ...rest, terrain: [...FIELD.terrain, ...terrain], units }, readings.value)
}

/** A table in turn 1 with a side at its checks. A distant unit of each side keeps the battle going. */
export const inTurn = (
  units: readonly ScenarioUnit[],
  ground: Ground = {},
  side: SideName = 'entente',
): State => {
  const state = laidOut([...units, SOUTHERN_RESERVE, NORTHERN_RESERVE], ground)
  setTable(state, { turn: 1, first: side, phases: [{ name: 'activate', side }] })
  return state
}

const SOUTHERN_RESERVE = british('Southern Reserve', 'line', infantry([2, 1], [4, 1], [6, 1], [8, 1]))
const NORTHERN_RESERVE = german('Northern Reserve', 'line', infantry([2, 39], [4, 39], [6, 39], [8, 39]))

export const unitOf = (state: State, id: string): Unit => {
  const found = state.units.find((one) => one.id === id)
  if (!found) throw new Error(`no unit ${id}`)
  return found
}

export const baseOf = (state: State, id: string): Base => {
  const found = state.units.flatMap(({ bases }) => bases).find((one) => one.id === id)
  if (!found) throw new Error(`no base ${id}`)
  return found
}

/** Where the bases of a unit stand, in inches to a hundredth. */
export const places = (state: State, id: string): (readonly [number, number])[] =>
  unitOf(state, id).bases.map(({ centre: { x, y } }) => [hundredths(x), hundredths(y)])

const hundredths = (length: number): number => Math.round(toInches(length) * 100) / 100

/** Changes a table without anybody being asked. */
export const setTable = (state: State, set: Partial<State>): void => change({ state }, set)

/** Changes a unit likewise, and gives it as it then is. */
export const setUnit = (state: State, id: string, set: Partial<Unit>): Unit => {
  const changed = { ...unitOf(state, id), ...set }
  setTable(state, { units: state.units.map((one) => (one.id === id ? changed : one)) })
  return changed
}

/** Changes a base likewise. */
export const setBase = (state: State, id: string, set: Partial<Base>): void => {
  const renewed = (base: Base): Base => (base.id === id ? { ...base, ...set } : base)
  setTable(state, { units: state.units.map((one) => ({ ...one, bases: one.bases.map(renewed) })) })
}

/** Gives a unit a status and an order likewise. */
export const ready = (state: State, id: string, order: Order, status: Status = 'solid'): Unit =>
  setUnit(state, id, { order, status })

/** The phase that is waited for. */
export const phaseOf = (state: State): string => state.phases.at(-1)?.name ?? 'over'

export const { give, refused } = playing(GAME)

/** The event of a kind that an order led to. */
export const eventOf = <K extends Story['kind']>(
  events: readonly Story[],
  kind: K,
): Extract<Story, { readonly kind: K }> => {
  for (const event of events) {
    if (isKind(event, kind)) return event
  }
  throw new Error(`no ${kind} among ${events.map((event) => event.kind).join(', ')}`)
}

const isKind = <K extends Story['kind']>(
  event: Story,
  kind: K,
): event is Extract<Story, { readonly kind: K }> => event.kind === kind

export const kindsOf = (events: readonly Story[]): readonly string[] => events.map(({ kind }) => kind)
