import { expect } from 'vitest'
import { OFF_BOARD } from '#rules/green-fields/game/zone.ts'
import { rule } from '../../../../rule.ts'
import { alone } from '../deployment/deploying.ts'
import { at, eventsOf, give, kindsOf, type Placed, phaseOf, refused, type Setting, unitOf } from '../field.ts'
import { boxed, buying, DONE, newest, rich, unit } from './buying.ts'

const dated = (begins: string, setting: Setting = {}): Setting => ({
  ...rich(99),
  terms: { begins },
  ...setting,
})

rule(
  ['GF-REP-01', 'GF-REP-03'],
  'a new regiment has the ratings its owner pays for and goes where he likes',
  () => {
    const state = buying([], rich(40))
    give(state, 'a', unit({ strength: 8, experience: 2, morale: 3, zone: 'C3' }))
    expect(newest(state)).toMatchObject({
      side: 'a',
      place: at(state, 'C3'),
      strength: 8,
      establishment: 8,
      experience: 2,
      morale: 3,
      maxMorale: 3,
      status: 'steady',
      onItsWay: false,
    })
    give(state, 'a', unit({ strength: 8, experience: 2, morale: 3 }))
    expect(newest(state).place).toBe(OFF_BOARD)
    expect(state.armies.a.supply).toBe(0)
    expect(refused(state, 'a', unit())).toBe('too-dear GF-DPT-02')
  },
)

rule('GF-REP-03', 'new units may act in the same week', () => {
  const state = buying([], rich(40))
  give(state, 'a', unit({ zone: 'C3' }))
  give(state, 'a', DONE)
  give(state, 'b', DONE)
  expect(phaseOf(state)).toBe('assault-decision')
  expect(refused(state, 'a', { kind: 'open-assault' })).toBe('legal')
})

rule(
  ['GF-REP-01', 'GF-DEP-08'],
  'into own connected zones with room and without enemies, aircraft off the board',
  () => {
    const three: readonly Placed[] = ['a-1', 'a-2', 'a-3'].map((id) => ({ id, at: 'A1' }))
    const enemy: Placed = { id: 'b-1', at: 'B1', revealed: true }
    const state = buying([...three, enemy], { ...rich(99), zones: alone('A1', 'B1', 'F1', 'C4') })
    expect(refused(state, 'a', unit({ zone: 'A1' }))).toBe('zone-full GF-STACK-01')
    expect(refused(state, 'a', unit({ zone: 'B1' }))).toBe('enemy-there GF-REP-01')
    expect(refused(state, 'a', unit({ zone: 'C1' }))).toBe('enemy-ground GF-REP-01')
    expect(refused(state, 'a', unit({ zone: 'C4' }))).toBe('cut-off GF-DEP-08')
    expect(refused(state, 'a', unit({ zone: 'Z9' }))).toBe('unknown-zone')
    expect(refused(state, 'a', unit({ zone: 'F1' }))).toBe('legal')
    expect(refused(state, 'a', unit({ type: 'fighter', zone: 'F1' }))).toBe('based-off-board GF-DEP-01')
    expect(refused(state, 'a', unit({ type: 'fighter' }))).toBe('legal')
  },
)

rule('GF-REP-03', 'enemies that nobody had seen keep a new unit in the rear', () => {
  const state = buying([{ id: 'b-1', at: 'C3' }], { ...rich(40), zones: { C3: { trench: 'light' } } })
  expect(refused(state, 'a', unit({ zone: 'C3' }))).toBe('legal')
  const events = give(state, 'a', unit({ zone: 'C3' }))
  expect(kindsOf(events)).toContain('arrival-barred')
  expect([newest(state).place, unitOf(state, 'b-1').revealed]).toEqual([OFF_BOARD, true])
})

rule(
  ['GF-BOMB-07', 'GF-REP-03'],
  'an arrival crosses the barrage around its zone and goes where it was sent',
  () => {
    const state = boxed(buying([], rich(40)), 'C3')
    // Experience 2 less 1 for moving: one save. 3 hits cost 3 and shake it; no score is a rout elsewhere.
    give(state, 'a', unit({ strength: 8, experience: 2, morale: 3, zone: 'C3' }), [6, 5, 1, 2, 2])
    expect(newest(state)).toMatchObject({
      place: at(state, 'C3'),
      strength: 5,
      establishment: 8,
      morale: 1,
      status: 'steady',
    })
    expect(state.armies.a.lost).toBe(3)
  },
)

rule('GF-BOMB-07', 'and may be wiped out on the way', () => {
  const state = boxed(buying([], rich(40)), 'C3')
  give(state, 'a', unit({ strength: 2, zone: 'C3' }), [6, 1])
  expect(newest(state)).toMatchObject({ gone: 'destroyed', strength: 0 })
})

rule('GF-DEP-02', 'an arrival that can be seen goes on the table when both have done', () => {
  const state = buying([{ id: 'b-1', at: 'C5' }], rich(40))
  give(state, 'a', unit({ zone: 'C4' }))
  give(state, 'a', unit({ zone: 'C1' }))
  expect(state.units.slice(1).map(({ revealed }) => revealed)).toEqual([false, false])
  give(state, 'a', DONE)
  const events = give(state, 'b', DONE)
  expect(eventsOf(events, 'sighted').map(({ zone }) => zone)).toEqual([at(state, 'C4')])
  expect(state.units.slice(1).map(({ revealed }) => revealed)).toEqual([true, false])
})

rule('GF-SCALE-07', 'no unit is stronger than twelve points', () => {
  const state = buying([], rich(99))
  expect(() => refused(state, 'a', unit({ strength: 13 }))).toThrow('strength')
  expect(refused(state, 'a', unit({ strength: 12 }))).toBe('legal')
})

rule('GF-SCALE-08', 'ratings from 1 to 5; transport has none', () => {
  const state = buying([], rich(99))
  expect(() => refused(state, 'a', unit({ morale: 6 }))).toThrow('morale')
  expect(refused(state, 'a', unit({ morale: 0 }))).toBe('no-ratings GF-SCALE-08')
  expect(refused(state, 'a', unit({ experience: undefined }))).toBe('no-ratings GF-SCALE-08')
  expect(refused(state, 'a', unit({ type: 'motor-transport' }))).toBe('no-ratings GF-ARMY-02')
  const lorries = unit({ type: 'motor-transport', experience: undefined, morale: undefined })
  give(state, 'a', lorries)
  expect(newest(state)).toMatchObject({ experience: 0, morale: 0, strength: 4 })
  expect(state.armies.a.supply).toBe(91)
})

rule('GF-ARMY-02', 'bicycles and lorries cost on top', () => {
  const state = buying([], rich(99))
  give(state, 'a', unit({ mount: 'bicycles', strength: 3 }))
  expect([state.armies.a.supply, newest(state).mount]).toEqual([99 - 11.5, 'bicycles'])
  give(state, 'a', unit({ mount: 'motor', strength: 3 }))
  expect([state.armies.a.supply, newest(state).mounted]).toEqual([99 - 11.5 - 16, true])
  expect(refused(state, 'a', unit({ mount: 'horses' }))).toBe('wrong-mount GF-ARMY-02')
  const lorries = { type: 'motor-transport', experience: undefined, morale: undefined }
  expect(refused(state, 'a', unit({ ...lorries, mount: 'motor' }))).toBe('wrong-mount GF-ARMY-02')
  give(state, 'a', unit({ type: 'cavalry' }))
  expect(newest(state)).toMatchObject({ mount: 'horses', mounted: true })
})

rule('GF-ARMY-03', 'a new battery brings three shells', () => {
  const state = buying([], rich(99))
  give(state, 'a', unit({ type: 'field-artillery' }))
  expect(state.armies.a.shells).toBe(33)
})

rule('GF-DATE-02', 'fighters from May 1915, bombers from 1916', () => {
  const wanted = (begins: string, type: string) => refused(buying([], dated(begins)), 'a', unit({ type }))
  expect(wanted('1915-04-26', 'fighter')).toBe('not-available GF-DATE-02')
  expect(wanted('1915-05-03', 'fighter')).toBe('legal')
  expect(wanted('1915-12-27', 'bomber')).toBe('not-available GF-DATE-02')
  expect(wanted('1916-01-03', 'bomber')).toBe('legal')
  expect(wanted('1915-04-26', 'reconnaissance')).toBe('legal')
})

rule('GF-TURN-03', 'availability follows the month of the present week', () => {
  const state = buying([], dated('1915-04-26', { week: 2 }))
  expect(refused(state, 'a', unit({ type: 'fighter' }))).toBe('legal')
})

rule('GF-DATE-03', 'tanks from July 1916, their crews green until 1917', () => {
  const wanted = (begins: string, experience: number) =>
    refused(buying([], dated(begins)), 'a', unit({ type: 'heavy-tank', strength: 3, experience }))
  expect(wanted('1916-06-26', 1)).toBe('not-available GF-DATE-03')
  expect(wanted('1916-07-03', 3)).toBe('too-experienced GF-DATE-03')
  expect(wanted('1916-07-03', 2)).toBe('legal')
  expect(wanted('1917-01-01', 3)).toBe('legal')
  const state = buying([], dated('1916-07-03'))
  give(state, 'a', unit({ type: 'heavy-tank', strength: 3, experience: 2 }))
  expect(newest(state).experienceCap).toBe(2)
})

rule('GF-DATE-04', 'Germans have no armour before 1918, then two points of tanks all told', () => {
  const german: Setting = { army: { b: { supply: 99 } } }
  const tanks = (strength: number) => unit({ type: 'heavy-tank', strength })
  const before = buying([], { ...german, terms: { begins: '1917-12-24' } })
  expect(refused(before, 'b', tanks(1))).toBe('not-available GF-DATE-04')
  expect(refused(before, 'b', unit({ type: 'armoured-car' }))).toBe('not-available GF-DATE-04')
  const state = buying([], { ...german, terms: { begins: '1918-01-07' } })
  expect(refused(state, 'b', tanks(3))).toBe('too-strong GF-DATE-04')
  give(state, 'b', tanks(1))
  expect(refused(state, 'b', tanks(2))).toBe('too-strong GF-DATE-04')
  give(state, 'b', unit({ type: 'light-tank', strength: 1 }))
  expect(refused(state, 'b', tanks(1))).toBe('too-strong GF-DATE-04')
  expect(refused(state, 'b', unit({ type: 'armoured-car', strength: 6 }))).toBe('legal')
})

rule(
  'GF-DATE-05',
  'one German unit of stosstruppe in 1918, of six points at most, at the price of infantry',
  () => {
    const german: Setting = { army: { b: { supply: 99 } } }
    const storm = (wanted: object = {}) => unit({ strength: 6, stosstruppe: true, ...wanted })
    expect(refused(buying([], { ...german, terms: { begins: '1917-12-24' } }), 'b', storm())).toBe(
      'not-available GF-DATE-05',
    )
    const state = buying([], { ...german, terms: { begins: '1918-01-07' } })
    expect(refused(state, 'b', storm({ strength: 7 }))).toBe('too-strong GF-DATE-05')
    expect(refused(state, 'b', storm({ type: 'pioneer' }))).toBe('infantry-only GF-DATE-05')
    give(state, 'b', storm())
    expect(newest(state)).toMatchObject({ stosstruppe: true, type: 'infantry' })
    expect(state.armies.b.supply).toBe(99 - 13)
    expect(refused(state, 'b', storm())).toBe('only-one GF-DATE-05')
    const british = buying([], { ...rich(99), terms: { begins: '1918-01-07' } })
    expect(refused(british, 'a', storm())).toBe('not-available GF-DATE-05')
  },
)

rule(
  ['GF-DATE-04', 'GF-DATE-05'],
  'what was destroyed may be raised anew, what is weakened still counts whole',
  () => {
    const raised = (gone: 'destroyed' | null) => {
      const lost = { strength: gone ? 0 : 1, establishment: 2, gone } as const
      const state = buying(
        [
          { id: 'b-1', type: 'heavy-tank', ...lost },
          { id: 'b-2', stosstruppe: true, ...lost },
        ],
        { terms: { begins: '1918-01-07' }, army: { b: { supply: 99 } } },
      )
      return [unit({ type: 'light-tank', strength: 2 }), unit({ stosstruppe: true })].map((order) =>
        refused(state, 'b', order),
      )
    }
    expect(raised('destroyed')).toEqual(['legal', 'legal'])
    expect(raised(null)).toEqual(['too-strong GF-DATE-04', 'only-one GF-DATE-05'])
  },
)

rule(
  ['GF-VAR-01', 'GF-VAR-02'],
  'the variation of 1914 has no gas, tanks or warplanes, and Germans alone observe',
  () => {
    const terms = { begins: '1914-08-24', variation: '1914' } as const
    const both: Setting = { terms, army: { a: { supply: 99 }, b: { supply: 99 } } }
    const state = buying([], both)
    expect(refused(state, 'a', unit({ type: 'fighter' }))).toBe('not-available GF-DATE-02')
    expect(refused(state, 'a', unit({ type: 'reconnaissance' }))).toBe('not-available GF-VAR-02')
    expect(refused(state, 'b', unit({ type: 'reconnaissance' }))).toBe('legal')
    expect(refused(state, 'a', unit({ type: 'balloon' }))).toBe('legal')
    const house = buying([], { ...both, options: { 'observation-aircraft-1914': 'both' } })
    expect(refused(house, 'a', unit({ type: 'reconnaissance' }))).toBe('legal')
    const french = buying([], { ...both, nations: { a: 'french', b: 'german' } })
    expect(refused(french, 'a', unit({ type: 'medium-artillery' }))).toBe('not-available GF-VAR-02')
    // Whatever the year, the variation keeps to itself.
    const late = buying([], { ...both, terms: { begins: '1918-01-07', variation: '1914' } })
    expect(refused(late, 'a', unit({ type: 'heavy-tank', strength: 1 }))).toBe('not-available GF-VAR-01')
  },
)

rule(
  ['GF-REP-01', 'GF-STACK-02'],
  'a new regiment joins its own troops and takes its wave among them',
  () => {
    const state = buying([{ id: 'a-1', at: 'C2', strength: 3 }], rich(20))
    expect(refused(state, 'a', unit({ zone: 'C2' }))).toBe('legal')
    give(state, 'a', unit({ zone: 'C2' }))
    expect([newest(state).wave, unitOf(state, 'a-1').wave]).toEqual([0, 1])
  },
)
