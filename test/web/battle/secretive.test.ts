import { expect, test } from 'vitest'
import { beginBattle } from '../../../src/kernel/battle/battle.ts'
import { fileOf } from '../../../src/kernel/battle/file.ts'
import { sfc32 } from '../../../src/kernel/random.ts'
import { GREEN_FIELDS } from '../../../src/rules/green-fields/index.ts'
import { backupOf, backupText, unsealed } from '../../../src/web/battle/backup.ts'
import { newBattle } from '../../../src/web/battle/begin.ts'
import { giveAndTell, heardLog, type LogEntry } from '../../../src/web/battle/log.ts'
import { reordered } from '../../../src/web/battle/reordered.ts'
import { sceneOf } from '../../../src/web/battle/scene.ts'

const { game, tableTop } = GREEN_FIELDS
if (!game || !tableTop) throw new Error('Green Fields is no game')

const RECORD = newBattle(GREEN_FIELDS, {
  scenario: 'quiet-sector',
  players: { a: 'human', b: 'human' },
  ownDice: false,
  seed: 4,
  options: {},
})

const fought = (orders: number) => {
  const { ruleset, scenario, options, seed } = RECORD.file
  const begun = beginBattle(game, { ruleset, scenario, options, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const random = sfc32(9)
  const log: LogEntry[] = []
  while (log.length < orders && !game.result(battle.state)) {
    const [side = ''] = game.pending(battle.state)
    const order = game.sample(battle.state, side, random)
    const given = giveAndTell(battle, tableTop, side, order, undefined, undefined)
    if (!given.ok) throw new Error(given.error.message)
    log.push(given.value)
  }
  return { battle, log }
}

const { battle, log } = fought(400)

test('each side hears its own losses of the week and not the enemy’s', () => {
  const lines = (viewer: 'a' | 'b' | 'umpire') =>
    heardLog(log, viewer).flatMap((entry) => entry.lines.filter((line) => line.startsWith('Attrition')))
  const [ours, theirs, all] = [lines('a'), lines('b'), lines('umpire')]
  expect(ours.length).toBeGreaterThan(0)
  expect(theirs.length).toBeGreaterThan(0)
  expect(all).toHaveLength(ours.length + theirs.length)
})

test('dice that tell of what was hidden are for the umpire alone', () => {
  const told = (viewer: 'a' | 'b' | 'umpire') =>
    heardLog(log, viewer).reduce((sum, { dice }) => sum + dice.length, 0)
  expect(told('umpire')).toBeGreaterThan(told('a'))
  for (const { hiddenFrom, number } of log)
    for (const viewer of hiddenFrom) expect(heardLog(log, viewer)[number - 1]?.dice).toEqual([])
})

test('two players hand the device over whenever the other has to decide, and no log is theirs together', () => {
  const ground = tableTop.ground(game.view(battle.state, 'umpire'))
  const scene = sceneOf(GREEN_FIELDS, tableTop, RECORD, battle, ground, log, undefined)
  expect(scene.secret).toBe(true)
  expect(scene.shared).toBe(false)
  expect(scene.viewer).toBe(scene.deciding)
  expect(scene.log).toEqual(heardLog(log, scene.viewer))
})

test('a backup is sealed while the campaign goes on, and can be read again', () => {
  const record = { ...RECORD, file: fileOf(battle), standing: 'Week 1' }
  expect(backupOf(record)).toMatch(/b-infantry-1/)
  expect(backupText(record)).not.toMatch(/infantry/)
  expect(unsealed(backupText(record))).toBe(backupOf(record))
  expect(backupText({ ...record, standing: 'over' })).toBe(backupOf(record))
  for (const text of [
    '',
    '{',
    '{"format":"duckboard.sealed/1"}',
    '{"format":"duckboard.sealed/1","battle":"%"}',
  ])
    expect(unsealed(text)).toBe(text)
})

test('a unit is put before another, and nothing changes past the ends', () => {
  expect(reordered(['x', 'y', 'z'], 0, 1)).toEqual(['y', 'x', 'z'])
  expect(reordered(['x', 'y', 'z'], 2, 0)).toEqual(['z', 'x', 'y'])
  expect(reordered(['x', 'y', 'z'], 1, 2)).toEqual(['x', 'z', 'y'])
  expect(reordered(['x', 'y', 'z'], 2, 3)).toEqual(['x', 'y', 'z'])
  expect(reordered(['x', 'y', 'z'], 0, -1)).toEqual(['x', 'y', 'z'])
})
