import { WITHOUT_WORKS } from '../../../reckoning/posture.ts'
import { targetOf } from '../../board/target.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../unit.ts'
import type { Split } from '../shapes.ts'
import { FACINGS, type Facing } from './facings.ts'
import { type Attack, diceOf, isArmed, type LineUp } from './line-up.ts'
import type { Engagement } from './several.ts'

/** A defender on a facing, and the dice it has for it. */
interface Post {
  readonly facing: Facing
  readonly defender: Unit
  readonly dice: number
}

const strengthOf = (units: readonly Unit[]): number => units.reduce((sum, { strength }) => sum + strength, 0)

/** GF-STACK-05: where the defender looks to: where it chose, or the facing with most strength against it. */
export const frontOf = ({ attacks }: LineUp, chosen: Facing | null): Facing => {
  let front: Facing = 'front'
  let most = -1
  for (const { facing, attackers } of attacks) {
    if (facing === chosen) return facing
    const strength = strengthOf(attackers)
    if (strength > most) {
      most = strength
      front = facing
    }
  }
  return front
}

/** The facings from the one that the defender looks to. */
const fromFront = ({ attacks }: LineUp, front: Facing): readonly Attack[] => [
  ...attacks.filter(({ facing }) => facing === front),
  ...attacks.filter(({ facing }) => facing !== front),
]

/** GF-STACK-04: the attacks that the leading defender has to answer itself, its own first. */
export const sharedAttacks = (line: LineUp, front: Facing): readonly Attack[] => {
  const armed = line.defenders.filter(isArmed).length
  return fromFront(line, front).filter((_, i) => i === 0 || i >= armed)
}

/** GF-STACK-04: by the strength of those fired at; what is left over is for the strongest. */
const usualSplit = (dice: number, attacks: readonly Attack[]): Split => {
  const split = { front: 0, left: 0, right: 0, rear: 0 }
  const strengths = attacks.map(({ attackers }) => attackers[0]?.strength ?? 0)
  const total = strengths.reduce((sum, strength) => sum + strength, 0)
  let rest = dice
  let strongest = 0
  attacks.forEach(({ facing }, i) => {
    const share = Math.floor((dice * (strengths[i] ?? 0)) / total)
    split[facing] = share
    rest -= share
    if ((strengths[i] ?? 0) > (strengths[strongest] ?? 0)) strongest = i
  })
  const most = attacks[strongest]
  if (most) split[most.facing] += rest
  return split
}

/** Every facing that is attacked, with the defender who answers for it, front first. */
const postsOf = (line: LineUp, front: Facing, chosen: Split | null): readonly Post[] => {
  const armed = line.defenders.filter(isArmed)
  const [leader] = armed
  if (!leader) return []
  const shared = sharedAttacks(line, front)
  const split = chosen ?? usualSplit(diceOf(leader), shared)
  const posts = fromFront(line, front).map(({ facing }, i): Post => {
    const defender = i === 0 ? leader : (armed[i] ?? leader)
    return { facing, defender, dice: defender.id === leader.id ? split[facing] : diceOf(defender) }
  })
  return posts.sort((one, other) => FACINGS.indexOf(one.facing) - FACINGS.indexOf(other.facing))
}

/** A round on several facings as it is fought; GF-SAVE-11: whoever attacks moves, and has no works. */
export const engagementOf = (
  state: State,
  line: LineUp,
  front: Facing,
  chosen: Split | null,
): Engagement => ({
  defenders: line.defenders.map((unit) => targetOf(state, unit)),
  attacks: line.attacks.map(({ facing, attackers }) => ({
    facing,
    attackers: attackers.map((unit) => targetOf(state, unit, { moving: true, ...WITHOUT_WORKS })),
  })),
  posts: postsOf(line, front, chosen).map(({ facing, defender, dice }) => ({
    facing,
    defender: line.defenders.findIndex(({ id }) => id === defender.id),
    dice,
  })),
  front,
})
