import { expect, test } from 'vitest'
import { commanderBy, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { DOCTRINE } from '#rules/green-fields/commander/index.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import { GREEN_FIELDS } from '#rules/green-fields/index.ts'
import { field, type Setting } from '../game/field.ts'

const { game } = GREEN_FIELDS
if (!game) throw new Error('There is no game.')

test('the scenarios say who attacks and who defends', () => {
  expect(Object.fromEntries(GAME.scenarios.map(({ id, roles }) => [id, roles]))).toEqual({
    'quiet-sector': undefined,
    'le-cateau-1914': ['defender', 'attacker'],
    'somme-1916': ['attacker', 'defender'],
    'michael-1918': ['defender', 'attacker'],
    'gaza-1917': ['attacker', 'defender'],
    'hundred-days-1918': ['attacker', 'defender'],
    'own-campaign': undefined,
  })
})

/** What the commander of side b decides who has six fresh regiments before an empty front. */
const decision = (setting: Setting = {}) => {
  const regiments = ['A5', 'B5', 'C5', 'D5', 'E5', 'F5'].map((at, i) => ({ id: `b-${i}`, strength: 12, at }))
  const state = field(
    [...regiments, { id: 'a-1', at: 'A1' }],
    'assault-decision',
    [{ name: 'assault-decision', side: 'b' }],
    setting,
  )
  return commanderBy(DOCTRINE)(() => game.view(state, 'b'), staffOf(game, state, 'b', sfc32(1)))
}

const DEFENDS = { terms: { mustAssault: { side: 'a', by: 2 } } } as const

test('whoever has no role attacks where the way is open', () => {
  expect(decision().order).toEqual({ kind: 'open-assault' })
})

test('a defender leaves the first assault to the enemy though the way is open', () => {
  expect(decision(DEFENDS)).toEqual({
    order: { kind: 'decline-assault' },
    why: 'We hold what we have: let them come.',
  })
})

test('a defender strikes back once ground has been lost', () => {
  const lost = {
    ...DEFENDS,
    zones: { D5: { owner: 'a' } },
    army: { a: { assaulted: true } },
  } as const
  expect(decision(lost).order).toEqual({ kind: 'open-assault' })
})
