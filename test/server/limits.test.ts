import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allotted } from '#server/allowance.ts'
import { server } from '#server/app.ts'

let app: FastifyInstance
let port: number
const web = `${mkdtempSync(join(tmpdir(), 'duckboard-'))}/`

beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<p>Duckboard')
  app = await server({ web })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  rmSync(web, { recursive: true })
})

/** What the server says to a few bytes on a bare connection, until it hangs up. */
const said = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      heard += part
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })

test('slow requests, slow heads and idle connections are not waited for without end', () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout, maxConnections } = app.server
  expect({ requestTimeout, headersTimeout, keepAliveTimeout, maxConnections }).toEqual({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 10_000,
    maxConnections: 2000,
  })
})

test.each([
  ['no request at all', 'NONSENSE\r\n\r\n', 400],
  ['a head without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is answered in the envelope, with the headers of every answer', async (_, bytes, status) => {
  const [head = '', body = ''] = (await said(bytes)).split('\r\n\r\n')
  expect(head).toMatch(`HTTP/1.1 ${status} `)
  expect(head).toContain("content-security-policy: default-src 'self'")
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body)).toMatchObject({ ok: false, error: { code: 'invalid-input' } })
})

test.each(['/../package.json', '/..%2fpackage.json', '/assets/../../package.json', '/.%00'])(
  '%s is an address at which there is nothing',
  async (path) => {
    const raw = await said(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(raw).toMatch(/^HTTP\/1\.1 (400|404) /)
    expect(raw).not.toContain('our side')
    expect(raw).not.toContain('devDependencies')
  },
)

test('only /api and what is below it is the API', async () => {
  for (const path of ['/api', '/api/nothing']) {
    const answered = await app.inject(path)
    expect([answered.statusCode, answered.json().ok]).toEqual([404, false])
  }
  expect((await app.inject('/apiary')).headers['content-type']).toMatch('text/html')
})

test('large answers are packed for those who can unpack them', async () => {
  const url = '/api/rulesets/green-fields/procedures'
  const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  for (const accepted of ['gzip', 'br, gzip;q=0.5', '*'])
    expect((await app.inject({ url, headers: { 'accept-encoding': accepted } })).headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    })
  for (const accepted of ['gzip;q=0', 'deflate', 'gzip;q=0, br'])
    expect((await app.inject({ url, headers: { 'accept-encoding': accepted } })).body).toBe(plain.body)
  const unpacked = await fetch(`http://127.0.0.1:${port}${url}`)
  expect(await unpacked.text()).toBe(plain.body)
})

const MORALE = { ruleset: 'flanders-fields', procedure: 'morale', input: { trigger: 'half' } }

test('who works the server too hard is held back; what is looked up, the app and others are not', async () => {
  const flooded = await server({ web, trustProxy: true, workAMinute: 100 })
  // The first is what the guest says himself, the last what the proxy saw.
  const as = (from: string) => ({ 'x-forwarded-for': `10.0.0.9, ${from}` })
  const ask = (from: string) =>
    flooded.inject({ method: 'POST', url: '/api/resolve', payload: MORALE, headers: as(from) })
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) statuses.push((await ask('10.0.0.1')).statusCode)
  expect([statuses[0], statuses[20]]).toEqual([200, 429])
  const refused = await ask('10.0.0.1')
  expect(refused.json()).toMatchObject({ ok: false, error: { message: expect.stringContaining('wait') } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  for (const url of ['/api/health', '/', '/nowhere'])
    expect((await flooded.inject({ url, headers: as('10.0.0.1') })).statusCode).toBe(200)
  expect((await ask('10.0.0.2')).statusCode).toBe(200)
  await flooded.close()
})

test('dear work costs more than cheap', async () => {
  const dear = fastify()
  const charge = allotted(dear, 100)
  dear.post('/work', async (request) => charge(request, 90) ?? 'done')
  const statuses: number[] = []
  for (let i = 0; i < 3; i++) statuses.push((await dear.inject({ method: 'POST', url: '/work' })).statusCode)
  expect(statuses).toEqual([200, 200, 429])
  await dear.close()
})

test('looking is not free either', async () => {
  const watched = await server({ web, workAMinute: 50 })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await watched.inject('/api/health')).statusCode)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  await watched.close()
})

test('nor are the files of the app, which have a share of their own', async () => {
  const watched = await server({ web, filesAMinute: 10 })
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await watched.inject(i % 2 ? '/' : '/nowhere')).statusCode)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  expect((await watched.inject('/api/health')).statusCode).toBe(200)
  await watched.close()
})

test('a head of very many lines is refused', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `x-${i}: y\r\n`).join('')
  const ask = (count: number) =>
    said(`GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines(count)}\r\n`)
  expect(await ask(90)).toMatch(/^HTTP\/1\.1 200 /)
  for (const count of [99, 500, 1500]) expect(await ask(count)).toMatch(/^HTTP\/1\.1 431 /)
})

test('nobody is believed to be a proxy unless the server is told so', async () => {
  const ips: string[] = []
  const plain = await server()
  plain.addHook('onRequest', async ({ ip }) => void ips.push(ip))
  await plain.inject({ url: '/api/health', headers: { 'x-forwarded-for': '10.0.0.1' } })
  expect(ips).toEqual(['127.0.0.1'])
  await plain.close()
})
