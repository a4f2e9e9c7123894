import { expect } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { Zone } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { eventOf, field, give, inAssault, type Placed, phaseOf, refused, type Setting } from '../field.ts'

const DONE = { kind: 'done' } as const
const FOOT: readonly Placed[] = [
  { id: 'a-1', at: 'C4' },
  { id: 'b-1', at: 'C6' },
]

rule(['GF-ACON-01', 'GF-ACON-02'], 'only a side with somebody who may work is asked', () => {
  const asked = (unit: Partial<Placed>, zone: Partial<Zone> = {}, water: Setting['water'] = []) => {
    const units = [
      { id: 'a-1', at: 'C4', ...unit },
      { id: 'a-off', type: 'pioneer' as const },
      { id: 'b-1', at: 'C7', morale: 1 },
    ]
    const state = inAssault(units, 'movement', [{ name: 'movement', side: 'b', moved: [] }], {
      zones: { C4: zone },
      water,
    })
    give(state, 'b', DONE)
    return phaseOf(state) === 'assault-construction'
  }
  expect(asked({})).toBe(true)
  expect(asked({ status: 'routing' })).toBe(false)
  expect(asked({ duty: 'digging' })).toBe(false)
  expect(asked({ worked: true })).toBe(false)
  // Pioneers without the heart to dig build a road, if there is none, or a bridge, if there is water.
  const pioneers = { type: 'pioneer', morale: 1 } as const
  const stream = [{ water: 'stream', edges: ['C4/C5'], bridges: [] }] as const
  expect(asked(pioneers)).toBe(true)
  expect(asked(pioneers, { track: 'laid' })).toBe(false)
  expect(asked(pioneers, { track: 'laid' }, stream)).toBe(true)
  expect(asked({ ...pioneers, fired: true })).toBe(false)
  expect(asked({ ...pioneers, status: 'routing' })).toBe(false)
})

rule('GF-ASLT-04', 'with nobody on the table the phases pass and the reserves are asked', () => {
  const state = inAssault(
    [{ id: 'a-1' }, { id: 'b-1' }],
    'reserves',
    [{ name: 'reserves', side: 'b', answering: false }],
    { assault: { engaged: [], active: true } },
  )
  give(state, 'b', DONE)
  expect([state.assault?.turn, phaseOf(state), GAME.pending(state)]).toEqual([2, 'reserves', ['b']])
})

rule('GF-ASLT-01', 'who may open and who must is what is offered', () => {
  const offered = (units: readonly Placed[], terms: Setting['terms'] = {}) => {
    const state = field(units, 'assault-decision', [{ name: 'assault-decision', side: 'a' }], { terms })
    const may = (kind: string) => refused(state, 'a', { kind }) === 'legal'
    return [GAME.prompt(state, 'a'), may('open-assault'), may('decline-assault')]
  }
  const must = { mustAssault: { side: 'a', by: 1 } } as const
  expect(offered(FOOT)).toEqual(['Open an assault this week?', true, true])
  expect(offered([{ id: 'a-1' }])).toEqual(['Open an assault this week?', false, true])
  expect(offered(FOOT, must)).toEqual(['Your orders are to attack this week.', true, false])
  expect(offered([{ id: 'a-1' }], must)).toEqual(['Open an assault this week?', false, true])
  const state = field(FOOT, 'assault-decision', [{ name: 'assault-decision', side: 'a' }])
  expect(eventOf(give(state, 'a', { kind: 'decline-assault' }), 'assault-declined').side).toBe('a')
})
