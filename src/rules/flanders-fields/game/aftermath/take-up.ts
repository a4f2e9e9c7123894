import type { Dice } from '#kernel/chance/dice.ts'
import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import { SILENT } from '#kernel/procedure/trace.ts'
import { campaignAftermath } from '../../procedures/campaign-aftermath.ts'
import type { SeriesBattle } from '../../series/battle.ts'
import {
  type Draft,
  type Fought,
  REASONS,
  type RollEntry,
  SERIES_SIDES,
  type Series,
  type SeriesSide,
} from '../../series/document.ts'
import { degreeOf, pointsAfter, turnAfter, verdictAfter } from '../../series/points.ts'
import { otherOf, roleOf, sideOf } from '../../series/sides.ts'
import { readiedStrip } from '../../series/strip.ts'
import { settledNext } from '../../series/terms.ts'
import { REST_FROM } from '../../tables/index.ts'
import type { Side } from '../../vocabulary.ts'
import { scores } from '../scores.ts'
import { asSide } from '../sides.ts'
import type { Battalion, State } from '../state.ts'
import { linesTaken, stripAfter } from './ground-taken.ts'

const TANKS: readonly string[] = ['heavy-tank', 'light-tank']

/** FF-CAMP-07: what fell of a battalion itself; tanks that went with it count for the side. */
const basesOf = ({ lost }: State, { id }: Battalion): number =>
  lost.filter(({ battalion, type }) => battalion === id && !TANKS.includes(type)).length

/** FF-CAMP-03: routed, or without a rifle platoon left. */
const isBroken = ({ routed, lost, start }: Battalion): boolean => routed || lost >= start

/** FF-CAMP-03, FF-CAMP-07: one battalion after the battle. */
const aftermathOf = (
  entry: RollEntry,
  battalion: Battalion,
  state: State,
  dice: Dice,
): { entry: RollEntry; draft: Draft } => {
  const broken = isBroken(battalion)
  const platoons = battalion.lost
  const rolls = platoons > 0 && !broken
  dice.about?.({ title: `Drafts of ${entry.title}`, unit: entry.id })
  const told = campaignAftermath.resolve(
    {
      basesLost: basesOf(state, battalion),
      quality: entry.quality,
      options: state.options,
      ...(rolls ? { drafts: platoons } : {}),
    },
    dice,
    SILENT,
  )
  const quality = broken ? 'raw' : 'quality' in told ? told.quality : entry.quality
  return {
    entry: {
      ...entry,
      quality,
      battles: entry.battles + 1,
      men: entry.men + told.casualties,
      resting: broken || battalion.lost >= REST_FROM * battalion.start,
      state: broken ? 'rebuilt' : 'ready',
    },
    draft: {
      battalion: entry.id,
      platoons,
      roll: 'roll' in told ? told.roll : null,
      quality,
      men: told.casualties,
    },
  }
}

/** FF-CAMP-07: side `a` first, battalions by number; who did not fight only stops resting. */
const rollAfter = (series: Series, state: State, who: SeriesBattle['who'], dice: Dice) => {
  const roll = new Map(series.roll.map((entry) => [entry.id, { ...entry, resting: false }]))
  const drafts: Draft[] = []
  for (const side of SERIES_SIDES) {
    const role = roleOf(series, side)
    const own = state.battalions.filter((battalion) => battalion.side === role)
    const fought = who[role]
      .map((id, i) => ({ entry: roll.get(id), battalion: own[i] }))
      .toSorted((one, other) => Number(one.entry?.id.slice(1)) - Number(other.entry?.id.slice(1)))
    for (const { entry, battalion } of fought) {
      if (!entry || !battalion) continue
      const after = aftermathOf(entry, battalion, state, dice)
      roll.set(entry.id, after.entry)
      drafts.push(after.draft)
    }
  }
  return { roll: [...roll.values()], drafts }
}

const perSide = <T>(series: Series, of: (role: Side) => T): Record<SeriesSide, T> => ({
  a: of(roleOf(series, 'a')),
  b: of(roleOf(series, 'b')),
})

/** FF-END-04, FF-END-10: whoever concedes or collapses has lost, though the score may be level. */
const resultOf = (series: Series, { ending }: State, score: Fought['score']): Fought['result'] => {
  const reason = REASONS.find((one) => one === ending?.reason) ?? 'turn-limit'
  const won = ending?.winner ? asSide(ending.winner) : undefined
  if (!won) return { winner: null, degree: 'draw', reason }
  const winner = sideOf(series, won)
  return { winner, degree: degreeOf(Math.max(1, score[winner] - score[otherOf(winner)])), reason }
}

/** FF-CAMP-07 to FF-CAMP-14: the series after its next battle has been fought to its end. */
export const takenUp = (
  series: Series,
  state: State,
  who: SeriesBattle['who'],
  dice: Dice,
): Result<Series, Fault> => {
  if (!state.ending)
    return failure({
      path: 'orders',
      message: 'This battle is not over yet: fight it to its end first (FF-CAMP-04).',
    })
  const { roll, drafts } = rollAfter(series, state, who, dice)
  const bases = perSide(series, (role) => state.lost.filter(({ side }) => side === role).length)
  const men = perSide(series, (role) => menIn(state, role))
  const marks = scores(state)
  const score = perSide(series, (role) => marks[role])
  const lines = linesTaken(state)
  const fought: Fought[] = [
    ...series.fought,
    {
      attacker: series.attacker,
      result: resultOf(series, state, score),
      score,
      lines,
      men,
      basesLost: bases,
      drafts,
    },
  ]
  const after: Series = {
    ...series,
    ...turnAfter(fought),
    roll,
    strip: stripAfter(series, lines),
    fought,
    points: pointsAfter(fought),
    verdict: verdictAfter(fought, series.battles),
  }
  if (after.verdict) return success(after)
  const settled = settledNext(after)
  return settled.ok
    ? success({ ...after, strip: readiedStrip(after.strip, after.attacker, settled.value.terms) })
    : settled
}

/** FF-CAMP-01, FF-CAMP-03: all bases lost, whatever they were. */
const menIn = ({ lost, options }: State, role: Side): number => {
  const basesLost = lost.filter(({ side }) => side === role).length
  return campaignAftermath.resolve({ basesLost, quality: 'experienced', options }, NO_DICE, SILENT).casualties
}
