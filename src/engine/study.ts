import { fileOf } from '#kernel/game/battle/file.ts'
import { type Fault, failure, type Result, success } from '#kernel/procedure/result.ts'
import type { Fought } from '#study/fight.ts'
import { isShown, reelFrom } from '#study/replay/reel.ts'
import { afterAction } from '#study/report/after-action.ts'
import { commandersNamed, fightSome, type Study, studied } from '#study/simulate.ts'
import { type Battle, begin, type Terms } from './battle.ts'
import type { Rules } from './rules.ts'

/** Many battles of one scenario; each has a seed of its own, which follows from the one given. */
export interface Series extends Terms {
  /** Names of computer players, in the order of the scenario's sides. */
  readonly players: readonly string[]
  readonly battles: number
}

/** Told how much of how much is done. */
export type Progress = (done: number, of: number) => void

const MOST_BATTLES = 1_000_000

/** What keeps a series from being fought; nothing if it can be. */
export const seriesFault = (rules: Rules, series: Series): Fault | undefined => {
  const scenario = rules.scenarios.find(({ id }) => id === series.scenario)
  if (!scenario)
    return { path: 'scenario', message: `There is no scenario "${series.scenario.slice(0, 40)}".` }
  const { battles } = series
  if (!(Number.isInteger(battles) && battles > 0 && battles <= MOST_BATTLES))
    return { path: 'battles', message: `The number of battles goes from 1 to ${MOST_BATTLES}.` }
  const commanders = commandersNamed(rules.inner, scenario, series.players)
  if (!commanders.ok) return commanders.error
  const begun = begin(rules, series)
  return begun.ok ? undefined : begun.error
}

/** Fights a series of battles one after the other, and counts how they end. */
export const simulate = (rules: Rules, series: Series, progress?: Progress): Result<Study, Fault> => {
  const fault = seriesFault(rules, series)
  if (fault) return failure(fault)
  const { options = {}, battles } = series
  const fought: Fought[] = []
  for (let number = 0; number < battles; number++) {
    const some = fightSome(rules.inner, { ...series, ruleset: rules.id, options }, number, number + 1)
    if (!some.ok) return some
    fought.push(...some.value)
    progress?.(number + 1, battles)
  }
  return success(summary(rules, series.scenario, fought))
}

/** What can be said about battles of a scenario, whoever fought them. */
export const summary = (rules: Rules, scenario: string, fought: readonly Fought[]): Study =>
  studied(rules.scenarios.find(({ id }) => id === scenario) ?? { sides: [] }, fought)

/** The after-action report of a battle as Markdown. With `luck` its dice are weighed, too, which takes a while. */
export const report = (battle: Battle, luck?: Progress): string => {
  const { rules, inner } = battle
  const { fought, log, noted } = inner
  if (!isShown(rules.inner)) return ''
  const title = rules.scenarios.find(({ id }) => id === battle.setting.scenario)?.title ?? ''
  const whys = log.orders.map(({ why }) => why ?? null)
  const record = { ...noted, title, file: fileOf(fought), whys }
  return afterAction(reelFrom(rules.inner, record, { battle: fought, log }), luck)
}
