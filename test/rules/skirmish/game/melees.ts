import { fightingSide } from '#rules/skirmish/game/phases/melee/fighters.ts'
import { joinMelee } from '#rules/skirmish/game/phases/melee/joining.ts'
import { beginMelees } from '#rules/skirmish/game/phases/melee/melee.ts'
import type { Phase } from '#rules/skirmish/game/phases/shapes.ts'
import type { Melee, State } from '#rules/skirmish/game/state.ts'
import { goneOn, onTable, unitIn, withUnit } from '../battle.ts'

export type Ground = Parameters<typeof onTable>[1]

/** A decision beneath the melees, so that the battle goes no farther. */
export const GUARD: Phase = { name: 'initiative', side: 'a' }

export const table = (
  a: NonNullable<Parameters<typeof onTable>[0]['a']>,
  b: NonNullable<Parameters<typeof onTable>[0]['b']>,
  ground: Ground = [],
): State => ({
  ...onTable({ a, b }, ground),
  move: 2,
  step: 'melee',
  initiative: 'a',
  first: 'a',
  phases: [GUARD],
})

/** Two squads base to base in line, a-1 having charged. */
export const clash = (ground: Ground = []): State => {
  const state = table(
    [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
    [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 20.75] }],
    ground,
  )
  return joined(withUnit(state, 'a-1', { marks: { charged: true } }), ['a-1'], 'b-1')
}

/** Units that have charged the way they look are in melee with their target. */
export const joined = (
  state: State,
  chargers: readonly string[],
  target: string,
  flanking: readonly string[] = [],
): State =>
  goneOn(state, [], (play) => {
    const charges = chargers.map((by) => ({ by, heading: unitIn(state, by).facing }))
    joinMelee(play, charges, target, flanking)
  }).state

export const melee = (state: State): Melee => {
  const [first] = state.melees
  if (!first) throw new Error('no melee')
  return first
}

export const sideOf = (state: State, side: 'a' | 'b') => {
  const fighting = fightingSide(state, melee(state), side)
  if (!fighting) throw new Error('nobody fights')
  return fighting.input
}

export const round = (state: State, dice: readonly number[]) => goneOn(state, dice, beginMelees)

/** The melee in its second move. */
export const later = (state: State): State => ({
  ...state,
  melees: state.melees.map((one) => ({ ...one, rounds: 1, newcomers: [] })),
})
