import { ordinaryDice } from '../../../src/kernel/chance/rolled.ts'
import { begunPlay } from '../../../src/kernel/game/play.ts'
import { accept } from '../../../src/kernel/procedure/schema.ts'
import { type TraceLine, writtenTrace } from '../../../src/kernel/procedure/trace.ts'
import { goOn } from '../../../src/rules/flanders-fields/game/flow.ts'
import { PHASES } from '../../../src/rules/flanders-fields/game/index.ts'
import { ORDER_SCHEMA } from '../../../src/rules/flanders-fields/game/orders.ts'
import type { Phase } from '../../../src/rules/flanders-fields/game/phases/phase.ts'
import type { Play } from '../../../src/rules/flanders-fields/game/play.ts'
import { stateOf } from '../../../src/rules/flanders-fields/game/set-up/index.ts'
import type { Stand, State } from '../../../src/rules/flanders-fields/game/state.ts'
import type { Story } from '../../../src/rules/flanders-fields/game/stories/story.ts'
import { options } from '../../../src/rules/flanders-fields/options.ts'
import { SCENARIOS } from '../../../src/rules/flanders-fields/scenarios/index.ts'
import type { Scenario } from '../../../src/rules/flanders-fields/scenarios/scenario.ts'
import { pointAt } from '../../../src/rules/flanders-fields/tables/index.ts'
import type { Side } from '../../../src/rules/flanders-fields/vocabulary.ts'

/** A printed battle as it is set up, with what a test wants otherwise about it. */
export const begun = (id: string, otherwise: Partial<Scenario> = {}): State => {
  const scenario = SCENARIOS.find((one) => one.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const readings = accept(options, {})
  if (!readings.ok) throw new Error(readings.error.message)
  return stateOf({ ...scenario, ...otherwise }, readings.value)
}

export const standIn = ({ stands }: State, id: string): Stand => {
  const found = stands.find((stand) => stand.id === id)
  if (!found) throw new Error(`no stand ${id}`)
  return found
}

/** A place in cm, a heading in degrees, marks. */
interface Otherwise
  extends Partial<Pick<Stand, 'wire' | 'column' | 'revealed' | 'below' | 'markers' | 'stowed'>> {
  readonly x?: number
  readonly y?: number
  readonly heading?: number
}

/** The battle with one stand elsewhere or otherwise. */
export const withStand = (state: State, id: string, { x, y, heading, ...marks }: Otherwise): State => {
  const before = standIn(state, id)
  const centre = x === undefined || y === undefined ? before.centre : pointAt({ x, y })
  const after: Stand = { ...before, ...marks, centre, heading: (heading ?? before.heading / 100) * 100 }
  return { ...state, stands: state.stands.map((stand) => (stand.id === id ? after : stand)) }
}

/** The battle waiting for a decision, as if all before it had been decided. */
export const waitingFor = (state: State, phase: Phase, otherwise: Partial<State> = {}): State => ({
  ...state,
  turn: 1,
  ...otherwise,
  phases: [phase],
})

interface Ordered {
  readonly state: State
  readonly events: readonly Story[]
  /** What was rolled and why, line by line. */
  readonly working: readonly string[]
}

/** What an order of a side leads to, with these faces of the dice; the order must be legal. */
export const ordered = (
  before: State,
  side: Side,
  order: unknown,
  faces: readonly number[] = [],
): Ordered => {
  const received = accept(ORDER_SCHEMA, order)
  if (!received.ok) throw new Error(`${received.error.path}: ${received.error.message}`)
  const refusal = PHASES.check(before, side, received.value)
  if (refusal) throw new Error(`${refusal.code}: ${refusal.message}`)
  const state = { ...before }
  const lines: TraceLine[] = []
  const left = [...faces]
  const dice = ordinaryDice((_, why) => {
    const face = left.shift()
    if (face === undefined) throw new Error(`no die left for ${why}`)
    return face
  })
  const events = PHASES.act(state, side, received.value, dice, writtenTrace(lines))
  if (left.length > 0) throw new Error(`${left.length} dice too many`)
  return {
    state,
    events,
    working: lines.map(({ clause, text, value }) => `${clause} ${text} ${value ?? ''}`.trim()),
  }
}

/** The code of the refusal that an order meets, with its clause. */
export const refusalOf = (state: State, side: Side, order: unknown): string | undefined => {
  const received = accept(ORDER_SCHEMA, order)
  if (!received.ok) return `${received.error.path}: ${received.error.message}`
  const refusal = PHASES.check(state, side, received.value)
  return refusal && `${refusal.code} ${refusal.clause ?? ''}`.trim()
}

/** What comes of something done to a battle outside any order, up to the next decision. */
export const played = (
  before: State,
  faces: readonly number[],
  done: (play: Play) => void,
): Pick<Ordered, 'state' | 'events'> => {
  const left = [...faces]
  const state = { ...before }
  const play: Play = begunPlay(
    state,
    ordinaryDice((_, why) => {
      const face = left.shift()
      if (face === undefined) throw new Error(`no die left for ${why}`)
      return face
    }),
  )
  done(play)
  goOn(play)
  if (left.length > 0) throw new Error(`${left.length} dice too many`)
  return { state, events: play.events }
}
