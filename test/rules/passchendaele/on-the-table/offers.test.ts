import { expect } from 'vitest'
import type { AnyOrder } from '#kernel/game/game.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { field, infantry, unit } from '#rules/passchendaele/scenarios/scenario.ts'
import { TABLE_TOP } from '#rules/passchendaele/screen/index.ts'
import type { SideName } from '#rules/passchendaele/vocabulary.ts'
import type { Edit, Writing } from '#screen/writing.ts'
import { rule } from '../../../rule.ts'
import { british, german, inTurn, laidOut, ready, refused } from '../game/table.ts'

const written = (state: State, side: SideName, before: AnyOrder | undefined, unit: string): Writing => {
  const writing = TABLE_TOP.writing(GAME.view(state, side), side, before, unit, undefined)
  if (!writing) throw new Error('nothing to write')
  return writing
}

const edit = ({ groups }: Writing, title: RegExp): Edit => {
  const found = groups.flatMap(({ edits }) => edits).find((one) => title.test(one.title))
  if (!found) throw new Error(`no ${title}`)
  return found
}

rule('PA-TURN-08', 'a single unit out of danger is offered beside another that is looked at', () => {
  const state = inTurn([british('A', 'line', infantry([20, 10]))])
  ready(state, 'a', 'advance')
  expect(written(state, 'entente', undefined, 'a').otherwise).toEqual({
    title: 'Southern Reserve is out of danger: carry on with it',
    order: { kind: 'stand-by' },
  })
  // The button that carries on with it is its own.
  expect(written(state, 'entente', undefined, 'southern-reserve').otherwise).toBeUndefined()
})

rule('PA-SETUP-17', 'supports are not offered to be set down before their divisions', () => {
  const state = laidOut(
    [
      unit('german', 'front-line')('Stellung', 'line', infantry([10, 26])),
      unit('german', 'front-support')('Guns', 'line', field([10, 30])),
      british('Attackers', 'line', infantry([10, 20])),
    ],
    {
      depth: 60,
      terrain: [
        ['ours', 'trench', 0, 20, 40, 21],
        ['theirs', 'trench', 4, 25, 36, 26],
      ],
      front: { german: 'theirs', entente: 'ours' },
      options: { deployment: 'free' },
    },
  )
  const writing = written(state, 'german', undefined, 'guns')
  expect([writing.unit, writing.order.kind]).toEqual(['stellung', 'deploy'])
  expect(refused(state, 'german', writing.order)).toBe('legal')
  expect(writing.note).toMatch(/^Guns waits until the divisions are down\. Front line:/)
  const units = TABLE_TOP.units(GAME.view(state, 'german'), 'german', undefined)
  expect(units.filter(({ todo }) => todo).map(({ id }) => id)).toEqual(['stellung'])
})

rule(
  ['PA-SHEAF-10', 'PA-SHEAF-11'],
  'a stacked sheaf at the end of the range is drawn nearer for gas',
  () => {
    const state = inTurn([british('Guns', 'line', field([20, 10])), german('B', 'line', infantry([20, 28]))])
    ready(state, 'guns', 'hold')
    const told = (...sheaves: readonly object[]): AnyOrder => ({
      kind: 'change',
      ...{ unit: 'guns', order: 'fire-barrage', sheaves },
    })
    const sheaf = { base: 'guns-1', rotation: 0, shell: 'he' }
    const deep = told({ ...sheaf, x: 20, y: 28.9, squares: Array.from({ length: 4 }, () => [0, 0]) })
    expect(refused(state, 'entente', deep)).toBe('legal')
    const writing = written(state, 'entente', deep, 'guns')
    const gas = edit(writing, /^Gas/)
    expect(gas).toMatchObject({
      detail: '0.5 inches nearer',
      order: { sheaves: [{ shell: 'gas', x: 19.5, y: 27.9 }] },
    })
    expect(refused(state, 'entente', gas.order ?? {})).toBe('legal')
    expect(edit(writing, /^One, four deep$/)).toMatchObject({ order: { sheaves: [{ y: 28.9 }] } })
  },
)
