import { fair, type Random } from '#kernel/chance/random.ts'
import type { Refusal } from '#kernel/game/game.ts'
import type { OrderIn } from '#kernel/game/pages.ts'
import { popPhase, replacePhase } from '#kernel/game/phases.ts'
import { refuse } from '#kernel/procedure/refusal.ts'
import { type Accepted, choice, form, integer, preset } from '#kernel/procedure/schema.ts'
import { several } from '#kernel/words.ts'
import { referenceOf } from '../../../reckoning/grid.ts'
import { MOST_STRENGTH } from '../../../tables/index.ts'
import { revealSeen } from '../../board/sight.ts'
import { stackIn } from '../../board/zones.ts'
import type { Play } from '../../play.ts'
import type { SideName } from '../../sides.ts'
import type { State } from '../../state.ts'
import { DONE, kind, ORDER_DONE } from '../forms.ts'
import type { Page } from '../page.ts'
import type { PhaseOf, Split } from '../shapes.ts'
import { checkWaves, isInOrder, ORDER_WAVES, playWaves, sampleWaves } from '../waves.ts'
import { FACINGS } from './facings.ts'
import { fight, fightOn, nextAsked } from './fighting.ts'
import { type Attack, diceOf, type LineUp, lineUp } from './line-up.ts'
import { sharedAttacks } from './posts.ts'

type Fight = PhaseOf<'close-assault'>

/** The defender looks to one of the facings that are attacked. */
const FACE = form({ kind: kind('face'), facing: choice(FACINGS) })

const share = () => preset(integer(0, MOST_STRENGTH), 0)

/** Dice of the leading defender for each facing it answers for. */
const SPLIT_FIRE = form({
  kind: kind('split-fire'),
  front: share(),
  left: share(),
  right: share(),
  rear: share(),
})

const ORDERS = [
  ORDER_DONE,
  FACE,
  SPLIT_FIRE,
  /** No more questions about this zone. */
  form({ kind: kind('fight-it-out') }),
  ORDER_WAVES,
] as const

/** A3: enemies in one zone have found each other. */
export const enterCloseAssault = (play: Play): void => {
  revealSeen(play)
  fightOn(play)
}

/** What the defender's leading unit must divide its dice among; fewer than two: nothing to divide. */
const toDivide = (line: LineUp, { front }: Fight): readonly Attack[] =>
  // Where it looks to by itself depends on strengths that the defender may not know, so it has to choose first.
  front ? sharedAttacks(line, front) : []

const prompted = (state: State, { zone, round }: Fight): string =>
  `Close assault in ${referenceOf(state.country, zone)}, round ${round}: fight, or change your dispositions first.`

const checkFace = (line: LineUp, side: SideName, { facing }: Accepted<typeof FACE>): Refusal | undefined => {
  if (side !== line.defending)
    return refuse('not-defender', 'Only the defender chooses where to look to.', 'GF-STACK-05')
  return line.attacks.length > 1 && line.attacks.some((attack) => attack.facing === facing)
    ? undefined
    : refuse('not-attacked', 'You may look only to one of several facings under attack.', 'GF-STACK-05')
}

const checkSplit = (
  line: LineUp,
  phase: Fight,
  side: SideName,
  order: Accepted<typeof SPLIT_FIRE>,
): Refusal | undefined => {
  if (side !== line.defending)
    return refuse('not-defender', 'Only the defender divides its fire.', 'GF-STACK-04')
  if (line.attacks.length > 1 && phase.front === null)
    return refuse('face-first', 'Choose the facing to look to before you divide your fire.', 'GF-STACK-05')
  const shared = toDivide(line, phase)
  const [leader] = line.defenders
  if (shared.length < 2 || !leader)
    return refuse(
      'nothing-to-divide',
      'Each facing has a defender of its own: there is no fire to divide.',
      'GF-STACK-04',
    )
  let total = 0
  for (const facing of FACINGS) {
    if (order[facing] > 0 && !shared.some((attack) => attack.facing === facing))
      return refuse('not-its-facing', `Your leading unit does not answer for the ${facing}.`, 'GF-STACK-04')
    total += order[facing]
  }
  const dice = diceOf(leader)
  return total === dice
    ? undefined
    : refuse(
        'dice-not-spent',
        `Your leading unit has ${several(dice, 'die', 'dice')} to divide.`,
        'GF-STACK-04',
      )
}

const wavesIn = (state: State, { zone }: Fight, side: SideName) => stackIn(state, zone, side)

const sampleSplit = (dice: number, attacks: readonly Attack[], random: Random): Split => {
  const split = { front: 0, left: 0, right: 0, rear: 0 }
  for (let die = 0; die < dice; die++) {
    const attack = attacks[fair(random, attacks.length)]
    if (attack) split[attack.facing]++
  }
  return split
}

const sampleIn = (state: State, phase: Fight, side: SideName, random: Random): OrderIn<typeof ORDERS> => {
  const line = lineUp(state, phase.zone)
  if (side === line.defending && line.attacks.length > 1 && fair(random, 2) === 0) {
    const shared = toDivide(line, phase)
    const [leader] = line.defenders
    if (shared.length > 1 && leader)
      return { kind: 'split-fire', ...sampleSplit(diceOf(leader), shared, random) }
    const attack = line.attacks[fair(random, line.attacks.length)]
    if (attack) return { kind: 'face', facing: attack.facing }
  }
  const pick = fair(random, 8)
  if (pick < 4 || (pick > 4 && wavesIn(state, phase, side).length < 2)) return DONE
  return pick === 4 ? { kind: 'fight-it-out' } : sampleWaves(state, side, phase.zone, random)
}

/** A side has settled its dispositions: the other is asked, or the round is fought. */
const fightWhenReady = (play: Play, phase: Fight): void => {
  const line = lineUp(play.state, phase.zone)
  const asked = nextAsked(play.state, line, phase, phase.side)
  if (asked) {
    replacePhase(play, { ...phase, side: asked })
    return
  }
  popPhase(play)
  fight(play, line, phase)
  fightOn(play, phase)
}

export const CLOSE_ASSAULT: Page<'close-assault', typeof ORDERS> = {
  orders: ORDERS,
  pending: (_, { side }) => [side],
  prompt: prompted,
  check(state, phase, side, order) {
    if (order.kind === 'done' || order.kind === 'fight-it-out') return undefined
    if (order.kind === 'face') return checkFace(lineUp(state, phase.zone), side, order)
    if (order.kind === 'split-fire') return checkSplit(lineUp(state, phase.zone), phase, side, order)
    return order.zone === referenceOf(state.country, phase.zone)
      ? checkWaves(state, side, order)
      : refuse('another-zone', prompted(state, phase), 'GF-CLOSE-02')
  },
  changesNothing(state, { front, split }, side, order) {
    if (order.kind === 'face') return front === order.facing
    if (order.kind === 'split-fire') return FACINGS.every((facing) => split?.[facing] === order[facing])
    return order.kind === 'order-waves' && isInOrder(state, side, order)
  },
  sample: sampleIn,
  act(play, phase, side, order) {
    if (order.kind === 'done') fightWhenReady(play, phase)
    else if (order.kind === 'fight-it-out')
      fightWhenReady(play, { ...phase, content: [...phase.content, side] })
    else if (order.kind === 'face') replacePhase(play, { ...phase, front: order.facing, split: null })
    else if (order.kind === 'split-fire') {
      const { front, left, right, rear } = order
      replacePhase(play, { ...phase, split: { front, left, right, rear } })
    } else {
      playWaves(play, order)
      // Another leader has other dice.
      if (phase.split && side === lineUp(play.state, phase.zone).defending)
        replacePhase(play, { ...phase, split: null })
    }
  },
}
