import { NO_DICE } from '#kernel/chance/no-dice.ts'
import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, form, integer, maybe } from '#kernel/procedure/schema.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { replacements } from '../../../procedures/replacements.ts'
import { ARM, MOST_STRENGTH } from '../../../tables/index.ts'
import { changeArmy, changeUnit, type Play, unitNow } from '../../play.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import { unitNamed } from '../../units.ts'
import { GONE, OFF_BOARD } from '../../zone.ts'
import { kind, unit } from '../forms.ts'

/** GF-DEP-05 */
export const LUXURY = form({ kind: kind('luxury'), unit: unit() })

/** GF-DEP-06: pooled men for a unit off the board, or (GF-DPT-05) strength from one that stands down. */
export const DRAFT = form({
  kind: kind('draft'),
  unit: unit(),
  men: integer(1, MOST_STRENGTH),
  from: maybe(unit()),
})
type Draft = Accepted<typeof DRAFT>

/** GF-DEP-05 */
export const checkLuxury = ({ armies }: State, unit: Unit): Refusal | undefined => {
  if (armies[unit.side].luxuries === 0)
    return refuse('no-luxuries', 'You have no luxuries left.', 'GF-DEP-05')
  if (unit.place !== OFF_BOARD)
    return refuse('on-board', 'Only a unit off the board gets over its losses.', 'GF-DEP-05')
  return unit.morale < unit.maxMorale
    ? undefined
    : refuse('in-good-heart', `${unit.name} has lost no morale.`, 'GF-DEP-05')
}

/** GF-DEP-05: to the full, or by the house rule one point for each. Airmen rest where they are based and may fly. */
export const playLuxury = (play: Play, { id, type, side, morale, maxMorale, duty }: Unit): void => {
  const { options, armies } = play.state
  changeArmy(play, side, { luxuries: armies[side].luxuries - 1 })
  changeUnit(play, id, {
    morale: options['luxury-effect'] === 'full' ? maxMorale : morale + 1,
    duty: ARM[type] === 'aircraft' ? duty : 'resting',
  })
}

/** GF-DEP-06, GF-REP-01, GF-DPT-05 */
export const checkDraft = (state: State, unit: Unit, { men, from }: Draft): Refusal | undefined => {
  if (unit.place !== OFF_BOARD)
    return refuse('on-board', 'Only a unit off the board takes in men now.', 'GF-DEP-06')
  if (unit.strength + men > unit.establishment)
    return refuse('too-many', `${unit.name} has an establishment of ${unit.establishment}.`, 'GF-REP-01')
  if (from !== undefined) return checkTransfer(state, unit, men, from)
  if (unit.type !== 'infantry')
    return refuse('infantry-only', 'Men of the replacement battalion join the infantry only.', 'GF-REP-01')
  return men > state.armies[unit.side].pool
    ? refuse('pool-empty', 'There are not so many men in the replacement battalion.', 'GF-DEP-06')
    : undefined
}

const checkTransfer = (state: State, unit: Unit, men: number, from: string): Refusal | undefined => {
  const giver = unitNamed(state, from)
  if (!giver || giver.side !== unit.side || giver.gone !== null || giver.id === unit.id)
    return refuse('unknown-unit', 'You have no such unit to take them from.', 'GF-DPT-05')
  if (giver.duty !== 'idle' || giver.type !== unit.type || unit.duty === 'idle') {
    return refuse(
      'not-standing-down',
      'Only a unit of the same kind that stands down makes good losses.',
      'GF-DPT-05',
    )
  }
  if (giver.place !== OFF_BOARD)
    return refuse('cut-off', `${giver.name} is cut off and sends nobody.`, 'GF-DEP-08')
  return men > giver.strength
    ? refuse('too-many', `${giver.name} has ${giver.strength} strength points.`, 'GF-DPT-05')
    : undefined
}

/** GF-EXP-02: all the drafts of a week count together against the strength before the first of them. */
export const draftsOf = (
  state: State,
  { type, strength, establishment, experience, drafts, beforeDrafts }: Unit,
  men: number,
): Pick<Unit, 'strength' | 'experience' | 'drafts' | 'beforeDrafts'> => {
  const before = drafts === 0 ? strength : beforeDrafts
  const after = (added: number): number =>
    replacements.resolve(
      { type, strength: before, establishment, added, experience, options: state.options },
      NO_DICE,
      SILENT,
    ).experienceAfter
  // The level is lost when the drafts reach half of it, and only then.
  const hasCost = drafts > 0 && after(drafts) < experience
  return {
    strength: strength + men,
    experience: hasCost ? experience : after(drafts + men),
    drafts: drafts + men,
    beforeDrafts: before,
  }
}

export const playDraft = (play: Play, unit: Unit, { men, from }: Draft): void => {
  const { side } = unit
  if (from === undefined) changeArmy(play, side, { pool: play.state.armies[side].pool - men })
  else giveUp(play, from, men)
  changeUnit(play, unit.id, draftsOf(play.state, unit, men))
}

/** GF-DPT-05: what a unit that stands down hands over; nothing of it is lost. */
const giveUp = (play: Play, id: string, men: number): void => {
  const { strength } = unitNow(play, id)
  const left = strength - men
  changeUnit(play, id, { strength: left, ...(left === 0 ? { place: GONE, gone: 'destroyed' as const } : {}) })
}
