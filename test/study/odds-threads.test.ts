import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { OddsThreads } from '#study/odds-threads.ts'

/** A thread that answers, but for questions it never comes to an end with and those that break it. */
const THREAD = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ procedure }) => {
    if (procedure === 'endless') for (;;);
    if (procedure === 'broken') throw new Error('broken')
    parentPort.postMessage({ json: new TextEncoder().encode(procedure), ms: 1 })
  })
  parentPort.postMessage('ready')`

let started = 0
const begin = (): Worker => {
  started++
  return new Worker(THREAD, { eval: true })
}

const question = (procedure: string) => ({ ruleset: 'toy', procedure, input: {} })

test('questions are answered in their order, by one thread for all', async () => {
  started = 0
  const threads = new OddsThreads({ threads: 1 }, begin)
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => threads.ask(question(name))))
  expect(answers.map((one) => one.ok && new TextDecoder().decode(one.value.json))).toEqual(['a', 'b', 'c'])
  expect(started).toBe(1)
  await threads.close()
})

test('a question without end is given up, as is one that breaks a thread; the next has a new one', async () => {
  started = 0
  const threads = new OddsThreads({ threads: 1, working: 500 }, begin)
  const [endless, broken, sound] = ['endless', 'broken', 'sound'].map((name) => threads.ask(question(name)))
  expect(await endless).toEqual({ ok: false, error: 'too-long' })
  expect(await broken).toEqual({ ok: false, error: 'too-long' })
  expect(await sound).toMatchObject({ ok: true })
  expect(started).toBe(3)
  await threads.close()
})

test('when too many wait, or too long, the server is busy', async () => {
  const threads = new OddsThreads({ threads: 1, questions: 2 }, begin)
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => threads.ask(question(name))))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, false])
  expect(answers[2]).toEqual({ ok: false, error: 'busy' })
  await threads.close()
  const hasty = new OddsThreads({ threads: 1, waiting: -1 }, begin)
  expect(await hasty.ask(question('a'))).toEqual({ ok: false, error: 'busy' })
  await hasty.close()
})

test('a thread that cannot be started, or is closed, leaves nobody waiting', async () => {
  const none = new OddsThreads({ threads: 1 }, () => new Worker('throw new Error()', { eval: true }))
  expect(await none.ask(question('a'))).toEqual({ ok: false, error: 'busy' })
  const threads = new OddsThreads({ threads: 1 }, begin)
  await threads.ask(question('a'))
  const asked = [threads.ask(question('endless')), threads.ask(question('b'))]
  await threads.close()
  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([false, false])
})
