import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const score = (input: object) => resolved('green-fields', 'victory', input)

rule('GF-VP-01', 'either end of the track settles the game, else the higher total at the end', () => {
  expect(score({ previous: 20, unitsExited: 1 })).toMatchObject({ total: 30, result: 'won' })
  expect(score({ previous: -29, spent: 1 })).toMatchObject({ total: -30, result: 'lost' })
  expect(score({ previous: 29 })).toMatchObject({ result: 'continue' })
  expect(score({ previous: 5, final: true, opponentTotal: 4 })).toMatchObject({ result: 'won' })
  expect(score({ previous: 5, final: true, opponentTotal: 5 })).toMatchObject({ result: 'drawn' })
  expect(score({ previous: 5, final: true, opponentTotal: 6 })).toMatchObject({ result: 'lost' })
  expect(score({ previous: 29, zonesCaptured: 1, opponentTotal: 33 })).toMatchObject({ result: 'lost' })
  expect(score({ previous: -29, zonesLost: 1, opponentTotal: -31 })).toMatchObject({ result: 'drawn' })
})

rule('GF-VP-02', 'an exit is worth 10, a zone taken 2, a zone lost -2', () => {
  expect(score({ unitsExited: 1, zonesCaptured: 3, zonesLost: 2, spent: 5 })).toEqual({
    total: 7,
    result: 'continue',
    rating: 'girls-blouse',
  })
})

rule('GF-VP-05', 'the graveyard has four ratings', () => {
  const rating = (losses: number) => score({ losses }).rating
  expect([0, 20, 21, 50, 51, 100, 101].map(rating)).toEqual([
    'girls-blouse',
    'girls-blouse',
    'rum-show',
    'rum-show',
    'history-book',
    'history-book',
    'general-haig',
  ])
})

rule('GF-VP-07', 'a scenario may set its own limit', () => {
  expect(score({ limit: 20, previous: 18, zonesCaptured: 1 })).toMatchObject({ result: 'won' })
  const wrong = (input: object) => refusal('green-fields', 'victory', input)
  expect(wrong({ limit: 20, previous: 20 })).toBe('invalid-input previous')
  expect(wrong({ limit: 20, previous: -20 })).toBe('invalid-input previous')
  expect(wrong({ limit: 100 })).toBe('invalid-input limit')
  expect(wrong({ final: true })).toBe('invalid-input opponentTotal')
})

rule('GF-VP-01', 'when both sides are at an end of the track the higher total wins', () => {
  const both = (previous: number, opponentTotal: number) =>
    score({ previous, unitsExited: 1, opponentTotal }).result
  expect(both(20, 32)).toBe('lost')
  expect(both(22, 30)).toBe('won')
  expect(both(20, 30)).toBe('drawn')
  expect(both(0, 29)).toBe('continue')
  expect(both(0, -30)).toBe('won')
  expect(score({ previous: -29, spent: 2, opponentTotal: -35 }).result).toBe('won')
})
