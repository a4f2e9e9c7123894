import type { Dice, Occasion } from '../../../kernel/chance/dice.ts'
import { SILENT, type Trace } from '../../../kernel/procedure/trace.ts'
import { apply } from './apply.ts'
import { copyAssault } from './copy.ts'
import type { Change, GameEvent, Story } from './events.ts'
import type { Phase } from './phases/phase.ts'
import {
  type Army,
  type Assault,
  type SideName,
  type State,
  type Unit,
  unitNamed,
  type Zone,
  type ZoneNumber,
} from './state.ts'

/** What one order leads to, as it unfolds. */
export interface Play {
  /** As the events so far have made it: every event changes it as soon as it happens. */
  readonly state: State
  readonly dice: Dice
  /** Where the working of its rolls is written. */
  readonly trace: Trace
  readonly events: GameEvent[]
}

export const begunPlay = (state: State, dice: Dice, trace: Trace = SILENT): Play => ({
  state,
  dice,
  trace,
  events: [],
})

const happen = (play: Play, event: GameEvent): void => {
  play.events.push(event)
  apply(play.state, event)
}

/** Tells the players something; changes nothing. */
export const tellOf = (play: Play, story: Story): void => {
  play.events.push(story)
}

/** Tells something about one unit, which its enemy hears only if it stands on the table. */
export const tellAbout = (play: Play, { side, revealed }: Unit, story: Story): void =>
  tellOf(play, revealed ? story : { ...story, only: side })

export const changeUnit = (play: Play, id: string, set: Partial<Unit>): void =>
  happen(play, set.revealed ? { kind: 'unit', id, set, reveals: true } : { kind: 'unit', id, set })

export const changeZone = (play: Play, zone: ZoneNumber, set: Partial<Zone>): void =>
  happen(play, { kind: 'zone', zone, set })

export const changeArmy = (play: Play, side: SideName, set: Partial<Army>): void =>
  happen(play, { kind: 'army', side, set })

export const change = (play: Play, set: Change): void => happen(play, { kind: 'state', set })

/** Changes the assault that is going on, if there is one. */
export const changeAssault = (play: Play, set: Partial<Assault>): void => {
  const { assault } = play.state
  if (assault) change(play, { assault: Object.assign(copyAssault(assault), set) })
}

/** A new unit joins. */
export const raise = (play: Play, unit: Unit): void => happen(play, { kind: 'raised', unit })

/** Waits for a decision before anything else goes on. */
export const awaitPhase = (play: Play, phase: Phase): void =>
  change(play, { phases: [...play.state.phases, phase] })

/** The innermost decision has been taken. */
export const settle = (play: Play): void => change(play, { phases: play.state.phases.slice(0, -1) })

/** The innermost phase goes on in another form. */
export const rephase = (play: Play, phase: Phase): void => {
  const phases = play.state.phases.slice()
  phases[phases.length - 1] = phase
  change(play, { phases })
}

/** Dice thrown for one unit, which its enemy sees fall only if it stands on the table for him to see. */
export const hiddenDice = ({ side, revealed, place }: Unit): { readonly only?: SideName } =>
  revealed || place < 0 ? {} : { only: side }

/** Units with what stands for them in the input of a procedure, for those who throw their own dice. */
export const named = (units: readonly Unit[], inputs: readonly object[]): NonNullable<Occasion['units']> =>
  units.flatMap((unit, i) => {
    const inInput = inputs[i]
    return inInput ? [{ inInput, unit: unit.id, ...hiddenDice(unit) }] : []
  })

/** Where a side sees nobody, its enemy sees the dice: they would tell whether anybody is there. */
export const blindDice = (units: readonly Unit[], owner: SideName): { readonly only?: SideName } =>
  units.some(({ revealed }) => revealed) ? {} : { only: owner }

/** The unit as it now is. */
export const unitNow = (play: Play, id: string): Unit => {
  const unit = unitNamed(play.state, id)
  if (!unit) throw new Error(`there is no unit ${id}`)
  return unit
}
