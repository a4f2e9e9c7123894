import { expect, test } from 'vitest'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import { rule } from '../../rule.ts'
import { craft, flying, planning, sortie } from './game/air/airfield.ts'
import { give, refused } from './game/field.ts'
import { RAIDERS, raid, raiding } from './game/trench/raiding.ts'

/** The buttons of side a in a group, the chosen one in brackets. */
const buttons = (state: State, title: RegExp, before?: PlayerOrder): readonly string[] => {
  const writing = TABLE_TOP.writing(GAME.view(state, 'a'), 'a', before, undefined)
  const group = writing?.groups.find((one) => title.test(one.title ?? ''))
  return group?.edits.map((edit) => (edit.chosen ? `[${edit.title}]` : edit.title)) ?? []
}

test('how many of a unit fly is asked once it has been told when (GF-AIR-14)', () => {
  const state = planning([craft('a-1', 'fighter', { strength: 3 })])
  expect(buttons(state, /how many/)).toEqual([])
  give(state, 'a', sortie('a-1', 'day'))
  expect(buttons(state, /how many/)).toEqual(['1', '2', '[All 3]'])
  give(state, 'a', { ...sortie('a-1', 'day'), strength: 2 })
  expect(buttons(state, /how many/)).toEqual(['1', '[2]', 'All 3'])
  expect(buttons(state, /flies$/)).toContain('[Day]')
})

rule('GF-TURN-04', 'what is chosen already is not ordered again by a press', () => {
  const inTheAir = planning([craft('a-1', 'fighter', { strength: 3 })])
  give(inTheAir, 'a', { ...sortie('a-1', 'day'), strength: 2 })
  const inTheTrench = raiding([RAIDERS, { id: 'b-1', at: 'C5' }])
  give(inTheTrench, 'a', raid('C5'))
  for (const state of [inTheAir, inTheTrench]) {
    const { groups = [] } = TABLE_TOP.writing(GAME.view(state, 'a'), 'a', undefined, 'a-1') ?? {}
    const edits = groups.flatMap((group) => (group.atOnce ? group.edits : []))
    expect(edits.filter(({ chosen }) => chosen).map(({ order }) => order)).toEqual([undefined, undefined])
    const orders = edits.flatMap(({ order }) => order ?? [])
    expect(orders.length).toBeGreaterThan(2)
    for (const order of orders) expect(refused(state, 'a', order)).not.toMatch(/GF-TURN-04/)
  }
})

rule('GF-RAID-06', 'where there is no trench the wire is not offered, and why', () => {
  const state = raiding([RAIDERS, { id: 'b-1', at: 'C5' }])
  give(state, 'a', raid('C5'))
  const { groups = [] } = TABLE_TOP.writing(GAME.view(state, 'a'), 'a', undefined, 'a-1') ?? {}
  const wire = groups.flatMap(({ edits }) => edits).find(({ title }) => title === 'The wire')
  expect(wire?.order).toBeUndefined()
  expect(wire?.refusal?.message).toBe('The enemy has no trench in C5 to cut the wire of. (GF-RAID-06)')
})

test('airmen choose a kind of unit, and then a column if they like (GF-AIR-13)', () => {
  const state = flying([craft('a-1', 'reconnaissance')], 'reconnaissance', ['a-1'])
  expect(buttons(state, /behind the lines for/).slice(0, 4)).toEqual([
    'Heavy guns',
    'Medium guns',
    'Field guns',
    'Infantry',
  ])
  expect(buttons(state, /^Behind column/)).toEqual([])
  const seeking = { kind: 'reconnoitre', unit: 'a-1', depot: false, sought: 'infantry' } as const
  expect(buttons(state, /behind the lines for/, seeking)).toContain('[Infantry]')
  expect(buttons(state, /^Behind column/, seeking)).toEqual([
    '[All along the line]',
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
  ])
})
