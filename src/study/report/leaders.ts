import { playerRead } from '#commander/player-names.ts'
import { leaderAt } from '#kernel/game/battle/led.ts'
import type { LoggedOrder } from '#kernel/game/battle/log.ts'
import type { Side } from '#kernel/game/game.ts'
import { capitalised, stretch } from '#kernel/words.ts'
import { type Facts, wordOf } from './facts.ts'

const HUMAN = 'human'

/** 'a player', 'a regular', 'a bold veteran' */
const nameOf = (player: string | undefined): string => {
  if (player === undefined || player === HUMAN) return 'a player'
  const read = playerRead(player)
  if (!read) return player === 'random' ? 'random play' : player
  return `a ${read.temper === undefined ? '' : `${read.temper} `}${read.level}`
}

/** Who gave an order; where that was not noted a computer player said why, a player did not. */
const giverOf = ({ reel }: Facts, { side, number, why }: LoggedOrder): string => {
  const { record } = reel
  const noted = leaderAt(record.led, side, number - 1)
  if (noted !== undefined) return nameOf(noted)
  const named = record.players[side]
  // Where no reasons were kept at all, whoever is named led throughout.
  if (!record.whys.some((one) => one !== null)) return nameOf(named)
  if (why === undefined) return nameOf(HUMAN)
  return named === undefined || named === HUMAN ? 'the computer' : nameOf(named)
}

/** Orders by who gave them, turn by turn. */
const givenIn = (facts: Facts, side: Side): ReadonlyMap<number, ReadonlyMap<string, number>> => {
  const turns = new Map<number, Map<string, number>>()
  for (const { order } of facts.reel.frames) {
    if (order.side !== side) continue
    const turn = Math.max(1, facts.reel.ruleset.game.turn(order.before))
    const count = turns.get(turn) ?? new Map<string, number>()
    const who = giverOf(facts, order)
    turns.set(turn, count.set(who, (count.get(who) ?? 0) + 1))
  }
  return turns
}

/** Turns one after the other in which somebody led, alone or beside the one who led most. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly partly: boolean
}

const stretchesOf = (
  turns: ReadonlyMap<number, ReadonlyMap<string, number>>,
  who: string,
): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const [turn, count] of turns) {
    if (!count.has(who)) continue
    const partly = count.size > 1
    const last = stretches.at(-1)
    if (last?.to === turn - 1 && last.partly === partly)
      stretches[stretches.length - 1] = { ...last, to: turn }
    else stretches.push({ from: turn, to: turn, partly })
  }
  return stretches
}

const ledBy = (facts: Facts, side: Side): string => {
  const turns = givenIn(facts, side)
  const all = new Map<string, number>()
  for (const count of turns.values())
    for (const [who, given] of count) all.set(who, (all.get(who) ?? 0) + given)
  const [most, ...others] = [...all].sort(([, a], [, b]) => b - a).map(([who]) => who)
  const beside = others.flatMap((who) =>
    stretchesOf(turns, who).map(
      ({ from, to, partly }) =>
        `in ${wordOf(facts)}${from === to ? '' : 's'} ${stretch(from, to).replace('-', '–')} ${partly ? 'partly ' : ''}${who}`,
    ),
  )
  return [capitalised(most ?? nameOf(facts.reel.record.players[side])), ...beside].join(', ')
}

/** "Entente: A regular, in turns 1–4 partly a player", a line for each side; none if nobody noted it. */
export const leaders = (facts: Facts): readonly string[] => {
  const { ground, record, sides } = facts.reel
  const isKnown =
    record.whys.some((why) => why !== null) || sides.some((side) => record.players[side] !== undefined)
  return isKnown ? ground.sides.map(({ side, name }) => `${name}: ${ledBy(facts, side)}`) : []
}
