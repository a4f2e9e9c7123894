import type { Dice } from '../../../kernel/chance/dice.ts'
import { SILENT, type Trace } from '../../../kernel/procedure/trace.ts'
import { apply } from './apply.ts'
import { copy } from './copy.ts'
import type { GameEvent } from './events.ts'
import type { State } from './state.ts'

/** What one order leads to, as it unfolds. The battle's own state is only looked at. */
export interface Play {
  readonly start: State
  readonly dice: Dice
  /** The working of what is rolled for. */
  readonly trace: Trace
  readonly events: GameEvent[]
  /** The state after the events so far; made only when somebody asks for it. */
  after: State | undefined
}

export const begunPlay = (start: State, dice: Dice, trace: Trace = SILENT): Play => ({
  start,
  dice,
  trace,
  events: [],
  after: undefined,
})

export const happen = (play: Play, event: GameEvent): void => {
  play.events.push(event)
  if (play.after) apply(play.after, event)
}

/** The state as the events so far have made it. */
export const now = (play: Play): State => {
  if (play.events.length === 0) return play.start
  if (!play.after) {
    play.after = copy(play.start)
    for (const event of play.events) apply(play.after, event)
  }
  return play.after
}
