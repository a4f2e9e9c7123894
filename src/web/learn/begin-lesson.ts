import type { Lesson } from '../../screen/lesson.ts'
import type { PlayedRuleset } from '../../screen/ruleset.ts'
import { newBattle } from '../battle/beginning/begin.ts'
import { playersOf } from '../battle/beginning/players.ts'
import { HUMAN } from '../battle/storage/record.ts'
import { storeBattle, storedBattle } from '../battle/storage/store.ts'
import { loadPlayed, RULESETS } from '../rulesets.ts'
import { keepProgress, progress } from './progress.ts'

/** The first rule set that teaches. */
const teaching = async (): Promise<{ ruleset: PlayedRuleset; lesson: Lesson } | undefined> => {
  for (const { id, cards } of RULESETS) {
    const ruleset = cards && (await loadPlayed(id))
    if (ruleset?.lesson) return { ruleset, lesson: ruleset.lesson }
  }
  return undefined
}

/** The address of the first battle: the one that was begun, where it was left, or else a new one. */
export const lessonAddress = async (): Promise<string> => {
  const before = progress.peek()
  const record = before && (await storedBattle(before.battle))
  if (before && record && record.standing !== 'over') {
    keepProgress({ ...before, left: false })
    return `/battle/${record.id}`
  }
  const found = await teaching()
  if (!found) return '/play'
  const { ruleset, lesson } = found
  const { scenario, seed, side, title } = lesson
  const sides = ruleset.game?.scenarios.find(({ id }) => id === scenario)?.sides ?? []
  const computer = playersOf(ruleset)[1]?.[0] ?? HUMAN
  const players = Object.fromEntries(sides.map((one) => [one, one === side ? HUMAN : computer]))
  const begun = newBattle(ruleset, { scenario, players, ownDice: false, seed, options: {} })
  await storeBattle({ ...begun, title })
  keepProgress({ battle: begun.id, done: [], left: false })
  return `/battle/${begun.id}`
}
