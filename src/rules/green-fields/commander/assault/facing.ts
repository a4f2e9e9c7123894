import { bestOf } from '#kernel/game/commander.ts'
import { FACINGS, type Facing } from '../../game/phases/close-assault/facings.ts'
import { type Attack, lineUp } from '../../game/phases/close-assault/line-up.ts'
import { sharedAttacks } from '../../game/phases/close-assault/posts.ts'
import type { PhaseOf } from '../../game/phases/shapes.ts'
import type { Unit } from '../../game/unit.ts'
import type { ZoneNumber } from '../../game/zone.ts'

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

const lookTo = (situation: Situation, zone: ZoneNumber, facing: Facing, why: string): Intent => ({
  order: { kind: 'face', facing },
  why: `Whoever holds ${named(situation, zone)} is to look to ${why}.`,
})

const fireTo = ({ name }: Unit, dice: Readonly<Record<Facing, number>>, why: string): Intent => {
  const fired = FACINGS.filter((one) => dice[one] > 0).join(' and ')
  return { order: { kind: 'split-fire', ...dice }, why: `${name} is to fire to the ${fired}${why}.` }
}

/** GF-STACK-04, GF-STACK-05: the defender looks to where most dice come from, and shoots where it silences most. */
export const facingIntents = (
  situation: Situation,
  { zone, front, split }: PhaseOf<'close-assault'>,
): readonly Intent[] => {
  const line = lineUp(situation.view, zone)
  if (line.defending !== situation.side || line.attacks.length < 2) return []
  const facing = toFace(line.attacks)
  if (front === null && facing) return [lookTo(situation, zone, facing, 'where most of them come from')]
  const shared = front ? sharedAttacks(line, front) : []
  const [leader] = line.defenders
  if (split !== null || shared.length < 2 || !leader) return []
  const wished = bestSplit(situation, zone, shared, fighterOf(leader).dice)
  return [fireTo(leader, wished, ', where it silences most')]
}

const NOWHERE: Readonly<Record<Facing, number>> = { front: 0, left: 0, right: 0, rear: 0 }

/** Other ways to look, or all the dice one way. */
export const otherFacings = (
  situation: Situation,
  { zone, front }: PhaseOf<'close-assault'>,
  { order }: Intent,
): readonly Intent[] => {
  const line = lineUp(situation.view, zone)
  const [leader] = line.defenders
  if (order.kind === 'face')
    return line.attacks.map(({ facing }) => lookTo(situation, zone, facing, `the ${facing}`))
  if (order.kind !== 'split-fire' || !front || !leader) return []
  const { dice } = fighterOf(leader)
  return sharedAttacks(line, front).map(({ facing }) =>
    fireTo(leader, { ...NOWHERE, [facing]: dice }, ' alone'),
  )
}
