import { expect, test } from 'vitest'
import type { Muster } from '#rules/skirmish/scenarios/scenario.ts'
import { onTable, unitIn, withMen, withUnit } from '../battle.ts'
import { firing } from '../game/firing.ts'
import { decided } from './deciding.ts'

const FIRERS: Omit<Muster, 'name'> = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 10] }
const WEST: Omit<Muster, 'name'> = { id: 'b-1', organisation: 'ge-gruppe-1914', at: [16, 26] }
const EAST: Omit<Muster, 'name'> = { id: 'b-2', organisation: 'ge-gruppe-1914', at: [32, 26] }
const WALL = {
  kind: 'wall',
  name: 'Wall',
  along: [
    [8, 25],
    [24, 25],
  ],
} as const

const fired = (target: string) => ({ kind: 'fire', units: ['a-1'], weapon: 'rifle', target })

test('SK 9.1: men in the open are fired at before men behind a wall', () => {
  expect(decided(firing(onTable({ a: [FIRERS], b: [WEST, EAST] }, [WALL])), 'a')).toEqual(fired('b-2'))
})

test('SK 9.5: of two squads alike the one that has not been under fire is fired at', () => {
  const both = onTable({ a: [FIRERS], b: [WEST, EAST] })
  for (const [hardened, fresh] of [
    ['b-1', 'b-2'],
    ['b-2', 'b-1'],
  ] as const)
    expect(decided(firing(withUnit(both, hardened, { firstFireTaken: true })), 'a')).toEqual(fired(fresh))
})

test('SK 9.17: the crew of a machine gun is fired at before riflemen', () => {
  const gun: Omit<Muster, 'name'> = { id: 'b-2', organisation: 'hmg-team', at: [30, 22] }
  expect(decided(firing(onTable({ a: [FIRERS], b: [{ ...WEST, at: [18, 22] }, gun] })), 'a')).toEqual(
    fired('b-2'),
  )
})

test('SK 9.17: nobody fires at men who are all hit already', () => {
  const state = withMen(onTable({ a: [FIRERS], b: [{ ...WEST, at: [22, 20] }, EAST] }), 'b-1', 2)
  const { figures } = unitIn(state, 'b-1')
  const hit = withUnit(state, 'b-1', { figures: figures.map((one) => ({ ...one, hit: 'rifles' as const })) })
  expect(decided(firing(hit), 'a')).toEqual(fired('b-2'))
})

test('SK 9.31: a gun that sees somebody does not stand idle', () => {
  const gun: Omit<Muster, 'name'> = { id: 'a-gun', organisation: 'medium-gun', at: [24, 6] }
  expect(decided(firing(onTable({ a: [gun], b: [{ ...WEST, at: [24, 40] }] })), 'a')).toEqual({
    kind: 'fire',
    units: ['a-gun'],
    weapon: 'medium-gun',
    target: 'b-1',
  })
})

test('SK 9.16: bombs are thrown at men within six inches, before the rifles', () => {
  const bombers: Omit<Muster, 'name'> = { id: 'a-1', organisation: 'br-raiders-1916', at: [24, 10] }
  const state = firing(onTable({ a: [bombers], b: [{ ...WEST, at: [24, 15] }] }, [], { year: 1916 }))
  expect(decided(state, 'a')).toMatchObject({ kind: 'throw' })
})

test('SK 9.6: no bomb is thrown where it falls among friends', () => {
  const bombers: Omit<Muster, 'name'> = { id: 'a-1', organisation: 'br-raiders-1916', at: [24, 10] }
  const friends: Omit<Muster, 'name'> = { id: 'a-2', organisation: 'fr-squad-1914', at: [24, 14] }
  const enemy: Omit<Muster, 'name'> = { id: 'b-1', organisation: 'command', at: [24, 15] }
  const state = firing(onTable({ a: [bombers, friends], b: [enemy] }, [], { year: 1916 }))
  expect(decided(state, 'a')).not.toMatchObject({ kind: 'throw' })
})
