import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { type Assault, assault } from './assault.ts'
import { mean, oddsOf, percent } from './odds.ts'

/** Printed figures are rounded to one decimal, mean values to two at most. */
const about = (value: number, printed: number, decimals = 1): void => {
  expect(Math.abs(value - printed)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9)
}

type Printed = readonly [arrives: number, pinned: number, destroyed: number, stalled: number, turns: number]

const GUNS: Assault = { field: 8, heavy: 4 }

// biome-ignore format: one row a case, as in the printed table
const CASES: readonly (readonly [string, Assault, Printed])[] = [
  ['without artillery',                   {},                                   [30.8, 82.6, 50.6, 18.6, 3.8]],
  ['without artillery, with tanks',       { tanks: true },                      [50.5, 62.5, 37.7, 11.8, 2.7]],
  ['two field sheaves and one heavy',     GUNS,                                 [59.7, 64.0, 21.9, 18.4, 3.9]],
  ['the same with tanks',                 { ...GUNS, tanks: true },             [70.7, 50.9, 14.7, 14.6, 3.1]],
  ['lifted as the attack starts',         { ...GUNS, lifted: true },            [33.8, 79.6, 48.2, 18.1, 3.7]],
  ['4 field points',                      { field: 4 },                         [33.8, 81.1, 47.1, 19.0, 3.8]],
  ['8 field points',                      { field: 8 },                         [42.9, 76.3, 37.5, 19.6, 4.0]],
  ['4 heavy points',                      { heavy: 4 },                         [42.9, 76.3, 37.5, 19.6, 4.0]],
  ['16 field and 8 heavy points',         { field: 16, heavy: 8 },              [83.0, 36.0,  4.6, 12.4, 3.4]],
  ['gas alone',                           { gas: true },                        [41.8, 78.4, 38.0, 20.2, 4.1]],
  ['gas, 8 field and 4 heavy points',     { ...GUNS, gas: true },               [77.3, 45.5,  9.5, 13.2, 3.7]],
  ['veteran attackers',                   { ...GUNS, attacker: 'veteran' },     [83.4, 45.3,  6.8,  9.8, 3.6]],
  ['reservist attackers',                 { ...GUNS, attacker: 'reservist' },   [35.5, 77.2, 44.7, 19.9, 4.0]],
  ['veteran defenders',                   { ...GUNS, defender: 'veteran' },     [42.9, 76.3, 37.5, 19.6, 4.0]],
  ['reservist defenders',                 { ...GUNS, defender: 'reservist' },   [77.7, 45.5,  8.6, 13.7, 3.7]],
  ['fortified defenders',                 { ...GUNS, works: 'fortified' },      [42.9, 76.3, 37.5, 19.6, 4.0]],
  ['defenders in a bunker',               { ...GUNS, works: 'bunker' },         [30.5, 82.6, 50.8, 18.6, 3.8]],
  ['one defending base',                  { defendingBases: 1 },                [64.3, 61.4, 18.3, 17.4, 3.7]],
  ['three defending bases',               { defendingBases: 3 },                [ 9.4, 94.0, 83.6,  7.0, 3.5]],
  ['over open countryside',               { ground: 'open-countryside' },       [ 9.4, 94.0, 83.6,  7.0, 3.5]],
]

for (const [title, situation, [arrives, pinned, destroyed, stalled, turns]] of CASES) {
  rule('PA-CAL-01', `the reference assault: ${title}`, () => {
    const course = assault(situation)
    about(100 * course.arrives, arrives)
    about(100 * course.pinned, pinned)
    about(100 * course.destroyed, destroyed)
    about(100 * course.stalled, stalled)
    about(course.turns, turns)
    expect(course.arrives + course.destroyed + course.stalled).toBeCloseTo(1, 12)
  })
}

rule(['PA-CAL-02', 'PA-HINT-04'], 'a new order reaches a solid unit about every other time', () => {
  const arrives = (quality: string) =>
    percent(oddsOf('runners', { quality, status: 'solid' }), ({ received }) => received === true)
  about(arrives('veteran'), 59.8)
  about(arrives('line'), 51.8)
  about(arrives('reservist'), 42.1)
})

rule('PA-CAL-02', 'a level of status comes back in about two turns out of fire', () => {
  const turns = (quality: string) =>
    100 /
    percent(
      oddsOf('carry-on', { quality, status: 'wavering', order: 'hold', cover: 'trench' }),
      ({ newStatus }) => newStatus === 'solid',
    )
  about(turns('veteran'), 1.7)
  about(turns('line'), 2.4)
  about(turns('reservist'), 3.6)
})

rule(['PA-CAL-02', 'PA-HINT-05'], 'an advance out of fire mostly covers 2 inches', () => {
  const odds = oddsOf('carry-on', { status: 'solid', order: 'advance', cover: 'cratered' })
  const printed = [2.8, 25.0, 55.6, 16.7]
  printed.forEach((share, inches) => {
    about(
      percent(odds, (outcome) => outcome.inches === inches),
      share,
    )
  })
  about(mean(odds, 'inches'), 1.86, 2)
})

rule(['PA-CAL-03', 'PA-HINT-06'], 'units go back more willingly than sideways, sideways than forward', () => {
  const printed = {
    solid: { advance: [72.2, 1.0], countermarch: [83.3, 1.28], retreat: [91.7, 1.58] },
    wavering: { advance: [27.8, 0.56], countermarch: [83.3, 1.28], retreat: [91.7, 1.58] },
    pinned: { advance: [16.7, 0.33], countermarch: [72.2, 1.0], retreat: [100, 1.69] },
  }
  for (const [status, orders] of Object.entries(printed)) {
    for (const [order, [moves = 0, inches = 0]] of Object.entries(orders)) {
      const odds = oddsOf('carry-on', { status, order, cover: 'cratered', smallArms: 2 })
      about(
        percent(odds, (outcome) => Number(outcome.inches) > 0),
        moves,
      )
      about(mean(odds, 'inches'), inches, 2)
    }
  }
})

const STATUSES = ['solid', 'wavering', 'pinned', 'disordered', 'removed']

/** The chances of each status after some turns of the same fire on a garrison. */
const worn = (fire: object, turns: number): number[] => {
  let chances = new Map<string, number>([['solid', 1]])
  for (let turn = 0; turn < turns; turn++) {
    const next = new Map<string, number>()
    const add = (status: string, chance: number) => next.set(status, (next.get(status) ?? 0) + chance)
    for (const [status, chance] of chances) {
      if (status === 'removed') add(status, chance)
      else {
        for (const { probability, outcome } of oddsOf('carry-on', {
          status,
          order: 'hold',
          cover: 'trench',
          ...fire,
        })) {
          add(String(outcome.newStatus), chance * probability)
        }
      }
    }
    chances = next
  }
  return STATUSES.map((status) => 100 * (chances.get(status) ?? 0))
}

rule('PA-CAL-04', 'four turns of shelling wear a garrison down but only gas removes it', () => {
  const cases: [object, number[]][] = [
    [{ fieldArtillery: 4 }, [47.6, 37.1, 14.1, 1.2, 0]],
    [{ fieldArtillery: 8 }, [24.9, 40.5, 28.8, 5.8, 0]],
    [{ heavyArtillery: 4 }, [24.9, 40.5, 28.8, 5.8, 0]],
    [{ fieldArtillery: 8, heavyArtillery: 4 }, [8.3, 29.9, 41.1, 20.7, 0]],
    [{ gas: true }, [46.9, 32.7, 15.3, 4.4, 0.6]],
    [{ fieldArtillery: 8, gas: true }, [7.7, 19.6, 29.8, 27.2, 15.7]],
  ]
  for (const [fire, printed] of cases) {
    worn(fire, 4).forEach((share, i) => {
      about(share, printed[i] ?? Number.NaN)
    })
  }
})

const bases = (count: number, base: object): object[] => Array.from({ length: count }, () => base)
const fight = (attackers: readonly object[], defenders: readonly object[]) =>
  oddsOf('close-combat', { attackers, defenders })
const wins = (odds: ReturnType<typeof fight>): number => percent(odds, ({ winner }) => winner === 'attacker')

const WAVERING = { status: 'wavering' }
const SOLID = { status: 'solid' }
const inTrench = (status: string) => ({ status, cover: 'trench' })

rule('PA-CAL-05', 'three wavering bases storm two in a trench the better the less steady those are', () => {
  const printed = {
    solid: [51.7, 2.57],
    wavering: [75.6, 2.35],
    pinned: [91.7, 2.18],
    disordered: [98.4, 2.07],
  }
  for (const [status, [won = 0, rounds = 0]] of Object.entries(printed)) {
    const odds = fight(bases(3, WAVERING), bases(2, inTrench(status)))
    about(wins(odds), won)
    about(mean(odds, 'rounds'), rounds, 2)
  }
})

rule('PA-CAL-05', 'solid attackers, stronger garrisons and stronger works', () => {
  const steady = fight(bases(3, SOLID), bases(2, inTrench('solid')))
  about(wins(steady), 82.8)
  about(mean(steady, 'rounds'), 2.24, 2)
  const even = fight(bases(3, WAVERING), bases(3, inTrench('solid')))
  about(wins(even), 3.5)
  about(mean(even, 'rounds'), 3.04, 2)
  about(wins(fight(bases(3, WAVERING), bases(2, { status: 'wavering', cover: 'fortified' }))), 51.7)
  about(wins(fight(bases(3, WAVERING), bases(2, { status: 'wavering', cover: 'bunker' }))), 28.3)
})

rule(['PA-CAL-05', 'PA-TROOP-09'], 'tanks, storm troops (who are veteran) and gun lines', () => {
  const tank = { status: 'solid', troop: 'tank' }
  about(wins(fight([...bases(3, WAVERING), tank], bases(2, inTrench('solid')))), 97.1)
  const storm = fight(
    [{ status: 'solid', troop: 'stosstruppen', quality: 'veteran' }],
    [inTrench('wavering')],
  )
  about(wins(storm), 72.2)
  about(
    percent(storm, ({ winner }) => winner === 'none'),
    11.1,
  )
  about(wins(fight(bases(2, WAVERING), bases(2, { status: 'solid', troop: 'field-artillery' }))), 74.4)
})
