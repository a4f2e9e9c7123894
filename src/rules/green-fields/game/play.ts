import type { Occasion } from '#kernel/chance/dice.ts'
import { change, draftOf, type Play as GamePlay, replaced, tellOf } from '#kernel/game/play.ts'
import type { Army } from './army.ts'
import { occupationFollows } from './board/occupation.ts'
import { armyWith, assaultWith, unitWith, zoneWith } from './records.ts'
import type { SideName } from './sides.ts'
import type { Assault, State } from './state.ts'
import type { Story } from './stories.ts'
import type { Unit } from './unit.ts'
import { UNITS, unitNamed } from './units.ts'
import type { Zone, ZoneNumber } from './zone.ts'

/** What one order leads to, as it unfolds. */
export type Play = GamePlay<State, Story>

/** Tells something about one unit, which its enemy hears only if it stands on the table. */
export const tellAbout = (play: Play, { side, revealed }: Unit, story: Story): void =>
  tellOf(play, revealed ? story : { ...story, only: side })

/** What a patch shows to the enemy binds the order that led to it. */
const REVEALED: Story = { kind: 'revealed', reveals: true }

/** GF-OBS-17: markers are counted in the order of appearance, and none is used twice in a week. */
const nextMarker = (units: readonly Unit[], side: SideName): number => {
  let last = 0
  for (const unit of units)
    if (unit.side === side && unit.marker !== null && unit.marker > last) last = unit.marker
  return last + 1
}

/** Whether a unit comes before the enemy's eyes without being identified. */
const appears = (before: Unit, set: Partial<Unit>): boolean =>
  set.revealed === true && !before.revealed && (set.figures ?? before.figures) === null

export const changeUnit = (play: Play, id: string, set: Partial<Unit>): void => {
  const { units } = play.state
  const unit = unitNamed(play.state, id)
  if (unit) {
    const changed = unitWith(unit, set)
    if (appears(unit, set)) changed.marker = nextMarker(units, unit.side)
    UNITS.put(play, changed)
    occupationFollows(units, play.state.units, unit, changed)
  }
  if (set.revealed) tellOf(play, REVEALED)
}

/** Changes many units at once; `news` is asked about each and may say nothing. */
export const changeUnits = (play: Play, news: (unit: Unit) => Partial<Unit> | undefined): void => {
  const state = draftOf(play)
  let changed: Unit[] | undefined
  let stays = true
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i]
    const set = unit && news(unit)
    if (!set) continue
    changed ??= state.units.slice()
    const next = unitWith(unit, set)
    changed[i] = next
    stays &&= next.place === unit.place && next.revealed === unit.revealed
    if (set.revealed) tellOf(play, REVEALED)
  }
  if (!changed) return
  if (stays) occupationFollows(state.units, changed)
  state.units = changed
}

export const changeZone = (play: Play, number: ZoneNumber, set: Partial<Zone>): void => {
  const state = draftOf(play)
  const zone = state.zones[number]
  if (zone) state.zones = replaced(state.zones, number, zoneWith(zone, set))
}

export const changeArmy = (play: Play, side: SideName, set: Partial<Army>): void => {
  const state = draftOf(play)
  const army = armyWith(state.armies[side], set)
  state.armies = side === 'a' ? { a: army, b: state.armies.b } : { a: state.armies.a, b: army }
}

/** Changes the assault that is going on, if there is one. */
export const changeAssault = (play: Play, set: Partial<Assault>): void => {
  const state = draftOf(play)
  if (state.assault) state.assault = assaultWith(state.assault, set)
}

/** GF-ASLT-07: somebody moves, fires or flies, so the turn is not idle. */
export const showActivity = (play: Play): void => {
  if (!play.state.assault?.active) changeAssault(play, { active: true })
}

/** GF-ASLT-10: somebody enters the enemy's ground or throws dice at him, so the day is not a quiet one. */
export const showFight = (play: Play): void => {
  if (play.state.assault?.fought === false) changeAssault(play, { fought: true })
}

/** A new unit joins. */
export const raise = (play: Play, unit: Unit): void => {
  const { units } = play.state
  const marker = unit.revealed ? nextMarker(units, unit.side) : null
  change(play, { units: [...units, marker === null ? unit : unitWith(unit, { marker })] })
}

/** GF-OBS-16: dice thrown for one unit, which its enemy sees fall only if he sees the unit. */
export const hiddenDice = ({ side, revealed }: Unit): { readonly only?: SideName } =>
  revealed ? {} : { only: side }

/** GF-OBS-16: a unit as its enemy sees it, who sees nobody that is off the board. */
export const asSeen = (unit: Unit): Unit =>
  unit.revealed && unit.place < 0 ? { ...unit, revealed: false } : unit

/**
 * Units with what stands for them in the input of a procedure, for those who throw their own dice. What fights off the board,
 * in the air or at the depot, does so openly.
 */
export const named = (units: readonly Unit[], inputs: readonly object[]): NonNullable<Occasion['units']> =>
  units.flatMap((unit, i) => {
    const inInput = inputs[i]
    return inInput ? [{ inInput, unit: unit.id, ...(unit.place < 0 ? {} : hiddenDice(unit)) }] : []
  })

/** Where a side sees nobody, its enemy sees the dice: they would tell whether anybody is there. */
export const blindDice = (units: readonly Unit[], owner: SideName): { readonly only?: SideName } =>
  units.some(({ revealed }) => revealed) ? {} : { only: owner }

export const unitNow = UNITS.now
