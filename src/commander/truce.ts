import type { Answer, Staff } from '#kernel/game/commander.ts'
import type { Game, Side } from '#kernel/game/game.ts'
import type { Ruleset } from '#kernel/game/ruleset.ts'

/** How far a side is ahead of the others by the first gauge, as it knows them. */
export const leadOf = (
  { gauges }: Pick<Game, 'gauges'>,
  view: unknown,
  side: Side,
  sides: readonly Side[],
) => {
  const [gauge] = gauges ?? []
  if (!gauge) return 0
  const others = sides.filter((one) => one !== side)
  const ahead = gauge.of(view, side) - Math.max(...others.map((one) => gauge.of(view, one)))
  return gauge.better === 'less' ? -ahead : ahead
}

/** Whether a computer player stops where the other side offers to: as it would offer itself, or if it is not behind. */
export const answerOf = (
  { doctrine, game }: Pick<Ruleset, 'doctrine' | 'game'>,
  view: unknown,
  staff: Staff,
  sides: readonly Side[],
): Answer => {
  const answer = doctrine?.answer?.(view, staff)
  if (answer) return answer
  const lead = game ? leadOf(game, view, staff.side, sides) : 0
  return lead >= 0
    ? { agrees: true, why: 'We agree to stop: we have what we came for.' }
    : { agrees: false, why: 'We fight on: the points are against us.' }
}
