import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { asked, outcomeOf, refused, workingOf } from './asked.ts'
import { oddsOf } from './odds.ts'

const round = asked('combat-round')
const combat = asked('close-combat')
const aftermath = asked('combat-aftermath')

const W = { status: 'wavering' }
const S = { status: 'solid' }

rule('PA-COMBAT-03', 'the higher total costs the other side a base', () => {
  expect(round({ attackers: [S, W], defenders: [{ status: 'pinned', cover: 'trench' }] }, [2, 3, 6])).toEqual(
    {
      attackerTotal: 6,
      defenderTotal: 6,
      attackerScores: [3, 3],
      defenderScores: [6],
      winner: 'tie',
      attackersLost: 1,
      defendersLost: 1,
    },
  )
  expect(round({ attackers: [W], defenders: [W] }, [4, 3])).toMatchObject({
    winner: 'attacker',
    attackersLost: 0,
    defendersLost: 1,
  })
  expect(round({ attackers: [W], defenders: [W] }, [3, 4])).toMatchObject({
    winner: 'defender',
    attackersLost: 1,
    defendersLost: 0,
  })
  expect(outcomeOf('combat-round', { attackers: [W], defenders: [W] }, [3, 4])).toEqual({
    winner: 'defender',
    attackersLost: 1,
    defendersLost: 0,
  })
})

rule('PA-COMBAT-09', 'in a round the lists decide who defends', () => {
  const dug = { ...W, cover: 'trench' }
  expect(round({ attackers: [{ ...dug, defending: true }], defenders: [dug] }, [3, 3])).toMatchObject({
    attackerScores: [3],
    defenderScores: [4],
  })
})

const BROKEN = { status: 'disordered', quality: 'reservist', gas: true }

rule('PA-COMBAT-10', 'no die counts below 0', () => {
  expect(round({ attackers: [BROKEN, BROKEN], defenders: [W] }, [1, 5, 1])).toMatchObject({
    attackerScores: [0, 1],
    defenderScores: [1],
    winner: 'tie',
  })
  const gun = { ...BROKEN, troop: 'field-artillery' }
  expect(combat({ attackers: [W], defenders: [gun] }, [1, 6])).toMatchObject({
    totals: [[1, 0]],
    winner: 'attacker',
  })
})

rule('PA-COMBAT-16', 'guns cannot attack', () => {
  const attackers = [W, { ...W, troop: 'field-artillery' }]
  expect(refused('combat-round')({ attackers, defenders: [W] })).toBe('invalid-input attackers.1.troop')
  expect(refused('close-combat')({ attackers, defenders: [W] })).toBe('invalid-input attackers.1.troop')
  expect(refused('combat-round')({ attackers: [], defenders: [W] })).toBe('invalid-input attackers')
  expect(refused('close-combat')({ attackers: [W], defenders: [] })).toBe('invalid-input defenders')
  expect(refused('close-combat')({ attackers: [W], defenders: [{}] })).toBe(
    'invalid-input defenders.0.status',
  )
})

rule(
  ['PA-COMBAT-04', 'PA-COMBAT-05'],
  'rounds follow until a side has no bases; survivors drop a level a round',
  () => {
    expect(combat({ attackers: [S, S], defenders: [W, W] }, [6, 6, 1, 1, 5, 5, 1])).toEqual({
      rounds: 2,
      totals: [
        [14, 2],
        [12, 1],
      ],
      winner: 'attacker',
      attackersLeft: [0, 1],
      defendersLeft: [],
      statusAfter: ['pinned', 'pinned'],
    })
  },
)

rule('PA-COMBAT-04', 'a tie may take the last of both', () => {
  expect(combat({ attackers: [W], defenders: [W] }, [3, 3])).toEqual({
    rounds: 1,
    totals: [[3, 3]],
    winner: 'none',
    attackersLeft: [],
    defendersLeft: [],
    statusAfter: [],
  })
})

rule('PA-COMBAT-13', 'the winner takes the best base, the first of equals', () => {
  const defenders = [W, S, S]
  expect(combat({ attackers: [W], defenders }, [1, 6, 6, 6])).toMatchObject({ defendersLeft: [0, 1, 2] })
  expect(
    combat(
      { attackers: [S, S, S, S], defenders },
      [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 6, 6, 1, 1, 6, 6, 1, 6, 6],
    ),
  ).toMatchObject({
    totals: [
      [28, 5],
      [8, 13],
      [6, 13],
      [4, 13],
      [2, 13],
    ],
    winner: 'defender',
    defendersLeft: [0, 2],
  })
})

rule('PA-COMBAT-13', 'a draw costs each side its worst base, the last of equals', () => {
  expect(combat({ attackers: [S, W, W], defenders: [W] }, [1, 1, 1, 4])).toMatchObject({
    totals: [[4, 4]],
    winner: 'attacker',
    attackersLeft: [0, 1],
    statusAfter: ['wavering', 'pinned'],
  })
})

rule('PA-COMBAT-12', 'the modifiers stay as they were at the start', () => {
  expect(combat({ attackers: [S], defenders: [W, W] }, [6, 1, 1, 6, 6])).toMatchObject({
    rounds: 2,
    totals: [
      [7, 2],
      [7, 6],
    ],
    statusAfter: ['pinned'],
  })
})

rule('PA-COMBAT-08', 'units of different kind fight in one combat, each by its own modifier', () => {
  const defenders = [{ ...W, cover: 'trench' }, { status: 'disordered' }]
  expect(combat({ attackers: [{ ...S, troop: 'tank' }], defenders }, [6, 3, 1, 6, 6])).toMatchObject({
    totals: [
      [9, 4],
      [9, 4],
    ],
    winner: 'attacker',
    statusAfter: ['pinned'],
  })
})

rule(['PA-COMBAT-05', 'PA-STATUS-03'], 'nobody drops below disordered through close combat', () => {
  const after: [string, number, string][] = [
    ['solid', 1, 'wavering'],
    ['solid', 2, 'pinned'],
    ['solid', 3, 'disordered'],
    ['solid', 9, 'disordered'],
    ['pinned', 1, 'disordered'],
    ['disordered', 1, 'disordered'],
  ]
  for (const [status, rounds, newStatus] of after)
    expect(aftermath({ status, rounds })).toEqual({ newStatus })
  expect(refused('combat-aftermath')({ status: 'solid', rounds: 0 })).toBe('invalid-input rounds')
  expect(refused('combat-aftermath')({ status: 'removed', rounds: 1 })).toBe('invalid-input status')
})

rule('PA-COMBAT-12', 'each survivor drops by the rounds of the combat from its own status', () => {
  expect(combat({ attackers: [S, W, { status: 'disordered' }], defenders: [W] }, [6, 6, 6, 1])).toMatchObject(
    {
      rounds: 1,
      statusAfter: ['wavering', 'pinned', 'disordered'],
    },
  )
})

rule('PA-COMBAT-04', 'a player is told rounds, winner and what is left', () => {
  expect(outcomeOf('close-combat', { attackers: [S, S], defenders: [W] }, [6, 6, 1])).toEqual({
    rounds: 1,
    winner: 'attacker',
    attackersLeft: 2,
    defendersLeft: 0,
  })
})

rule('PA-COMBAT-03', 'the working shows each modifier and each total', () => {
  expect(
    workingOf('close-combat', { attackers: [S], defenders: [{ ...W, cover: 'fortified' }] }, [6, 1]),
  ).toEqual([
    'PA-COMBAT-09 1',
    'PA-COMBAT-09 2',
    'PA-COMBAT-03 7',
    'PA-COMBAT-03 3',
    'PA-COMBAT-04 1',
    'PA-COMBAT-04 1',
    'PA-COMBAT-04 attacker',
    'PA-COMBAT-05 1',
  ])
})

const many = (count: number, base: object) => Array.from({ length: count }, () => base)

rule('PA-COMBAT-04', 'the chances of a large combat are exact; a larger one is refused', () => {
  const odds = oddsOf('close-combat', {
    attackers: many(13, S),
    defenders: many(13, { ...W, cover: 'trench' }),
  })
  expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  expect(refused('close-combat')({ attackers: many(21, S), defenders: [W] })).toBe('invalid-input attackers')
  expect(refused('close-combat')({ attackers: many(14, S), defenders: many(13, W) })).toBe(
    'invalid-input defenders',
  )
})
