import { procedure } from '#kernel/procedure/procedure.ts'
import { checkedForm, flag, integer, LARGEST, maybe, missing, preset } from '#kernel/procedure/schema.ts'
import { options } from '../options.ts'
import { GRAVEYARD, VICTORY_LIMIT, VICTORY_POINTS } from '../tables/index.ts'
import { GRAVEYARD_WORDS } from '../wording.ts'

type Standing = 'continue' | 'won' | 'lost' | 'drawn'

export const victory = procedure({
  name: 'victory',
  title: 'Victory points',
  clauses: ['GF-VP-01', 'GF-VP-02', 'GF-VP-05', 'GF-VP-07'],
  input: checkedForm(
    {
      limit: preset(integer(VICTORY_LIMIT.least, VICTORY_LIMIT.most), VICTORY_LIMIT.usual),
      previous: preset(integer(-VICTORY_LIMIT.most + 1, VICTORY_LIMIT.most - 1), 0),
      zonesCaptured: preset(integer(0), 0),
      zonesLost: preset(integer(0), 0),
      unitsExited: preset(integer(0), 0),
      spent: preset(integer(0), 0),
      losses: preset(integer(0), 0),
      final: flag(),
      opponentTotal: maybe(integer(-LARGEST)),
      options,
    },
    ({ limit, previous }) =>
      Math.abs(previous) >= limit
        ? { path: 'previous', message: `"previous" must lie between -${limit} and ${limit}.` }
        : undefined,
    ({ final, opponentTotal }) =>
      final && opponentTotal === undefined ? missing('opponentTotal', ' at the end') : undefined,
  ),
  resolve(input, _, trace) {
    const captured = input.zonesCaptured * VICTORY_POINTS.zoneCaptured
    const lost = input.zonesLost * VICTORY_POINTS.zoneLost
    const exited = input.unitsExited * VICTORY_POINTS.unitExited
    if (input.previous !== 0) trace.note('GF-VP-01', 'Points so far', input.previous)
    if (captured !== 0) trace.note('GF-VP-02', 'Zones captured', captured)
    if (lost !== 0) trace.note('GF-VP-02', 'Zones lost', lost)
    if (exited !== 0) trace.note('GF-VP-02', 'Units off the far edge', exited)
    if (input.spent !== 0) trace.note('GF-VP-04', 'Points spent', -input.spent)
    const total = input.previous + captured + lost + exited - input.spent
    trace.note('GF-VP-01', 'Victory points', total)
    const result = standing(total, input.opponentTotal, input.limit, input.final)
    trace.note('GF-VP-01', 'The game is', result)
    const rating = GRAVEYARD.find(({ from }) => input.losses >= from)?.rating ?? 'girls-blouse'
    trace.note('GF-VP-05', 'Graveyard', rating)
    return { total, result, rating }
  },
  outcome: ({ total, result, rating }) => ({ total, result, rating }),
  verdict: ({ total, result, rating }) =>
    `${STANDING_WORDS[result]} ${total} victory ${Math.abs(total) === 1 ? 'point' : 'points'}; the graveyard is ${GRAVEYARD_WORDS[rating]}.`,
})

const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  continue: 'Play on at',
  won: 'Won with',
  lost: 'Lost with',
  drawn: 'Drawn at',
}

/** GF-VP-01: whoever reaches an end of the track settles the game at once; the higher total wins. */
const standing = (total: number, opponent: number | undefined, limit: number, final: boolean): Standing => {
  if (opponent === undefined) {
    if (total >= limit) return 'won'
    return total <= -limit ? 'lost' : 'continue'
  }
  if (!final && Math.abs(total) < limit && Math.abs(opponent) < limit) return 'continue'
  if (total === opponent) return 'drawn'
  return total > opponent ? 'won' : 'lost'
}
