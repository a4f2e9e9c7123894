import { directFire } from '../../../procedures/direct-fire.ts'
import { hitDice } from '../../../procedures/hit-dice.ts'
import type { UnitResult } from '../../../reckoning/resolve.ts'
import { volley } from '../../../reckoning/volley.ts'
import type { Period } from '../../army.ts'
import { type Play, unitNow } from '../../play.ts'
import type { Unit } from '../../unit.ts'
import { groundedTarget } from './aim.ts'
import { flyerOf, groundedOf, strikeAloft } from './sorties.ts'

/** Fighters that got off the ground, by their unit. */
export type Scrambled = ReadonlyMap<string, number>

const NOBODY: Scrambled = new Map()

/** GF-AIR-15: by day all fighters on the ground get up as they can; those of the unit aimed at do so when it is attacked. */
export const scramble = (play: Play, period: Period, grounded: readonly Unit[]): Scrambled => {
  const others = grounded.slice(1).filter(({ type }) => type === 'fighter')
  if (period === 'night' || others.length === 0) return NOBODY
  const { state, dice, trace } = play
  return new Map(
    others.map((unit) => {
      const strength = groundedOf(state, unit)
      dice.about?.({ title: 'Fighters scramble from the aerodrome' })
      const { hits } = hitDice.resolve({ count: strength, options: state.options }, dice, trace)
      return [unit.id, Math.min(strength, hits)]
    }),
  )
}

export const totalOf = (scrambled: Scrambled): number =>
  [...scrambled.values()].reduce((sum, strength) => sum + strength, 0)

/** Those who have got up attack the bombers before the bombs fall; what became of the bombers, if anybody did. */
export const intercept = (play: Play, bombers: Unit, scrambled: Scrambled): UnitResult | undefined => {
  const attackDice = totalOf(scrambled)
  if (attackDice === 0) return undefined
  const { state, dice, trace } = play
  const target = flyerOf(state, bombers)
  dice.about?.({ title: 'Fighters attack the bombers', units: [{ inInput: target, unit: bombers.id }] })
  const { targets } = directFire.resolve(
    { attackDice, attack: 'air', targets: [target], options: state.options },
    dice,
    trace,
  )
  const [fate] = targets
  if (fate) strikeAloft(play, bombers.id, fate)
  return fate
}

/** What befell an air unit on the ground. */
export interface Caught {
  readonly unit: Unit
  readonly fate: UnitResult
}

/** GF-AIR-15: bombs that the first unit could not suffer fall among the next largest. */
export const passOn = (
  play: Play,
  [first, ...others]: readonly Unit[],
  fate: UnitResult,
  { scrambled, own }: { readonly scrambled: Scrambled; readonly own: number },
): readonly Caught[] => {
  const over = first ? fate.netHits - (groundedOf(play.state, first) - own) : 0
  if (over <= 0) return []
  const left = others
    .map((unit) => ({ unit, strength: groundedOf(play.state, unit) - (scrambled.get(unit.id) ?? 0) }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)
  const { state, dice, trace } = play
  const targets = left.map(({ unit, strength }) => groundedTarget(state, unit, strength))
  const fates = volley(targets, () => over, 'air', state.options, dice, trace)
  return left.flatMap(({ unit }, i) => {
    const result = fates[i]
    return result && result.hits > 0 ? [{ unit: unitNow(play, unit.id), fate: result }] : []
  })
}
