import { expect, test } from 'vitest'
import { whollyOnTable } from '#kernel/geometry/bounds.ts'
import { overlaps } from '#kernel/geometry/gap.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { beyondFront, coverOfUnit, onFriendlyGround } from '#rules/passchendaele/game/board/ground.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import { gameOptions } from '#rules/passchendaele/game/options.ts'
import { mayRelocate } from '#rules/passchendaele/game/phases/deployment/relocation.ts'
import { stateOf } from '#rules/passchendaele/game/set-up.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { pastFrontEdge } from '#rules/passchendaele/scenarios/field.ts'
import { SCENARIOS } from '#rules/passchendaele/scenarios/index.ts'
import { field, infantry, machineGun } from '#rules/passchendaele/scenarios/scenario.ts'
import { toInches } from '#rules/passchendaele/tables/index.ts'
import { otherSide } from '#rules/passchendaele/vocabulary.ts'
import { widestLink } from '#table/cohesion.ts'
import { rule } from '../../../rule.ts'
import { british, german, give, laidOut, phaseOf, places, refused, unitOf } from './table.ts'

const standard = (index: number): State => {
  const options = accept(gameOptions, { attachment: 'listed' })
  const scenario = SCENARIOS[index]
  if (!options.ok || !scenario) throw new Error('no such scenario')
  return stateOf(scenario, options.value)
}
const ALL = SCENARIOS.map((_, index) => standard(index))

test('every scenario stands on the table without anybody upon another', () => {
  for (const state of ALL) {
    const bases = state.units.flatMap((one) => one.bases)
    const water = state.table.barriers.flatMap(({ boxes }) => boxes)
    bases.forEach((a, i) => {
      expect([...bases.slice(i + 1), ...water].some((b) => overlaps(a, b))).toBe(false)
    })
    expect(bases.every((base) => whollyOnTable(state.table, base))).toBe(true)
    expect(new Set(state.units.map(({ id }) => id)).size).toBe(state.units.length)
    expect(GAME.begin(state.scenario, {}).ok).toBe(true)
  }
  expect(GAME.begin('agincourt', {}).ok).toBe(false)
  expect(GAME.begin('one-trench', { weather: 'fine' }).ok).toBe(false)
})

rule('PA-SETUP-01', 'no man’s land is 3 to 6 inches wide, and the defender has depth', () => {
  for (const { table } of ALL) {
    // The trenches bend: what is measured is how far apart their front edges are on the whole.
    const across = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((part) => {
      const p = { x: table.width * part, y: 0 }
      return -toInches(pastFrontEdge(table, 'german', p) + pastFrontEdge(table, 'entente', p))
    })
    const width = -across.reduce((sum, one) => sum + one, 0) / across.length
    expect(width).toBeGreaterThanOrEqual(3)
    expect(width).toBeLessThanOrEqual(6)
    const defender = otherSide(table.attacker)
    expect(
      table.areas.filter(({ owner, cover }) => owner === defender && cover !== 'cratered').length,
    ).toBeGreaterThanOrEqual(3)
  }
})

rule('PA-SETUP-02', 'attackers stand close together, reserves well behind the front', () => {
  for (const { units, table } of ALL) {
    for (const { side, group, bases, troop } of units) {
      const xs = bases.map(({ centre }) => toInches(centre.x))
      const front = Math.max(...xs) - Math.min(...xs) + 2
      if (group === 'attacker' && troop === 'infantry') expect(front).toBeLessThanOrEqual(11)
      if (group === 'eingreif')
        for (const base of bases) expect(toInches(-beyondFront(table, side, base))).toBeGreaterThanOrEqual(12)
    }
  }
})

rule(
  'PA-SETUP-09',
  'a scenario may set up otherwise: the tanks of Masnières stand before their trench',
  () => {
    const [, , masnieres] = ALL
    if (!masnieres) throw new Error('no Masnières')
    const tanks = masnieres.units.filter(({ troop }) => troop === 'tank')
    expect(tanks).toHaveLength(6)
    for (const { bases } of tanks) {
      for (const base of bases) expect(onFriendlyGround(masnieres.table, 'entente', base)).toBe(false)
    }
    const others = masnieres.units.filter(({ side, troop }) => side === 'entente' && troop !== 'tank')
    for (const { bases } of others) {
      for (const base of bases) expect(onFriendlyGround(masnieres.table, 'entente', base)).toBe(true)
    }
  },
)

rule(
  ['PA-SETUP-11', 'PA-SETUP-07'],
  'only divisions behind the line may roll, and the scenario may name one',
  () => {
    const able = ALL.map((state) => state.units.filter((one) => mayRelocate(state, one)).map(({ id }) => id))
    expect(able).toEqual([
      [],
      ['38th-welsh-division'],
      ['5th-cavalry-division'],
      ['second-wave-division'],
      ['13th-division'],
      ['4th-cavalry-division', '6th-cavalry-division'],
    ])
  },
)

/** The British front edge lies on y = 2; ten inches behind it there is no table, so the field is turned round. */
const behindTheLines = () =>
  laidOut(
    [
      british('Front', 'line', infantry([10, 17.5])),
      british('Reserve', 'line', infantry([10, 10], [12, 10]), machineGun([14, 10])),
      british('Battalion', 'line', machineGun([20, 10])),
      british('Guns', 'line', field([25, 10])),
      german('Enemy', 'line', infantry([10, 30])),
    ],
    { terrain: [['line', 'trench', 0, 17, 40, 18]], front: { german: 'north', entente: 'line' } },
  )

rule(
  'PA-SETUP-12',
  'a division relocates with its attached bases, on friendly ground; guns and battalions stay',
  () => {
    const state = behindTheLines()
    expect(phaseOf(state)).toBe('relocation')
    const roll = (...divisions: string[]) => ({ kind: 'roll-relocation', divisions })
    expect(refused(state, 'entente', roll('guns'))).toBe('not-a-division PA-SETUP-12')
    expect(refused(state, 'entente', roll('battalion'))).toBe('not-a-division PA-SETUP-12')
    expect(refused(state, 'entente', roll('front'))).toBe('along-the-front PA-SETUP-11')
    give(state, 'entente', roll('reserve'), [5])
    const place = (y: number) => ({
      kind: 'relocate',
      unit: 'reserve',
      bases: [
        { base: 'reserve-1', x: 30, y },
        { base: 'reserve-2', x: 32, y },
        { base: 'reserve-3', x: 34, y },
      ],
    })
    expect(refused(state, 'entente', place(18))).toBe('outside-friendly-ground PA-SETUP-14')
    give(state, 'entente', place(17.5))
    expect(places(state, 'reserve')).toEqual([
      [30, 17.5],
      [32, 17.5],
      [34, 17.5],
    ])
    expect(phaseOf(state)).toBe('initial-orders')
  },
)

rule('PA-SETUP-07', 'on less than 5 it stays, and nobody has to roll', () => {
  const rolled = behindTheLines()
  give(rolled, 'entente', { kind: 'roll-relocation', divisions: ['reserve'] }, [4])
  expect(phaseOf(rolled)).toBe('initial-orders')
  const content = behindTheLines()
  give(content, 'entente', { kind: 'roll-relocation' })
  expect(phaseOf(content)).toBe('initial-orders')
})

rule(
  'PA-SETUP-13',
  'when the Germans attack, it is they who relocate and their enemy whose reserves wait',
  () => {
    const state = standard(3)
    expect(state.table.attacker).toBe('german')
    expect(state.phases.at(-1)).toEqual({ name: 'relocation', side: 'german' })
    expect(state.objectives.every(({ holder }) => holder === 'entente')).toBe(true)
    const options = accept(gameOptions, { attachment: 'listed', deployment: 'free' })
    const scenario = SCENARIOS[3]
    if (!options.ok || !scenario) throw new Error('no St Quentin')
    const free = stateOf(scenario, options.value)
    expect(free.phases.toReversed().map((phase) => [phase.name, 'side' in phase && phase.side])).toEqual([
      ['deploy', 'entente'],
      ['deploy', 'german'],
      ['deploy', 'entente'],
      ['relocation', 'german'],
      ['initial-orders', false],
    ])
  },
)

rule(
  'PA-SETUP-15',
  'the bases of a unit form a chain of gaps up to 6 inches, nothing hostile between',
  () => {
    const link = (...at: (readonly [number, number])[]) => {
      const state = laidOut([british('A', 'line', infantry(...at)), german('B', 'line', infantry([14, 10]))])
      const between = unitOf(state, 'b').bases
      return [widestLink(unitOf(state, 'a').bases, []), widestLink(unitOf(state, 'a').bases, between)].map(
        toInches,
      )
    }
    expect(link([10, 10], [18, 10], [26, 10])).toEqual([6, Number.POSITIVE_INFINITY])
    expect(link([10, 12], [18, 12], [26, 12])).toEqual([6, 6])
    for (const { units } of ALL)
      for (const { bases } of units) expect(toInches(widestLink(bases, []))).toBeLessThanOrEqual(6)
  },
)

rule('PA-SETUP-15', 'the house rule narrows the gap or drops the limit', () => {
  const spread = (gap: string) => {
    const state = laidOut(
      [
        british('Front', 'line', infantry([10, 17.5])),
        british('A', 'line', infantry([10, 10], [12, 10])),
        german('Enemy', 'line', infantry([10, 30])),
      ],
      {
        terrain: [['line', 'trench', 0, 17, 40, 18]],
        front: { german: 'north', entente: 'line' },
        options: { 'max-gap': gap },
      },
    )
    give(state, 'entente', { kind: 'roll-relocation', divisions: ['a'] }, [6])
    return refused(state, 'entente', {
      kind: 'relocate',
      unit: 'a',
      bases: [
        { base: 'a-1', x: 10, y: 5 },
        { base: 'a-2', x: 15, y: 5 },
      ],
    })
  }
  expect([spread('6'), spread('2'), spread('none')]).toEqual(['legal', 'not-together PA-SETUP-15', 'legal'])
})

rule(
  'PA-SETUP-16',
  'the front divisions at Masnières and the reserve at St Quentin stand in mended works',
  () => {
    const [, , masnieres, stQuentin] = ALL
    if (!masnieres || !stQuentin) throw new Error('no such scenario')
    for (const id of ['54th-division', '9th-reserve-division']) {
      const division = unitOf(masnieres, id)
      expect(coverOfUnit(masnieres, division)).toBe('fortified')
      const [first = 0, second = 0, third = 0] = places(masnieres, id).map(([x]) => x)
      expect([second - first, third - second]).toEqual([4, 4])
    }
    expect(coverOfUnit(stQuentin, unitOf(stQuentin, '20th-light-division'))).toBe('trench')
  },
)
