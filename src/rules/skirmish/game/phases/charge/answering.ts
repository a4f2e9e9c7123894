import type { Refusal } from '#kernel/game/game.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, kind, maybe } from '#kernel/procedure/schema.ts'
import { houseNamed } from '../../board/ground.ts'
import { quadrantOf } from '../../board/quadrants.ts'
import { halfWay } from '../../contact/half-way.ts'
import { id } from '../../forms.ts'
import type { State, Unit } from '../../state.ts'
import { isHalted, isInMelee, isRouting, unitNamed } from '../../units.ts'
import { weaponsOf } from '../../weapons.ts'
import type { PhaseOf } from '../shapes.ts'

export const RESPOND = form({
  kind: kind('respond'),
  how: choice(['fire', 'counter-charge', 'stand']),
  at: maybe(id()),
})
type Respond = Accepted<typeof RESPOND>

type Phase = PhaseOf<'charge'>

const targetOf = (state: State, { target }: Phase): Unit | undefined => unitNamed(state, target)

/** SK-MEL-37, SK-MOV-17: weapons that answer a charge, in the order in which they fire. */
export const answeringWeapons = (unit: Unit): readonly string[] =>
  weaponsOf(unit).filter(
    (weapon) =>
      weapon !== 'mortar' &&
      !unit.marks.fired.includes(weapon) &&
      !(
        (weapon === 'hmg' || unit.weapon === weapon) &&
        (unit.marks.moved || unit.marks.swung || unit.limbered)
      ),
  )

/** SK-MEL-03, SK-MEL-43: chargers at whom the charged unit may fire. */
export const chargersFiredAt = (state: State, phase: Phase): readonly string[] => {
  const target = targetOf(state, phase)
  if (!target || isInMelee(state, target) || isRouting(target) || target.mounted) return []
  // SK-FIRE-22
  if (
    target.formation === 'column' &&
    target.weapon === null &&
    target.trench === null &&
    target.inside === null
  )
    return []
  if (target.marks.fellBackFrom !== null || target.marks.silent !== null) return []
  if (target.marks.firedDefensively || answeringWeapons(target).length === 0) return []
  const house = target.inside === null ? undefined : houseNamed(state, target.inside)
  const isGarrison = house !== undefined && house.faces === undefined
  return phase.units.filter((id) => {
    const unit = unitNamed(state, id)
    return unit && (isGarrison || quadrantOf(state, target, unit.position) !== 'rear')
  })
}

/** SK-MOV-19, SK-MOV-36: why the charged unit cannot counter-charge. */
export const counterRefusal = (state: State, phase: Phase): Refusal | undefined => {
  const target = targetOf(state, phase)
  const [only, ...others] = phase.units
  const charger = only === undefined ? undefined : unitNamed(state, only)
  const no = (why: string, clause: 'SK-MOV-19' | 'SK-MOV-36' = 'SK-MOV-19'): Refusal =>
    refuse('no-counter-charge', why, clause)
  if (!target?.mounted) return no('Only mounted troops counter-charge.')
  if (!charger || others.length > 0) return no('A counter-charge meets a single unit.')
  if (quadrantOf(state, target, charger.position) === 'rear') return no('The charge comes from behind.')
  if (
    target.formation === 'column' ||
    isHalted(state, target) ||
    target.retreatOwed ||
    isRouting(target) ||
    isInMelee(state, target)
  )
    return no('The troop is in no state to counter-charge.')
  const [charging] = phase.lines
  return charging && halfWay(state, charger, target, charging.line)
    ? undefined
    : no('They cannot meet half-way.', 'SK-MOV-36')
}

/** SK-MEL-43: a unit that has nothing to answer with is not asked. */
export const isAsked = (state: State, phase: Phase): boolean =>
  phase.stage === 'respond' &&
  (chargersFiredAt(state, phase).length > 0 || counterRefusal(state, phase) === undefined)

/** SK-SEQ-04: mounted troops counter-charge, others fire at the most numerous charger. */
export const usualAnswer = (state: State, phase: Phase): Respond => {
  if (counterRefusal(state, phase) === undefined) return { kind: 'respond', how: 'counter-charge' }
  const strength = (id: string): number => unitNamed(state, id)?.figures.length ?? 0
  const at = chargersFiredAt(state, phase).toSorted((one, other) => strength(other) - strength(one))[0]
  return at === undefined ? { kind: 'respond', how: 'stand' } : { kind: 'respond', how: 'fire', at }
}

export const answerRefusal = (state: State, phase: Phase, { how, at }: Respond): Refusal | undefined => {
  if (how === 'stand') return undefined
  if (how === 'counter-charge') return counterRefusal(state, phase)
  const open = chargersFiredAt(state, phase)
  if (open.length === 0)
    return refuse('cannot-fire', 'The unit cannot fire at those who charge it.', 'SK-MEL-03')
  if (at === undefined) return undefined
  return open.includes(at)
    ? undefined
    : refuse('no-charger', `${at} is not charging it, or not before it.`, 'SK-MEL-03')
}
