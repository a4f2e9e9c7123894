import { isShown, reelFrom } from '#study/replay/reel.ts'
import { factsOf, type Moment } from '#study/report/facts.ts'
import { leaders } from '#study/report/leaders.ts'
import { linesOfStory, markdownReport } from '#study/report/markdown.ts'
import { narrative } from '#study/report/narrative.ts'
import { endingOf, turnTitle } from '#study/wording.ts'
import { shotBetween } from '../replay/shot.ts'
import { DISPATCH_FORMAT, type Dispatch } from '../storage/dispatch.ts'
import type { Fought } from '../storage/fought.ts'

/** All that is told of a battle, once it is over. */
export const dispatchOf = ({ ruleset, record, battle, log }: Fought): Dispatch | undefined => {
  if (!isShown(ruleset)) return undefined
  const reel = reelFrom(ruleset, record, { battle, log })
  const { result, ground, sides } = reel
  if (!result) return undefined
  const facts = factsOf(reel)
  const { game } = ruleset
  const map = ({ title, lines, since, state }: Moment) => ({
    title,
    lines: [...lines],
    data: shotBetween(reel, since, state, 'umpire').data,
  })
  return {
    format: DISPATCH_FORMAT,
    battle: record.id,
    title: record.title,
    ruleset: ruleset.id,
    rules: ruleset.title,
    rulesVersion: game.version ?? 1,
    begun: record.begun,
    ended: record.changed,
    orders: battle.orders.length,
    result: { ...result, score: { ...result.score } },
    verdict: endingOf(result, ground, game),
    story: [...narrative(facts)],
    leaders: [...leaders(facts)],
    sides: [ground.sides[0].name, ground.sides[1].name],
    roll: facts.roll.map((entry) => ({ ...entry })),
    tables: facts.tables.map(({ title, head, rows, none }) => ({
      title,
      head: [...head],
      rows: rows.map((cells) => [...cells]),
      none,
    })),
    log: linesOfStory(facts).map(({ turn, by, line }) => ({
      turn: turnTitle(game, turn),
      side: sides.indexOf(by) === 1 ? 1 : 0,
      lines: [line],
    })),
    maps: [facts.start, ...facts.turning, facts.end].map(map),
    markdown: markdownReport(facts, undefined, new Map()),
  }
}
