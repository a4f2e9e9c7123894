import { expect, test } from 'vitest'
import { isEnfiladed } from '#rules/skirmish/game/board/arcs.ts'
import { FIRE_STORIES } from '#rules/skirmish/game/fire/stories.ts'
import type { State } from '#rules/skirmish/game/state.ts'
import { pointAt } from '#rules/skirmish/tables/table-top.ts'
import { rule } from '../../../rule.ts'
import { onTable, played, refusalOf, unitIn, withMen, withUnit } from '../battle.ts'
import { clearShot, firing, marked, shotAt } from './firing.ts'
import { BACK, FACING, FIRE } from './volleys.ts'

rule(
  ['SK-FIRE-20', 'SK-FIRE-34'],
  'men hit are marked, fire back and fall when both sides have fired',
  () => {
    // Table 4 + 1 for aimed fire, 12 figures, a throw of 1: three men
    const first = played(firing(FACING), [['a', FIRE]], [1, 5])
    expect(marked(first.state, 'b-1')).toHaveLength(3)
    expect(unitIn(first.state, 'b-1').figures).toHaveLength(12)
    const second = played(first.state, [['b', BACK]], [1, 5])
    expect(second.events).toContainEqual(expect.objectContaining({ kind: 'shot', table: 5, figures: 12 }))
    expect(unitIn(second.state, 'b-1').figures).toHaveLength(9)
    expect(unitIn(second.state, 'a-1').figures).toHaveLength(9)
  },
)

rule('SK-FIRE-20', 'hits beyond the men there are lost', () => {
  const one = withMen(FACING, 'b-1', 2)
  const { state } = played(firing(one), [['a', FIRE]], [1, 5])
  expect(marked(state, 'b-1')).toEqual([1, 2])
})

rule(['SK-FIRE-12', 'SK-FIRE-39'], 'a throw of 9 finds the leader; he is one of the men hit', () => {
  const { state } = played(firing(FACING), [['a', FIRE]], [1, 9])
  expect(marked(state, 'b-1')).toHaveLength(3)
  expect(marked(state, 'b-1')).toContain(1)
})

rule('SK-FIRE-39', 'men with a marker are not hit again, and nobody left is no target', () => {
  const { figures } = unitIn(FACING, 'b-1')
  const hit = (many: number) =>
    withUnit(FACING, 'b-1', {
      figures: figures.map((figure, i) => ({ ...figure, hit: i < many ? 'rifles' : null })),
    })
  expect(clearShot(hit(10), 'a-1', 'rifle', 'b-1').hittable.map(({ id }) => id)).toEqual(['b-1.11', 'b-1.12'])
  expect(shotAt(hit(12), 'a-1', 'rifle', 'b-1')).toBe('not-seen SK-FIRE-24')
})

rule('SK-FIRE-39', 'without ordinary men left specialists fall without the throw', () => {
  const team = onTable({
    a: [{ id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] }],
    b: [{ id: 'b-1', organisation: 'hmg-team', at: [24, 30] }],
  })
  expect(marked(played(firing(team), [['a', FIRE]], [1]).state, 'b-1')).toEqual([1, 2, 3])
})

rule('SK-FIRE-15', 'a move or a turn spoils the aim', () => {
  const aimed = (marks: object): boolean | undefined =>
    clearShot(withUnit(FACING, 'a-1', { marks }), 'a-1', 'rifle', 'b-1').input.aimed
  expect([aimed({}), aimed({ moved: true }), aimed({ turned: true })]).toEqual([true, false, false])
})

rule('SK-FIRE-17', 'a line is enfiladed from its flank, a column from its ends, one man never', () => {
  const from = pointAt({ x: 24, y: 20 })
  const is = (state: State): boolean => isEnfiladed(state, unitIn(state, 'b-1'), from)
  expect(is(FACING)).toBe(false)
  expect(is(withUnit(FACING, 'b-1', { facing: 90 }))).toBe(true)
  expect(is(withUnit(FACING, 'b-1', { formation: 'column' }))).toBe(true)
  expect(is(withUnit(FACING, 'b-1', { formation: 'column', facing: 90 }))).toBe(false)
  expect(is(withMen(withUnit(FACING, 'b-1', { facing: 90 }), 'b-1', 1))).toBe(false)
})

rule(['SK-FIRE-17', 'SK-FIRE-36'], 'men in a trench are enfiladed within 30 degrees of its run alone', () => {
  const trench = onTable({ b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [40, 30], trench: 't' }] }, [
    {
      kind: 'trench',
      name: 'T',
      along: [
        [0, 30],
        [48, 30],
      ],
    },
  ])
  const from = (x: number, y: number): boolean =>
    isEnfiladed(trench, unitIn(trench, 'b-1'), pointAt({ x, y }))
  expect([from(20, 24), from(20, 18), from(40, 20)]).toEqual([true, false, false])
  // Turned so that the firer is on its flank: the trench counts, not the quadrant
  const turned = withUnit(trench, 'b-1', { facing: 90 })
  expect(isEnfiladed(turned, unitIn(turned, 'b-1'), pointAt({ x: 40, y: 20 }))).toBe(false)
})

rule(['SK-FIRE-19', 'SK-FIRE-30'], 'a squad fires to its front; 45 degrees from the end of the rank', () => {
  const lone = (x: number, y: number): State => withMen(withUnit(FACING, 'b-1', { x, y }), 'b-1', 1)
  // The rank ends at 29.5: 3.5 beyond it and 4 ahead is front, 5.5 beyond is not
  expect(typeof shotAt(lone(33, 24), 'a-1', 'rifle', 'b-1')).toBe('object')
  expect(shotAt(lone(35, 24), 'a-1', 'rifle', 'b-1')).toBe('not-seen SK-FIRE-24')
})

rule('SK-FIRE-19', 'one man alone and men in a building fire in any direction, a bunker to its front', () => {
  const behind = withUnit(FACING, 'b-1', { x: 24, y: 8 })
  expect(shotAt(behind, 'a-1', 'rifle', 'b-1')).toBe('not-seen SK-FIRE-24')
  expect(typeof shotAt(withMen(behind, 'a-1', 1), 'a-1', 'rifle', 'b-1')).toBe('object')
  const within = (kind: 'medium-building-brick' | 'medium-bunker') =>
    onTable(
      {
        a: [{ id: 'a-1', organisation: 'br-raiders-1916', at: [24, 20], inside: 'house' }],
        b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 8] }],
      },
      [
        kind === 'medium-bunker'
          ? { kind, name: 'House', at: [22, 18, 26, 22], faces: 0 }
          : { kind, name: 'House', at: [22, 18, 26, 22] },
      ],
    )
  expect(typeof shotAt(within('medium-building-brick'), 'a-1', 'rifle', 'b-1')).toBe('object')
  expect(shotAt(within('medium-bunker'), 'a-1', 'rifle', 'b-1')).toBe('not-seen SK-FIRE-24')
  // Half the bunker's outline belongs to its front: 7 to the side of a half-width of 2, 5 ahead of the middle
  const aside = withMen(withUnit(within('medium-bunker'), 'b-1', { x: 31, y: 25.1 }), 'b-1', 1)
  expect(typeof shotAt(aside, 'a-1', 'rifle', 'b-1')).toBe('object')
})

rule('SK-FIRE-19', 'with enemies within 6 inches rifles fire at nobody else', () => {
  const two = onTable({
    a: [
      { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 20] },
      { id: 'a-hq', organisation: 'command', at: [24, 18] },
    ],
    b: [
      { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 26] },
      { id: 'b-2', organisation: 'ge-gruppe-1914', at: [24, 32] },
    ],
  })
  const far = withUnit(two, 'b-1', { y: 26.1 })
  const at = (state: State, target: string) => refusalOf(firing(state), 'a', { ...FIRE, target })
  expect([at(two, 'b-1'), at(two, 'b-2')]).toEqual([undefined, 'enemy-near SK-FIRE-19'])
  expect(at(far, 'b-2')).toBeUndefined()
  expect(at(withUnit(two, 'b-1', { routedIn: 1 }), 'b-2')).toBeUndefined()
})

rule(['SK-FIRE-19', 'SK-GEN-18'], 'measured from the wall for men inside', () => {
  const house = onTable(
    {
      a: [{ id: 'a-1', organisation: 'br-raiders-1916', at: [24, 20], inside: 'house' }],
      b: [
        { id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 27.5] },
        { id: 'b-2', organisation: 'ge-gruppe-1914', at: [24, 36] },
      ],
    },
    [{ kind: 'medium-building-brick', name: 'House', at: [22, 18, 26, 22] }],
  )
  expect(refusalOf(firing(house), 'a', { ...FIRE, target: 'b-2' })).toBe('enemy-near SK-FIRE-19')
})

rule(['SK-FIRE-21', 'SK-FIRE-41'], 'each weapon fires once, the LMG at whom it likes', () => {
  const two = onTable({
    a: [{ id: 'a-1', organisation: 'br-section-1916', at: [24, 20] }],
    b: [
      { id: 'b-1', organisation: 'ge-gruppe-1914', at: [16, 30] },
      { id: 'b-2', organisation: 'ge-gruppe-1914', at: [32, 30] },
    ],
  })
  const after = played(
    firing(two),
    [
      ['a', FIRE],
      ['a', { ...FIRE, weapon: 'lmg', target: 'b-2' }],
    ],
    [6, 5, 6, 5],
  )
  // Eight rifles, the crew of the LMG not among them
  expect(after.events.filter(({ kind }) => kind === 'shot')).toMatchObject([
    { weapon: 'rifle', figures: 8, target: 'b-1' },
    { weapon: 'lmg', figures: 8, target: 'b-2' },
  ])
  const once = played(firing(two), [['a', FIRE]], [6, 5]).state
  expect(refusalOf(once, 'a', { ...FIRE, target: 'b-2' })).toBe('has-fired SK-FIRE-41')
})

rule(['SK-FIRE-21', 'SK-FIRE-35'], 'squads put their rifles together on the same table only', () => {
  const two = onTable({
    a: [
      { id: 'a-1', organisation: 'fr-squad-1914', at: [17, 20] },
      { id: 'a-2', organisation: 'fr-squad-1914', at: [31, 20] },
    ],
    b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30] }],
  })
  const both = { ...FIRE, units: ['a-1', 'a-2'] }
  const { events, state } = played(firing(two), [['a', both]], [1, 5])
  // Table 5, 24 figures use the column of 20: four men
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'shot', table: 5, figures: 24, casualties: 4 }),
  )
  expect(marked(state, 'b-1')).toHaveLength(4)
  const moved = withUnit(two, 'a-2', { marks: { moved: true } })
  expect(refusalOf(firing(moved), 'a', both)).toBe('unequal SK-FIRE-35')
})

test('the log calls weapons as players do', () => {
  const { state, events } = played(firing(FACING), [['a', FIRE]], [1, 5])
  const shot = events.find((event) => event.kind === 'shot')
  if (shot?.kind !== 'shot') throw new Error('no shot')
  expect(FIRE_STORIES.shot.line(state, shot)).toMatch(/ fires at .+ \(rifle, table 5\): three men hit\.$/)
  expect(FIRE_STORIES.shot.line(state, { ...shot, weapon: 'lmg' })).toMatch(/ \(LMG, table 5\)/)
})
