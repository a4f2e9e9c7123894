import { describe, expect, test } from 'vitest'
import { random } from '#commander/commander.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import type { Commander } from '#kernel/game/commander.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { nameOf, namesOf } from '#rules/green-fields/game/names.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import { SYMBOLS } from '#rules/green-fields/screen/naming.ts'
import {
  DUTY_LETTERS,
  FIRE_LETTERS,
  PERIOD_LETTERS,
  RAID_LETTERS,
} from '#rules/green-fields/screen/table/flags.ts'
import { headingOf, standsOf } from '#rules/green-fields/screen/table/layout.ts'
import { MAP_KEY } from '#rules/green-fields/screen/table/map-key.ts'
import { OVERLAYS } from '#rules/green-fields/screen/table/overlays.ts'
import { FIELD_UNITS } from '#rules/green-fields/vocabulary.ts'
import { fightOut } from '#study/fight.ts'
import { field } from './game/field.ts'

describe('the key of the map', () => {
  test('names every arm and every letter', () => {
    const arms = new Set(MAP_KEY.arms.map(({ symbol }) => symbol))
    for (const type of FIELD_UNITS) expect(arms.has(SYMBOLS[type]), type).toBe(true)
    const letters = new Set(MAP_KEY.letters.map((one) => one.letters))
    for (const all of [PERIOD_LETTERS, DUTY_LETTERS, FIRE_LETTERS])
      for (const one of Object.values(all)) expect(letters.has(one), one).toBe(true)
    expect(letters.has(RAID_LETTERS)).toBe(true)
    expect(letters.size).toBe(MAP_KEY.letters.length)
  })

  test('has all that is drawn over the map in a campaign', () => {
    const begun = beginBattle(GAME, {
      ruleset: 'green-fields',
      scenario: 'quiet-sector',
      options: {},
      seed: 3,
    })
    if (!begun.ok) throw new Error(begun.error.message)
    const battle = begun.value
    const drawn = new Set<string>()
    const looking: Commander = (view, staff) => {
      if (battle.orders.length % 12 === 0) {
        const seen = GAME.view(battle.state, 'a')
        const unit = seen.units.find(({ place }) => place >= 0)?.id
        for (const { style } of TABLE_TOP.areas(seen, unit, undefined)) drawn.add(style)
        for (const { id } of OVERLAYS)
          for (const { style } of TABLE_TOP.overlay?.(seen, 'a', id, unit) ?? []) drawn.add(style)
      }
      return random(view, staff)
    }
    const fought = fightOut(battle, { a: looking, b: looking })
    if (!fought.ok) throw new Error(fought.error.message)
    const explained = new Set<string>(MAP_KEY.areas.map(({ style }) => style))
    expect(drawn.size).toBeGreaterThan(5)
    expect([...drawn].filter((style) => !explained.has(style))).toEqual([])
  })
})

describe('stands in a zone', () => {
  const inZone = (own: number, enemies: number) => {
    const units = [
      ...Array.from({ length: own }, (_, i) => ({ id: `a-${i + 1}`, at: 'C4', wave: i })),
      ...Array.from({ length: enemies }, (_, i) => ({ id: `b-${i + 1}`, at: 'C4', wave: i })),
    ]
    return standsOf(GAME.view(field(units, 'construction', []), 'umpire'))
  }

  test('carry the number of their wave, the leading one nearest to the enemy', () => {
    const stands = inZone(3, 0)
    const [first, second, third] = ['a-1', 'a-2', 'a-3'].map((id) => stands.get(id))
    expect([first, second, third].map((stand) => stand?.wave)).toEqual([1, 2, 3])
    expect(headingOf('a')).toBe(0)
    expect(first?.centre.y).toBeGreaterThan(second?.centre.y ?? 0)
    expect(second?.centre.y).toBeGreaterThan(third?.centre.y ?? 0)
    expect(inZone(1, 0).get('a-1')?.wave).toBeUndefined()
  })

  test('never lie over each other, however many of both sides share it', () => {
    for (const [own, enemies] of [
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 3],
    ] as const) {
      const stands = [...inZone(own, enemies).values()].sort((one, other) => one.centre.y - other.centre.y)
      expect(stands).toHaveLength(own + enemies)
      for (const [i, stand] of stands.entries()) {
        const next = stands[i + 1]
        if (next)
          expect(next.centre.y - stand.centre.y).toBeGreaterThanOrEqual((stand.depth + next.depth) / 2)
      }
    }
  })
})

describe('units in a line of the log', () => {
  const state = field(
    [
      { id: 'a-1', at: 'C4', name: '1st Infantry Regiment' },
      { id: 'a-2', at: 'C4', name: '2nd Infantry Regiment' },
      { id: 'b-1', at: 'C5', name: '1st Infantry Regiment' },
      { id: 'b-2', at: 'C5', name: '7th German Line Regiment' },
      { id: 'b-3', at: 'C5', name: 'Field artillery', type: 'field-artillery' },
      { id: 'b-4', at: 'C5', name: 'Field artillery', type: 'field-artillery' },
    ],
    'construction',
    [],
  )

  test('are told with whose they are, as both sides have the same names', () => {
    expect(nameOf(state, 'a-1')).toBe('British 1st Infantry Regiment')
    expect(nameOf(state, 'b-1')).toBe('German 1st Infantry Regiment')
    expect(nameOf(state, 'b-2')).toBe('7th German Line Regiment')
    expect(nameOf(state, 'b-3')).toBe('German field artillery')
  })

  test('several of one side say it once', () => {
    expect(namesOf(state, ['a-1', 'a-2', 'b-3'])).toBe(
      'British 1st Infantry Regiment, 2nd Infantry Regiment and German field artillery',
    )
    expect(namesOf(state, ['b-3', 'b-4'])).toBe('German field artillery (two units)')
  })

  test('of two armies of one nation are told apart by their letters', () => {
    const armies = { ...state.armies, b: { ...state.armies.b, nation: state.armies.a.nation } }
    expect(nameOf({ ...state, armies }, 'b-1')).toBe('Side B’s 1st Infantry Regiment')
  })
})
