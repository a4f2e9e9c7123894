import { describe, expect } from 'vitest'
import { NO_DICE } from '#kernel/chance/no-dice.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { nerveOf } from '#rules/skirmish/game/nerve/conditions.ts'
import { scores } from '#rules/skirmish/game/scoring.ts'
import { aimPoint } from '#rules/skirmish/game/shells/plots.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { SCENARIOS } from '#rules/skirmish/scenarios/index.ts'
import { placeOf } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import {
  begun,
  charging,
  onTable,
  placesIn,
  refusalOf,
  unitIn,
  waitingFor,
  withMen,
  withUnit,
} from '../battle.ts'
import { firing, shotAt } from './firing.ts'

const deploying = (id: string, side: 'a' | 'b', options = {}): State =>
  waitingFor(begun(id, options), 'deployment', { name: 'deployment', side, next: null }, { move: 0 })

describe('snipers', () => {
  rule('SK-SET-04', 'they are on the roster, and none fires before move 2', () => {
    const raid = begun('raid-1916')
    expect(GAME.view(raid, 'a').units.map(({ kind }) => kind)).toContain('sniper')
    const near = withMen(withUnit(raid, 'a-1', { x: 4, y: 22 }), 'a-1', 1)
    const first = firing({ ...near, initiative: 'b' }, 'b')
    const shot = { kind: 'fire', units: ['b-sniper'], weapon: 'rifle', target: 'a-1' }
    expect(refusalOf(first, 'b', shot)).toBe('no-rest SK-SNP-05')
    const rested = withUnit(first, 'b-sniper', { movesAtRest: 1 })
    expect(refusalOf({ ...rested, move: 2 }, 'b', shot)).toBeUndefined()
  })

  rule('SK-SET-04', 'neither is put within 6 inches of the other', () => {
    const state = deploying('raid-1916', 'b')
    const deploy = (unit: string, x: number) => ({ kind: 'deploy', unit, at: { x, y: 27.5 } })
    // The squad of eight stands about x 16: its last man at 12.5.
    expect(refusalOf(state, 'b', deploy('b-sniper', 6))).toBeUndefined()
    expect(refusalOf(state, 'b', deploy('b-sniper', 8))).toBe('too-near SK-SET-04')
    expect(refusalOf(state, 'b', deploy('b-1', 14))).toBeUndefined()
    expect(refusalOf(state, 'b', deploy('b-1', 12))).toBe('too-near SK-SET-04')
  })
})

rule(['SK-SET-02', 'SK-SET-03'], 'guns and mortars may begin out of sight, outside trenches', () => {
  const ridge = deploying('ridge-1917', 'b')
  const gun = (x: number, y: number) => ({ kind: 'deploy', unit: 'b-gun', at: { x, y } })
  expect(refusalOf(ridge, 'b', gun(66, 48.5))).toBeUndefined()
  expect(refusalOf(ridge, 'b', gun(50, 54))).toBe('outside-zone SK-SET-03')
  const dugout = { kind: 'deploy', unit: 'b-hmg', inside: 'dugout' }
  expect(refusalOf(ridge, 'b', dugout)).toBeUndefined()
  const ravine = deploying('ravine-1916', 'b')
  const mortar = (x: number, y: number) => ({ kind: 'deploy', unit: 'b-mortar', at: { x, y } })
  for (const [x, y] of [
    [7, 37.5],
    [53, 37.5],
    [30, 41],
  ] as const)
    expect(refusalOf(ravine, 'b', mortar(x, y))).toBeUndefined()
  expect(refusalOf(ravine, 'b', mortar(15, 40))).toBe('in-trench SK-SET-03')
  expect(refusalOf(ravine, 'b', mortar(30, 32.5))).toBe('outside-zone SK-SET-03')
  const french = deploying('ravine-1916', 'a')
  const piece = (y: number) => ({ kind: 'deploy', unit: 'a-gun-1', at: { x: 20, y } })
  expect(refusalOf(french, 'a', piece(6))).toBeUndefined()
  expect(refusalOf(french, 'a', piece(8.5))).toBe('outside-zone SK-SET-03')
})

rule('SK-SET-08', 'every named feature and objective is a landmark', () => {
  const at = (id: string, landmark: string) => {
    const point = aimPoint(begun(id), 'a', { landmark })
    const { x, y } = point ? placeOf(point) : { x: -1, y: -1 }
    return [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
  }
  expect(at('crossroads-1914', 'crossroads')).toEqual([36, 24])
  expect(at('crossroads-1914', 'inn')).toEqual([40.5, 27])
  expect(at('crossroads-1914', 'West wood')).toEqual([9, 36])
  expect(at('crossroads-1914', 'west-wall')).toEqual([30.5, 27])
  expect(at('raid-1916', 'west gap')).toEqual([17, 23])
  // Four legs of 14.04, 10.11, 12.09 and 12.04 inches: the middle of 48.28 is 24.14 along, at the second bend.
  expect(at('raid-1916', 'German front trench')).toEqual([23.99, 28.5])
  for (const { id, ground, objectives } of SCENARIOS)
    for (const { name } of [...ground, ...objectives])
      expect(at(id, name), `${id} ${name}`).not.toEqual([-1, -1])
})

describe('a limit of sight', () => {
  const night = (far: number): State =>
    onTable(
      {
        a: [{ id: 'a-1', organisation: 'fr-squad-1917', at: [24, 20] }],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 20 + far] }],
      },
      [],
      { sight: 5 },
    )

  rule('SK-SET-09', 'no line is longer: fire, charges, grenades and what morale sees', () => {
    const bomb = (far: number) => ({ kind: 'throw', bomber: 'a-1.4', aim: { x: 24, y: 20 + far } })
    const charge = { kind: 'charge', units: ['a-1'], target: 'b-1' }
    expect(typeof shotAt(night(5), 'a-1', 'rifle', 'b-1')).toBe('object')
    expect(shotAt(night(5.1), 'a-1', 'rifle', 'b-1')).toBe('not-seen SK-FIRE-24')
    expect(refusalOf(charging(night(5), 'a'), 'a', charge)).toBeUndefined()
    expect(refusalOf(charging(night(5.1), 'a'), 'a', charge)).toBe('not-seen SK-MOV-18')
    expect(refusalOf(firing(night(5)), 'a', bomb(4.5))).toBeUndefined()
    expect(refusalOf(firing(night(5)), 'a', bomb(5.5))).toBe('not-seen SK-GRN-08')
    const behind = (far: number) => nerveOf(night(far), unitIn(night(far), 'b-1')).enemyFlank
    expect(behind(5.1)).toBe(false)
    const turned = (far: number): boolean => {
      const state = withUnit(night(far), 'b-1', { facing: 0, figures: unitIn(night(far), 'b-1').figures })
      return nerveOf(state, unitIn(state, 'b-1')).enemyRear
    }
    expect([turned(5), turned(5.1)]).toEqual([true, false])
  })

  rule('SK-SET-09', 'it does not bind plotted fire', () => {
    const state = waitingFor(
      begun('raid-1916'),
      'gun-plots',
      { name: 'plots', guns: 'on-table', passed: [] },
      { move: 0 },
    )
    const plot = { kind: 'plot-fire', gun: 'a-mortar-1', aim: { x: 12, y: 28 }, ammo: 'he' }
    expect(refusalOf(state, 'a', plot)).toBeUndefined()
  })
})

rule(
  ['SK-SET-06', 'SK-MOV-40'],
  'reinforcements wait where a model stands, a wagon also where men do',
  () => {
    const come = (
      a: NonNullable<Parameters<typeof onTable>[0]['a']>,
      id: string,
    ): readonly [where: string, men: readonly (readonly [number, number])[]] => {
      const state = onTable({ a })
      const start = waitingFor(state, 'initiative', { name: 'initiative', side: 'a' }, { move: 2 })
      GAME.act(start, 'a', { kind: 'choose-turn', turn: 'first' }, NO_DICE)
      return [unitIn(start, id).where, placesIn(start, 'a-1')]
    }
    const squad = {
      id: 'a-1',
      organisation: 'fr-squad-1914',
      formation: 'column',
      at: [24, 0],
      arrives: 2,
    } as const
    expect(come([{ id: 'a-w', organisation: 'wagon', at: [24, 1] }, squad], 'a-1')[0]).toBe('to-come')
    expect(come([{ id: 'a-w', organisation: 'wagon', at: [12, 6] }, squad], 'a-1')[0]).toBe('table')
    const standing = { id: 'a-1', organisation: 'command', at: [24, 1] } as const
    const arriving = (organisation: 'wagon' | 'open-armoured-car') =>
      come([standing, { id: 'a-2', organisation, at: [24, 0], arrives: 2 }], 'a-2')
    expect(arriving('wagon')).toEqual(['to-come', [[24, 1]]])
    // The car's hull reaches to 24.625 and 1.25: the officer steps beside it.
    const [where, men] = arriving('open-armoured-car')
    expect(where).toBe('table')
    expect(men).not.toEqual([[24, 1]])
  },
)

rule('SK-END-07', 'points stand open after every move; objectives begin with their holder', () => {
  const ridge = begun('ridge-1917')
  expect(ridge.objectives.map(({ holder }) => holder)).toEqual(['b', 'b', 'b', 'b', 'b'])
  expect(scores(ridge)).toEqual({ a: 0, b: 12 })
  expect(scores(GAME.view(ridge, 'a'))).toEqual({ a: 0, b: 12 })
  expect(begun('shrine-1914').objectives.map(({ holder }) => holder)).toEqual([null])
  // A unit that routs counts while it runs, and no longer when it has rallied.
  const routing = withUnit(ridge, 'b-1', { routedIn: 3 })
  expect(scores(routing)).toEqual({ a: 1, b: 12 })
})

rule('SK-ART-03', 'guns of the scenarios by their class, tank guns light', () => {
  const weapon = (id: string, unit: string) => unitIn(begun(id), unit).weapon
  expect(weapon('crossroads-1914', 'a-gun')).toBe('medium-gun')
  expect(weapon('crossroads-1914', 'b-gun')).toBe('medium-gun')
  expect(weapon('ridge-1917', 'b-gun')).toBe('medium-gun')
  expect(begun('ridge-1917').batteries.map((battery) => battery.weapon)).toEqual(['howitzer'])
  expect(unitIn(begun('ridge-1917'), 'a-male').vehicle?.weapons).toContain('light-gun-left-1')
})

rule('SK-GEN-28', 'what is not in the rules is not in the game, and all but plots is open', () => {
  const state = begun('ridge-1917')
  for (const kind of ['dig', 'flame', 'spot', 'rally'])
    expect(refusalOf(state, 'a', { kind, unit: 'a-1' })).toMatch(/kind/)
  expect(GAME.view(state, 'a').units).toEqual(state.units)
  expect(GAME.view(state, 'b').units).toEqual(state.units)
})
