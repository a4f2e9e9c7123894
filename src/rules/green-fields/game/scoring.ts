import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { change, tellOf } from '#kernel/game/play.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { victory } from '../procedures/victory.ts'
import { changeArmy, type Play } from './play.ts'
import { otherSide, type SideName } from './sides.ts'
import type { Ending, State } from './state.ts'

/** GF-VP-04: what a side may spend without falling to the lower end of the track. */
export const spendable = ({ armies, terms }: State, side: SideName): number =>
  Math.max(0, armies[side].points + terms.limit - 1)

type Counted = Parameters<typeof victory.resolve>[0]

/** The points of a side, what is won and lost now included, and how it stands. */
export const countedFor = (state: State, side: SideName, now: Partial<Counted> = {}) =>
  victory.resolve(
    {
      limit: state.terms.limit,
      previous: state.armies[side].points,
      zonesCaptured: 0,
      zonesLost: 0,
      unitsExited: 0,
      spent: 0,
      losses: state.armies[side].lost,
      final: false,
      opponentTotal: undefined,
      options: state.options,
      ...now,
    },
    NO_DICE,
    SILENT,
  )

/** What victory points are won and lost by (GF-VP-02, GF-VP-04). */
type Tally = Partial<Pick<Counted, 'zonesCaptured' | 'zonesLost' | 'unitsExited' | 'spent'>>

const standingOf = (state: State, side: SideName, final: boolean) =>
  countedFor(state, side, { final, opponentTotal: state.armies[otherSide(side)].points }).result

const scoreOf = ({ armies }: State): Ending['score'] => ({ a: armies.a.points, b: armies.b.points })

const winnerBy = (state: State, final: boolean): SideName | null => {
  const result = standingOf(state, 'a', final)
  return result === 'won' ? 'a' : result === 'lost' ? 'b' : null
}

export const endCampaign = (play: Play, reason: Ending['reason'], winner: SideName | null): void => {
  const ending: Ending = { winner, reason, score: scoreOf(play.state) }
  tellOf(play, { kind: 'campaign-ended', ending })
  change(play, { ending, phases: [] })
}

/** GF-VP-01: points of both sides are counted together, then the ends of the track are looked at. */
export const award = (play: Play, tallies: Readonly<Partial<Record<SideName, Tally>>>): void => {
  for (const side of ['a', 'b'] as const) {
    const tally = tallies[side]
    if (tally) changeArmy(play, side, { points: countedFor(play.state, side, tally).total })
  }
  if (play.state.ending === null && standingOf(play.state, 'a', false) !== 'continue') {
    endCampaign(play, 'victory-points', winnerBy(play.state, false))
  }
}

/** GF-VP-07: side a's total when it is over, with what the scenario gives it for holding a zone. */
const totalAtEnd = ({ terms, zones, armies }: State): number => {
  const { prize } = terms.verdict
  return armies.a.points + (prize && zones[prize.zone]?.owner === 'a' ? prize.points : 0)
}

/** GF-VP-08: the points of a side less those of the other, prizes included. */
export const leadOf = (state: State, side: SideName): number => {
  const lead = totalAtEnd(state) - state.armies.b.points
  return side === 'a' ? lead : 0 - lead
}

/** GF-VP-01, GF-VP-08: who has won when the last week is over. */
export const winnerAtEnd = (state: State): SideName | null => {
  const { marks, ties } = state.terms.verdict
  if (!marks) return winnerBy(state, true) ?? ties
  const lead = leadOf(state, marks.side)
  if (lead >= marks.wins) return marks.side
  return lead <= marks.loses ? otherSide(marks.side) : null
}

/** The last week is over, or both sides would rather stop: the scenario's own test decides (GF-VP-07). */
export const endByVerdict = (play: Play, reason: 'date' | 'agreement'): void => {
  const winner = winnerAtEnd(play.state)
  changeArmy(play, 'a', { points: totalAtEnd(play.state) })
  endCampaign(play, reason, winner)
}
