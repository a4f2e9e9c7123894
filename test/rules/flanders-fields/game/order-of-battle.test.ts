import { describe, expect } from 'vitest'
import { overlaps, wholly } from '#kernel/geometry/gap.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { coverOf } from '#rules/flanders-fields/game/board/cover.ts'
import { fieldOf } from '#rules/flanders-fields/game/field.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { ORDER_SCHEMA } from '#rules/flanders-fields/game/phases/index.ts'
import { qualityOf, standsOf } from '#rules/flanders-fields/game/units.ts'
import { SCENARIOS } from '#rules/flanders-fields/scenarios/index.ts'
import { fromCm, pointAt } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../../rule.ts'
import { begun, ordered, refusalOf, standIn, withStand } from '../battle.ts'
import { inBattalion, rolled, withBattalion } from '../commanding.ts'

describe('who takes part', () => {
  rule('FF-ORG-01', 'platoons in companies, companies in battalions under a command stand', () => {
    const state = begun('first-battle')
    expect(standsOf(state, 'a1a').map(({ id, type }) => [id, type])).toEqual([
      ['a1a1', 'infantry'],
      ['a1a2', 'infantry'],
      ['a1a3', 'infantry'],
    ])
    expect(state.units.find(({ id }) => id === 'a1a')).toMatchObject({ battalion: 'a1', regiment: 'aR1' })
    expect(standIn(state, 'a1h').type).toBe('battalion-command')
  })

  rule('FF-ORG-03', 'no printed battle brings a whole division', () => {
    for (const { id } of SCENARIOS)
      expect(begun(id).stands.some(({ type }) => type === 'divisional-command')).toBe(false)
  })

  rule(['FF-ORG-05', 'FF-NAT-08'], 'storm troops of 1918 are a battalion beside the others', () => {
    const { battalions, scenario } = begun('kaiserschlacht-1918')
    expect(scenario.attacker.national).toContain('storm-troops')
    const storm = battalions.filter(({ quality }) => quality === 'storm')
    expect(storm.every(({ side }) => side === 'attacker')).toBe(true)
    expect(new Set(storm.map(({ regiment }) => regiment)).size).toBe(storm.length)
  })

  rule('FF-QUAL-07', 'a regiment has the grade of most of its battalions, the lower of two', () => {
    const state = begun('hamel-1918')
    const command = standIn(state, 'aR1h')
    const grades = (...qualities: readonly ('raw' | 'veteran')[]) => {
      const own = state.battalions.filter(({ regiment }) => regiment === 'aR1')
      return own.reduce(
        (before, { id }, i) => withBattalion(before, id, { quality: qualities[i] ?? 'experienced' }),
        state,
      )
    }
    expect(qualityOf(grades('veteran', 'veteran', 'raw'), command)).toBe('veteran')
    expect(qualityOf(grades('veteran', 'raw', 'raw'), command)).toBe('raw')
    expect(qualityOf(grades('veteran', 'raw'), command)).toBe('raw')
  })

  rule('FF-GEN-04', 'the period follows from the date', () => {
    for (const { date, period } of SCENARIOS)
      expect(period, date).toBe(date <= '1915-06' ? 'early' : date <= '1917-06' ? 'mid' : 'late')
  })

  rule('FF-TAB-08', 'one commander a side', () => {
    for (const { sides } of GAME.scenarios) expect(sides).toEqual(['attacker', 'defender'])
  })
})

describe('the table', () => {
  rule('FF-TAB-01', 'every table is of an allowed size', () => {
    for (const { width, length, id } of SCENARIOS) {
      expect(width >= 60 && width <= 180, id).toBe(true)
      expect(length >= 60 && length <= 240, id).toBe(true)
    }
  })

  rule('FF-TAB-06', 'roads are 4 cm wide, and wire lies in belts of 2 cm', () => {
    const { roads } = fieldOf(begun('first-battle').scenario)
    const [road] = roads
    expect(road && JSON.stringify(road)).toContain(String(fromCm(60)))
    for (const { ground } of SCENARIOS)
      for (const feature of ground)
        if (feature.kind === 'wire') expect((feature.at[3] - feature.at[1]) % 2).toBe(0)
  })

  rule('FF-GEN-07', 'up to the edge is wholly in, touching it from outside is out', () => {
    const area = { centre: pointAt({ x: 10, y: 10 }), heading: 0, width: fromCm(10), depth: fromCm(5) }
    const base = (y: number) => ({
      centre: pointAt({ x: 10, y }),
      heading: 0,
      width: fromCm(3),
      depth: fromCm(1),
    })
    expect(wholly(area, base(12))).toBe(true)
    expect(wholly(area, base(12.1))).toBe(false)
    expect(overlaps(area, base(12.9))).toBe(true)
    expect(overlaps(area, base(13))).toBe(false)
  })

  rule('FF-COV-07', 'a hill, a road or wire gives no cover', () => {
    const state = begun('first-battle')
    const at = (x: number, y: number) => {
      const moved = withStand(state, 'a1a1', { x, y })
      return coverOf(moved, standIn(moved, 'a1a1'))
    }
    expect([at(40, 10), at(58, 30), at(70, 30)]).toEqual(['soft', 'soft', 'soft'])
  })

  rule('FF-COV-08', 'soft cover won by falling back is gone when the stand moves', () => {
    const state = inBattalion('first-battle', 'a1')
    const fallen = {
      ...state,
      stands: state.stands.map((stand) => (stand.id === 'a1a1' ? { ...stand, fellBack: true } : stand)),
    }
    const after = rolled(fallen, 'attacker', { unit: 'a1a' }, 5).after
    const moved = ordered(after, 'attacker', { kind: 'move', stands: [{ stand: 'a1a1', path: [[23, 14]] }] })
    expect(standIn(moved.state, 'a1a1').fellBack).toBe(false)
  })
})

describe('actions', () => {
  rule(['FF-ORD-08', 'FF-ORD-18'], 'any mix of actions, and turning is part of a move', () => {
    const two = rolled(inBattalion('first-battle', 'a1'), 'attacker', { unit: 'a1a' }, 6).after
    const turn = { kind: 'move', stands: [{ stand: 'a1a1', path: [], facing: 30 }] }
    const turned = ordered(two, 'attacker', turn).state
    expect(standIn(turned, 'a1a1').heading).toBe(3000)
    const again = ordered(turned, 'attacker', { ...turn, stands: [{ stand: 'a1a2', path: [], facing: 20 }] })
    expect(standIn(again.state, 'a1a2').heading).toBe(2000)
    expect(refusalOf(two, 'attacker', { kind: 'redirect', x: 30, y: 30 })).toBeDefined()
  })

  rule('FF-TURN-17', 'an order of no known kind, or with places that are none, is no order', () => {
    expect(accept(ORDER_SCHEMA, { kind: 'dig-in' }).ok).toBe(false)
    expect(accept(ORDER_SCHEMA, { kind: 'sos', battery: 'a', x: 'left', y: 1 }).ok).toBe(false)
    expect(accept(ORDER_SCHEMA, { kind: 'end-unit' }).ok).toBe(true)
  })
})
