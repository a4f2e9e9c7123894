import { FACINGS, type Facing } from '../../game/phases/close-assault/facings.ts'
import { type Attack, lineUp } from '../../game/phases/close-assault/line-up.ts'
import { sharedAttacks } from '../../game/phases/close-assault/posts.ts'
import type { PhaseOf } from '../../game/phases/phase.ts'
import type { Unit } from '../../game/unit.ts'
import { bestOf } from '../best.ts'
import { breaks, coverIn, fighterOf, lossOf, savesOnTheMove } from '../estimates.ts'
import type { Intent } from '../intent.ts'
import { named, type Situation } from '../situation.ts'

const diceIn = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + fighterOf(unit).dice, 0)

const toFace = (attacks: readonly Attack[]): Facing | undefined =>
  bestOf(attacks, ({ attackers }) => diceIn(attackers))?.facing

/** Dice that so many shots are expected to keep from being fired back. */
const silenced = (
  situation: Situation,
  zone: number,
  { attackers: [leader] }: Attack,
  dice: number,
): number => {
  if (!leader) return 0
  const fighter = fighterOf(leader)
  const loss = lossOf(dice, savesOnTheMove(fighter, coverIn(situation, zone, 'none')), fighter)
  return breaks(loss, fighter) * fighter.dice + loss
}

/** The dice shared out so that they do most. Every way is tried: there are few dice and at most four facings. */
const bestSplit = (
  situation: Situation,
  zone: number,
  attacks: readonly Attack[],
  total: number,
): Readonly<Record<Facing, number>> => {
  const split = { front: 0, left: 0, right: 0, rear: 0 }
  let most = -1
  const shares = (rest: readonly Attack[], left: number, worth: number, so: typeof split): void => {
    const [attack, ...others] = rest
    if (!attack) return
    const { facing } = attack
    for (let dice = others.length === 0 ? left : 0; dice <= left; dice++) {
      const sum = worth + silenced(situation, zone, attack, dice)
      const now = { ...so, [facing]: dice }
      if (others.length > 0) shares(others, left - dice, sum, now)
      else if (sum > most) {
        most = sum
        Object.assign(split, now)
      }
    }
  }
  shares(attacks, total, 0, { front: 0, left: 0, right: 0, rear: 0 })
  return split
}

/** GF-STACK-04, GF-STACK-05: the defender looks to where most dice come from, and shoots where it silences most. */
export const facingIntents = (
  situation: Situation,
  { zone, front, split }: PhaseOf<'close-assault'>,
): readonly Intent[] => {
  const line = lineUp(situation.view, zone)
  if (line.defending !== situation.side || line.attacks.length < 2) return []
  const facing = toFace(line.attacks)
  if (front === null && facing)
    return [
      {
        order: { kind: 'face', facing },
        why: `Whoever holds ${named(situation, zone)} looks to where most of them come from.`,
      },
    ]
  const shared = front ? sharedAttacks(line, front) : []
  const [leader] = line.defenders
  if (split !== null || shared.length < 2 || !leader) return []
  const dice = fighterOf(leader).dice
  const wished = bestSplit(situation, zone, shared, dice)
  const fired = FACINGS.filter((one) => wished[one] > 0).join(' and ')
  return [
    {
      order: { kind: 'split-fire', ...wished },
      why: `${leader.name} fires to the ${fired}, where it silences most.`,
    },
  ]
}
