import { describe, expect, test } from 'vitest'
import { cardOf } from '#rules/flanders-fields/armies/card.ts'
import { REFEREE } from '#rules/flanders-fields/referee/index.ts'
import { rule } from '../../rule.ts'
import { atTable, company, nextTurn, prefilled, single } from './table-play.ts'

const A = company([0, 0, 0, 0])

describe('gas, air, cards and time', () => {
  test('a cloud is released, drifts, and is gone on its seventh turn', () => {
    const fresh = cardOf('gas-cloud', { place: 'reserve' })
    expect(prefilled('gas-wind', { Clouds: [fresh] })).toEqual({ mode: 'release', side: 'attacker' })
    let cloud = atTable('gas-wind', { Clouds: [fresh] }, { heading: 0 }, [3, 4]).Clouds?.[0] ?? fresh
    expect(cloud).toMatchObject({ place: 'table', gasAge: 1 })
    expect(prefilled('gas-wind', { Clouds: [cloud] })).toEqual({ mode: 'drift' })
    for (let turn = 2; turn <= 6; turn++) cloud = nextTurn(cloud)
    expect(REFEREE.gone(cloud)).toBe(false)
    expect(REFEREE.gone(nextTurn(cloud))).toBe(true)
    // FF-GAS-08, option `gas-duration`
    const longer = { options: { 'gas-duration': 'six-drifts' } }
    const seventh = REFEREE.newTurn?.(cloud, longer) ?? cloud
    expect(REFEREE.gone(seventh)).toBe(false)
    expect(REFEREE.gone(REFEREE.newTurn?.(seventh, longer) ?? seventh)).toBe(true)
    expect(atTable('gas-wind', { Clouds: [cloud] }, { speed: 17, heading: 0 }, [6]).Clouds?.[0]?.place).toBe(
      'destroyed',
    )
  })

  test('a barrage runs out', () => {
    const title = 'Rolling barrage'
    let barrage =
      atTable('barrage-duration', { [title]: [cardOf('rolling-barrage')] }, {}, [1])[title]?.[0] ?? A
    expect(barrage.turnsLeft).toBe(5)
    for (let turn = 2; turn <= 5; turn++) barrage = nextTurn(barrage)
    expect(REFEREE.gone(barrage)).toBe(false)
    expect(REFEREE.gone(nextTurn(barrage))).toBe(true)
  })

  rule('FF-CMD-04', 'a fallen commander is replaced by a field promotion', () => {
    const { Target } = atTable(
      'fire',
      { Firer: [A], Target: [single('battalion-command', { cover: 'open', markers: [2] })] },
      { period: 'mid', range: 20 },
      [4],
    )
    const fallen = Target?.[0] ?? A
    expect(fallen.place).toBe('destroyed')
    const next = nextTurn(fallen)
    expect(next).toMatchObject({ place: 'table', markers: [0], fieldPromotion: true })
    expect(prefilled('order-roll', { Unit: [A], Commander: [next] })).toMatchObject({ fieldPromotion: true })
  })

  rule('FF-AIR-04', 'an air attack is spent, and a machine gun that survives is realigned', () => {
    const mission = cardOf('air-mission', { place: 'reserve' })
    const arrived =
      atTable('air-call', { 'Air mission': [mission] }, { period: 'late' }, [5])['Air mission'] ?? []
    const title = 'Targets along the line'
    const after = atTable(
      'air-attack',
      { 'Air mission': arrived, [title]: [single('machine-gun'), company([0, 0])] },
      {},
      [3, 4, 4, 4],
    )
    expect(after['Air mission']?.[0]?.place).toBe('destroyed')
    expect(after[title]?.[0]).toMatchObject({ realigned: true, markers: [1] })
    expect(after[title]?.[1]?.markers).toEqual([1, 0])
  })

  test('reserves come on together', () => {
    const title = 'Units of the battalion'
    const waiting = [company([0], { place: 'reserve' }), single('machine-gun', { place: 'reserve' })]
    const after = atTable('reinforcement-arrival', { [title]: waiting }, { turn: 3 }, [5])[title]
    expect(after?.map(({ place }) => place)).toEqual(['table', 'table'])
  })

  test('a red card goes into the hand and out of it, a given one to the enemy', () => {
    const army = cardOf('army')
    const drawn =
      atTable('event-card', { 'Army of the drawer': [army] }, { card: 'QD' }, [])['Army of the drawer'] ?? []
    expect(drawn[0]?.hand).toEqual(['QD'])
    expect(
      atTable('event-card', { 'Army of the drawer': drawn }, { card: 'QD' }, [])['Army of the drawer']?.[0]
        ?.hand,
    ).toEqual([])
    const given = atTable(
      'event-card',
      { 'Army of the drawer': [army], 'Army of the enemy': [army] },
      { card: 'QC' },
      [],
    )
    expect(given['Army of the drawer']?.[0]?.hand).toEqual([])
    expect(given['Army of the enemy']?.[0]?.hand).toEqual(['QC'])
  })

  test('a rallied company gets platoons back', () => {
    const title = 'Company that rallies'
    const thin = company([1], { platoons: 4 })
    const after = atTable('event-card', { [title]: [thin] }, { card: 'QH', resolve: true }, [4])
    expect(after[title]?.[0]?.markers).toEqual([1, 0, 0])
  })

  rule('FF-GAS-03', 'one wind blows for the whole evening', () => {
    const settings = { period: 'late', speed: 0, heading: 0 }
    const released = atTable(
      'gas-wind',
      {},
      { mode: 'release', side: 'attacker', heading: 10 },
      [3, 4],
    ).result
    expect(REFEREE.settingsAfter?.(settings, 'gas-wind', released)).toEqual({
      period: 'late',
      speed: 17,
      heading: 10,
    })
    const turned = atTable('event-card', {}, { card: 'JS', resolve: true }, [2, 3]).result
    expect(REFEREE.settingsAfter?.(settings, 'event-card', turned)).toEqual({
      period: 'late',
      speed: 15,
      heading: 180,
    })
    expect(REFEREE.settingsAfter?.(settings, 'fire', {})).toBe(settings)
  })

  test('platoons come up from the shelters one by one', () => {
    const title = 'Platoon below'
    const below = company([0, 0], { sheltered: 2, cover: 'medium' })
    expect(prefilled('fire', { Target: [below] })).toMatchObject({ cover: 'deep-shelter' })
    const up = atTable('deep-shelter-exit', { [title]: [below] }, {}, [3])[title]?.[0] ?? below
    expect(up.sheltered).toBe(1)
    expect(prefilled('fire', { Target: [up] })).toMatchObject({ cover: 'medium' })
  })

  test('a shoot that goes astray is noted with its aiming point', () => {
    const gun = single('field-gun', { place: 'off-table', aimingPoint: 'wood' })
    const { Battery } = atTable('deviation', { Battery: [gun] }, {}, [3, 5, 4, 2, 6])
    expect(Battery?.[0]?.aimingPoint).toBe("wood, 8 cm towards 10 o'clock")
  })

  test('drafts change the grade on every card of the battalion', () => {
    const title = 'Units of the battalion'
    const after = atTable('campaign-aftermath', { [title]: [A] }, { basesLost: 7, drafts: 6 }, [2, 4])[title]
    expect(after?.[0]?.quality).toBe('raw')
  })
})
