import type { ScenarioCard } from '#screen/cards.ts'
import { newBattle } from '../battle/beginning/begin.ts'
import { computerOf } from '../battle/beginning/players.ts'
import { keepProgress, progress, progressIn } from '../battle/lesson/progress.ts'
import { type BattleRecord, HUMAN } from '../battle/storage/record.ts'
import { recordToLookAt, storeBattle } from '../battle/storage/store.ts'
import { loadPlayed, RULESETS } from '../rulesets.ts'

/** A first battle on offer. */
export interface OfferedLesson {
  readonly ruleset: string
  readonly rules: string
  readonly scenario: ScenarioCard
  /** It has been begun and is not over: how it stands. */
  readonly standing: string | undefined
}

/** The first battle of a rule set that was begun and is not over. */
const begunLesson = async (ruleset: string): Promise<BattleRecord | undefined> => {
  for (const { battle } of progress.peek()) {
    const found = await recordToLookAt(battle)
    if (found.ok && found.value.standing !== 'over' && found.value.file.ruleset === ruleset)
      return found.value
  }
  return undefined
}

/** Every rule set that teaches, with the battle it teaches by; its rules need not be loaded for that. */
export const offeredLessons = async (): Promise<readonly OfferedLesson[]> => {
  const found = await Promise.all(
    RULESETS.map(async ({ id, title, cards }): Promise<readonly OfferedLesson[]> => {
      const scenario = (await cards?.())?.find(({ lesson }) => lesson)
      return scenario
        ? [{ ruleset: id, rules: title, scenario, standing: (await begunLesson(id))?.standing }]
        : []
    }),
  )
  return found.flat()
}

/** The address of a rule set's first battle: the one that was begun, where it was left, or else a new one. */
export const lessonAddress = async (id: string): Promise<string> => {
  const record = await begunLesson(id)
  const before = record && progressIn(record.id)
  if (before) {
    keepProgress({ ...before, left: false })
    return `/battle/${before.battle}`
  }
  const ruleset = await loadPlayed(id)
  if (!ruleset?.lesson) return '/learn'
  const { scenario, seed, side, title, options = {} } = ruleset.lesson
  const sides = ruleset.game?.scenarios.find((one) => one.id === scenario)?.sides ?? []
  const computer = computerOf(ruleset)
  const players = Object.fromEntries(sides.map((one) => [one, one === side ? HUMAN : computer]))
  const begun = newBattle(ruleset, { scenario, players, ownDice: false, seed, options })
  await storeBattle({ ...begun, title })
  keepProgress({ battle: begun.id, done: [], left: false })
  return `/battle/${begun.id}`
}
