import { expect, test } from 'vitest'
import { commanderBy, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import type { Doctrine } from '#kernel/game/commander.ts'
import type { SideName } from '#rules/green-fields/game/sides.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { field, inAssault } from '../game/field.ts'

const { game, doctrine, edgeRunner: runner } = GREEN_FIELDS
if (!game || !doctrine || !runner) throw new Error('There is no game with a doctrine and a runner.')

const orderBy = (by: Doctrine, state: State, side: SideName) =>
  commanderBy(by)(() => game.view(state, side), staffOf(game, state, side, sfc32(1))).order

test('the runner attacks though his orders are to hold, as the doctrine does not', () => {
  const state = field(
    [
      { id: 'b-1', strength: 12, at: 'C5' },
      { id: 'a-1', at: 'A1' },
    ],
    'assault-decision',
    [{ name: 'assault-decision', side: 'b' }],
    { terms: { mustAssault: { side: 'a', by: 2 } }, army: { a: { assaulted: true } } },
  )
  expect(orderBy(runner, state, 'b')).toEqual({ kind: 'open-assault' })
  expect(orderBy(doctrine, state, 'b')).toEqual({ kind: 'decline-assault' })
})

test('the runner leaves over the edge at once, and goes straight for it otherwise', () => {
  const at = (zone: string) =>
    inAssault(
      [
        { id: 'a-1', strength: 12, at: zone },
        { id: 'b-1', strength: 12, at: 'A1', revealed: true },
      ],
      'movement',
      [{ name: 'movement', side: 'a', moved: [] }],
    )
  expect(orderBy(runner, at('D8'), 'a')).toMatchObject({ kind: 'exit', units: ['a-1'] })
  expect(orderBy(runner, at('D5'), 'a')).toMatchObject({
    kind: 'move',
    units: ['a-1'],
    path: [expect.stringMatching(/6$/), expect.stringMatching(/7$/)],
  })
})
