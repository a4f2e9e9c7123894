import { expect, test } from 'vitest'
import { fair, sfc32 } from '#kernel/chance/random.ts'
import { ownEngagement } from '#rules/flanders-fields/own-battle/index.ts'
import { termsOf } from '#rules/flanders-fields/own-battle/terms.ts'
import type { Feature, Scenario } from '#rules/flanders-fields/scenarios/scenario.ts'
import { clearedOf, cutBack } from '#rules/flanders-fields/series/cutting.ts'
import type { Series, Strip } from '#rules/flanders-fields/series/document.ts'
import { readSeries } from '#rules/flanders-fields/series/reading.ts'
import { readiedStrip } from '#rules/flanders-fields/series/strip.ts'
import { rule } from '../../../rule.ts'
import { laidFault } from '../own-battle/laid.ts'
import { after, battleOf, begun, type Course, LINES } from './finished.ts'

const FRONT: Course = { winner: 'attacker', held: LINES.slice(0, 2) }
const BOTH: Course = { winner: 'attacker', held: LINES }

const linesOf = ({ strip }: Series): readonly string[] =>
  strip.lines.map(({ y, owner, dug }) => `${owner}${y}${dug ? ' dug' : ''}`)

const trenchesOf = ({ ground }: Scenario, of: 'attacker' | 'defender'): readonly number[] =>
  ground
    .flatMap((one) =>
      one.kind === 'trench' && one.of === of && one.along[0]?.[1] === one.along[1]?.[1]
        ? [one.along[0]?.[1] ?? 0]
        : [],
    )
    .toSorted((a, b) => a - b)

const patches = ({ ground }: Scenario, ...kinds: readonly Feature['kind'][]) =>
  ground.flatMap((one) => ('at' in one && kinds.includes(one.kind) ? [one.at] : []))

rule(
  ['FF-CAMP-04', 'FF-CAMP-09'],
  'the first battle of a series is the own engagement of its options and seed',
  () => {
    for (const date of ['1914-10', '1916-09', '1917-09', '1918-05']) {
      const series = begun({ seed: 40, engagement: { date } })
      const own = ownEngagement({ date, mapSeed: 41 }, 1)
      if (!own.ok) throw new Error(own.error.message)
      expect(battleOf(series).scenario.ground, date).toEqual(own.value.scenario.ground)
      expect(battleOf(series).scenario.objectives, date).toEqual(own.value.scenario.objectives)
    }
  },
)

rule('FF-CAMP-04', 'a series has three battles, one to nine if players say so', () => {
  expect(begun().battles).toBe(3)
  expect(begun({ battles: 9 }).battles).toBe(9)
  expect(() => begun({ battles: 10 })).toThrow('battles')
  expect(() => begun({ battles: 0 })).toThrow('battles')
})

rule('FF-CAMP-10', 'a line is taken with both its points, the nearer one first', () => {
  const first = begun({ seed: 4 })
  const taken = (course: Course) => after(first, course).fought[0]?.lines
  expect(taken({ held: ['Front left'] })).toBe(0)
  expect(taken({ held: ['Front left', 'Front right'] })).toBe(1)
  expect(taken({ held: ['Front left', 'Second left', 'Second right'] })).toBe(0)
  expect(taken({ held: LINES })).toBe(2)
})

rule(
  'FF-CAMP-10',
  'who gives up takes nothing, and whoever gives up to him loses the front line at least',
  () => {
    const first = begun({ seed: 4 })
    const taken = (winner: Course['winner'], held: readonly string[], reason = 'concession') =>
      after(first, { winner, held, reason } as Course).fought[0]?.lines
    expect(taken('defender', LINES)).toBe(0)
    expect(taken('attacker', [])).toBe(1)
    expect(taken('attacker', LINES)).toBe(2)
    expect(taken('attacker', [], 'collapse')).toBe(1)
  },
)

rule(
  'FF-CAMP-10',
  'the last line taken is his front, dug, and what lay before it is his without wire',
  () => {
    const first = begun({ seed: 4, engagement: { date: '1914-10', works: 'none' } })
    const [, front, second] = first.strip.lines.map(({ y }) => y)
    expect(first.strip.lines.every(({ dug }) => !dug)).toBe(true)
    const next = after(first, BOTH)
    expect(next.strip.lines.filter(({ owner }) => owner === 'a')).toEqual([
      { y: 24, owner: 'a', dug: false, wire: false },
      { y: front, owner: 'a', dug: false, wire: false },
      { y: second, owner: 'a', dug: true, wire: false },
    ])
    expect(trenchesOf(battleOf(next).scenario, 'attacker')).toEqual([24])
  },
)

rule('FF-CAMP-10', 'when the roles change either side fights from the front it has', () => {
  const taken = after(begun({ seed: 4 }), FRONT)
  const lost = after(taken, { winner: 'defender' })
  expect(lost.attacker).toBe('b')
  const { scenario } = battleOf(lost)
  // The attacker's front is the old second line, the defender's the old front line, 40 cm before the first one.
  const [first = 0, front = 0, second = 0] = taken.strip.lines.map(({ y }) => y)
  const near = scenario.objectives.find(({ name }) => name === 'Front left')
  expect(near?.at).toEqual([30, 24 + second - front])
  const far = scenario.objectives.find(({ name }) => name === 'Second left')
  expect(far?.at).toEqual([30, 24 + second - first])
})

rule('FF-CAMP-11', "the attacker's front lies at 24, the defender's lines behind it where they are", () => {
  const first = begun({ seed: 4 })
  const [, front = 0, second = 0, third] = first.strip.lines.map(({ y }) => y)
  const next = after(first, FRONT)
  const { scenario } = battleOf(next)
  expect(trenchesOf(scenario, 'attacker').at(-1)).toBe(24)
  const [near] = trenchesOf(scenario, 'defender')
  expect(near).toBe(24 + second - front)
  expect(third === undefined ? undefined : trenchesOf(scenario, 'defender')[1]).toBe(
    third && 24 + third - front,
  )
})

rule('FF-CAMP-11', 'with both lines unchanged no man’s land is unchanged', () => {
  const first = begun({ seed: 4 })
  const near = (series: Series) => battleOf(series).scenario.objectives[0]?.at
  expect(near(after(first, { winner: 'attacker' }))).toEqual(near(first))
  expect(near(after(first, { winner: 'defender' }))).toEqual(near(first))
})

rule(
  'FF-CAMP-11',
  'features give way about the lines, the deepest piece staying if it is deep enough',
  () => {
    const cleared = clearedOf({ attacker: 24, front: 60, second: 85, third: 115 }, 150, [])
    const left = (near: number, far: number) => cutBack([0, near, 10, far], cleared)
    expect(left(34, 44)).toEqual([0, 34, 10, 44])
    // Nothing nearer than 33, within 10 before or 13 behind the front, 8 and 9 about the others, 13 of the far edge.
    expect(left(30, 40)).toEqual([0, 33, 10, 40])
    expect(left(40, 60)).toEqual([0, 40, 10, 50])
    expect(left(47, 60)).toBeUndefined()
    expect(left(70, 80)).toEqual([0, 73, 10, 77])
    expect(left(70, 76)).toBeUndefined()
    expect(left(85, 100)).toEqual([0, 94, 10, 100])
    expect(left(100, 130)).toEqual([0, 100, 10, 107])
    expect(left(120, 150)).toEqual([0, 124, 10, 137])
    // As deep on both sides: the farther piece.
    expect(left(44, 79)).toEqual([0, 44, 10, 50])
    expect(cutBack([0, 46, 10, 77], cleared)).toEqual([0, 73, 10, 77])
  },
)

rule(
  'FF-CAMP-11',
  'the main feature is the nearest village beyond the second line, or is drawn in its cell',
  () => {
    const { strip } = begun({ seed: 4 })
    const terms = termsOf({ date: '1917-09' }, 9)
    const bare: Strip = { ...strip, features: [], main: 0, from: -100, to: 400 }
    const drawn = readiedStrip(bare, 'a', terms)
    expect(drawn.features.filter(({ kind }) => kind === 'built-up')).toHaveLength(1)
    const near = [63, 100, 75, 105] as [number, number, number, number]
    const far = [33, 128, 45, 134] as [number, number, number, number]
    const villages: Strip = {
      ...bare,
      lines: bare.lines.slice(0, 3),
      features: [
        { kind: 'built-up', at: far },
        { kind: 'built-up', at: near },
      ],
    }
    const chosen = readiedStrip(villages, 'a', { ...terms, length: 120 })
    expect(chosen.features[chosen.main]?.at).toEqual(near)
  },
)

rule('FF-CAMP-09', 'ground once drawn stays where it is; only new ground is drawn, and roads go on', () => {
  const first = begun({ seed: 12, engagement: { date: '1918-05', ground: 'built-up' } })
  const next = after(first, BOTH)
  const old = first.strip.features.filter(({ kind }) => kind !== 'shell-torn')
  for (const feature of old) expect(next.strip.features).toContainEqual(feature)
  const fresh = next.strip.features.filter(
    (one) => one.kind !== 'shell-torn' && !old.some(({ at }) => String(at) === String(one.at)),
  )
  expect(fresh.length).toBeGreaterThan(0)
  for (const { at } of fresh) expect(at[1]).toBeGreaterThanOrEqual(first.strip.to)
  const gained = next.strip.to - first.strip.to
  expect(gained).toBeGreaterThan(50)
  for (const [i, road] of next.strip.roads.entries())
    expect(road).toEqual({ ...first.strip.roads[i], to: next.strip.to })
})

rule('FF-CAMP-09', 'a table is seen from the attacker’s end: if b attacks it is turned round', () => {
  const first = begun({ seed: 12, engagement: { date: '1918-05', ground: 'rolling' } })
  const turned = after(first, { winner: 'defender' })
  const { scenario } = battleOf(turned)
  const [road] = scenario.ground.filter(({ kind }) => kind === 'road')
  const [own] = first.strip.roads
  expect(road && 'along' in road && road.along[0]?.[0]).toBe(scenario.width - (own?.x ?? 0))
  const front = first.strip.lines[1]?.y ?? 0
  const hills = first.strip.features.filter(
    ({ kind, at }) => kind === 'hill' && at[1] >= 34 && at[3] <= front - 13,
  )
  for (const { at } of hills)
    expect(patches(scenario, 'hill')).toContainEqual([
      scenario.width - at[2],
      front + 24 - at[3],
      scenario.width - at[0],
      front + 24 - at[1],
    ])
})

rule('FF-CAMP-12', 'works, wire and strong points are laid anew about the new lines', () => {
  const first = begun({ seed: 4, engagement: { date: '1916-12', works: 'system', wire: 'single' } })
  const { scenario } = battleOf(after(first, FRONT))
  const [front = 0] = trenchesOf(scenario, 'defender')
  expect(patches(scenario, 'wire')).toEqual([[0, front - 6, 120, front - 4]])
  expect(patches(scenario, 'strong-point')).toEqual([[69, front - 2.5, 81, front + 2.5]])
})

rule('FF-CAMP-12', 'a line that was dug stays dug where the works of the series dig none', () => {
  const first = begun({ seed: 4, engagement: { date: '1914-10', works: 'none' } })
  expect(trenchesOf(battleOf(first).scenario, 'attacker')).toEqual([])
  expect(trenchesOf(battleOf(after(first, FRONT)).scenario, 'attacker')).toEqual([24])
})

rule('FF-CAMP-12', 'from 1915 on the ground between the fronts and 12 cm behind each is shell-torn', () => {
  const tornIn = (date: string) => {
    const { scenario } = battleOf(
      after(begun({ seed: 4, engagement: { date, ground: 'open', works: 'hasty' } }), { winner: 'attacker' }),
    )
    const front = Number(scenario.objectives[0]?.at[1])
    return { torn: patches(scenario, 'shell-torn'), front }
  }
  expect(tornIn('1914-11').torn).toEqual([])
  const { torn, front } = tornIn('1914-12')
  expect(torn).toEqual([[0, 12, 120, front + 12]])
})

test('every table of many series is laid out soundly, and every document is read again', () => {
  const random = sfc32(1916)
  for (let i = 0; i < 6; i++) {
    const date = ['1914-10', '1915-05', '1916-09', '1917-09', '1918-03', '1918-07'][i % 6] ?? ''
    const size = (['small', 'middle', 'large'] as const)[i % 3] ?? 'middle'
    let series = begun({
      seed: i,
      battles: 6,
      interval: i % 3,
      engagement: { date, size, attacker: i % 4 === 0 ? 'german' : 'entente' },
    })
    while (!series.verdict) {
      const battle = battleOf(series)
      expect(laidFault(battle.scenario), `${i} ${linesOf(series).join(' ')}`).toBeUndefined()
      const lost = Object.fromEntries(battle.who.attacker.map((_, j) => [`a${j + 1}`, fair(random, 12)]))
      const winner = ([null, 'attacker', 'defender'] as const)[fair(random, 3)] ?? null
      series = after(series, { winner, lost, held: LINES.slice(0, 2 * fair(random, 3)) })
      const read = readSeries(JSON.parse(JSON.stringify(series)))
      expect(read.ok ? read.value : read.error).toEqual(series)
    }
  }
})
