import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { server } from '#server/app.ts'

let app: FastifyInstance
let address: string

beforeAll(async () => {
  app = await server()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const post = (path: string, body: string, type = 'application/json') =>
  fetch(address + path, { method: 'POST', body, headers: { 'content-type': type } })

const MORALE = { ruleset: 'flanders-fields', procedure: 'morale', input: { trigger: 'half', quality: 'raw' } }

test('lists the rule sets and the procedures with their JSON Schemas', async () => {
  const rulesets = await (await fetch(`${address}/api/rulesets`)).json()
  expect(rulesets).toContainEqual({ id: 'passchendaele', title: 'Passchendaele', measure: 'inches' })
  const procedures = await (await fetch(`${address}/api/rulesets/flanders-fields/procedures`)).json()
  expect(procedures).toContainEqual({
    name: 'morale',
    title: expect.any(String),
    clauses: expect.arrayContaining(['FF-MOR-02']),
    input: expect.objectContaining({ type: 'object', required: ['trigger'] }),
  })
  expect((await fetch(`${address}/api/rulesets/chess/procedures`)).status).toBe(404)
})

test('adjudicates with given dice', async () => {
  const answered = await post('/api/resolve', JSON.stringify({ ...MORALE, dice: [4] }))
  expect(answered.status).toBe(200)
  expect(await answered.json()).toMatchObject({ ok: true, result: { total: 3, result: 'retreat-20' } })
})

test('is healthy', async () => {
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ ok: true })
})

test.each([
  ['/api/resolve', JSON.stringify({ ...MORALE, dice: [7] }), 400, 'dice-invalid'],
  ['/api/resolve', JSON.stringify({ ...MORALE, ruleset: 'chess' }), 404, 'unknown-ruleset'],
  ['/api/odds', JSON.stringify({ ...MORALE, input: { trigger: 'whim' } }), 400, 'invalid-input'],
  ['/api/resolve', '{"ruleset":', 400, 'invalid-input'],
  ['/api/resolve', '{"__proto__":{"x":1}}', 400, 'invalid-input'],
  ['/api/resolve', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400, 'invalid-input'],
  ['/api/resolve', JSON.stringify('x'.repeat(2_000_000)), 413, 'invalid-input'],
  ['/api/nothing', '{}', 404, 'invalid-input'],
])('%s answers a bad request in its envelope, without a stack', async (path, body, status, code) => {
  const answered = await post(path, body)
  expect(answered.status).toBe(status)
  const text = await answered.text()
  expect(JSON.parse(text)).toMatchObject({ ok: false, error: { code, message: expect.any(String) } })
  expect(text).not.toMatch(/node_modules|\.ts:|\n\s+at /)
})

test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/xml'])(
  'takes JSON only, not %s',
  async (type) => {
    const answered = await post('/api/resolve', JSON.stringify(MORALE), type)
    expect(answered.status).toBe(415)
    expect(await answered.json()).toMatchObject({ error: { message: expect.stringContaining('JSON') } })
  },
)

test('a request without a body is no request', async () => {
  const answered = await fetch(`${address}/api/resolve`, { method: 'POST' })
  expect(answered.status).toBe(400)
  expect(await answered.json()).toMatchObject({ error: { message: 'The request is not a JSON object.' } })
})

test.each([
  ['GET', '/api/resolve', 'POST'],
  ['PUT', '/api/odds', 'POST'],
  ['DELETE', '/api/rulesets', 'GET'],
  ['POST', '/api/rulesets/skirmish/procedures', 'GET'],
])('%s %s is told which method the address takes', async (method, path, allowed) => {
  const answered = await fetch(address + path, { method })
  expect([answered.status, answered.headers.get('allow')]).toEqual([405, allowed])
  expect(await answered.json()).toMatchObject({ ok: false, error: { code: 'invalid-input' } })
})

test('an address that is none is answered like any other fault', async () => {
  for (const path of ['/%zz', '/api/%zz']) {
    const answered = await app.inject(path)
    expect(answered.statusCode).toBe(400)
    expect(answered.json()).toMatchObject({ ok: false, error: { code: 'invalid-input' } })
    expect(answered.headers['x-content-type-options']).toBe('nosniff')
  }
})

test('an address of the app is a page whatever its query says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duckboard-'))
  writeFileSync(join(folder, 'index.html'), '<p>Duckboard')
  const pages = await server({ web: `${folder}/` })
  const page = await pages.inject('/battles?file=somme.json')
  expect([page.statusCode, page.body]).toEqual([200, '<p>Duckboard'])
  expect((await pages.inject({ method: 'HEAD', url: '/battles' })).statusCode).toBe(200)
  expect((await pages.inject('/missing.js?now')).statusCode).toBe(404)
  await pages.close()
  rmSync(folder, { recursive: true })
})

test('what the build has packed is sent packed, and kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duckboard-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<p>Duckboard')
  for (const [end, content] of [
    ['', 'plain'],
    ['.br', 'brotli'],
    ['.gz', 'gzip'],
  ])
    writeFileSync(join(folder, 'assets', `app-1a2b.js${end}`), content ?? '')
  const pages = await server({ web: `${folder}/` })
  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'brotli'],
    ['gzip', 'gzip'],
    ['identity', 'plain'],
  ]) {
    const answered = await pages.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': accepted },
    })
    expect(answered.body).toBe(sent)
    expect(answered.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
  }
  expect((await pages.inject('/')).headers['cache-control']).toBe('no-cache')
  await pages.close()
  rmSync(folder, { recursive: true })
})

test('every answer carries the security headers, and the start page keeps to its own policy', async () => {
  const page = await fetch(`${address}/`)
  expect(page.headers.get('content-type')).toMatch('text/html')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe')
  for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy']) {
    expect(page.headers.get(name)).toBeTruthy()
    expect((await fetch(`${address}/nowhere`)).headers.get(name)).toBeTruthy()
  }
  expect(await page.text()).toContain('<div id="app">')
})
