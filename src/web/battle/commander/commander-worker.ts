import { commanderRules } from './commander-rules.ts'
import { counselled, decided, type Question, type Said } from './thinking.ts'

/* The thread of the computer players: it answers one question after the other and remembers nothing. */

declare const self: DedicatedWorkerGlobalScope

const say = (said: Said): void => self.postMessage(said)

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
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
