import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readBattle, writtenBattle } from '#kernel/game/battle/file.ts'
import { gameOf, replayWithLog } from '#kernel/game/battle/replay.ts'
import { begunSeries } from '#rules/flanders-fields/series/begin.ts'
import { RULESETS } from '#rules/index.ts'
import { playable } from '#study/playable.ts'
import { inLongRun, oneIn, times } from '../long.ts'
import { duckboard } from './duckboard.ts'

const json = async (...args: string[]) => {
  const { code, stdout, stderr } = await duckboard([...args, '--json'])
  if (code !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

const FOLDER = mkdtempSync(join(tmpdir(), 'duckboard-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

const scratch = (name: string, content: string | Uint8Array): string => {
  const path = join(FOLDER, name)
  writeFileSync(path, content)
  return path
}

/** Every step starts a process of its own, on a busy machine from the sources. */
const PATIENT = { timeout: 180_000 }

test('scenarios', PATIENT, async () => {
  const listed = await json('scenarios')
  for (const one of listed) expect(Object.keys(one)).toEqual(['id', 'ruleset', 'title', 'sides', 'turnLimit'])
  expect(listed).toHaveLength(playable(RULESETS).flatMap(({ game }) => game.scenarios).length)
  expect(await json('scenarios', '--ruleset', 'skirmish')).toEqual(
    listed.filter(({ ruleset }: { ruleset: string }) => ruleset === 'skirmish'),
  )
})

test.each(
  oneIn(3, [
    [['scenarios', '--ruleset', 'chess']],
    [['battle', 'atlantis', '--json']],
    [['simulate', 'atlantis', '--battles', '5', '--json']],
    [['simulate', 'own-skirmish', '--battles', '5', '--options', '{"forces":{"a":[]}}']],
    [['battle', 'raid-1916', '--players', 'regular,sergeant']],
    [['arena', 'raid-1916', 'atlantis', '--players', 'regular,random']],
    [['arena', 'raid-1916', '--players', 'regular']],
    [['arena', 'raid-1916', '--players', 'regular,regular:mad']],
    [['replay', join(FOLDER, 'missing')]],
    [['check', join(FOLDER, 'missing')]],
    [['check', FOLDER]],
    [['check', scratch('empty', '')]],
    [['check', scratch('list', '[]')]],
    [['replay', scratch('binary', new Uint8Array([0xff, 0xfe, 0x00]))]],
    [['replay', '--verify', scratch('other', '{"format":"duckboard.battle/9"}')]],
  ]),
)('%j fails with one clear line', PATIENT, async (args) => {
  const { code, stdout, stderr } = await duckboard(args)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^duckboard: .+\.\n$/)
})

/** Battles of an arena. */
const MET = times(2, 6)

test('arena', PATIENT, async () => {
  const meet = (workers: string) =>
    json(
      'arena',
      'skirmish/shrine-1914',
      'raid-1916',
      '--players',
      'commander,random',
      '--battles',
      String(MET),
      '--workers',
      workers,
    )
  const { decisions, ...met } = await meet('1')
  expect(Object.keys(met)).toEqual(['scenarios', 'share', 'interval', 'p'])
  for (const one of met.scenarios) {
    expect(Object.keys(one)).toEqual(['scenario', 'battles', 'share', 'interval', 'wins', 'draws', 'losses'])
    expect(one.wins + one.draws + one.losses).toBe(MET)
    expect(one.share).toBeCloseTo((one.wins + one.draws / 2) / MET, 12)
  }
  for (const player of ['a', 'b']) expect(Object.keys(decisions[player])).toEqual(['median', 'p99', 'max'])
  const { decisions: _, ...others } = await meet('2')
  expect(others).toEqual(met)
})

test('check tells machines the place of each fault', PATIENT, async () => {
  const text =
    '{"format":"duckboard.battle/1","rulesVersion":0,"ruleset":"chess","scenario":"x","options":{},"orders":[]}'
  const { code, stdout } = await duckboard(['check', scratch('faulty', text), '--json'])
  expect(code).toBe(1)
  const { ok, faults } = JSON.parse(stdout)
  expect(ok).toBe(false)
  expect(faults.map(({ path }: { path: string }) => path)).toEqual(['rulesVersion', 'seed', 'checksum'])
})

test('check names the place of each fault of an army', PATIENT, async () => {
  const army = {
    format: 'duckboard.army/1',
    ruleset: 'green-fields',
    nation: 'british',
    date: '1914-08-24',
    frontage: 2,
    variation: '1914',
    units: [{ type: 'infantry', strength: 6, experience: 5, morale: 3 }],
  }
  expect(await json('check', scratch('army', JSON.stringify(army)))).toEqual({ ok: true, faults: [] })
  const wrong = { ...army, units: [{ ...army.units[0], type: 'heavy-tank' }] }
  const faulty = await duckboard(['check', scratch('wrong-army', JSON.stringify(wrong)), '--json'])
  expect(faulty.code).toBe(1)
  const { faults } = JSON.parse(faulty.stdout)
  expect(faults).toMatchObject([{ path: 'units.0.type', clause: 'GF-DATE-03' }])
  const other = await duckboard([
    'check',
    scratch('other-army', JSON.stringify({ ...army, ruleset: 'chess' })),
  ])
  expect([other.code, other.stderr]).toEqual([
    1,
    expect.stringMatching(/: "ruleset" must be .+ or .+ \(at ruleset\)\.\n$/),
  ])
})

/** The same battle, each of its dice said to have been thrown by hand, under rules that are not there yet. */
const withDiceByHand = (written: string): string => {
  const read = readBattle(written)
  if (!read.ok) throw new Error('no battle')
  const game = gameOf(RULESETS, read.value)
  const fought = game.ok ? replayWithLog(game.value, read.value) : game
  if (!fought.ok) throw new Error(fought.error.message)
  const dice = fought.value.log.orders.map((order) => order.dice.map(({ value }) => value))
  const orders = read.value.orders.map((order, i) => (dice[i]?.length ? { ...order, dice: dice[i] } : order))
  return writtenBattle({ ...read.value, rulesVersion: 99, orders }).replaceAll('\n', '\r\n')
}

const sealedBy = (text: string): string =>
  JSON.stringify({ format: 'duckboard.sealed/1', battle: Buffer.from(text).toString('base64') })

const [first] = playable(RULESETS)
const SCENARIO = first?.game.scenarios[0]?.id ?? ''
const RANDOM = ['--players', 'random,random']

describe.skipIf(SCENARIO === '')('a battle', PATIENT, () => {
  test('comes out the same every time, and prints what is promised', async () => {
    const fight = () => json('battle', SCENARIO, '--seed', '1', ...RANDOM)
    const [one, two] = await Promise.all([fight(), fight()])
    expect(Object.keys(one)).toEqual([
      'scenario',
      'ruleset',
      'seed',
      'players',
      'turns',
      'winner',
      'reason',
      'score',
      'losses',
      'orders',
      'dice',
      'hash',
      'ms',
    ])
    expect({ ...two, ms: 0 }).toEqual({ ...one, ms: 0 })
    expect(one.hash).toMatch(/^[0-9a-f]{16}$/)
  })

  test('is saved, replayed, checked, and refused when damaged', async () => {
    const path = join(FOLDER, 'battle.json')
    const fought = await json('battle', SCENARIO, '--seed', '7', ...RANDOM, '--save', path)
    const replayed = await json('replay', path, '--verify')
    expect(replayed).toMatchObject({
      hash: fought.hash,
      orders: fought.orders,
      dice: fought.dice,
      verified: true,
    })
    const read = readBattle(readFileSync(path, 'utf8'))
    expect(read.ok && read.value.orders.at(-1)?.hash).toBe(fought.hash)
    expect(await json('replay', path, '--to', '2')).toMatchObject({ orders: 2, winner: null, reason: null })
    expect(await json('check', path)).toEqual({ ok: true, faults: [] })
    const beyond = await duckboard(['replay', path, '--to', String(fought.orders + 1)])
    expect(beyond).toMatchObject({ code: 1, stdout: '' })
    const bytes = readFileSync(path)
    const middle = Math.floor(bytes.length / 2)
    for (const at of inLongRun ? [0, 40, middle, bytes.length - 1] : [middle]) {
      const damaged = Buffer.from(bytes)
      damaged[at] = (damaged[at] ?? 0) ^ 1
      const { code, stdout, stderr } = await duckboard(['replay', '--verify', scratch('damaged', damaged)])
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/^duckboard: .+\.\n$/)
    }
  })

  test('that is read by people has the report of the app, and proves itself when fought again', async () => {
    const path = join(FOLDER, 'told.json')
    const fight = ['battle', 'one-trench', '--seed', '7', ...RANDOM, '--save', path]
    const { stdout, stderr } = await duckboard([...fight, '--luck'])
    expect(stderr).toBe('')
    expect(stdout).toMatch(
      /^# One Trench\n\nThe Entente attack the Germans .*(Germans win|Entente win|Nobody wins).*Points: Entente \d+/,
    )
    expect(stdout).toContain('Played by Entente: Random play; Germans: Random play.')
    const heads = [...stdout.matchAll(/^## (.+)$/gm)].map(([, head]) => head)
    expect(heads).toEqual([
      'Order of battle',
      'The plan and what came of it',
      'Close combats',
      'Breakthroughs, surrenders and gas',
      'Bases lost, by cause',
      'Turning points',
      'Turn by turn',
      'Luck',
      'How it ended',
      'What happened',
    ])
    expect(stdout).toMatch(/^- .+ closes with /m)
    expect(stdout).toMatch(/ground held: Entente \d+, Germans \d+/)
    expect(stdout).toMatch(/\| Turn \| .*Bases lost, Entente \| Bases lost, Germans/)
    expect(stdout).toMatch(/\d+ orders, \d+ dice, hash [0-9a-f]{16}\n$/)
    const again = await duckboard(['replay', path, '--luck'])
    const untold = (report: string) => report.replace(/^Played by .+?\. /m, '')
    expect(again.stdout).toBe(
      `${untold(stdout)}Every order came out as it did.\nNo die was entered by hand.\n`,
    )
  })

  test('that left a device sealed, by mail, with dice of its players and by newer rules is read as it is', async () => {
    const path = join(FOLDER, 'by-hand.json')
    const { dice } = await json('battle', SCENARIO, '--seed', '5', ...RANDOM, '--save', path)
    const sealed = scratch('sealed.json', `\uFEFF${sealedBy(withDiceByHand(readFileSync(path, 'utf8')))}`)
    expect(await json('replay', sealed, '--verify')).toMatchObject({
      verified: true,
      dice,
      diceByHand: dice,
      rulesVersion: 99,
    })
    expect(await json('check', sealed)).toEqual({
      ok: true,
      faults: [],
      notes: [expect.stringMatching(/under version 99 of the rules; this is \d+, which is older\.$/)],
    })
  })

  test('that goes on is told as far as it has gone, without its luck unless that is asked for', async () => {
    const path = join(FOLDER, 'quiet.json')
    await duckboard(['battle', 'quiet-sector', '--seed', '1', ...RANDOM, '--save', path, '--json'])
    const { stdout } = await duckboard(['replay', path, '--to', '60'])
    expect(stdout).toMatch(/^# .+\n\nThe .* It goes on: /)
    expect(stdout).toContain('## Week by week')
    expect(stdout).toContain('## What happened')
    expect(stdout).not.toContain('## Luck')
    expect(stdout).toMatch(/60 orders, \d+ dice, hash [0-9a-f]{16}/)
  })

  test.each(
    oneIn(3, [
      [['--players', 'random']],
      [['--players', 'random,napoleon']],
      [['--seed', 'x']],
      [['--options', '{']],
      [['--options', '{"no-such-option":1}']],
      [['--save', join(FOLDER, 'no', 'such', 'folder')]],
    ]),
  )('with %j fails with one clear line', async (args) => {
    const { code, stdout, stderr } = await duckboard(['battle', SCENARIO, ...RANDOM, ...args])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^duckboard: .+\n$/)
  })

  test('simulated many times is counted the same by any number of workers', async () => {
    const run = (workers: string) =>
      json(
        'simulate',
        SCENARIO,
        '--battles',
        String(times(8, 24)),
        '--seed',
        '3',
        ...RANDOM,
        '--workers',
        workers,
      )
    const one = await run('1')
    expect(Object.keys(one)).toEqual([
      'scenario',
      'ruleset',
      'battles',
      'players',
      'wins',
      'draws',
      'turns',
      'losses',
      'battlesPerSecond',
      'ordersPerSecond',
    ])
    expect(Object.keys(one.turns)).toEqual(['mean', 'min', 'max', 'histogram'])
    for (const losses of Object.values<object>(one.losses))
      expect(Object.keys(losses)).toEqual(['mean', 'histogram'])
    const { battlesPerSecond: _, ordersPerSecond: __, ...counted } = one
    expect(await run('3')).toMatchObject(counted)
  })

  test('simulated on terms of the players keeps to them', async () => {
    const terms = JSON.stringify({ engagement: { turns: 6 } })
    const study = await json('simulate', 'own-engagement', '--battles', '2', ...RANDOM, '--options', terms)
    expect(study.turns.max).toBeLessThanOrEqual(6)
  })

  test.each(
    oneIn(3, [
      [['--battles', '0']],
      [['--battles', 'many']],
      [['--workers', '0']],
      [['--options', '{']],
      [['--options', '{"no-such-option":1}']],
    ]),
  )('simulated with %j fails with one clear line', async (args) => {
    const { code, stdout, stderr } = await duckboard(['simulate', SCENARIO, ...args])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^duckboard: .+\n$/)
  })
})

test('check reads series of battles', PATIENT, async () => {
  const series = begunSeries({ seed: 1914 })
  if (!series.ok) throw new Error(series.error.message)
  expect(await json('check', scratch('series', JSON.stringify(series.value)))).toEqual({
    ok: true,
    faults: [],
  })
  const wrong = { ...series.value, attacker: 'b', weather: 'rain' }
  const faulty = await duckboard(['check', scratch('wrong-series', JSON.stringify(wrong)), '--json'])
  expect(faulty.code).toBe(1)
  expect(JSON.parse(faulty.stdout).faults.map(({ path }: { path: string }) => path)).toEqual(['weather'])
})
