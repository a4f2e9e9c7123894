import { ordinaryDice } from '#kernel/chance/rolled.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { begunPlay } from '#kernel/game/play.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { type TraceLine, writtenTrace } from '#kernel/procedure/trace.ts'
import { goOn } from '#rules/flanders-fields/game/flow.ts'
import { PHASES } from '#rules/flanders-fields/game/index.ts'
import { ORDER_SCHEMA, rulesOf } from '#rules/flanders-fields/game/phases/index.ts'
import type { ActionsPhase, Phase } from '#rules/flanders-fields/game/phases/shapes.ts'
import { beginPlayerTurn } from '#rules/flanders-fields/game/phases/turn/begin.ts'
import type { Play } from '#rules/flanders-fields/game/play.ts'
import { begunBattle, stateOf } from '#rules/flanders-fields/game/set-up/index.ts'
import type { Aim, LastFire, Stand, State, Unit } from '#rules/flanders-fields/game/state.ts'
import type { Story } from '#rules/flanders-fields/game/stories.ts'
import { options } from '#rules/flanders-fields/options.ts'
import { SCENARIOS } from '#rules/flanders-fields/scenarios/index.ts'
import type { Scenario } from '#rules/flanders-fields/scenarios/scenario.ts'
import { pointAt } from '#rules/flanders-fields/tables/index.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'

/** A printed battle as it is set up, with what a test wants otherwise about it. */
export const begun = (id: string, otherwise: Partial<Scenario> = {}): State => {
  const scenario = SCENARIOS.find((one) => one.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  const readings = accept(options, {})
  if (!readings.ok) throw new Error(readings.error.message)
  return stateOf({ ...scenario, ...otherwise }, readings.value)
}

/** The same battle waiting for its first decision. */
export const started = (id: string, otherwise: Partial<Scenario> = {}): State => {
  const { scenario, options: readings } = begun(id, otherwise)
  return begunBattle(scenario, readings)
}

/** A decision at the bottom of the stack, so that a battle does not go on to its next step. */
export const GUARD: Phase = { name: 'barrage-length' }

/** A player turn begins: what happens by itself until somebody must decide. */
export const atTurnStart = (state: State, side: Side, turn: number, faces: readonly number[] = []): Ordered =>
  happening({ ...state, turn, active: side, step: 'turn-start', phases: [GUARD] }, faces, (play) => {
    beginPlayerTurn(play)
    goOn(play)
  })

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

export const withUnit = (state: State, id: string, set: Partial<Unit>): State => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? { ...unit, ...set } : unit)),
})

/** A unit with actions to spend. */
export const actionsOf = (unit: string, otherwise: Partial<ActionsPhase> = {}): ActionsPhase => ({
  name: 'actions',
  side: unit.startsWith('a') ? 'attacker' : 'defender',
  unit,
  left: 2,
  moveOnly: 0,
  wire: false,
  spotted: false,
  sight: false,
  shooting: 0,
  closedUp: {},
  moved: false,
  ...otherwise,
})

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
  return happening(before, faces, ({ state, dice, trace, events }) => {
    events.push(...PHASES.act(state, side, received.value, dice, trace))
  })
}

/** The code of the refusal that an order meets, with its clause. */
export const refusalOf = (state: State, side: Side, order: unknown): string | undefined => {
  const received = accept(ORDER_SCHEMA, order)
  if (!received.ok) return `${received.error.path}: ${received.error.message}`
  const refusal = PHASES.check(state, side, received.value)
  return refusal && `${refusal.code} ${refusal.clause ?? ''}`.trim()
}

/** What the rules do by themselves to a battle, with these faces of the dice; all of them must be used. */
export const happening = (
  before: State,
  faces: readonly number[],
  happens: (play: Play) => void,
): Ordered => {
  const state = { ...before }
  const left = [...faces]
  const lines: TraceLine[] = []
  const dice = ordinaryDice((_, why) => {
    const face = left.shift()
    if (face === undefined) throw new Error(`no die left for ${why}`)
    return face
  })
  const play: Play = begunPlay(state, dice, writtenTrace(lines))
  happens(play)
  if (left.length > 0) throw new Error(`${left.length} dice too many`)
  return {
    state,
    events: play.events,
    working: lines.map(({ clause, text, value }) => `${clause} ${text} ${value ?? ''}`.trim()),
  }
}

/** The same, up to the next decision. */
export const played = (before: State, faces: readonly number[], happens: (play: Play) => void): Ordered =>
  happening(before, faces, (play) => {
    happens(play)
    goOn(play)
  })

/** The battle with a unit laid on a point, where it has fired as this says. */
export const laidOn = (
  state: State,
  id: string,
  at: readonly [number, number],
  fired: Partial<LastFire> | null = {},
  otherwise: Partial<Aim> = {},
): State => ({
  ...state,
  units: state.units.map((unit) =>
    unit.id === id
      ? {
          ...unit,
          aim: {
            at: pointAt({ x: at[0], y: at[1] }),
            registered: false,
            sos: false,
            fired: fired && {
              mode: 'indirect',
              inGas: false,
              barrage: 'none',
              card: 0,
              live: true,
              ...fired,
            },
            ...otherwise,
          },
        }
      : unit,
  ),
})

/** Phases that ask nobody go on until one does, or none is left; the battle goes no farther than that. */
export const byThemselves = (play: Play): void => {
  while (!play.state.ending) {
    const phase = topPhase(play.state)
    if (!phase || rulesOf(phase).pending(play.state, phase).length > 0) return
    rulesOf(phase).resume?.(play, phase)
  }
}
