import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { rule } from '../../../../rule.ts'
import { field, give, inAssault, type Placed, unitOf, zoneOf } from '../field.ts'

const DONE = { kind: 'done' } as const

const GUNS: readonly Placed[] = [
  { id: 'a-guns', at: 'A1', type: 'field-artillery', strength: 9 },
  { id: 'b-guns', at: 'A8', type: 'field-artillery', strength: 9 },
]

rule('GF-OBS-13', 'what has fallen in a zone is no news to the enemy while the assault lasts', () => {
  const state = inAssault(GUNS, 'reserves', [{ name: 'reserves', side: 'b', answering: false }], {
    zones: { C5: { fallen: 3, wrecks: { a: 0, b: 2 }, unseenWrecks: { a: 0, b: 2 } } },
  })
  expect(zoneOf(GAME.view(state, 'a'), 'C5')).toMatchObject({ fallen: 0, wrecks: { a: 0, b: 0 } })
  expect(zoneOf(GAME.view(state, 'umpire'), 'C5').fallen).toBe(3)
})

rule('GF-OBS-14', 'dawn shows what the night has hidden', () => {
  const state = inAssault(
    [...GUNS, { id: 'a-1', at: 'C4' }, { id: 'b-1', at: 'C6' }],
    'reserves',
    [{ name: 'reserves', side: 'b', answering: false }],
    { assault: { turn: 5, turnOfDay: 5, night: true, engaged: ['a-1'] } },
  )
  give(state, 'b', DONE, [1])
  expect([unitOf(state, 'b-1').revealed, unitOf(state, 'a-1').revealed]).toEqual([true, true])
  const dusk = inAssault(
    [...GUNS, { id: 'a-1', at: 'C4' }, { id: 'b-1', at: 'C6' }],
    'reserves',
    [{ name: 'reserves', side: 'b', answering: false }],
    { assault: { turn: 4, turnOfDay: 4, engaged: ['a-1'] } },
  )
  give(dusk, 'b', DONE)
  expect(unitOf(dusk, 'b-1').revealed).toBe(false)
})

rule(
  'GF-OBS-14',
  'what has come into view in the course of the week is on the table when an assault opens',
  () => {
    const state = field(
      [...GUNS, { id: 'a-1', at: 'C4' }, { id: 'b-1', at: 'C6' }, { id: 'b-2', at: 'D6' }],
      'assault-decision',
      [{ name: 'assault-decision', side: 'a' }],
      { zones: { D6: { trench: 'light' } } },
    )
    give(state, 'a', { kind: 'open-assault' }, [3])
    expect([unitOf(state, 'b-1').revealed, unitOf(state, 'b-2').revealed]).toEqual([true, false])
  },
)
