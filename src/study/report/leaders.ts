import type { Side } from '../../kernel/game/game.ts'
import { capitalised } from '../../kernel/words.ts'
import { type Facts, wordOf } from './facts.ts'

/** Who led a side from one turn to another. */
interface Stretch {
  readonly who: string
  readonly from: number
  readonly to: number
}

const HUMAN = 'human'

const nameOf = (player: string | undefined): string =>
  player === undefined || player === HUMAN ? 'a player' : capitalised(player)

/** Turn by turn whoever gave most of the orders: a computer player says why, a player does not. */
const stretchesOf = ({ reel }: Facts, side: Side): readonly Stretch[] => {
  const { record, log, ruleset } = reel
  const named = record.players[side]
  const computer = named === undefined || named === HUMAN ? 'the computer' : capitalised(named)
  // Where no reasons were kept at all, whoever is named led throughout.
  const kept = record.whys.some((why) => why !== null)
  const turns = new Map<number, { player: number; computer: number }>()
  for (const order of log.orders) {
    if (order.side !== side) continue
    const turn = Math.max(1, ruleset.game.turn(order.before))
    const count = turns.get(turn) ?? { player: 0, computer: 0 }
    if (order.why === undefined) count.player++
    else count.computer++
    turns.set(turn, count)
  }
  const stretches: Stretch[] = []
  for (const [turn, count] of turns) {
    const who = kept ? (count.computer > count.player ? computer : 'a player') : nameOf(named)
    const last = stretches.at(-1)
    if (last?.who === who) stretches[stretches.length - 1] = { ...last, to: turn }
    else stretches.push({ who, from: turn, to: turn })
  }
  return stretches
}

/** "Entente: a player, from turn 5 Commander", a line for each side; none if nobody noted it. */
export const leaders = (facts: Facts): readonly string[] => {
  const { ground, record, sides } = facts.reel
  const isKnown =
    record.whys.some((why) => why !== null) || sides.some((side) => record.players[side] !== undefined)
  if (!isKnown) return []
  return ground.sides.map(({ side, name }) => {
    const [first, ...later] = stretchesOf(facts, side)
    const begun = capitalised(first?.who ?? nameOf(record.players[side]))
    return [
      `${name}: ${begun}`,
      ...later.map(({ who, from }) => `from ${wordOf(facts)} ${from} ${who}`),
    ].join(', ')
  })
}
