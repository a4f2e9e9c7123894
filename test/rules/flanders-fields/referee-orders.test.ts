import { describe, expect, test } from 'vitest'
import { cardOf } from '#rules/flanders-fields/armies/card.ts'
import { rule } from '../../rule.ts'
import { atTable, company, nextTurn, prefilled, roleOf, single } from './table-play.ts'

const A = company([0, 0, 0, 0])

describe('orders and recovery', () => {
  rule('FF-ORD-01', 'an order gives its actions once a turn', () => {
    const parts = {
      Unit: [company([0, 0], { quality: 'veteran' })],
      Commander: [single('battalion-command', { markers: [1] })],
    }
    expect(prefilled('order-roll', parts)).toMatchObject({
      unit: 'rifle-company',
      quality: 'veteran',
      commandSuppressions: 1,
    })
    const unit = atTable('order-roll', parts, { period: 'late' }, [5]).Unit?.[0] ?? A
    expect(unit).toMatchObject({ ordered: true, actions: 2 })
    expect(roleOf('order-roll', 'Unit').fits(unit)).toBe(false)
    expect(nextTurn(unit)).toMatchObject({ ordered: false, actions: 0 })
  })

  rule('FF-ORD-04', 'a tank remembers the order it failed', () => {
    const tank = atTable('order-roll', { Unit: [single('tank')] }, { period: 'mid' }, [2]).Unit?.[0] ?? A
    const next = nextTurn(tank)
    expect(prefilled('order-roll', { Unit: [next] })).toMatchObject({ failedLastTurn: true })
  })

  rule(['FF-NAT-07', 'FF-ORD-06'], 'discipline and staff are spent by the commander who uses them', () => {
    const colonel = single('battalion-command', {
      national: 'prussian-discipline',
      usesLeft: 3,
      staffMarker: true,
    })
    const written = { period: 'early', special: 'prussian-discipline', staff: true }
    const { Commander } = atTable('order-roll', { Unit: [A], Commander: [colonel] }, written, [2])
    expect(Commander?.[0]).toMatchObject({ usesLeft: 2, staffMarker: false })
  })

  rule('FF-DS-02', 'deep suppression lies on the guns behind the line until the next roll', () => {
    const many = 'Guns and mortars behind the front line'
    const guns = [single('field-gun', { place: 'off-table' }), single('medium-mortar')]
    const after = atTable(
      'deep-suppression',
      { [many]: guns, 'Battery lost if one is': [single('field-howitzer')] },
      { period: 'late' },
      [6],
    )
    expect(after[many]?.map(({ deepSuppression }) => deepSuppression)).toEqual([1, 1])
    expect(after['Battery lost if one is']?.[0]?.place).toBe('destroyed')
    const gun = after[many]?.[0] ?? A
    expect(prefilled('order-roll', { Unit: [gun] })).toMatchObject({ unit: 'artillery', deepSuppression: 1 })
    const { Battery } = atTable('sos-call', { Battery: [gun] }, {}, [3])
    expect(Battery?.[0]).toMatchObject({ ordered: true, aimingPoint: 'SOS', zoneLive: true })
  })

  rule('FF-SUPP-02', 'one action takes a marker off every stand of the company', () => {
    const { Unit } = atTable('apply-suppression', { Unit: [company([0, 2, 1])] }, { action: 'recover' }, [])
    expect(Unit?.[0]?.markers).toEqual([0, 1, 0])
  })

  rule('FF-CMD-02', 'a command stand shakes off everything', () => {
    const { Unit } = atTable(
      'apply-suppression',
      { Unit: [single('battalion-command', { markers: [2] })] },
      { action: 'recover' },
      [],
    )
    expect(Unit?.[0]?.markers).toEqual([0])
  })

  test('markers put on by hand destroy on the third', () => {
    const { Unit } = atTable(
      'apply-suppression',
      { Unit: [company([0, 2, 1])] },
      { source: 'mortar', target: 0 },
      [],
    )
    expect(Unit?.[0]).toMatchObject({ markers: [1, 2], underFire: true })
  })

  test('a silent face of a block house stays silent', () => {
    const { Unit } = atTable(
      'apply-suppression',
      { Unit: [cardOf('block-house', { markers: [2, 3, 1] })] },
      { action: 'recover' },
      [],
    )
    expect(Unit?.[0]?.markers).toEqual([1, 3, 0])
  })

  rule('FF-WIRE-03', 'platoons that fail hang on the wire', () => {
    const { Unit } = atTable('wire-crossing', { Unit: [company([0, 0, 0])] }, { period: 'mid' }, [2, 5, 4])
    expect(Unit?.[0]?.onWire).toBe(2)
    const next = (Unit ?? []).map(nextTurn)
    const again = atTable('wire-crossing', { Unit: next }, { period: 'mid', platoons: 2 }, [5, 6])
    expect(again.Unit?.[0]).toMatchObject({ onWire: 0, wireFailed: 0 })
  })

  rule('FF-WIRE-03', 'the card knows who has failed this turn: the others may still try', () => {
    const first = atTable(
      'wire-crossing',
      { Unit: [company([0, 0, 0])] },
      { period: 'mid', platoons: 2 },
      [2, 4],
    )
    expect(first.Unit?.[0]).toMatchObject({ onWire: 2, wireFailed: 2 })
    // Left to itself the form names the one platoon that has not tried.
    const third = atTable('wire-crossing', { Unit: first.Unit ?? [] }, { period: 'mid' }, [6])
    expect(third.Unit?.[0]).toMatchObject({ onWire: 2, wireFailed: 2 })
    const all = atTable('wire-crossing', { Unit: [company([0, 0])] }, { period: 'mid' }, [1, 1])
    const barred = atTable('wire-crossing', { Unit: all.Unit ?? [] }, { period: 'mid' }, [])
    expect(barred.Unit).toEqual(all.Unit)
    const freely = { period: 'mid', options: { 'wire-retry': 'next-action' } }
    const free = atTable('wire-crossing', { Unit: [company([0, 0])] }, freely, [1, 1])
    expect(free.Unit?.[0]).toMatchObject({ onWire: 2, wireFailed: 0 })
    expect(atTable('wire-crossing', { Unit: free.Unit ?? [] }, freely, [5, 5]).Unit?.[0]?.onWire).toBe(0)
  })

  test('cover found is written on the card', () => {
    const { Unit } = atTable('effective-cover', { Unit: [A] }, { ground: 'wood', fieldwork: 'trench' }, [])
    expect(Unit?.[0]?.cover).toBe('hard')
  })
})

describe('close quarters and morale', () => {
  test('an assault fills itself in from both cards, and the loser goes', () => {
    const attackers = company([0, 0], { quality: 'veteran' })
    const defenders = company([1, 1], { cover: 'hard' })
    const parts = { Attacker: [attackers], Defender: [defenders] }
    expect(prefilled('assault', parts)).toEqual({
      attacker: { kind: 'infantry', quality: 'veteran' },
      defender: {
        kind: 'infantry',
        quality: 'experienced',
        cover: 'hard',
        suppressed: true,
        deepShelter: false,
      },
    })
    expect(atTable('assault', parts, {}, [6, 2]).Defender?.[0]?.markers).toEqual([1])
    expect(atTable('assault', parts, {}, [1, 6]).Attacker?.[0]?.markers).toEqual([0])
  })

  rule('FF-ASLT-02', 'defensive fire of a machine gun stops the whole company', () => {
    const parts = { Defender: [single('machine-gun')], Attacker: [company([0, 0])] }
    expect(atTable('defensive-fire', parts, { period: 'mid' }, [2]).Attacker?.[0]?.markers).toEqual([1, 1])
  })

  rule('FF-MOR-03', 'a retreat marks who has no marker and leaves the crewed weapons', () => {
    const title = 'Units of the battalion'
    const battalion = [company([0, 2]), single('machine-gun'), single('battalion-command')]
    const after = atTable('morale', { [title]: battalion }, { trigger: 'half' }, [2])[title] ?? []
    expect(after[0]?.markers).toEqual([1, 2])
    expect(after[1]?.place).toBe('destroyed')
    expect(after[2]?.markers).toEqual([1])
  })

  rule(['FF-MOR-03', 'FF-MOR-07', 'FF-DUG-04'], 'platoons in deep shelters stay unmarked on the card', () => {
    const title = 'Units of the battalion'
    const tested = (markers: readonly number[], sheltered: number) =>
      atTable('morale', { [title]: [company(markers, { sheltered })] }, { trigger: 'half' }, [2])[title]?.[0]
    expect(tested([0, 0, 0, 0], 2)).toMatchObject({ markers: [1, 1, 0, 0], sheltered: 2 })
    expect(tested([0, 2, 0], 1)).toMatchObject({ markers: [1, 2, 0] })
    expect(tested([0, 0], 2)).toMatchObject({ markers: [0, 0] })
  })

  rule('FF-MOR-02', 'a rout takes the battalion off the table for good', () => {
    const title = 'Units of the battalion'
    const battalion = [company([0], { quality: 'raw' }), single('battalion-command', { quality: 'raw' })]
    const after = atTable('morale', { [title]: battalion }, { trigger: 'three-quarters' }, [1])[title] ?? []
    expect(after.map((card) => nextTurn(card).place)).toEqual(['routed', 'routed'])
  })

  rule('FF-ASLT-08', 'one stand breaks before a tank, not its company', () => {
    const title = 'Units of the battalion'
    const test = (die: number) =>
      atTable('morale', { [title]: [company([0, 0], { platoon: 2 })] }, { trigger: 'tank-assault' }, [die])[
        title
      ]?.[0]
    expect(test(2)?.markers).toEqual([0, 1])
    expect(test(4)?.markers).toEqual([0, 0])
  })

  rule('FF-NAT-06', 'stubborn resistance is spent only when it helps', () => {
    const army = cardOf('army', { national: 'stubborn-resistance', usesLeft: 3 })
    const left = (die: number) =>
      atTable('morale', { Army: [army] }, { trigger: 'half', stubbornResistance: true }, [die]).Army?.[0]
        ?.usesLeft
    expect(left(2)).toBe(2)
    expect(left(5)).toBe(3)
  })

  test('a heroic action costs the platoon or the weapon, and the one chance', () => {
    const parts = {
      Platoon: [A],
      'Weapon attacked': [single('machine-gun')],
      Army: [cardOf('army', { heroicActions: 1 })],
    }
    const lost = atTable('heroic-action', parts, {}, [3])
    expect(lost.Platoon?.[0]?.markers).toHaveLength(3)
    expect(lost.Army?.[0]?.heroicActions).toBe(0)
    expect(atTable('heroic-action', parts, {}, [5])['Weapon attacked']?.[0]?.place).toBe('destroyed')
  })
})
