import { expect, test } from 'vitest'
import { commanderBy, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { DOCTRINE } from '#rules/green-fields/commander/index.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { field, give, inAssault } from '../game/field.ts'

const { game } = GREEN_FIELDS
if (!game) throw new Error('There is no game.')

const ordered = (state: State, side: SideName) =>
  commanderBy(DOCTRINE)(() => game.view(state, side), staffOf(game, state, side, sfc32(1))).order

test('a regiment is told once to fire at whoever comes past it', () => {
  const state = inAssault(
    [
      { id: 'a-1', at: 'C3' },
      { id: 'b-1', at: 'C7' },
    ],
    'artillery',
    [{ name: 'artillery' }],
  )
  const watch = { kind: 'standing', unit: 'a-1', order: 'on-entry', atLeast: 1 } as const
  expect(ordered(state, 'a')).toEqual(watch)
  give(state, 'a', watch)
  expect(ordered(state, 'a')).toEqual({ kind: 'done' })
})

test('an enemy who has only to step off the table is fallen upon, for nobody fires at him as he leaves', () => {
  const state = inAssault(
    [
      { id: 'a-1', strength: 12, experience: 3, at: 'C2' },
      {
        id: 'b-1',
        strength: 4,
        at: 'B1',
        revealed: true,
        figures: { week: 1, strength: 4, experience: 2, morale: 3 },
      },
    ],
    'movement',
    [{ name: 'movement', side: 'a', moved: [] }],
    { assault: { announcer: 'b' } },
  )
  expect(ordered(state, 'a')).toEqual({ kind: 'move', units: ['a-1'], path: ['B1'] })
})

/** Regiments that the commander of side a puts on the table, of so many in good heart and so many worn out. */
const posted = (fresh: number, tired: number): number => {
  const units = [
    ...Array.from({ length: fresh }, (_, i) => ({ id: `a-${i}` })),
    ...Array.from({ length: tired }, (_, i) => ({ id: `a-1${i}`, morale: 1, maxMorale: 3 })),
  ]
  const state = field([...units, { id: 'b-1', at: 'C5' }], 'deployment', [{ name: 'deployment', last: [] }])
  for (let i = 0; i < 40; i++) {
    const order = ordered(state, 'a')
    if (order.kind === 'done') break
    give(state, 'a', order)
  }
  return state.units.filter(({ side, place }) => side === 'a' && place >= 0).length
}

test('the tired rest behind a line that others hold, and hold it themselves where there are none', () => {
  expect(posted(8, 4)).toBe(6)
  expect(posted(0, 4)).toBe(3)
})
