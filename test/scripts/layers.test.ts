import { expect, test } from 'vitest'
import { compared, importsIn, trespass } from '../../scripts/layers.js'
import { roomTrespass, strangeRoom } from '../../scripts/rooms.js'

test('a layer imports only from the layers above it', () => {
  expect(trespass('src/kernel/words.ts', 'src/rules/index.ts')).toMatch('kernel may not import from rules')
  expect(trespass('src/rules/skirmish/index.ts', 'src/kernel/words.ts')).toBeUndefined()
  expect(trespass('src/server/api.ts', 'src/web/main.tsx')).toMatch('server may not')
})

test('one rule set does not know another', () => {
  expect(trespass('src/rules/skirmish/index.ts', 'src/rules/passchendaele/index.ts')).toMatch('one rule set')
  expect(trespass('src/rules/skirmish/index.ts', 'src/rules/skirmish/options.ts')).toBeUndefined()
  expect(trespass('src/rules/index.ts', 'src/rules/skirmish/index.ts')).toBeUndefined()
})

test('the table view knows no rules and no battle', () => {
  expect(trespass('src/web/table/table.tsx', 'src/rules/index.ts')).toMatch('table view')
  expect(trespass('src/web/table/table.tsx', 'src/web/battle/scene.ts')).toMatch('table view')
  expect(trespass('src/web/battle/scene.ts', 'src/web/table/table.tsx')).toBeUndefined()
})

test('the command line fights and adjudicates through the engine alone', () => {
  expect(trespass('src/cli/battle.ts', 'src/study/fight.ts')).toMatch('through the engine')
  expect(trespass('src/cli/resolve.ts', 'src/kernel/request.ts')).toMatch('through the engine')
  expect(trespass('src/cli/battle.ts', 'src/engine/index.ts')).toBeUndefined()
})

test('what runs anywhere knows no Node', () => {
  expect(trespass('src/web/main.tsx', 'node:fs')).toMatch('runs anywhere')
  expect(trespass('src/study/workers.ts', 'node:worker_threads')).toBeUndefined()
})

test('imports of values, of types and on demand are all found', () => {
  const text = "import type { A } from './a.ts'\nexport { b } from '../b.ts'\nawait import('#c/d.ts')\n"
  expect(importsIn('src/web/x.ts', text)).toEqual(['src/web/a.ts', 'src/b.ts', 'src/c/d.ts'])
})

test('a room of a rule set imports only from those before it', () => {
  const room = (name: string) => `src/rules/skirmish/${name}`
  expect(roomTrespass(room('armies/roster.ts'), room('referee/card.ts'))).toBe(
    'skirmish/armies → skirmish/referee',
  )
  expect(roomTrespass(room('referee/card.ts'), room('armies/roster.ts'))).toBeUndefined()
  expect(roomTrespass(room('options.ts'), room('tables/fire.ts'))).toBe('skirmish/options → skirmish/tables')
  expect(roomTrespass(room('game/state.ts'), room('game/index.ts'))).toBeUndefined()
  expect(roomTrespass(room('index.ts'), 'src/kernel/words.ts')).toBeUndefined()
})

test('rooms beside each other know nothing of each other', () => {
  const room = (name: string) => `src/rules/skirmish/${name}`
  expect(roomTrespass(room('game/state.ts'), room('referee/card.ts'))).toBe(
    'skirmish/game → skirmish/referee',
  )
  expect(roomTrespass(room('screen/index.ts'), room('commander/index.ts'))).toBeDefined()
})

test('inside a game the board comes before moves and harm, and these before the phases', () => {
  const room = (name: string) => `src/rules/skirmish/game/${name}`
  expect(roomTrespass(room('board/sight.ts'), room('moves/plan.ts'))).toBe(
    'skirmish/game/board → skirmish/game/moves',
  )
  expect(roomTrespass(room('moves/plan.ts'), room('phases/forms.ts'))).toBeDefined()
  expect(roomTrespass(room('moves/plan.ts'), room('harm/losses.ts'))).toBeUndefined()
  expect(roomTrespass(room('phases/fire/page.ts'), room('moves/plan.ts'))).toBeUndefined()
})

test('a room that no rule set is known to have is strange', () => {
  expect(strangeRoom('src/rules/skirmish/attic/chest.ts')).toBe('skirmish/attic')
  expect(strangeRoom('src/rules/skirmish/game/attic/chest.ts')).toBeUndefined()
  expect(strangeRoom('src/rules/index.ts')).toBeUndefined()
})

test('exceptions only shrink: what is new fails, and so does what is mended and still listed', () => {
  const none = { rooms: [], pairs: [], circles: [] }
  const known = { ...none, pairs: ['a ↔ b'] }
  expect(compared(known, known)).toEqual([])
  expect(compared(known, none)[0]?.fault).toMatch('a ↔ b: import each other')
  expect(compared(none, known)[0]?.fault).toMatch('a ↔ b is mended')
})
