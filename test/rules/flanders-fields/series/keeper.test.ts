import { expect, test } from 'vitest'
import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { SERIES_KEEPER } from '#rules/flanders-fields/screen/series/index.ts'
import { rule } from '../../../rule.ts'
import { after, begun } from './finished.ts'

const playedOut = (options: unknown) => {
  const state = GAME.begin('own-engagement', options, 9)
  if (!state.ok) throw new Error(`${state.error.path}: ${state.error.message}`)
  GAME.act(state.value, 'attacker', { kind: 'concede' }, NO_DICE)
  return state.value
}
const battleIn = (series: ReturnType<typeof begun>, called = {}) => {
  const battle = SERIES_KEEPER.battle(series, called)
  if (!battle.ok) throw new Error(battle.error.message)
  return battle.value
}

rule(
  'FF-CAMP-04',
  'a battle under way is a document of its own that holds the series it is taken up into',
  () => {
    const series = begun({ seed: 8 })
    const { options, scenario, seed } = battleIn(series)
    expect([scenario, seed]).toEqual(['own-engagement', 9])
    const stored: unknown = JSON.parse(JSON.stringify(options))
    expect(SERIES_KEEPER.isNext(series, stored)).toBe(true)
    const taken = SERIES_KEEPER.takeUp(series, stored, playedOut(stored))
    expect(taken.ok && taken.value.fought[0]).toMatchObject({
      attacker: 'a',
      result: { winner: 'b', degree: 'decisive', reason: 'concession' },
      lines: 0,
    })
    expect(taken.ok && taken.value.attacker).toBe('b')
  },
)

test('battles of another series, battles taken up already and unfinished ones are refused', () => {
  const series = begun({ seed: 8 })
  const { options } = battleIn(series)
  const begunState = GAME.begin('own-engagement', options, 9)
  if (!begunState.ok) throw new Error(begunState.error.message)
  expect(SERIES_KEEPER.takeUp(series, options, begunState.value)).toMatchObject({
    ok: false,
    error: { path: 'orders' },
  })
  for (const other of [begun({ seed: 9 }), after(series, {})])
    expect(SERIES_KEEPER.takeUp(other, options, playedOut(options))).toMatchObject({ ok: false })
})

test('whoever is called up fights under his own name, and a wrong series is refused at its place', () => {
  const series = begun({ seed: 8, engagement: { size: 'small' } })
  const { options } = battleIn(series, { a: ['a1', 'a3'] })
  const names = playedOut(options)
    .battalions.filter(({ side }) => side === 'attacker')
    .map(({ name }) => name)
  expect(names).toEqual(['1st Battalion', '3rd Battalion'])
  const refused = (wrong: object) => {
    const state = GAME.begin('own-engagement', wrong, 9)
    return state.ok ? '' : state.error.path
  }
  expect(refused({ series: { document: { ...series, draws: 1 } } })).toBe('series.document.draws')
  expect(refused({ series: { document: series, fielded: { a: ['a1'] } } })).toBe('series.fielded.a')
  expect(refused({ series: { document: series }, engagement: {} })).toBe('engagement')
  expect(GAME.begin('first-battle', { series: { document: series } }, 9)).toMatchObject({
    ok: false,
    error: { path: 'series' },
  })
})

test('the page tells the series in words and figures', () => {
  const series = after(begun({ seed: 8, engagement: { size: 'small' } }), {
    winner: 'attacker',
    held: ['Front left', 'Front right'],
    lost: { a1: 2, d1: 12 },
  })
  const page = SERIES_KEEPER.page(series)
  expect(page.next?.title).toBe('Battle 2 of 3, October 1917')
  expect(page.sides.map(({ name, role, needs }) => [name, role, needs])).toEqual([
    ['British', 'attack', 2],
    ['Germans', 'defend', 1],
  ])
  expect(page.fought[0]?.losses[0]).toEqual({ title: 'Men lost', men: [30, 180] })
  expect(page.fought[0]?.losses.map(({ men }) => men[1])).toEqual([180, 60, 30, 30, 60])
  expect(page.sides[1]?.roll[0]).toMatchObject({
    grade: 'Raw',
    men: 180,
    standing: 'rebuilt, resting',
  })
  expect(page.strip.lines.filter(({ taken }) => taken)).toHaveLength(1)
  const [, front] = series.strip.lines
  expect(page.strip.table).toEqual({ from: (front?.y ?? 0) - 24, to: (front?.y ?? 0) - 24 + 120 })
})
