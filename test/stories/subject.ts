import type { ShownRuleset } from '#screen/ruleset.ts'
import type { Shown } from '#study/replay/reel.ts'

/** A rule set that is fought and shown. */
export type Subject = Shown & ShownRuleset

export const subjectOf = (ruleset: ShownRuleset): Subject => {
  const { game, tableTop } = ruleset
  if (!game || !tableTop) throw new Error(`${ruleset.title} has no battles`)
  return { ...ruleset, game, tableTop }
}
