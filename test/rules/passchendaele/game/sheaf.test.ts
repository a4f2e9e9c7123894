import { expect } from 'vitest'
import { fireOn } from '#rules/passchendaele/game/board/fire-count.ts'
import { keepsSheaves } from '#rules/passchendaele/game/board/sheaves.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { extraHeavy, field, infantry } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import {
  baseOf,
  british,
  eventOf,
  type Ground,
  german,
  give,
  inTurn,
  kindsOf,
  places,
  ready,
  refused,
  setBase,
  setUnit,
  unitOf,
} from './table.ts'

/** Two field guns, and two German bases 10 inches in front of them. */
const battery = (ground: Ground = {}): State => {
  const state = inTurn(
    [
      british('Guns', 'line', field([18, 10], [22, 10])),
      british('Siege', 'line', extraHeavy([30, 10])),
      german('Target', 'line', infantry([18, 22], [22, 22])),
    ],
    ground,
  )
  ready(state, 'guns', 'fire-barrage')
  return state
}

const ON_TARGET = { base: 'guns-1', x: 17.5, y: 21.5 }
const change = (...sheaves: object[]) => ({ kind: 'change', unit: 'guns', order: 'fire-barrage', sheaves })
/** The first runner of a solid line unit arrives, and the status dice add up to 7. */
const ARRIVES = [6, 1, 1, 1, 3, 4]
const LOST = [1, 1, 1, 1, 3, 4]
const fieldPoints = (state: State): number => fireOn(state, unitOf(state, 'target')).fieldArtillery

rule(
  ['PA-SHEAF-07', 'PA-SHEAF-15'],
  'a new place needs an order that arrives, and acts from that moment',
  () => {
    const state = battery()
    give(state, 'entente', change(ON_TARGET), LOST)
    expect([fieldPoints(state), baseOf(state, 'guns-1').sheaf]).toEqual([0, null])
    const again = battery()
    give(again, 'entente', change(ON_TARGET), ARRIVES)
    // Two square inches of the four lie on the base, which is one inch deep.
    expect(fieldPoints(again)).toBe(2)
  },
)

rule('PA-TROOP-10', 'each gun base has its own sheaf, and one order moves both', () => {
  const state = battery()
  give(state, 'entente', change(ON_TARGET, { base: 'guns-2', x: 21.5, y: 21.5 }), ARRIVES)
  expect(fieldPoints(state)).toBe(4)
  expect(refused(battery(), 'entente', change(ON_TARGET, ON_TARGET))).toBe('sheaf-twice PA-TROOP-10')
})

rule('PA-SHEAF-02', 'stacked squares count once for each layer', () => {
  const squares = [
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 0],
  ]
  const state = battery()
  give(state, 'entente', change({ base: 'guns-1', x: 17.5, y: 22, squares }), ARRIVES)
  expect(fieldPoints(state)).toBe(4)
})

rule(
  'PA-SHEAF-08',
  'the area of a sheaf is summed, then rounded once, or square by square by house rule',
  () => {
    const squares = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ]
    // 0.4 of the depth of four squares, two of them on each base: 1.6 square inches.
    const points = (options: object) => {
      const state = battery({ options })
      setBase(state, 'target-2', { centre: { x: 20 * 2540, y: 22 * 2540 } })
      give(state, 'entente', change({ base: 'guns-1', x: 17.5, y: 21.4, squares }), ARRIVES)
      return fieldPoints(state)
    }
    expect(points({})).toBe(2)
    expect(points({ 'sheaf-rounding': 'per-square' })).toBe(0)
  },
)

rule('PA-SHEAF-09', 'the four squares lie edge to edge or stacked', () => {
  const squares = [
    [0, 0],
    [1, 1],
    [1, 0],
    [3, 0],
  ]
  expect(refused(battery(), 'entente', change({ ...ON_TARGET, squares }))).toBe('not-one-pattern PA-SHEAF-09')
  expect(refused(battery(), 'entente', change({ ...ON_TARGET, rotation: 30 }))).toBe('legal')
})

rule('PA-SHEAF-10', 'the centre of every square is within range of the nearest edge of the guns', () => {
  // The front edge of the base lies on y = 11; field guns reach 18 inches.
  const squares = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  expect(refused(battery(), 'entente', change({ base: 'guns-1', x: 18, y: 29, squares }))).toBe('legal')
  expect(refused(battery(), 'entente', change({ base: 'guns-1', x: 18, y: 29.01, squares }))).toBe(
    'out-of-range PA-SHEAF-10',
  )
})

rule(['PA-SHEAF-13', 'PA-SHEAF-04'], 'the shell is switched without runners; gas stays for good', () => {
  const state = battery()
  give(state, 'entente', change(ON_TARGET), ARRIVES)
  setUnit(state, 'guns', { checked: false })
  const switched = { kind: 'carry-on', unit: 'guns', shells: [{ base: 'guns-1', shell: 'gas' }] }
  expect(kindsOf(give(state, 'entente', switched))).toEqual(['shell-switched', 'gas-laid', 'stood-by'])
  expect(fireOn(state, unitOf(state, 'target'))).toMatchObject({ fieldArtillery: 0, gas: true })
  setUnit(state, 'guns', { checked: false })
  give(state, 'entente', { ...switched, shells: [{ base: 'guns-1', shell: 'he' }] })
  expect(fireOn(state, unitOf(state, 'target'))).toMatchObject({ fieldArtillery: 2, gas: true })
})

rule('PA-SHEAF-13', 'by house rule the shell is switched by order only', () => {
  const state = battery({ options: { 'shell-switch': 'by-order' } })
  give(state, 'entente', change(ON_TARGET), ARRIVES)
  setUnit(state, 'guns', { checked: false })
  const switched = { kind: 'carry-on', unit: 'guns', shells: [{ base: 'guns-1', shell: 'gas' }] }
  expect(refused(state, 'entente', switched)).toBe('switch-by-order PA-SHEAF-13')
})

rule('PA-SHEAF-14', 'disordered guns keep their order; the sheaf comes back when they recover', () => {
  const state = battery()
  give(state, 'entente', change(ON_TARGET), ARRIVES)
  const guns = ready(state, 'guns', 'fire-barrage', 'disordered')
  expect([keepsSheaves(guns), fieldPoints(state)]).toEqual([false, 0])
  setUnit(state, 'guns', { checked: false })
  give(state, 'entente', { kind: 'carry-on', unit: 'guns' }, [5, 3])
  const { status, order } = unitOf(state, 'guns')
  expect([status, order, fieldPoints(state)]).toEqual(['pinned', 'fire-barrage', 2])
})

rule('PA-SHEAF-14', 'gas ordered by guns in disorder is fired when they recover', () => {
  const state = battery()
  ready(state, 'guns', 'fire-barrage', 'disordered')
  // Two runners; a 7 and +1 for the order is 8: nothing changes.
  give(state, 'entente', change({ ...ON_TARGET, shell: 'gas' }), [6, 1, 3, 4])
  expect([unitOf(state, 'guns').status, state.gas.length]).toEqual(['disordered', 0])
  setUnit(state, 'guns', { checked: false })
  const events = give(state, 'entente', { kind: 'carry-on', unit: 'guns' }, [5, 3])
  expect(eventOf(events, 'gas-laid').base).toBe('guns-1')
  expect([unitOf(state, 'guns').status, state.gas.length]).toEqual(['pinned', 1])
})

rule('PA-SHEAF-16', 'gas is counted for each gun base, whether laid or switched to', () => {
  const state = battery({ gas: { entente: 1 } })
  const both = [
    { ...ON_TARGET, shell: 'gas' },
    { base: 'guns-2', x: 21.5, y: 21.5, shell: 'gas' },
  ]
  expect(refused(state, 'entente', change(...both))).toBe('no-gas-left PA-SHEAF-16')
  give(
    state,
    'entente',
    change({ ...ON_TARGET, shell: 'gas' }, { base: 'guns-2', x: 21.5, y: 21.5 }),
    ARRIVES,
  )
  expect(state.gasLaid).toEqual({ german: 0, entente: 1 })
  setUnit(state, 'guns', { checked: false })
  const switched = { kind: 'carry-on', unit: 'guns', shells: [{ base: 'guns-2', shell: 'gas' }] }
  expect(refused(state, 'entente', switched)).toBe('no-gas-left PA-SHEAF-16')
  // Without a figure there is no limit, and gas outlives its guns.
  expect(refused(battery(), 'entente', change(...both))).toBe('legal')
  setUnit(state, 'guns', { bases: [] })
  expect(fireOn(state, unitOf(state, 'target')).gas).toBe(true)
})

rule('PA-SHEAF-17', 'a base may have no sheaf, and getting one is a change of target', () => {
  const state = battery()
  expect(refused(state, 'entente', { kind: 'carry-on', unit: 'guns' })).toBe('legal')
  expect(refused(state, 'entente', change())).toBe('no-change PA-ORDER-03')
  expect(refused(state, 'entente', change(ON_TARGET))).toBe('legal')
})

rule('PA-SHEAF-17', 'all squares lie on the table, and stacked HE is not switched to gas', () => {
  const state = battery()
  expect(refused(state, 'entente', change({ base: 'guns-1', x: 0, y: 10 }))).toBe(
    'sheaf-off-table PA-SHEAF-17',
  )
  const squares = [
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 0],
  ]
  give(state, 'entente', change({ ...ON_TARGET, squares }), ARRIVES)
  setUnit(state, 'guns', { checked: false })
  const switched = { kind: 'carry-on', unit: 'guns', shells: [{ base: 'guns-1', shell: 'gas' }] }
  expect(refused(state, 'entente', switched)).toBe('gas-stacked PA-SHEAF-17')
})

rule('PA-SHEAF-17', 'guns that fall back place no new sheaf and keep the one they can still reach', () => {
  const fallenBack = (y: number) => {
    const state = battery()
    give(state, 'entente', change({ base: 'guns-1', x: 17.5, y }), ARRIVES)
    // Germans walk up to the guns, which are out of their pits: two small-arms points in cratered ground.
    ready(state, 'guns', 'fire-barrage', 'wavering')
    setUnit(state, 'guns', { checked: false, dugIn: false })
    setBase(state, 'target-1', { centre: { x: 18 * 2540, y: 13 * 2540 } })
    setBase(state, 'target-2', { centre: { x: 22 * 2540, y: 13 * 2540 } })
    // 2 + 1 for the order - 3 for a load of 14 is 0.
    give(state, 'entente', change({ base: 'guns-2', x: 21.5, y: 21.5 }), [6, 1, 1, 1, 1, 1])
    expect([unitOf(state, 'guns').status, places(state, 'guns')]).toEqual([
      'disordered',
      [
        [18, 9],
        [22, 9],
      ],
    ])
    return ['guns-1', 'guns-2'].map((id) => baseOf(state, id).sheaf !== null)
  }
  expect(fallenBack(27)).toEqual([true, false])
  expect(fallenBack(28)).toEqual([false, false])
})

rule('PA-SHEAF-05', 'an order other than fire barrage lifts the HE', () => {
  const state = battery()
  give(state, 'entente', change(ON_TARGET), ARRIVES)
  setUnit(state, 'guns', { checked: false })
  give(state, 'entente', { kind: 'change', unit: 'guns', order: 'hold' }, ARRIVES)
  expect([baseOf(state, 'guns-1').sheaf, fieldPoints(state)]).toEqual([null, 0])
})

rule('PA-SHEAF-12', 'the biggest guns have no gas', () => {
  const gas = {
    kind: 'change',
    unit: 'siege',
    order: 'fire-barrage',
    sheaves: [{ base: 'siege-1', x: 21.5, y: 21.5, shell: 'gas' }],
  }
  expect(refused(battery(), 'entente', gas)).toBe('no-gas-shell PA-SHEAF-12')
})
