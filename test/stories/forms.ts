import type { Viewer } from '#kernel/game/battle/log.ts'
import type { Reel } from '#study/replay/reel.ts'
import { csvReport } from '#study/report/csv.ts'
import { factsOf } from '#study/report/facts.ts'
import { leaders } from '#study/report/leaders.ts'
import { markdownReport } from '#study/report/markdown.ts'
import { narrative } from '#study/report/narrative.ts'
import { planOf } from '#study/report/plan.ts'
import { shotBetween } from '#web/battle/replay/shot.ts'

/** A report in every form that a reader can have it in: what the page is made of, its two files, its pictures. */
export const formsOf = (reel: Reel, viewer: Viewer): Readonly<Record<string, unknown>> => {
  const facts = factsOf(reel, viewer)
  const { course, roll, tables, turns, start, turning, end, log } = facts
  const moments = [start, ...turning, end]
  return {
    markdown: markdownReport(facts, undefined),
    csv: csvReport(facts),
    page: {
      story: narrative(facts),
      leaders: leaders(facts),
      plan: planOf(facts),
      gauges: course.gauges,
      readings: course.readings,
      turns: turns.map(({ turn, at, readings }) => ({ turn, at, readings })),
      moments: moments.map(({ id, title, at, lines }) => ({ id, title, at, lines })),
      roll,
      tables,
      orders: log.length,
      takenBack: facts.reel.record.takenBack,
      ground: facts.reel.ground,
    },
    pictures: moments.map(({ since, state }) => shotBetween(facts.reel, since, state, viewer).data),
  }
}
