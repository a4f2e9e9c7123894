import { expect } from 'vitest'
import type { Assault, State } from '#rules/green-fields/game/state.ts'
import { rule } from '../../../../rule.ts'
import { eventsOf, give, inAssault, type Placed } from '../field.ts'
import { move, moving } from '../movement/moves.ts'

const DONE = { kind: 'done' } as const

const UNITS: readonly Placed[] = [
  { id: 'a-guns', at: 'A1', type: 'field-artillery', strength: 9 },
  { id: 'a-1', at: 'C4' },
  { id: 'b-1', at: 'C6' },
]

/** How an assault turn comes out that ends the reserves of side b: why it is over, if it is. */
const endOf = (assault: Partial<Assault>, dice: readonly number[] = []): string | undefined => {
  const state = inAssault(UNITS, 'reserves', [{ name: 'reserves', side: 'b', answering: false }], { assault })
  const [over] = eventsOf(give(state, 'b', DONE, dice), 'assault-over')
  return over?.reason
}

const NIGHT = { turn: 5, turnOfDay: 5, night: true } as const

rule('GF-ASLT-10', 'a day and night without a fight end the assault', () => {
  expect(endOf({ ...NIGHT, fought: false }, [1, 2])).toBe('quiet-day')
  expect(endOf({ ...NIGHT, fought: true }, [3])).toBeUndefined()
  expect(endOf({ turn: 4, turnOfDay: 4, fought: false })).toBeUndefined()
})

rule('GF-ASLT-10', 'half the attackers out of action comes before it', () => {
  const state = inAssault(
    [
      { id: 'a-1', at: 'C4', status: 'suppressed' },
      { id: 'b-1', at: 'C6' },
    ],
    'reserves',
    [{ name: 'reserves', side: 'b', answering: false }],
    { assault: { ...NIGHT, fought: false } },
  )
  const [over] = eventsOf(give(state, 'b', DONE, [1, 2]), 'assault-over')
  expect(over?.reason).toBe('half-suppressed')
})

rule('GF-ASLT-10', 'a new day begins without a fight', () => {
  const state = inAssault(UNITS, 'reserves', [{ name: 'reserves', side: 'b', answering: false }], {
    assault: { ...NIGHT, fought: true },
  })
  give(state, 'b', DONE, [3])
  expect(state.assault).toMatchObject({ day: 2, fought: false })
})

const foughtAfter = (units: readonly Placed[], path: string, dice: readonly number[] = []): boolean => {
  const state = moving(units, { assault: { fought: false } })
  move(state, 'a1', path, dice)
  return state.assault?.fought ?? false
}

rule('GF-ASLT-10', 'entering the enemy’s ground or drawing fire is a fight, a walk is not', () => {
  expect(foughtAfter([{ id: 'a1', at: 'C3' }], 'C4')).toBe(false)
  expect(foughtAfter([{ id: 'a1', at: 'C4' }], 'C5')).toBe(true)
  const firer = { id: 'b1', at: 'C5', strength: 2, standing: 'first-chance' } as const
  expect(foughtAfter([{ id: 'a1', at: 'C3' }, firer], 'C4', [1])).toBe(true)
})

/** Side a's battery fires at a zone. */
const shelled = (target: string): State => {
  const state = inAssault(UNITS, 'artillery', [{ name: 'artillery' }], { assault: { fought: false } })
  give(state, 'a', { kind: 'fire', unit: 'a-guns', mission: 'bombardment', target })
  give(state, 'b', DONE)
  return state
}

rule('GF-ASLT-10', 'shells on ground the enemy holds are a fight, shells on one’s own are not', () => {
  const own = shelled('B4')
  give(own, 'a', DONE, [1, 1, 1])
  expect(own.assault?.fought).toBe(false)
  const state = inAssault(
    [{ id: 'a-guns', at: 'A3', type: 'field-artillery', strength: 9 }, ...UNITS.slice(1)],
    'artillery',
    [{ name: 'artillery' }],
    { assault: { fought: false } },
  )
  give(state, 'a', { kind: 'fire', unit: 'a-guns', mission: 'bombardment', target: 'A5' })
  give(state, 'b', DONE)
  give(state, 'a', DONE, [1, 1, 1])
  expect(state.assault?.fought).toBe(true)
})
