import { expect, test, vi } from 'vitest'
import { hashOf, stateHasher } from '#kernel/game/battle/hash.ts'
import { branchAt } from '#study/replay/branch.ts'
import { entriesOf, stateAt } from '#study/replay/reel.ts'
import { go, projectorOf, run, SPEEDS } from '#web/battle/replay/projector.ts'
import { shotOf } from '#web/battle/replay/shot.ts'
import { branched } from '#web/battle/storage/branched.ts'
import { reel } from '../../study/reels.ts'
import { storedBattle } from './fought.ts'

const record = storedBattle()
const whole = reel(record)
const log = entriesOf(whole, 'umpire')

test('it runs to the end, stops when moved by hand, and begins again at the end', () => {
  vi.useFakeTimers()
  const projector = projectorOf(log.slice(0, 5), 0)
  const stop = run(projector)
  go(projector, 'play')
  vi.advanceTimersByTime(SPEEDS[1].pause * 2)
  expect(projector.at.value).toBe(2)
  go(projector, 'back')
  expect(projector.playing.value).toBe(false)
  vi.advanceTimersByTime(SPEEDS[1].pause * 3)
  expect(projector.at.value).toBe(1)
  projector.speed.value = 3
  go(projector, 'play')
  vi.advanceTimersByTime(SPEEDS[3].pause * 4)
  expect(projector).toMatchObject({ at: { value: 5 }, playing: { value: false } })
  go(projector, 'play')
  expect(projector.at.value).toBe(0)
  stop()
  vi.advanceTimersByTime(SPEEDS[3].pause * 4)
  expect(projector.at.value).toBe(0)
  vi.useRealTimers()
})

test('what a side may not know is not in its picture of any moment', () => {
  const { game } = whole.ruleset
  let secrets = 0
  for (let at = 0; at <= log.length; at++) {
    const { view } = shotOf(whole, at, 'entente', undefined)
    expect(hashOf(view)).toBe(hashOf(game.view(stateAt(whole, at), 'entente')))
    if (hashOf(view) !== hashOf(stateAt(whole, at))) secrets++
  }
  expect(secrets).toBeGreaterThan(0)
})

test('a picture lights what changed and marks who fell', () => {
  const { orders } = whole.log
  const lost = orders.find(({ happened }) =>
    happened.some(({ event: { kind } }) => kind === 'removed' || kind === 'base-lost'),
  )
  if (!lost) throw new Error('nobody was lost')
  const { data } = shotOf(whole, lost.number, 'umpire', undefined)
  expect(data.pieces.some(({ gone }) => gone)).toBe(true)
  const moved = orders.find(({ happened }) => happened.some(({ event }) => event.kind === 'moved'))
  expect(shotOf(whole, moved?.number ?? 0, 'umpire', undefined).data.lit?.length).toBeGreaterThan(0)
})

test('a branch is a battle of its own that goes on from its moment', () => {
  const before = JSON.stringify(record)
  const players = { german: 'human', entente: 'commander' }
  const branch = branched(
    record,
    branchAt(whole, 11),
    // A whole record may say who leads: of it no more is taken.
    { ...record, players },
    { id: 'b', at: '2024-02-02T00:00:00.000Z' },
  )
  expect(branch).toMatchObject({ id: 'b', players, takenBack: 0, begun: '2024-02-02T00:00:00.000Z' })
  expect(branch.whys).toEqual(record.whys.slice(0, 11))
  const again = reel(branch)
  expect(again.frames).toHaveLength(11)
  expect(again.result).toBeUndefined()
  expect(stateHasher(again.ruleset.game.setting)(stateAt(again, 11))).toBe(record.file.orders[10]?.hash)
  expect(JSON.stringify(record)).toBe(before)
})
