import { ordinaryDice } from '#kernel/chance/rolled.ts'
import { begunPlay } from '#kernel/game/play.ts'
import { fromDegrees } from '#kernel/geometry/measure.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { nearestOn } from '#rules/skirmish/game/board/centreline.ts'
import { houseNamed } from '#rules/skirmish/game/board/ground.ts'
import { settled, trenchNamed } from '#rules/skirmish/game/board/room.ts'
import { goOn } from '#rules/skirmish/game/flow.ts'
import { PHASES } from '#rules/skirmish/game/index.ts'
import { gameOptions } from '#rules/skirmish/game/options.ts'
import { ORDER_SCHEMA } from '#rules/skirmish/game/phases/index.ts'
import type { Phase } from '#rules/skirmish/game/phases/shapes.ts'
import type { Play } from '#rules/skirmish/game/play.ts'
import { stateOf } from '#rules/skirmish/game/set-up/index.ts'
import type { Marks, State, Step, Unit } from '#rules/skirmish/game/state.ts'
import type { Story } from '#rules/skirmish/game/stories.ts'
import { unitNamed } from '#rules/skirmish/game/units.ts'
import { SCENARIOS } from '#rules/skirmish/scenarios/index.ts'
import type { Feature, Muster, Scenario } from '#rules/skirmish/scenarios/scenario.ts'
import { placeOf, pointAt } from '#rules/skirmish/tables/table-top.ts'
import type { Side } from '#rules/skirmish/vocabulary.ts'

type Options = Readonly<Record<string, string>>

/** A printed battle with everybody in his place, with what a test wants otherwise about it. */
export const begun = (id: string, options: Options = {}, otherwise: Partial<Scenario> = {}): State => {
  const scenario = SCENARIOS.find((one) => one.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const readings = accept(gameOptions, options)
  if (!readings.ok) throw new Error(readings.error.message)
  return stateOf({ ...scenario, ...otherwise }, readings.value)
}

type Listed = Omit<Muster, 'name'>

/** These units on a table of 48 by 48 with nothing on it but this ground, in a calm; `otherwise` says more. */
export const onTable = (
  { a = [], b = [] }: { readonly a?: readonly Listed[]; readonly b?: readonly Listed[] },
  ground: readonly Feature[] = [],
  otherwise: Partial<Scenario> = {},
  options: Options = {},
): State => {
  const shrine = SCENARIOS.find(({ id }) => id === 'shrine-1914')
  if (!shrine) throw new Error('no shrine')
  const named = (units: readonly Listed[]): readonly Muster[] =>
    units.map((unit) => ({ ...unit, name: unit.id }))
  return begun('shrine-1914', options, {
    width: 48,
    length: 48,
    ground,
    objectives: [],
    awards: [],
    a: { ...shrine.a, units: named(a) },
    b: { ...shrine.b, units: named(b) },
    ...otherwise,
  })
}

export const unitIn = (state: State, id: string): Unit => {
  const unit = unitNamed(state, id)
  if (!unit) throw new Error(`no unit ${id}`)
  return unit
}

/** A place in inches, a facing in degrees, marks beside those it has, and whatever else a unit has. */
interface Otherwise extends Partial<Omit<Unit, 'position' | 'facing' | 'marks'>> {
  readonly x?: number
  readonly y?: number
  readonly facing?: number
  readonly marks?: Partial<Marks>
}

/** Where a unit is put: in the middle of its structure, on the centreline of its trench, or as said. */
const placed = (state: State, unit: Unit): Unit => {
  const house = unit.inside === null ? undefined : houseNamed(state, unit.inside)
  if (house) return { ...unit, position: house.middle }
  const trench = trenchNamed(state, unit.trench)
  return trench ? { ...unit, position: nearestOn(trench.line, unit.position).at } : unit
}

/** The battle with one unit elsewhere or otherwise, its figures laid out anew unless they are given. */
export const withUnit = (state: State, id: string, otherwise: Otherwise): State => {
  const before = unitIn(state, id)
  const { x, y, facing, marks, ...set } = otherwise
  const at = placeOf(before.position)
  const after = placed(state, {
    ...before,
    ...set,
    position: pointAt({ x: x ?? at.x, y: y ?? at.y }),
    facing: facing === undefined ? before.facing : fromDegrees(facing),
    marks: { ...before.marks, ...marks },
  })
  const figures = set.figures && x === undefined ? set.figures : settled(state, after)
  if (!figures) throw new Error(`no room for ${id}`)
  return { ...state, units: state.units.map((unit) => (unit.id === id ? { ...after, figures } : unit)) }
}

/** A unit with its first so many figures, laid out anew; its starting strength is kept. */
export const withMen = (state: State, id: string, men: number): State => {
  const { figures, position } = unitIn(state, id)
  return withUnit(state, id, { figures: figures.slice(0, men), ...placeOf(position) })
}

/** Where the figures of a unit stand, in inches to the hundredth, in the order of its roster. */
export const placesIn = (state: State, id: string): readonly (readonly [number, number])[] =>
  unitIn(state, id).figures.map(({ at }) => inchesOf(at))

/** The position of a unit in inches to the hundredth. */
export const positionIn = (state: State, id: string): readonly [number, number] =>
  inchesOf(unitIn(state, id).position)

const inchesOf = (at: Unit['position']): readonly [number, number] => {
  const { x, y } = placeOf(at)
  const hundredths = (n: number): number => Math.round(n * 100) / 100 + 0
  return [hundredths(x), hundredths(y)]
}

/** The battle waiting for a decision, as if all before it had been decided. */
export const waitingFor = (
  state: State,
  step: Step,
  phase: Phase,
  otherwise: Partial<State> = {},
): State => ({
  ...state,
  move: 1,
  wind: state.wind ?? { strength: 'calm', direction: 0 },
  initiative: 'a',
  first: 'a',
  ...otherwise,
  step,
  phases: [phase],
})

/** A decision at the bottom of the stack, so that a battle does not go on to its next step. */
const GUARD: Phase = { name: 'initiative', side: 'a' }

const guarded = (state: State): State => ({ ...state, phases: [GUARD, ...state.phases] })

/** A side orders its units, step (d) of its movement; when it is done the battle goes no farther. */
export const moving = (state: State, side: Side, otherwise: Partial<State> = {}): State =>
  guarded(waitingFor(state, 'movement', { name: 'movement', side, step: 'moves', last: true }, otherwise))

/** A side may declare charges, step (c) of its movement; when it is done the battle goes no farther. */
export const charging = (state: State, side: Side, otherwise: Partial<State> = {}): State =>
  guarded(waitingFor(state, 'movement', { name: 'movement', side, step: 'charges', last: true }, otherwise))

/** The movement of a side begins: compulsory moves, breakdowns and arrivals, up to its first decision. */
export const beginning = (state: State, side: Side, dice: readonly number[] = []): Played =>
  happening(
    guarded(waitingFor(state, 'movement', { name: 'movement', side, step: 'survivors', last: true })),
    dice,
    goOn,
  )

interface Played {
  readonly state: State
  readonly events: readonly Story[]
  /** What was rolled and why, line by line. */
  readonly working: readonly string[]
}

/** What the rules do to a battle with these faces of the dice, in order; all of them must be used. */
export const happening = (before: State, dice: readonly number[], happens: (play: Play) => void): Played => {
  const state = { ...before }
  const left = [...dice]
  const lines: TraceLine[] = []
  const thrown = ordinaryDice((_, why) => {
    const face = left.shift()
    if (face === undefined) throw new Error(`no die left for ${why}`)
    return face
  })
  const play: Play = begunPlay(state, thrown, writtenTrace(lines))
  happens(play)
  if (left.length > 0) throw new Error(`${left.length} dice too many`)
  return {
    state,
    events: play.events,
    working: lines.map(({ clause, text, value }) => `${clause} ${text} ${value ?? ''}`.trim()),
  }
}

/** The same, up to the next decision. */
export const goneOn = (before: State, dice: readonly number[], happens: (play: Play) => void): Played =>
  happening(before, dice, (play) => {
    happens(play)
    goOn(play)
  })

type Given = readonly [side: Side, order: unknown]

/** What orders lead to, one after the other, with these faces of the dice; each must be lawful. */
export const played = (before: State, orders: readonly Given[], dice: readonly number[] = []): Played =>
  happening(before, dice, (play) => {
    for (const [side, order] of orders) {
      const received = accept(ORDER_SCHEMA, order)
      if (!received.ok) throw new Error(`${received.error.path}: ${received.error.message}`)
      const refusal = PHASES.check(play.state, side, received.value)
      if (refusal) throw new Error(`${refusal.code}: ${refusal.message}`)
      play.events.push(...PHASES.act(play.state, side, received.value, play.dice, play.trace))
    }
  })

/** The refusal that an order meets, as code and clause; nothing if it is lawful. */
export const refusalOf = (state: State, side: Side, order: unknown): string | undefined => {
  const received = accept(ORDER_SCHEMA, order)
  if (!received.ok) return `${received.error.path}: ${received.error.message}`
  const refusal = PHASES.check(state, side, received.value)
  return refusal && `${refusal.code} ${refusal.clause ?? ''}`.trim()
}
