import { expect, test } from 'vitest'
import { nextBattle } from '#rules/flanders-fields/series/battle.ts'
import type { Series } from '#rules/flanders-fields/series/document.ts'
import { namedFielded, usuallyFielded } from '#rules/flanders-fields/series/fielding.ts'
import { rule } from '../../../rule.ts'
import { after, battleOf, begun } from './finished.ts'

const ids = (series: Series, side: 'a' | 'b') =>
  series.roll.filter((one) => one.side === side).map(({ id }) => id)

rule('FF-CAMP-06', 'an army has half as many battalions again as the attacker, in regiments of three', () => {
  const sizes = { small: 3, middle: 6, large: 9 } as const
  for (const size of ['small', 'middle', 'large'] as const) {
    const series = begun({ engagement: { size } })
    expect([ids(series, 'a').length, ids(series, 'b').length]).toEqual([sizes[size], sizes[size]])
    for (const { regiments } of [series.armies.a, series.armies.b])
      expect(regiments.map(({ battalions }) => battalions.length)).toEqual(regiments.map(() => 3))
  }
  const most = begun({
    engagement: {
      date: '1914-11',
      nation: 'french',
      width: 180,
      regiments: { attacker: 3 },
      battalions: { attacker: 3 },
      works: 'hasty',
    },
  })
  // Fourteen are too many for regiments of three.
  expect(most.armies.a.regiments.map(({ battalions }) => battalions.length)).toEqual([4, 4, 3, 3])
})

rule(
  'FF-CAMP-06',
  'those with the fewest battles come first, then the lower numbers; whoever rests stays out',
  () => {
    const first = begun({ seed: 5 })
    expect(battleOf(first).who).toEqual({ attacker: ['a1', 'a2', 'a3', 'a4'], defender: ['b1', 'b2'] })
    const second = after(first, { winner: 'attacker', lost: { a1: 8 } })
    expect(battleOf(second).who).toEqual({ attacker: ['a2', 'a3', 'a5', 'a6'], defender: ['b3', 'b4'] })
  },
)

rule('FF-CAMP-06', 'if too few are rested, those resting follow who lost fewest men', () => {
  const first = begun({ seed: 5, engagement: { size: 'small' } })
  const second = after(first, { winner: 'attacker', lost: { a1: 9, a2: 8 } })
  expect(second.roll.filter(({ resting }) => resting).map(({ id }) => id)).toEqual(['a1', 'a2'])
  expect(usuallyFielded(second, 'a', 2)).toEqual(['a2', 'a3'])
  expect(battleOf(second).who.attacker).toEqual(['a2', 'a3'])
})

rule(
  'FF-CAMP-06',
  'the owner may name others who are not resting, and as many as the battle asks for',
  () => {
    const series = after(begun({ seed: 5 }), { winner: 'attacker', lost: { a1: 8 } })
    const said = (...named: readonly string[]) => {
      const read = namedFielded(series, 'a', 4, named)
      return read.ok ? read.value : read.error.message
    }
    expect(said('a6', 'a2', 'a4', 'a3')).toEqual(['a2', 'a3', 'a4', 'a6'])
    expect(said('a1', 'a2', 'a3', 'a4')).toContain('is resting')
    expect(said('a2', 'a3')).toContain('four battalions')
    expect(said('a2', 'a2', 'a3', 'a4')).toContain('each of them once')
    expect(said('a2', 'a3', 'a4', 'b1')).toContain('battalions of side a')
    const battle = nextBattle(series, { a: ['a2', 'a3', 'a4', 'a6'] })
    expect(battle.ok && battle.value.who.attacker).toEqual(['a2', 'a3', 'a4', 'a6'])
  },
)

rule('FF-CAMP-06', 'they are put into regiments anew in the order of their numbers, with new ids', () => {
  const series = after(begun({ seed: 5 }), { winner: 'attacker', lost: { a1: 8 } })
  const { scenario } = battleOf(series)
  expect(scenario.attacker.regiments.map(({ battalions }) => battalions.map(({ name }) => name))).toEqual([
    ['2nd Battalion', '3rd Battalion'],
    ['5th Battalion', '6th Battalion'],
  ])
})

rule('FF-CAMP-07', 'grades so reached hold whatever the limits of grades say', () => {
  const series = begun({ seed: 5 })
  const veterans: Series = { ...series, roll: series.roll.map((entry) => ({ ...entry, quality: 'veteran' })) }
  const { scenario } = battleOf(veterans)
  expect(
    scenario.attacker.regiments.flatMap(({ battalions }) => battalions.map(({ quality }) => quality)),
  ).toEqual(Array.from({ length: 4 }, () => 'veteran'))
})

rule('FF-CAMP-13', 'each battle is so many months after the last, the latest in November 1918', () => {
  const monthly = begun({ engagement: { date: '1917-09' }, battles: 9 })
  expect(battleOf(after(monthly, {})).scenario.date).toBe('1917-10')
  const rarely = begun({ engagement: { date: '1917-09' }, interval: 4 })
  expect(battleOf(after(rarely, {})).scenario.date).toBe('1918-01')
  const late = begun({ engagement: { date: '1918-09' }, interval: 6 })
  expect(battleOf(after(late, {})).scenario.date).toBe('1918-11')
})

rule(
  'FF-CAMP-13',
  'options follow the role, and those the month or the enemy rules out fall back on the usual',
  () => {
    const engagement = {
      date: '1916-09',
      tanks: { attacker: ['british-male', 'british-female'] },
      guns: { attacker: { field: 3 }, defender: { field: 1 } },
      barrage: 'rolling',
    } as const
    const series = begun({
      seed: 2,
      engagement: { ...engagement, tanks: { attacker: [...engagement.tanks.attacker] } },
    })
    expect(series.armies.b.nation).toBe('german')
    const lost = after(series, { winner: 'defender' })
    expect(lost.attacker).toBe('b')
    const { scenario } = battleOf(lost)
    expect(scenario.attacker.nation).toBe('german')
    const guns = scenario.attacker.regiments.flatMap(({ offTable = [] }) => offTable)
    expect(guns.filter((gun) => gun === 'field-gun')).toHaveLength(3)
    expect(
      scenario.attacker.regiments.flatMap(({ battalions }) =>
        battalions.flatMap((one) => ('tanks' in one ? one.tanks : [])),
      ),
    ).toEqual([])
  },
)

rule(
  'FF-CAMP-13',
  'companies and weapons of battalions stay those of the armies, whatever the new date gives others',
  () => {
    const series = begun({ engagement: { date: '1915-08', size: 'small' }, interval: 2 })
    // From October 1915 on a British battalion has Lewis guns instead of its machine gun.
    const { scenario } = battleOf(after(series, { winner: 'attacker' }))
    expect(scenario.date).toBe('1915-10')
    expect(scenario.attacker.national).toContain('pals')
    for (const battalion of scenario.attacker.regiments.flatMap(({ battalions }) => battalions))
      expect('weapons' in battalion && Object.keys(battalion.weapons ?? {})).toEqual(['machine-gun'])
  },
)

rule('FF-CAMP-13', 'the seed of a battle is that of the series and its number', () => {
  const series = begun({ seed: 2 ** 32 - 2, battles: 9 })
  const ground = (one: Series) => JSON.stringify(battleOf(one).scenario.ground)
  const second = after(series, { winner: 'attacker', held: ['Front left', 'Front right'] })
  // Number 2 comes round to 0.
  const other = after(
    { ...series, seed: 2 ** 32 - 3 },
    { winner: 'attacker', held: ['Front left', 'Front right'] },
  )
  expect(ground(second)).not.toBe(ground(other))
})

test('an army of one battalion only is refused by its field', () => {
  const { armies } = begun({ engagement: { size: 'small' } })
  const [regiment] = armies.a.regiments
  expect(() =>
    begun({
      engagement: { size: 'small' },
      armies: {
        a: { ...armies.a, regiments: [{ ...regiment, battalions: regiment?.battalions.slice(0, 1) ?? [] }] },
      },
    }),
  ).toThrow('armies.a.regiments')
})
