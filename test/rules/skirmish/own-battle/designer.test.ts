import { expect, test } from 'vitest'
import { type ArmyFile, armyFaults } from '#rules/skirmish/own-battle/army-file.ts'
import { DESIGNER } from '#rules/skirmish/own-battle/designer/index.ts'
import { readyMades } from '#rules/skirmish/own-battle/ready-made.ts'
import { violationsOf } from '#rules/skirmish/own-battle/violations.ts'
import { NATIONS } from '#rules/skirmish/vocabulary.ts'
import type { ArmyPage } from '#screen/designer.ts'
import { rule } from '../../../rule.ts'

const fresh = DESIGNER.fresh()
const page = (army: ArmyFile): ArmyPage<ArmyFile> => DESIGNER.page(army)

const settingOf = (army: ArmyFile, line: number, id: string) => {
  const setting = page(army).lines[line]?.settings.find((one) => one.id === id)
  if (!setting) throw new Error(`line ${line} has no ${id}`)
  return setting
}

const adding = (army: ArmyFile, id: string): ArmyFile => {
  const offer = page(army)
    .offers.flatMap(({ units }) => units)
    .find((unit) => unit.id === id)
  if (!offer) throw new Error(`no offer ${id}`)
  return offer.taken
}

/** What the rules have against a force, clause by clause. */
const clauses = (army: ArmyFile): readonly string[] => page(army).violations.map(({ clause }) => clause)

test('a new force is the usual one of 1917, and keeps the rules', () => {
  const { points, violations, lines, roster } = page(fresh)
  expect(points).toEqual({ spent: 234, total: 250 })
  expect(violations).toEqual([])
  expect(lines.map(({ title, count, points: cost }) => [title, count.value, cost])).toEqual([
    ['Section of 1917', 2, 112],
    ['Section of 1917 with officer', 1, 64],
    ['HMG team', 1, 30],
    ['Mortar', 1, 16],
    ['Sniper', 1, 12],
  ])
  expect(roster.map(({ name, strength, half }) => [name, strength, half])).toEqual([
    ['1st section', 11, 5],
    ['2nd section', 11, 5],
    ['3rd section', 12, 6],
    ['Vickers team', 3, undefined],
    ['Mortar', 3, undefined],
    ['Sniper', 1, undefined],
  ])
})

rule('SK-SET-10', 'every objection of the builder can be mended by what it offers', () => {
  const wrong = ['hmg-team', 'hmg-team', 'sniper', 'mark-iv-male', 'wagon'].reduce(adding, fresh)
  expect(clauses(wrong)).toEqual(['SK-SET-10', 'SK-SET-10', 'SK-SET-10'])
  let army = wrong
  for (let i = 0; i < 12 && page(army).violations.length > 0; i++) {
    const mend = page(army).violations[0]?.mends[0]
    if (!mend) throw new Error('nothing to mend it with')
    army = mend.army
  }
  expect(clauses(army)).toEqual([])
})

rule(
  'SK-SET-12',
  'what there is not in the year is offered with a warning, and mended by another year',
  () => {
    const early = { ...fresh, year: 1916 }
    expect(clauses(early)).toEqual(['SK-SET-12', 'SK-SET-12'])
    expect(page(early).violations[0]?.mends.map(({ title }) => title)).toEqual([
      'Without Section of 1917',
      'Play in 1917',
    ])
    const offer = page(early)
      .offers.flatMap(({ units }) => units)
      .find(({ id }) => id === 'whippet')
    expect(offer?.barred).toEqual({ message: 'Only in 1918', clause: 'SK-SET-12' })
  },
)

test('grades, officers, traits and names change the price and the roster', () => {
  const grade = settingOf(fresh, 0, 'quality')
  if (grade.kind !== 'choice') throw new Error('no choice')
  expect(grade.values.map(({ title }) => title)).toEqual([
    'Elite (83)',
    'Crack (65)',
    'Average (56)',
    'Green (47)',
  ])
  expect(page(grade.to('crack')).points.spent).toBe(252)
  const officer = settingOf(fresh, 1, 'officer')
  if (officer.kind !== 'flag') throw new Error('no flag')
  expect(page(officer.to(false)).points.spent).toBe(226)
  const name = settingOf(fresh, 1, 'name')
  if (name.kind !== 'text') throw new Error('no text')
  expect(page(name.to('Dunn’s section')).roster[2]?.name).toBe('Dunn’s section')
  const german: ArmyFile = {
    ...fresh,
    nation: 'german',
    units: [{ count: 2, organisation: 'ge-gruppe-1917' }],
  }
  const piercing = settingOf(german, 0, 'armour-piercing')
  if (piercing.kind !== 'flag') throw new Error('no flag')
  expect(page(piercing.to(true))).toMatchObject({ points: { spent: 96 }, violations: [] })
})

rule(['SK-SET-10', 'SK-SET-12'], 'every force that is ready made keeps the rules', () => {
  for (const nation of NATIONS)
    for (const year of [1914, 1915, 1916, 1917, 1918])
      for (const points of [150, 250, 400, 700]) {
        const made = readyMades(nation, { year, points })
        // The list has no French squad of 1915.
        expect(made.length > 0).toBe(!(nation === 'french' && year === 1915))
        for (const { items } of made) {
          const lines = items.map((item) => ({ ...item, count: 1 }))
          expect(violationsOf(lines, { year, points }, nation)).toEqual([])
        }
      }
})

test('a force in a file is read again as it was, and its faults are named by their place', () => {
  const read = DESIGNER.read(JSON.parse(JSON.stringify(fresh)))
  expect(read.ok && read.value).toEqual(fresh)
  expect(armyFaults(fresh)).toEqual([])
  expect(armyFaults({ ...fresh, points: 200 })).toEqual([
    {
      path: 'units',
      clause: 'SK-SET-10',
      message: 'The force costs 234 points, and 200 are agreed (SK-SET-10).',
    },
  ])
  expect(armyFaults({ ...fresh, year: 1916 })[0]?.path).toBe('units.0.organisation')
  expect(armyFaults({ ...fresh, ruleset: 'green-fields' })[0]?.path).toBe('ruleset')
})
