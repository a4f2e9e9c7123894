import { fateOf } from '#study/replay/fate.ts'
import { commanderRules } from './commander-rules.ts'
import { counselled, decided, type FateAsked, type FateTold, type Question, type Said } from './thinking.ts'

/*
 * The thread of the computer players, which also says what becomes of stored battles under its rules: it answers one
 * question after the other and remembers nothing.
 */

declare const self: DedicatedWorkerGlobalScope

const say = (said: Said): void => self.postMessage(said)

const tellFate = async ({ id, file }: FateAsked): Promise<void> => {
  const tell = (told: FateTold): void => self.postMessage(told)
  try {
    const game = (await commanderRules(file.ruleset))?.game
    tell({ id, fate: game && fateOf(game, file) })
  } catch {
    tell({ id, fate: { kind: 'look' } })
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Question | FateAsked>) => {
  if ('file' in data) {
    await tellFate(data)
    return
  }
  const rules = await commanderRules(data.ruleset)
  say({ said: 'begun' })
  try {
    if (rules && data.counsel) {
      say({ said: 'counselled', counsel: counselled(rules, data) })
      return
    }
    const decision = rules && decided(rules, data)
    say(decision ? { said: 'decided', decision } : { said: 'failed', message: 'there is no such game' })
  } catch (thrown) {
    say({ said: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) })
  }
})
