import { expect } from 'vitest'
import { accept } from '#kernel/procedure/schema.ts'
import { GAME } from '#rules/skirmish/game/index.ts'
import { ORDER_SCHEMA, type PlayerOrder } from '#rules/skirmish/game/phases/index.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { TABLE_TOP } from '#rules/skirmish/screen/index.ts'
import { pointAt } from '#rules/skirmish/tables/table-top.ts'
import type { Writing } from '#screen/writing.ts'
import { rule } from '../../../rule.ts'
import { begun, played, refusalOf, unitIn, waitingFor } from '../battle.ts'

const plotting = (reading?: 'off'): State =>
  waitingFor(
    begun('raid-1916', reading ? { 'estimate-ranges': reading } : {}),
    'plot',
    { name: 'plots', guns: 'all', passed: ['b'] },
    { move: 1 },
  )

const orderOf = (given: unknown): PlayerOrder => {
  const read = accept(ORDER_SCHEMA, given)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

const writingIn = (state: State, order?: PlayerOrder): Writing => {
  const written = TABLE_TOP.writing(GAME.view(state, 'a'), 'a', order, undefined)
  if (!written) throw new Error('nothing to write')
  return written
}

const editNamed = ({ groups }: Writing, title: string) =>
  groups.flatMap(({ edits }) => edits).find((edit) => edit.title === title)

/** The order that presses of these edits lead to, one after the other. */
const pressed = (state: State, titles: readonly string[], from?: PlayerOrder): PlayerOrder => {
  let order = from
  for (const title of titles) {
    const edit = editNamed(writingIn(state, order), title)
    if (!edit?.order) throw new Error(`no ${title}`)
    order = orderOf(edit.order)
  }
  if (!order) throw new Error('no order')
  return order
}

const gunOf = (state: State): string => {
  const [first] = writingIn(state).groups[0]?.edits ?? []
  return first?.title ?? ''
}

rule(
  'SK-BOM-16',
  'by eye an aim is entered in words, step by step, and nothing on the screen measures',
  () => {
    const state = plotting()
    const view = GAME.view(state, 'a')
    const order = pressed(state, [gunOf(state), 'West gap', 'Up 5', 'Up 1', 'Left 5', 'Right 1'])
    expect(order).toMatchObject({ aim: { landmark: 'west-gap', up: 6, left: 4 } })
    expect(refusalOf(state, 'a', order)).toBeUndefined()
    const writing = writingIn(state, order)
    expect(writing.unmeasured).toBe(true)
    expect(writing.templates ?? []).toEqual([])
    expect(writing.groups.flatMap(({ edits }) => edits).filter(({ pick }) => pick !== undefined)).toEqual([])
    const shown = TABLE_TOP.areas(view, undefined, order)
    expect(shown.filter(({ secret, template }) => secret === true || template !== undefined)).toEqual([])
    for (const { id } of TABLE_TOP.overlays ?? [])
      expect(TABLE_TOP.overlay?.(view, 'a', id, 'a-mortar-1') ?? []).toEqual([])
  },
)

rule('SK-BOM-16', 'or off the own baseline and in from a side', () => {
  const state = plotting()
  const order = pressed(state, [gunOf(state), 'Off the edges', 'The right', 'Farther out 5', 'Less far in 1'])
  expect(order).toMatchObject({ aim: { baseline: 23, right: 23 } })
  expect(refusalOf(state, 'a', order)).toBeUndefined()
})

rule('SK-BOM-16', 'a step that would leave the table is greyed, and says why', () => {
  const state = plotting()
  const at = pressed(state, [gunOf(state), 'Off the edges'])
  let order = at
  for (let i = 0; i < 20; i++) {
    const next = editNamed(writingIn(state, order), 'Farther out 5')
    if (!next?.order) break
    order = orderOf(next.order)
  }
  const edit = editNamed(writingIn(state, order), 'Farther out 5')
  expect([edit?.order, edit?.refusal?.clause]).toEqual([undefined, 'SK-BOM-08'])
})

rule('SK-BOM-16', 'what is written is repeated in its own words and not marked on the table', () => {
  const state = plotting()
  const order = pressed(state, [gunOf(state), 'East gap', 'Down 5'])
  const after = played(state, [['a', order]]).state
  expect(after.plots.a[0]?.written).toEqual({ landmark: 'east-gap', down: 5 })
  const [row] = writingIn(after).later?.ledgers?.[0]?.rows ?? []
  expect(row?.cells[0]?.[0]?.text).toContain('East gap, 5″ down')
  const shown = TABLE_TOP.areas(GAME.view(after, 'a'), undefined, undefined)
  expect(shown.filter(({ id }) => id.startsWith('plot-'))).toEqual([])
  // Once the writing is over, its owner sees where it lies.
  const later = { ...after, phases: [{ name: 'initiative', side: 'a' }] } as const
  const seen = TABLE_TOP.areas(GAME.view(later, 'a'), undefined, undefined)
  expect(seen.filter(({ id }) => id.startsWith('plot-'))).toHaveLength(1)
})

rule(
  'SK-BOM-16',
  'with the ruler the circle is dragged and the table tapped, and any aim is a lawful order',
  () => {
    const exact = plotting('off')
    const order = orderOf({
      kind: 'plot-fire',
      gun: 'a-mortar-1',
      aim: { x: 20.25, y: 27.5 },
      ammo: 'he',
    })
    const writing = writingIn(exact, order)
    expect([writing.unmeasured, writing.templates?.length]).toEqual([undefined, 1])
    for (const state of [plotting(), exact]) expect(refusalOf(state, 'a', order)).toBeUndefined()
  },
)

rule('SK-BOM-16', 'all battle long the ruler begins at a figure of one’s own', () => {
  const view = GAME.view(begun('raid-1916'), 'a')
  const lengthFrom = (unit: string, side: string | undefined) => {
    const { position, figures } = unitIn(view, unit)
    return TABLE_TOP.noLength?.(view, side, { point: position, piece: figures[0]?.id ?? unit })
  }
  const ground = { point: pointAt({ x: 17, y: 23 }) }
  expect(lengthFrom('a-1', 'a')).toBeUndefined()
  expect(TABLE_TOP.noLength?.(view, 'a', ground)).toBe('begin at a unit of your own (SK-BOM-16)')
  expect(lengthFrom('b-1', 'a')).toBe('begin at a unit of your own (SK-BOM-16)')
  // Where nobody decides, as in a replay, it begins at any unit; with the ruler agreed on, and afterwards, anywhere.
  expect([lengthFrom('b-1', undefined), lengthFrom('a-1', undefined)]).toEqual([undefined, undefined])
  expect(TABLE_TOP.noLength?.(view, undefined, ground)).toBe('begin at a unit (SK-BOM-16)')
  const ruled = begun('raid-1916', { 'estimate-ranges': 'off' })
  expect(TABLE_TOP.noLength?.(GAME.view(ruled, 'a'), 'a', ground)).toBeUndefined()
  const over: State = { ...view, ending: { winner: 'a', reason: 'conceded', score: {} } }
  expect(TABLE_TOP.noLength?.(over, 'a', ground)).toBeUndefined()
})

rule('SK-BOM-15', 'a side with nothing left to plot has one button', () => {
  const ridge = begun('ridge-1917')
  const spent = waitingFor(
    { ...ridge, batteries: ridge.batteries.map((one) => ({ ...one, guns: [0, 0], moves: 4 })) },
    'plot',
    { name: 'plots', guns: 'all', passed: [] },
    { move: 3 },
  )
  const writing = writingIn(spent)
  expect([writing.groups, writing.give, writing.order]).toEqual([
    [],
    'Nothing left to plot',
    { kind: 'pass' },
  ])
})
