import { expect, test } from 'vitest'
import { DESIGNER } from '#rules/green-fields/armies/designer/index.ts'
import { violationsOf } from '#rules/green-fields/armies/violations.ts'
import { NATIONS, VARIATIONS } from '#rules/green-fields/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { added, chosen, FRESH, mended, pageOf, stepped } from './armies.ts'

rule('GF-ARMY-01', 'a new army has the standard force of six zones and spends all its points', () => {
  const page = pageOf(FRESH)
  expect(page.points).toEqual({ spent: 422, total: 422 })
  expect(page.violations).toEqual([])
  expect(page.lines[0]).toMatchObject({ title: 'Infantry Regiment', each: 20, points: 120 })
  expect(page.roster.slice(0, 2).map(({ name }) => name)).toEqual([
    '1st Infantry Regiment',
    '2nd Infantry Regiment',
  ])
})

rule('GF-ARMY-02', 'each point of strength and each rating has its price at once', () => {
  const line = pageOf(FRESH).lines[0]
  if (!line) throw new Error('no line')
  const stronger = stepped(line.settings, 'strength', 9)
  expect(pageOf(stronger).points.spent).toBe(422 + 6)
  const better = stepped(line.settings, 'experience', 3)
  expect(pageOf(better).points.spent).toBe(422 + 6 * 3)
  const riding = chosen(line.settings, 'mount', 'bicycles')
  expect(pageOf(riding).points.spent).toBe(422 + 6 * 4)
})

rule('GF-ARMY-03', 'shells are bought by the half dozen, on top of what the batteries bring', () => {
  const { goods, facts } = pageOf(FRESH)
  expect(goods.find(({ id }) => id === 'shells')).toMatchObject({ step: 6, value: 24 })
  expect(facts).toContainEqual({ label: 'Shells in the dump', value: '39' })
  expect(pageOf(stepped(goods, 'shells', 31)).points.spent).toBe(422 + 2)
})

rule('GF-ARMY-01', 'too few regiments are objected to, and the missing ones offered', () => {
  const line = pageOf(FRESH).lines[0]
  if (!line) throw new Error('no line')
  const [lack] = pageOf(line.count.to(4)).violations
  expect(lack).toMatchObject({ clause: 'GF-ARMY-01', mends: [{ title: 'Add two infantry units' }] })
  const again = lack?.mends[0]?.army
  expect(again && pageOf(again).violations).toEqual([])
  expect(again?.units[0]?.count).toBe(6)
})

rule('GF-ARMY-01', 'what costs too much can be saved on without losing a compulsory unit', () => {
  const [dear] = pageOf(added(FRESH, 'Heavy Artillery')).violations
  expect(dear?.message).toBe('The army costs 482 of 422 points (GF-ARMY-01).')
  expect(dear?.mends.map(({ title }) => title)).toEqual([
    'Without the goods',
    'One Heavy Artillery fewer (saves 60)',
    'One Fighter Squadron fewer (saves 22)',
    'One Sappers fewer (saves 19)',
  ])
})

rule('GF-DATE-03', 'tanks before their time may be put down, with a warning and a way out', () => {
  const offers = pageOf(FRESH).offers.flatMap(({ units }) => units)
  expect(offers.find(({ title }) => title === 'Heavy Tank Squadron')?.barred?.clause).toBe('GF-DATE-03')
  const early = added(FRESH, 'Heavy Tank Squadron')
  const [violation] = pageOf(early).violations
  expect(violation).toMatchObject({ clause: 'GF-DATE-03', mends: [{ title: 'Without Heavy Tank Squadron' }] })
  expect(violation?.line).toBe(early.units.length - 1)
  expect(violation?.mends[0]?.army.units).toEqual(FRESH.units)
})

rule('GF-DATE-03', 'crews too practised for 1916 are mended to the nearest experience', () => {
  const later = added(chosen(pageOf(FRESH).settings, 'date', '1916-09-15'), 'Heavy Tank Squadron')
  const tanks = pageOf(later).lines.at(-1)
  if (!tanks) throw new Error('no tanks')
  const [violation] = pageOf(stepped(tanks.settings, 'experience', 4)).violations
  expect(violation?.mends[0]?.title).toBe('Experience 2')
  expect(violation?.mends[0]?.army).toEqual(stepped(tanks.settings, 'experience', 2))
})

rule('GF-DATE-05', 'more stosstruppe than one unit become one, or ordinary regiments', () => {
  const german = chosen(pageOf(FRESH).settings, 'nation', 'german')
  const late = chosen(pageOf(german).settings, 'date', '1918-03-21')
  const twice = added(added(late, 'Stosstruppe'), 'Stosstruppe')
  const found = pageOf(twice).violations.find(({ clause }) => clause === 'GF-DATE-05')
  expect(found?.mends.map(({ title }) => title)).toEqual(['Only 1 of them', 'Without Stosstruppe'])
  const early = pageOf({ ...twice, date: '1917-03-21' }).violations[0]
  expect(early?.mends[0]?.title).toBe('Ordinary regiments')
})

rule('GF-DATE-01', 'canisters before there is gas are taken away', () => {
  const army = { ...FRESH, date: '1915-03-06' }
  const found = pageOf(army).violations.find(({ clause }) => clause === 'GF-DATE-01')
  expect(found?.mends[0]?.army.goods.gasCanisters).toBe(0)
})

rule('GF-VAR-05', 'the regiments of a nation are offered as they stand in the lists', () => {
  const group = (nation: string, title: string) =>
    pageOf(chosen(pageOf(FRESH).settings, 'nation', nation))
      .offers.find((one) => one.title === title)
      ?.units.map((unit) => `${unit.title}: ${unit.text}`)
  expect(group('british', 'Regiments of 1914')?.[0]).toBe('BEF Regiment: strength 6, experience 5, morale 3')
  expect(group('american', 'Regiments of later years')).toEqual([
    'American Regiment: strength 10, experience 2, morale 5',
  ])
  expect(group('turkish', 'Regiments of 1914')).toBeUndefined()
})

rule('GF-DPT-05', 'aircraft beyond the depot are a warning and no violation', () => {
  const page = pageOf(added(added(added(FRESH, 'Fighter Squadron'), 'Fighter Squadron'), 'Fighter Squadron'))
  expect(page.warnings.map(({ clause }) => clause)).toEqual(['GF-DPT-05'])
})

test('a regiment can be told apart from its fellows and made better', () => {
  const apart = pageOf(FRESH).lines[0]?.split
  if (!apart) throw new Error('cannot be split')
  expect(apart.units.slice(0, 2).map(({ count }) => count)).toEqual([5, 1])
  expect(pageOf(apart).points).toEqual(pageOf(FRESH).points)
  const single = pageOf(apart).lines[1]
  expect(single?.split).toBeUndefined()
  expect(single?.without.units).toHaveLength(apart.units.length - 1)
})

test('units that are alike share a line, others do not', () => {
  const more = added(FRESH, 'Infantry Regiment')
  expect(more.units[0]?.count).toBe(7)
  expect(added(FRESH, 'BEF Regiment').units).toHaveLength(FRESH.units.length + 1)
})

test.each(VARIATIONS)('whole armies for every nation and year keep the rules: %s', (variation) => {
  for (const nation of NATIONS) {
    for (const date of variation === '1914' ? ['1914-09-01'] : ['1915-04-01', '1916-07-01', '1918-09-01']) {
      for (const frontage of [1, 5, 6, 12]) {
        for (const { title, taken } of pageOf({ ...FRESH, nation, date, frontage, variation }).ready) {
          expect(violationsOf(taken), `${title}, ${nation}, ${date}, ${frontage} zones`).toEqual([])
        }
      }
    }
  }
})

test('the better regiments of a nation come in their year', () => {
  const ready = (nation: 'british' | 'american', date: string) =>
    pageOf({ ...FRESH, nation, date }).ready.map(({ id }) => id)
  expect(ready('british', '1915-04-01')).toEqual(['usual', 'bare'])
  expect(ready('british', '1916-04-01')).toEqual(['usual', 'new-army-1916', 'bare'])
  expect(ready('american', '1918-04-01')).toEqual(['usual', 'american-1918', 'bare'])
})

test('whatever is wrong can be mended step by step', () => {
  const wrong = {
    ...FRESH,
    date: '1915-01-10',
    units: [
      { count: 3, type: 'infantry', strength: 8, experience: 0, morale: 3, stosstruppe: true },
      { count: 2, type: 'bomber', strength: 4, experience: 2, morale: 2, stosstruppe: false },
      { count: 4, type: 'heavy-artillery', strength: 9, experience: 1, morale: 3, stosstruppe: false },
    ],
  } as const
  const army = { ...wrong, units: wrong.units.map((unit) => ({ ...unit })) }
  expect(pageOf(army).violations.length).toBeGreaterThan(5)
  expect(pageOf(mended(army)).violations).toEqual([])
})

test('an army from anywhere is read, or refused with the place of its fault', () => {
  const again = DESIGNER.read(JSON.parse(JSON.stringify(FRESH)))
  expect(again.ok && pageOf(again.value).roster).toEqual(pageOf(FRESH).roster)
  const bad = DESIGNER.read({ ...FRESH, frontage: 99 })
  expect(!bad.ok && bad.error.map(({ path }) => path)).toEqual(['frontage'])
  expect(DESIGNER.read('nothing').ok).toBe(false)
})
