import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import { waysOf } from '#rules/green-fields/game/phases/movement/ways.ts'
import { referenceOf } from '#rules/green-fields/reckoning/grid.ts'
import { rule } from '../../../../rule.ts'
import { give, inAssault, type Placed, put, refused, unitOf } from '../field.ts'
import { move, moving, way } from './moves.ts'

const OWN: readonly Placed[] = [
  { id: 'a1', at: 'B4', revealed: true },
  { id: 'a2', at: 'B7', revealed: true },
  { id: 'a3', type: 'field-artillery', at: 'B4', revealed: true },
]
const WOODS = { B5: { ground: 'woods' }, C8: { ground: 'woods' } } as const

rule(['GF-OBS-09', 'GF-AMOV-04'], 'what may be ordered tells nothing of enemies that lie hidden', () => {
  const empty = moving(OWN, { zones: WOODS })
  const ambush = moving([...OWN, { id: 'b1', at: 'B5' }, { id: 'b2', at: 'C8' }], { zones: WOODS })
  for (const id of ['a1', 'a2', 'a3']) {
    expect(waysOf(ambush, unitOf(ambush, id))).toEqual(waysOf(empty, unitOf(empty, id)))
  }
  expect(GAME.prompt(ambush, 'a')).toBe(GAME.prompt(empty, 'a'))
  expect([way(empty, 'a1', 'B5 B6'), way(ambush, 'a1', 'B5 B6')]).toEqual(['legal', 'legal'])
})

rule('GF-MOVE-01', 'there is a way to every zone a unit can end in, and off the table', () => {
  const state = moving(OWN, { zones: WOODS, roads: ['B4-C5-D6-E7'] })
  const references = (zones: readonly number[]) => zones.map((zone) => referenceOf(state.country, zone))
  const ends = (id: string) => references([...waysOf(state, unitOf(state, id)).to.keys()])
  expect(ends('a1')).toContain('B6')
  // three zones, the first by road
  expect(ends('a1')).toContain('E7')
  expect(ends('a1')).not.toContain('B8')
  expect(ends('a3')).not.toContain('B5')
  const outs = OWN.map(({ id }) => waysOf(state, unitOf(state, id)).out)
  expect(outs.map((out) => out && references(out))).toEqual([undefined, ['A8'], undefined])
  for (const { id } of OWN) {
    for (const path of waysOf(state, unitOf(state, id)).to.values())
      expect(way(state, id, references(path).join(' '))).toBe('legal')
  }
})

rule('GF-MOR-12', 'a mover driven off the board is out of sight again', () => {
  const state = moving([
    { id: 'a1', at: 'A1', experience: 1, morale: 1 },
    { id: 'b1', strength: 2, at: 'A2', standing: 'first-chance', revealed: true },
  ])
  move(state, 'a1', 'B1', [5, 1])
  expect(GAME.view(state, 'a').phases).toMatchObject([{ moved: ['a1'] }])
  expect(GAME.view(state, 'b').phases).toMatchObject([{ moved: [] }])
})

rule(
  'GF-AMOV-06',
  'standing orders are written in the artillery phase too, and the enemy does not see them',
  () => {
    const state = inAssault(
      [
        { id: 'a1', at: 'A4', revealed: true },
        { id: 'b1', at: 'A5', revealed: true },
      ],
      'artillery',
      [{ name: 'artillery' }],
    )
    give(state, 'b', { kind: 'standing', unit: 'b1', order: 'first-chance' })
    expect(unitOf(state, 'b1').standing).toBe('first-chance')
    expect(GAME.view(state, 'a').units.find(({ id }) => id === 'b1')?.standing).toBe('own-zone')
    expect(refused(state, 'b', { kind: 'standing', unit: 'a1', order: 'hold' })).toBe('unknown-unit')
  },
)

rule('GF-AMOV-06', 'a side without guns is asked for its standing orders', () => {
  const state = inAssault(
    [
      { id: 'a1', at: 'A4', revealed: true },
      { id: 'b1', at: 'A8' },
    ],
    'assault-decision',
    [{ name: 'assault-decision', side: 'a' }],
  )
  put(state, { assault: null })
  give(state, 'a', { kind: 'open-assault' }, [1])
  expect(GAME.pending(state)).toEqual(['a', 'b'])
})
