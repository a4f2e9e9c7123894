import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { carriedOut, diceFrom } from '#kernel/game/battle/dice.ts'
import { snapshot } from '#kernel/game/game.ts'
import type { Ruleset } from '#kernel/game/ruleset.ts'
import { RULESETS } from '#rules/index.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import { type CommanderRules, commanderRules } from '#web/battle/commander/commander-rules.ts'
import { createThinker, type OpenThread } from '#web/battle/commander/thinker.ts'
import { decided, type Question, questionOf, type Said } from '#web/battle/commander/thinking.ts'

const { game } = PASSCHENDAELE satisfies Ruleset
if (!game) throw new Error('Passchendaele has no game')

const begun = beginBattle(game, {
  ruleset: 'passchendaele',
  scenario: 'one-trench',
  options: { attachment: 'listed' },
  seed: 4,
})
if (!begun.ok) throw new Error(begun.error.message)
const battle = begun.value
const QUESTION = questionOf(battle, 'german', 'commander')

/** Threads that do as the test says; what each was asked and whether it was stopped. */
const threads = (behave: (thread: number, hear: (said: Said) => void, died: () => void) => void) => {
  const opened: { asked: Question[]; stopped: boolean; hear: (said: Said) => void }[] = []
  const open: OpenThread = (hear, died) => {
    const thread = { asked: [] as Question[], stopped: false, hear }
    const number = opened.push(thread)
    return {
      ask(question) {
        thread.asked.push(question)
        setTimeout(() => behave(number, hear, died), 10)
      },
      stop() {
        thread.stopped = true
      },
    }
  }
  return { opened, open }
}

const answer = (hear: (said: Said) => void) => {
  hear({ said: 'begun' })
  hear({ said: 'decided', decision: { order: { kind: 'concede' }, why: 'It is hopeless.' } })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = async <T>(promise: Promise<T>, ms: number): Promise<T> => {
  await vi.advanceTimersByTimeAsync(ms)
  return promise
}

test('a decision comes from the thread, which stays for the next', async () => {
  const { opened, open } = threads((_, hear) => answer(hear))
  const thinker = createThinker(open, PASSCHENDAELE)
  for (let i = 0; i < 2; i++) {
    const thought = await settled(thinker.decide(QUESTION), 20)
    expect(thought).toEqual({ decision: { order: { kind: 'concede' }, why: 'It is hopeless.' }, own: true })
  }
  expect(opened).toHaveLength(1)
  expect(opened[0]?.asked).toHaveLength(2)
})

test('a decision that takes too long is replaced by a legal order that says so', async () => {
  const { opened, open } = threads((_, hear) => hear({ said: 'begun' }))
  const thinker = createThinker(open, PASSCHENDAELE)
  const thinking = thinker.decide(QUESTION)
  let answered = false
  void thinking.then(() => {
    answered = true
  })
  await vi.advanceTimersByTimeAsync(1900)
  expect(answered).toBe(false)
  const thought = await settled(thinking, 200)
  expect(thought?.own).toBe(false)
  expect(thought?.decision.why).toMatch(/^No decision came in time/)
  expect(game.check(battle.state, 'german', thought?.decision.order ?? { kind: 'none' })).toBeUndefined()
  expect(opened[0]?.stopped).toBe(true)
  expect(thinker.note()).toBeUndefined()
})

test('a commander that fails is replaced by a legal order with the reason', async () => {
  const { open } = threads((_, hear) => {
    hear({ said: 'begun' })
    hear({ said: 'failed', message: 'no map' })
  })
  const thought = await settled(createThinker(open, PASSCHENDAELE).decide(QUESTION), 20)
  expect(thought).toMatchObject({ own: false, decision: { why: expect.stringContaining('no map') } })
})

test('a thread that dies is started again once, with the same question', async () => {
  const { opened, open } = threads((number, hear, died) => (number === 1 ? died() : answer(hear)))
  const thinker = createThinker(open, PASSCHENDAELE)
  const thought = await settled(thinker.decide(QUESTION), 40)
  expect(thought?.own).toBe(true)
  expect(opened.map(({ asked }) => asked)).toEqual([[QUESTION], [QUESTION]])
  expect(thinker.note()).toBeUndefined()
})

test('where it dies again the player decides here, and the players are told', async () => {
  const { opened, open } = threads((_, __, died) => died())
  const thinker = createThinker(open, PASSCHENDAELE)
  const thought = await settled(thinker.decide(QUESTION), 40)
  expect(thought).toEqual({ decision: decided(PASSCHENDAELE, QUESTION), own: true })
  expect(thinker.note()).toMatch(/stopped twice/)
  expect(await thinker.decide(QUESTION)).toEqual(thought)
  expect(opened).toHaveLength(2)
})

test('a thread that never loads counts as dead', async () => {
  const { opened, open } = threads(() => undefined)
  const thought = await settled(createThinker(open, PASSCHENDAELE).decide(QUESTION), 41_000)
  expect(thought?.own).toBe(true)
  expect(opened).toHaveLength(2)
})

test('what was dropped is answered with nothing, and what its thread says later is not heard', async () => {
  const { opened, open } = threads((number, hear) => number > 1 && answer(hear))
  const thinker = createThinker(open, PASSCHENDAELE)
  const first = thinker.decide(QUESTION)
  thinker.drop()
  expect(await first).toBeUndefined()
  expect(opened[0]?.stopped).toBe(true)
  const second = thinker.decide(QUESTION)
  opened[0]?.hear({ said: 'decided', decision: { order: { kind: 'none' }, why: 'too late' } })
  expect((await settled(second, 20))?.decision.why).toBe('It is hopeless.')
})

test('a commander sees its own side alone, though the whole state crosses to its thread', () => {
  const state = snapshot(battle.state)
  const plan = decided(PASSCHENDAELE, QUESTION)?.order ?? { kind: 'none' }
  carriedOut(game, state, 'german', plan, diceFrom(1))
  const seen: unknown[] = []
  const spy: CommanderRules = {
    game,
    doctrine: {
      wishes: (view) => {
        seen.push(view)
        return { matters: 'trivial', candidates: [] }
      },
    },
  }
  decided(spy, { ...QUESTION, side: 'entente', state })
  expect(seen).toEqual([game.view(state, 'entente')])
  expect(seen).not.toEqual([game.view(state, 'umpire')])
})

test('the thread of the computer players has every game, with its doctrine', async () => {
  vi.useRealTimers()
  for (const { id, game: whole, doctrine } of RULESETS) {
    const rules = await commanderRules(id)
    expect(rules?.game).toBe(whole)
    if (rules) expect(rules.doctrine).toBe(doctrine)
  }
})
