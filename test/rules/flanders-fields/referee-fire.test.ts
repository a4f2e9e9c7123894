import { describe, expect, test } from 'vitest'
import { cardOf } from '#rules/flanders-fields/armies/card.ts'
import { REFEREE } from '#rules/flanders-fields/referee/index.ts'
import { rule } from '../../rule.ts'
import { asked, atTable, company, prefilled, roleOf, single } from './table-play.ts'

const A = company([0, 0, 0, 0])

describe('fire', () => {
  test('once firer and target are chosen only the range is open', () => {
    const parts = {
      Firer: [company([0, 0], { quality: 'raw' })],
      Target: [company([1, 1], { cover: 'medium' })],
    }
    expect(prefilled('fire', parts)).toMatchObject({
      weapon: 'infantry',
      quality: 'raw',
      cover: 'medium',
      targetSuppressions: 1,
    })
    expect(asked('fire', parts, 'early')).toEqual(['range'])
    expect(asked('fire', parts, 'mid')).toEqual(['range', 'throughBarrage'])
    const { Firer, Target } = atTable('fire', parts, { period: 'mid', range: 3 }, [6])
    expect(Target?.[0]).toMatchObject({ markers: [2, 1], underFire: true })
    expect(Firer?.[0]).toMatchObject({ revealed: true })
  })

  rule('FF-FIRE-10', 'a mortar marks the whole company on the card', () => {
    const { Target } = atTable(
      'fire',
      { Firer: [single('light-mortar')], Target: [A] },
      { period: 'mid', range: 20 },
      [3],
    )
    expect(Target?.[0]?.markers).toEqual([1, 1, 1, 1])
  })

  rule('FF-FIRE-09', 'the third marker takes a platoon off the card', () => {
    const marked = company([2, 2, 0])
    const { Target } = atTable(
      'fire',
      { Firer: [single('light-mortar')], Target: [marked] },
      { period: 'mid', range: 20 },
      [3],
    )
    expect(Target?.[0]).toMatchObject({ markers: [1], platoons: 3 })
  })

  test('the platoon meant is the one with the markers that were written', () => {
    const { Target } = atTable(
      'fire',
      { Firer: [A], Target: [company([0, 1, 0], { cover: 'open' })] },
      { period: 'mid', range: 20, targetSuppressions: 1 },
      [3],
    )
    expect(Target?.[0]?.markers).toEqual([0, 2, 0])
  })

  test('a kill takes the chosen platoon, the last one the company', () => {
    const kill = (target: typeof A) =>
      atTable('fire', { Firer: [A], Target: [target] }, { period: 'mid', range: 20 }, [6]).Target?.[0]
    expect(kill(company([0, 1, 2], { platoon: 2 }))?.markers).toEqual([0, 2])
    const last = kill(company([0]))
    expect(last).toMatchObject({ markers: [], place: 'destroyed' })
    expect(last && REFEREE.gone(last)).toBe(true)
  })

  test('fire that is not allowed leaves the cards alone', () => {
    const { Firer, Target } = atTable('fire', { Firer: [A], Target: [A] }, { period: 'mid', range: 99 }, [])
    expect(Firer).toEqual([A])
    expect(Target).toEqual([A])
  })

  rule('FF-NAT-02', 'a Mad Minute is spent', () => {
    const british = company([0, 0], { national: 'mad-minute', usesLeft: 1, marksmanship: true })
    const { Firer } = atTable(
      'fire',
      { Firer: [british], Target: [A] },
      { period: 'early', range: 58, madMinute: true },
      [1, 1],
    )
    expect(Firer?.[0]?.usesLeft).toBe(0)
  })

  rule('FF-SUPP-01', 'a suppressed or packed unit is no firer', () => {
    const { fits } = roleOf('fire', 'Firer')
    expect(fits(company([1, 1]))).toBe(false)
    expect(fits(company([1, 0]))).toBe(true)
    expect(fits(single('machine-gun', { transport: 'pack' }))).toBe(false)
    expect(fits(cardOf('cavalry-squadron'))).toBe(false)
    expect(fits(cardOf('cavalry-squadron', { dismounted: true }))).toBe(true)
  })

  rule(
    'FF-BLOCK-02',
    'a shot marks the face it came through; three silent faces are the end of a block house',
    () => {
      const house = cardOf('block-house', { markers: [2, 3, 3], platoon: 1 })
      const { Target } = atTable(
        'fire',
        { Firer: [single('field-gun')], Target: [house] },
        { period: 'mid', range: 20 },
        [6],
      )
      expect(Target?.[0]).toMatchObject({ place: 'destroyed' })
      const infantry = atTable(
        'fire',
        { Firer: [A], Target: [cardOf('block-house', { platoon: 2 })] },
        { period: 'late', range: 4 },
        [6],
      )
      expect(infantry.Target?.[0]?.markers).toEqual([0, 1, 0])
    },
  )

  test('a tank fires with its own gun and is hit as armour', () => {
    const { Firer, Target } = atTable(
      'fire-at-armour',
      { Firer: [single('field-gun')], Target: [single('tank', { cover: 'open', markers: [2] })] },
      { period: 'late', range: 50 },
      [4],
    )
    expect(Target?.[0]?.place).toBe('destroyed')
    expect(Firer?.[0]?.zoneLive).toBe(true)
    expect(prefilled('fire', { Firer: [single('tank', { tankType: 'whippet' })] })).toMatchObject({
      weapon: 'tank-lmg',
      tankType: 'whippet',
    })
  })
})

describe('bursts and areas', () => {
  rule('FF-FIRE-11', 'one burst puts one marker on each stand of two companies', () => {
    const parts = {
      Gun: [single('machine-gun')],
      'Targets, nearest first': [company([0, 1]), company([2, 0])],
    }
    expect(asked('mg-burst', parts, 'early')).toEqual(['range'])
    const after = atTable('mg-burst', parts, { period: 'mid', range: 20 }, [4, 5])
    expect(after['Targets, nearest first']?.map(({ markers }) => markers)).toEqual([[1, 2], [1]])
  })

  test('each platoon of a company in the area has its die, a gun beside it its own', () => {
    const parts = {
      Battery: [single('heavy-artillery', { place: 'off-table' })],
      'Stands in the area': [
        company([0, 0, 0], { cover: 'medium' }),
        single('machine-gun', { cover: 'medium' }),
      ],
    }
    expect(prefilled('area-fire', parts).targets).toHaveLength(4)
    const after = atTable('area-fire', parts, { period: 'mid' }, [1, 6, 4, 4])
    expect(after['Stands in the area']?.map(({ markers }) => markers)).toEqual([[1, 1], [1]])
    expect(after.Battery?.[0]).toMatchObject({ zoneLive: true, revealed: false })
  })

  test('gas marks only the stand it touches', () => {
    const parts = { Battery: [cardOf('gas-cloud')], 'Stands in the area': [company([0, 0, 0])] }
    const after = atTable('area-fire', parts, { period: 'late' }, [1, 4, 6])
    expect(after['Stands in the area']?.[0]?.markers).toEqual([0, 1])
  })

  test('a platoon that was not in the area is struck off the list, the gun keeps its place', () => {
    const title = 'Stands in the area'
    const parts = { Battery: [single('field-gun')], [title]: [company([0, 0, 0]), single('machine-gun')] }
    const targets = [{ cover: 'medium', company: 'A' }, { cover: 'soft' }, { cover: 'medium', company: 'A' }]
    const after = atTable('area-fire', parts, { period: 'mid', targets }, [6, 4, 1])
    expect(after[title]?.map(({ markers }) => markers)).toEqual([[0, 0], [1]])
  })

  test('where the markers differ the players say which stand they mean', () => {
    expect(prefilled('fire', { Target: [company([0, 1])] })).not.toHaveProperty('targetSuppressions')
    expect(prefilled('fire', { Target: [company([0, 1], { platoon: 2 })] })).toMatchObject({
      targetSuppressions: 1,
    })
  })

  test('the house rule lets markers stack on a company', () => {
    const parts = {
      Battery: [single('field-gun')],
      'Stands in the area': [company([0, 0, 0], { cover: 'medium' })],
    }
    const options = { 'company-suppression': 'uncapped' }
    const after = atTable('area-fire', parts, { period: 'mid', options }, [5, 5, 1])
    expect(after['Stands in the area']?.[0]?.markers).toEqual([2, 2, 2])
  })

  test('shells on a block house mark every face', () => {
    const parts = { Battery: [single('heavy-artillery')], 'Stands in the area': [cardOf('block-house')] }
    const after = atTable('area-fire', parts, { period: 'mid' }, [6])
    expect(after['Stands in the area']?.[0]?.markers).toEqual([1, 1, 1])
  })

  test('a company passes under the barrage stand by stand', () => {
    const title = 'Stand under the barrage'
    let card = company([0, 0, 0], { cover: 'medium' })
    for (const die of [4, 6, 2])
      card = atTable('rolling-barrage', { [title]: [card] }, { period: 'mid' }, [die])[title]?.[0] ?? card
    expect(card).toMatchObject({ markers: [1, 0], platoon: 1 })
  })

  test('a stand behind its own barrage is hit by the second die', () => {
    const title = 'Stand behind the barrage'
    const after = atTable('own-barrage-risk', { [title]: [company([0, 0])] }, { distance: 3 }, [3, 5])
    expect(after[title]?.[0]).toMatchObject({ markers: [1, 0], platoon: 2 })
  })
})
