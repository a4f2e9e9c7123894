import { expect } from 'vitest'
import type { AnyOrder } from '#kernel/game/game.ts'
import { middleOf } from '#rules/green-fields/game/board/sheet.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import { TABLE_TOP } from '#rules/green-fields/screen/index.ts'
import type { Edit } from '#screen/writing.ts'
import { rule } from '../../../rule.ts'
import { at } from '../game/field.ts'
import { moving } from '../game/movement/moves.ts'
import { buying, rich } from '../game/replacements/buying.ts'

const editsOf = (state: State, unit?: string, before?: AnyOrder): readonly Edit[] => {
  const written = TABLE_TOP.writing(GAME.view(state, 'a'), 'a', before, unit)
  return [...(written?.groups ?? []), ...(written?.later?.groups ?? [])].flatMap(({ edits }) => edits)
}

rule('GF-MOVE-17', 'riders at close quarters may not move on, but are offered to get off', () => {
  const state = moving([
    { id: 'a1', type: 'cavalry', mount: 'horses', mounted: true, revealed: true, at: 'C4' },
    { id: 'b1', revealed: true, at: 'C4' },
  ])
  const shown = editsOf(state, 'a1').map(({ title }) => title)
  expect(shown).toContain('Dismount')
  expect(shown).not.toContain('Move to a zone…')
})

rule(
  'GF-AMOV-05',
  'units leave over the column to which they are dragged, although the way to another is found first',
  () => {
    const state = moving([{ id: 'a1', at: 'C6' }], { roads: ['C6-C7-B8', 'C7-C8'] })
    const seen = GAME.view(state, 'a')
    const [from, edge, row] = [
      middleOf(seen, at(state, 'C6')),
      middleOf(seen, at(state, 'C8')),
      middleOf(seen, at(state, 'C7')),
    ]
    const beyond = { x: edge.x, y: edge.y + (edge.y - row.y) }
    const pieces = TABLE_TOP.pieces(seen, undefined).flatMap(({ id, unit }) => (unit === 'a1' ? [id] : []))
    const dragged = TABLE_TOP.drag(seen, 'a', undefined, pieces, [from, beyond], 0)
    expect(dragged?.order).toEqual({ kind: 'exit', units: ['a1'], path: ['C7', 'C8'] })
  },
)

rule('GF-MOVE-02', 'cavalry is raised on horses or, if that is wished, on foot', () => {
  const state = buying([], rich(200))
  const raise = editsOf(state).find(({ title }) => title === 'Cavalry')
  const edits = editsOf(state, undefined, raise?.order)
  expect(edits.find(({ title }) => title === 'Horses')?.chosen).toBe(true)
  expect(edits.find(({ title }) => title === 'On foot')?.order).toMatchObject({
    type: 'cavalry',
    mount: 'none',
  })
})
