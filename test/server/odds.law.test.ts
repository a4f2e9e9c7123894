import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RULESETS } from '#rules/index.ts'
import { answerOdds, oddsMaker } from '#study/odds.ts'
import { flood, percentile } from '../../bench/flood.ts'
import { LARGEST_INPUTS } from '../../bench/inputs.ts'
import { times } from '../long.ts'

const BIN = fileURLToPath(new URL('../../bin/duckboard.js', import.meta.url))
const PATIENT = 120_000

let served: ChildProcess
let address: string

const MORALE = { ruleset: 'flanders-fields', procedure: 'morale', input: { trigger: 'half', quality: 'raw' } }
const DEAR = {
  ruleset: 'passchendaele',
  procedure: 'close-combat',
  input: LARGEST_INPUTS.passchendaele?.['close-combat'],
}

const ask = (request: object) =>
  fetch(`${address}/api/odds`, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: { 'content-type': 'application/json' },
  })

beforeAll(async () => {
  served = spawn(process.execPath, [BIN, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  address = await new Promise((resolve) => {
    served.stdout?.on('data', (said) => resolve(/http:\S+/.exec(String(said))?.[0] ?? ''))
  })
  await ask(MORALE)
}, PATIENT)
afterAll(() => served.kill())

test('gives the odds that the command line gives, number for number', async () => {
  for (const request of [MORALE, DEAR]) {
    const answered = await ask(request)
    const here = answerOdds(RULESETS, request, oddsMaker())
    expect(answered.status).toBe(200)
    expect(answered.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await answered.json()).toEqual({ ok: true, ...(here.ok ? here.value : {}) })
  }
})

test('whoever looks in does not wait for those whose odds are dear', async () => {
  let answered = 0
  const dear = Array.from({ length: 30 }, async () => {
    const { status } = await ask(DEAR)
    answered++
    return status
  })
  for (let i = 0; i < 3; i++) expect((await fetch(`${address}/api/health`)).status).toBe(200)
  expect(answered).toBeLessThan(15)
  expect(new Set(await Promise.all(dear))).toEqual(new Set([200]))
})

test('a flood of the dearest requests leaves the server well', async () => {
  const { health, statuses } = await flood(address, 4, times(12, 40))
  // The aim is 100 ms on a machine that has nothing else to do; one after the other they would take seconds.
  expect(percentile(health, 0.99)).toBeLessThan(1000)
  expect(Object.keys(statuses)).toContain('200')
  expect(Object.keys(statuses).every((status) => ['200', '429', '503'].includes(status))).toBe(true)
})
