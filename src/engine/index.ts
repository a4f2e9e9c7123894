/*
 * The engine as a library: adjudications, odds, whole battles and studies of them under any of the four rule sets. Pure: no clock,
 * no chance of its own, no input or output; the same seeds give the same everywhere. What is wrong with something given is said in
 * a `Result`, never thrown. `docs/engine.md` has examples that are run.
 */

export { LEVELS, type Level } from '#commander/player-names.ts'
export type { RolledDie } from '#kernel/chance/dice.ts'
export type { BattleSetting } from '#kernel/game/battle/battle.ts'
export type { LogEntry } from '#kernel/game/battle/log.ts'
export type { Comparison, ReplayFault } from '#kernel/game/battle/replay.ts'
export type { Damage } from '#kernel/game/battle/salvage.ts'
export { type Option, TEMPERS, type Temper, type Weighed } from '#kernel/game/commander.ts'
export type { AnyOrder, BattleResult, ScenarioSummary, Side } from '#kernel/game/game.ts'
export type { Answer, AnswerError, NeededDie, Refused } from '#kernel/procedure/adjudicate.ts'
export type { Outcome } from '#kernel/procedure/procedure.ts'
export type { Refusal } from '#kernel/procedure/refusal.ts'
export type { Fault, Result } from '#kernel/procedure/result.ts'
export type { Chapter, Clause, ClauseId, Rulebook } from '#kernel/procedure/rulebook.ts'
export type { TraceLine } from '#kernel/procedure/trace.ts'
export type { Piece } from '#screen/piece.ts'
export type { ShownUnit } from '#screen/tabletop.ts'
export type { Distribution, Interval } from '#study/distribution.ts'
export type { Fought } from '#study/fight.ts'
export type { Chance, Odds } from '#study/odds.ts'
export type { Study } from '#study/simulate.ts'
export { type Adjudication, answer, answerOdds, type Faces, odds, resolve } from './adjudication.ts'
export {
  type Battle,
  begin,
  check,
  type Figures,
  figures,
  type Giving,
  give,
  log,
  nextDie,
  pending,
  pieces,
  prompt,
  result,
  sample,
  type Terms,
  units,
  type Viewer,
  view,
} from './battle.ts'
export { type Decision, decide, fight, type Thinking } from './commanders.ts'
export { type Replayed, type Replaying, replay, save } from './files.ts'
export { inputSchema, type ProcedureSummary, type Rules } from './rules.ts'
export { type Progress, report, type Series, seriesFault, simulate, summary } from './study.ts'
