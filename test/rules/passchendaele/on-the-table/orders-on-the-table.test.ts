import { describe, expect, test } from 'vitest'
import type { AnyOrder } from '#kernel/game/game.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { field, infantry, mortar } from '#rules/passchendaele/scenarios/scenario.ts'
import { TABLE_TOP } from '#rules/passchendaele/screen/index.ts'
import type { SideName } from '#rules/passchendaele/vocabulary.ts'
import type { Writing } from '#screen/writing.ts'
import {
  baseOf,
  british,
  german,
  give,
  inTurn,
  phaseOf,
  places,
  ready,
  refused,
  setTable,
  unitOf,
} from '../game/table.ts'

const INCH = 2540

const written = (state: State, side: SideName, before?: AnyOrder, unit?: string, piece?: string): Writing => {
  const writing = TABLE_TOP.writing(GAME.view(state, side), side, before, unit, piece)
  if (!writing) throw new Error('nothing to write')
  return writing
}

const edit = (writing: Writing, title: string | RegExp) => {
  const found = writing.groups
    .flatMap(({ edits }) => edits)
    .find((one) => (typeof title === 'string' ? one.title === title : title.test(one.title)))
  if (!found)
    throw new Error(`no ${title} among ${writing.groups.flatMap(({ edits }) => edits.map((e) => e.title))}`)
  return found
}

describe('sheaves on the table', () => {
  const guns = () => {
    const state = inTurn([british('Guns', 'line', field([20, 10])), german('B', 'line', infantry([20, 22]))])
    ready(state, 'guns', 'hold')
    return state
  }
  const order = (state: State): AnyOrder =>
    edit(written(state, 'entente', undefined, 'guns'), 'Barrage').order ?? { kind: 'none' }

  test('a sheaf is laid at a press and moved and turned by hand', () => {
    const state = guns()
    const begun = order(state)
    const lay = edit(written(state, 'entente', begun, 'guns'), /lay a sheaf/)
    const laid = written(state, 'entente', lay.order, 'guns', lay.takes)
    const [template] = laid.templates ?? []
    expect(template).toMatchObject({ id: lay.takes, heading: 0 })
    const moved = template?.at({ x: 18 * INCH, y: 20 * INCH }, 3000)
    expect(moved?.refusal).toBeUndefined()
    expect(refused(state, 'entente', moved?.order ?? {})).toBe('legal')
    expect(moved?.order).toMatchObject({ sheaves: [{ rotation: 30 }] })
    const aimed = template?.at({ x: 20 * INCH, y: 22 * INCH }, 0)
    expect(aimed?.text).toMatch(/of 18 in\.$/)
    expect(aimed?.effects?.map(({ text }) => text)).toEqual(['B: field guns 2'])
  })

  test('guns say where they fire, and warn when that is on their own side', () => {
    const state = inTurn([
      british('Guns', 'line', field([20, 10])),
      british('A', 'line', infantry([20, 20])),
      german('B', 'line', infantry([20, 22])),
    ])
    ready(state, 'guns', 'hold')
    const lay = edit(written(state, 'entente', order(state), 'guns'), /lay a sheaf/)
    const [template] = written(state, 'entente', lay.order, 'guns', lay.takes).templates ?? []
    const onEnemy = template?.at({ x: 20 * INCH, y: 22.6 * INCH }, 0)
    expect(onEnemy?.effects?.map(({ text }) => text)).toEqual(['B: field guns 2'])
    expect(written(state, 'entente', onEnemy?.order, 'guns').warnings).toEqual([])
    const onOwn = template?.at({ x: 20 * INCH, y: 20 * INCH }, 0)
    expect(onOwn?.effects?.find(({ own }) => own)?.text).toMatch(/^Our own A: field guns/)
    expect(written(state, 'entente', onOwn?.order, 'guns').warnings?.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Our own guns fall on A: Guns \(field guns \d\)\.$/),
    ])
    give(state, 'entente', onEnemy?.order ?? {}, [6, 6, 6, 6, 6, 6])
    const card = TABLE_TOP.card(GAME.view(state, 'entente'), 'guns')
    expect(card?.facts.find(({ label }) => label === 'Fires')?.value).toMatch(/^HE at 20, 22½: B$/)
  })

  test('out of range it is refused with its clause, and off the table', () => {
    const state = guns()
    const lay = edit(written(state, 'entente', order(state), 'guns'), /lay a sheaf/)
    const [template] = written(state, 'entente', lay.order, 'guns', lay.takes).templates ?? []
    expect(template?.at({ x: 20 * INCH, y: 30 * INCH }, 0).refusal).toMatchObject({ clause: 'PA-SHEAF-10' })
    expect(template?.at({ x: 10 * INCH, y: 0.5 * INCH }, 0).refusal).toMatchObject({ clause: 'PA-SHEAF-17' })
  })

  test('gas is not stacked, and what gas there is left is counted over the whole order', () => {
    const state = inTurn(
      [british('Guns', 'line', field([18, 10], [22, 10])), german('B', 'line', infantry([20, 22]))],
      { gas: { entente: 1 } },
    )
    ready(state, 'guns', 'hold')
    const first = edit(written(state, 'entente', order(state), 'guns'), /Battery 1: lay/)
    const deep = edit(written(state, 'entente', first.order, 'guns', first.takes), 'One, four deep')
    const gas = edit(written(state, 'entente', deep.order, 'guns', first.takes), 'Gas (1 left)')
    expect(gas.order).toMatchObject({
      sheaves: [
        {
          shell: 'gas',
          squares: [
            [0, 0],
            [1, 0],
            [0, 1],
            [1, 1],
          ],
        },
      ],
    })
    const inGas = written(state, 'entente', gas.order, 'guns', first.takes)
    expect(edit(inGas, 'One, four deep').refusal).toMatchObject({ clause: 'PA-SHEAF-11' })
    const second = edit(inGas, /Battery 2: lay/)
    const both = written(state, 'entente', second.order, 'guns', second.takes)
    expect(edit(both, 'Gas (0 left)').refusal).toMatchObject({ clause: 'PA-SHEAF-16' })
  })
})

describe('facing', () => {
  test('bases turn on the table with carry on and with a change, one alone or all', () => {
    const state = inTurn([
      british('A', 'line', infantry([18, 20], [22, 20])),
      german('B', 'line', field([20, 35])),
    ])
    const view = GAME.view(state, 'entente')
    const carry = written(state, 'entente', undefined, 'a').order
    const turned = TABLE_TOP.drag(view, 'entente', carry, ['a-1'], [baseOf(state, 'a-1').centre], 4500)
    expect(turned).toMatchObject({ written: true, order: { facings: [{ base: 'a-1', facing: 45 }] } })
    expect(TABLE_TOP.pieces(view, turned?.order).find(({ id }) => id === 'a-1')?.heading).toBe(4500)
    const change = edit(written(state, 'entente', turned?.order, 'a'), 'Advance').order
    expect(change).toMatchObject({ kind: 'change', facings: [{ base: 'a-1', facing: 45 }] })
    const about = edit(written(state, 'entente', change, 'a', 'a-2'), 'About turn').order
    expect(about).toMatchObject({
      facings: [
        { base: 'a-1', facing: 45 },
        { base: 'a-2', facing: 180 },
      ],
    })
    give(state, 'entente', turned?.order ?? {})
    expect(unitOf(state, 'a').bases.map(({ heading }) => heading)).toEqual([4500, 0])
  })

  test('a line shows how far it spreads to turn, and may keep one end where it is', () => {
    const state = inTurn([
      british('A', 'line', infantry([18, 20], [20, 20], [22, 20])),
      german('B', 'line', field([20, 35])),
    ])
    const view = GAME.view(state, 'entente')
    const plain = written(state, 'entente', undefined, 'a')
    const left = edit(plain, 'Turn left')
    expect(left.detail).toBe('spreads 0.08 in')
    const dragged = TABLE_TOP.drag(view, 'entente', plain.order, ['a-1', 'a-2', 'a-3'], [], 34_500)
    expect(dragged).toMatchObject({ order: left.order, text: '345°, spreads 0.08 in' })
    const placesAt = (order: AnyOrder | undefined) =>
      TABLE_TOP.pieces(view, order)
        .filter(({ unit }) => unit === 'a')
        .map(({ centre }) => Math.round(centre.x / 25.4) / 100)
    expect(placesAt(left.order)).toEqual([17.92, 20, 22.08])
    expect(dragged?.ghosts.map(({ centre }) => Math.round(centre.x / 25.4) / 100)).toEqual([17.92, 20, 22.08])
    const kept = edit(written(state, 'entente', left.order, 'a'), 'Left end stays')
    expect(placesAt(kept.order)).toEqual([18, 20.08, 22.16])
    expect(edit(written(state, 'entente', kept.order, 'a'), 'Left end stays').chosen).toBe(true)
    give(state, 'entente', kept.order ?? {})
    expect(places(state, 'a').map(([x]) => x)).toEqual([18, 20.08, 22.16])
  })

  test('a line without room to turn says why', () => {
    const state = inTurn([
      british('A', 'line', infantry([18, 20], [20, 20])),
      british('C', 'line', infantry([16, 20])),
      german('B', 'line', field([20, 35])),
    ])
    expect(edit(written(state, 'entente', undefined, 'a'), 'Turn left').refusal).toMatchObject({
      code: 'turn-overlap',
      clause: 'PA-GEO-11',
    })
  })
})

test('a base taken alone is told its own way, and the unit moves when all have theirs', () => {
  const state = inTurn([
    british('A', 'line', infantry([18, 20], [21, 20])),
    german('B', 'line', field([20, 35])),
  ])
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
  const view = GAME.view(state, 'entente')
  const { centre } = baseOf(state, 'a-2')
  const to = { x: centre.x + INCH, y: centre.y + 2 * INCH }
  const one = TABLE_TOP.drag(view, 'entente', undefined, ['a-2'], [centre, to], 0)
  expect(one).toMatchObject({ written: true, order: { bases: [{ base: 'a-2' }] } })
  const all = TABLE_TOP.drag(view, 'entente', undefined, ['a-1', 'a-2'], [centre, to], 0)
  expect(all?.written).toBeUndefined()
  give(state, 'entente', one?.order ?? {})
  const [[x1 = 0] = [], [x2 = 0] = []] = places(state, 'a')
  expect([x1 === 18, x2 > 21]).toEqual([true, true])
})

describe('close combat', () => {
  const won = () => {
    const state = inTurn([
      british('A', 'line', infantry([20, 20], [20, 19])),
      german('B', 'line', infantry([20, 21.5])),
    ])
    ready(state, 'a', 'advance')
    give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
    return state
  }

  test('the odds of a close combat stand beside the move that leads to it', () => {
    const [odds] = written(won(), 'entente').odds?.asked ?? []
    expect(odds).toMatchObject({ procedure: 'close-combat', input: { attackers: [{}, {}], defenders: [{}] } })
  })

  test('the ground taken is stepped onto base by base, all of them to begin with', () => {
    const state = won()
    give(state, 'entente', { kind: 'move' }, [6, 6, 1])
    expect(phaseOf(state)).toBe('consolidate')
    const plain = written(state, 'entente')
    expect(plain).toMatchObject({ order: { kind: 'consolidate' }, give: 'A steps forward' })
    const { centre } = baseOf(state, 'a-1')
    const half = { x: centre.x + INCH, y: centre.y + Math.round(0.6 * INCH) }
    const drag = TABLE_TOP.drag(
      GAME.view(state, 'entente'),
      'entente',
      plain.order,
      ['a-1'],
      [centre, half],
      0,
    )
    expect(drag).toMatchObject({
      written: true,
      order: {
        bases: [
          { base: 'a-1', inches: 0.6 },
          { base: 'a-2', inches: 1 },
        ],
      },
    })
    const second = written(state, 'entente', drag?.order).groups[2]
    const stay = second?.edits.find(({ title }) => title === 'Stay')?.order
    expect(stay).toMatchObject({ bases: [{ base: 'a-1', inches: 0.6 }] })
    give(state, 'entente', stay ?? {})
    expect(places(state, 'a')).toEqual([
      [20, 21.1],
      [20, 19.5],
    ])
  })

  test('supports are ticked on the table, all of them to begin with', () => {
    const state = inTurn([
      british('A', 'line', infantry([20, 20])),
      british('C', 'line', infantry([22, 20])),
      german('B', 'line', infantry([20, 21.5])),
    ])
    ready(state, 'a', 'advance')
    give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
    give(state, 'entente', { kind: 'move' })
    expect(phaseOf(state)).toBe('support')
    const writing = written(state, 'entente')
    expect(writing.order).toEqual({ kind: 'support', bases: ['c-1'] })
    const [tick] = writing.groups[0]?.edits ?? []
    expect(tick).toMatchObject({ pieces: ['c-1'], chosen: true, order: { bases: [] } })
    expect(writing.odds?.asked).toHaveLength(2)
  })

  test('the loss is chosen among the bases on the table, the usual one first', () => {
    const state = inTurn([
      british('A', 'line', infantry([19, 20], [21, 20])),
      german('B', 'line', infantry([19, 21.5], [21, 21.5])),
    ])
    ready(state, 'a', 'advance')
    give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [6, 6])
    give(state, 'entente', { kind: 'move' }, [6, 6, 1, 1])
    expect(phaseOf(state)).toBe('loss')
    const writing = written(state, 'entente')
    expect(writing.groups[0]?.edits.map(({ pieces, chosen }) => [pieces, chosen])).toEqual([
      [['b-1'], true],
      [['b-2'], false],
    ])
    const other = written(state, 'entente', writing.groups[0]?.edits[1]?.order)
    expect(other.give).toBe('B, infantry base 2 is lost')
  })
})

test('both ways to fall back are drawn, and the hand shows which is meant', () => {
  const pond = { terrain: [['pond', 'impassable', 19.9, 18, 20.1, 18.8]] } as const
  const state = inTurn(
    [british('A', 'line', mortar([20, 20])), german('B', 'line', infantry([20, 25]))],
    pond,
  )
  ready(state, 'a', 'advance')
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [1, 1])
  const view = GAME.view(state, 'entente')
  const ways = TABLE_TOP.areas(view, undefined, written(state, 'entente').order)
  expect(
    ways.flatMap(({ label, style }) => (/left|right/.test(label ?? '') ? [`${label} ${style}`] : [])),
  ).toEqual(['left path', 'right reach'])
  const { centre } = baseOf(state, 'a-1')
  const to = { x: centre.x - INCH, y: centre.y - INCH }
  const drag = TABLE_TOP.drag(view, 'entente', undefined, ['a-1'], [centre, to], 0)
  expect(drag).toMatchObject({ order: { kind: 'fall-back', side: 'right' } })
  expect(refused(state, 'entente', drag?.order ?? {})).toBe('legal')
})

test('a unit in hand is set down and wheeled as one body', () => {
  const state = inTurn([british('A', 'line', infantry([18, 1], [20, 1]))])
  setTable(state, { phases: [{ name: 'deploy', side: 'entente', step: 'attack', units: ['a'], down: [] }] })
  const { centre } = baseOf(state, 'a-1')
  const to = { x: 25 * INCH, y: 5 * INCH }
  const drag = TABLE_TOP.drag(
    GAME.view(state, 'entente'),
    'entente',
    undefined,
    ['a-1', 'a-2'],
    [centre, to],
    9000,
  )
  expect(drag?.ghosts.map(({ centre: { x, y }, heading }) => [x / INCH, y / INCH, heading])).toEqual([
    [25, 5, 9000],
    [25, 3, 9000],
  ])
  const view = GAME.view(state, 'entente')
  const shown = TABLE_TOP.pieces(view, drag?.order).filter(({ unit }) => unit === 'a')
  expect(shown.map(({ centre: { x, y } }) => [x / INCH, y / INCH])).toEqual([
    [25, 5],
    [25, 3],
  ])
})
