import { describe, expect, test } from 'vitest'
import { fieldOf } from '#rules/flanders-fields/game/field.ts'
import { SCENARIOS } from '#rules/flanders-fields/scenarios/index.ts'
import { fromCm } from '#rules/flanders-fields/tables/index.ts'
import { rule } from '../../rule.ts'
import { begun, standIn } from './battle.ts'

describe('a battle as it is set up', () => {
  test.each(SCENARIOS.map(({ id }) => id))('%s: every stand belongs to a unit or is a commander', (id) => {
    const { stands, units, battalions } = begun(id)
    const known = new Set(units.map((unit) => unit.id))
    expect(known.size).toBe(units.length)
    expect(new Set(stands.map((stand) => stand.id)).size).toBe(stands.length)
    for (const stand of stands) {
      if (stand.type.endsWith('-command')) expect(stand.unit).toBe(stand.id)
      else expect(known, stand.id).toContain(stand.unit)
    }
    for (const unit of units) {
      const present = stands.filter((stand) => stand.unit === unit.id).length
      expect(present, unit.id).toBe(unit.at === 'table' ? unit.strength : 0)
      if (unit.battalion !== null) expect(battalions.map((one) => one.id)).toContain(unit.battalion)
    }
  })

  rule('FF-ORG-06', 'a battalion knows its platoons and what its commander may use', () => {
    const { battalions, regiments } = begun('mons-1914')
    expect(battalions.map(({ id, start, uses }) => [id, start, uses])).toContainEqual(['a1', 12, 3])
    expect(battalions.find(({ id }) => id === 'd1')).toMatchObject({
      name: '4th Middlesex',
      start: 16,
      uses: 0,
    })
    expect(regiments.map(({ id, uses }) => [id, uses])).toEqual([
      ['aR1', 3],
      ['aR2', 3],
      ['dR1', 0],
    ])
  })

  test('platoons are counted from the left of their own line', () => {
    expect(standIn(begun('first-battle'), 'a1a1').centre.x).toBe(fromCm(23))
    expect(standIn(begun('first-battle'), 'a1a3').centre.x).toBe(fromCm(33))
    expect(standIn(begun('first-battle'), 'd1b1').centre.x).toBe(fromCm(67))
    expect(standIn(begun('first-battle'), 'd1b1').heading).toBe(18000)
  })

  test('on the march guns are limbered and machine guns packed; riflemen have nothing to stow', () => {
    expect(standIn(begun('mons-1914'), 'aR1g1').stowed).toBe(true)
    expect(standIn(begun('mons-1914'), 'd1m1').stowed).toBe(true)
    expect(standIn(begun('mons-1914'), 'd1a1').stowed).toBe(false)
    expect(standIn(begun('flers-1916'), 'a1l1').unit).toBe('a1l')
  })

  rule('FF-END-03', 'an objective belongs to the side in whose zone it lies, or to nobody', () => {
    expect(begun('mons-1914').objectives.map(({ holder }) => holder)).toEqual([null, null])
    expect(begun('hamel-1918').objectives.map(({ holder }) => holder)).toEqual([
      'defender',
      'defender',
      'defender',
    ])
  })

  test('tanks that come later are listed with the battalion that will order them', () => {
    const later = begun('villers-bretonneux-1918').units.filter(
      ({ at, kind }) => at === 'reserve' && kind === 'tank',
    )
    expect(later.map(({ id, tank, battalion }) => [id, tank, battalion])).toEqual([
      ['d1k1', 'british-male', 'd1'],
      ['d1k2', 'british-female', 'd1'],
      ['d1k3', 'british-female', 'd1'],
      ...[1, 2, 3, 4].map((number) => [`d2k${number}`, 'whippet', 'd2']),
    ])
  })
})

describe('the field', () => {
  test('the front line of a side is its trench nearest to the enemy', () => {
    const { front, trenches, wire } = fieldOf(begun('thiepval-1916').scenario)
    expect(front.attacker?.line[0]?.y).toBe(fromCm(18))
    expect(front.defender?.line[0]?.y).toBe(fromCm(58))
    expect(trenches).toHaveLength(8)
    expect(wire.map(({ near, far }) => far - near)).toEqual([fromCm(2), fromCm(2)])
  })

  test('where nobody dug there is no front line', () => {
    expect(fieldOf(begun('mons-1914').scenario).front).toEqual({ attacker: undefined, defender: undefined })
  })
})
