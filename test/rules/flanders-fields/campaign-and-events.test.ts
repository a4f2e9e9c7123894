import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

rule('FF-END-05', 'reinforcements need a 6 on turn 2 and one less each turn, from turn 7 no die', () => {
  const arrival = (turn: number, dice: readonly number[]) =>
    resolved('flanders-fields', 'reinforcement-arrival', { turn }, dice)
  expect(arrival(1, [])).toEqual({ needed: null, arrives: false })
  expect([2, 3, 4, 5, 6].map((turn) => arrival(turn, [6]).needed)).toEqual([6, 5, 4, 3, 2])
  expect(arrival(2, [5])).toEqual({ needed: 6, arrives: false })
  expect(arrival(6, [2])).toEqual({ needed: 2, arrives: true })
  expect(arrival(7, [])).toEqual({ needed: 1, arrives: true })
  expect(arrival(40, [])).toEqual({ needed: 1, arrives: true })
  expect(refusal('flanders-fields', 'reinforcement-arrival', { turn: 0 })).toBe('invalid-input turn')
  expect(refusal('flanders-fields', 'reinforcement-arrival', {})).toBe('invalid-input turn')
})

const aftermath = (input: object, dice: readonly number[] = []) =>
  resolved('flanders-fields', 'campaign-aftermath', input, dice)

rule('FF-CAMP-01', 'fifteen men a base, shared out; the odd man is badly wounded', () => {
  expect(aftermath({ basesLost: 40 })).toEqual({
    casualties: 600,
    dead: 200,
    lightlyWounded: 200,
    crippled: 100,
    badlyWounded: 100,
  })
  expect(aftermath({ basesLost: 1 })).toMatchObject({ dead: 5, crippled: 2, badlyWounded: 3 })
  expect(aftermath({ basesLost: 0 })).toMatchObject({ casualties: 0, badlyWounded: 0 })
})

rule('FF-CAMP-02', 'two dice above the drafts keep the grade, otherwise the battalion is raw', () => {
  const after = (quality: string, drafts: number, dice: readonly number[]) =>
    aftermath({ basesLost: 2, drafts, quality }, dice)
  expect(after('veteran', 6, [3, 4])).toMatchObject({ roll: 7, quality: 'veteran' })
  expect(after('veteran', 7, [3, 4])).toMatchObject({ roll: 7, quality: 'raw' })
  expect(after('storm', 3, [3, 4]).quality).toBe('storm')
  expect(after('experienced', 0, [1, 1]).quality).toBe('experienced')
})

rule('FF-CAMP-02', 'a 12 makes veterans of any battalion', () => {
  const after = (quality: string) => aftermath({ basesLost: 2, drafts: 20, quality }, [6, 6]).quality
  expect(['raw', 'experienced', 'veteran', 'storm'].map(after)).toEqual([
    'veteran',
    'veteran',
    'veteran',
    'storm',
  ])
})

rule('FF-CAMP-01', 'wrong numbers are refused at their field', () => {
  const refused = (input: object) => refusal('flanders-fields', 'campaign-aftermath', input)
  expect(refused({})).toBe('invalid-input basesLost')
  expect(refused({ basesLost: 1.5 })).toBe('invalid-input basesLost')
  expect(refused({ basesLost: 1, drafts: -1 })).toBe('invalid-input drafts')
})

const draw = (input: object, dice: readonly number[] = []) =>
  resolved('flanders-fields', 'event-card', input, dice)

rule('FF-EVT-01', 'two to nine are dummies, red cards are kept, black cards strike at once', () => {
  for (const card of ['2H', '9S', '5C', '7D']) {
    expect(draw({ card })).toEqual({
      event: 'dummy',
      kind: 'dummy',
      playNow: false,
      handOver: false,
      modifier: 0,
    })
  }
  expect(draw({ card: 'AH' })).toMatchObject({ kind: 'beneficial', playNow: false })
  expect(draw({ card: '10D' })).toMatchObject({ kind: 'beneficial', playNow: false })
  expect(draw({ card: 'AC' })).toMatchObject({ kind: 'detrimental', playNow: true })
  expect(draw({ card: '10S' })).toMatchObject({ kind: 'detrimental', playNow: true })
})

rule('FF-EVT-02', 'every event with its modifier and who gets the card', () => {
  const events = {
    AH: ['big-bangs', 0, false],
    KH: ['sniper', 0, false],
    QH: ['rally', 0, false],
    JH: ['good-day-to-be-a-hero', 1, false],
    '10H': ['good-discipline', 1, false],
    AC: ['death-from-above', 0, false],
    KC: ['lines-are-down', 0, false],
    QC: ['stubborn-defenders', 1, true],
    JC: ['death-from-the-flank', 0, false],
    '10C': ['command-error', -1, false],
    AD: ['superb-shooting', 2, false],
    KD: ['wiring-party', 0, false],
    QD: ['good-shooting', 1, false],
    JD: ['inspirational-leader', 1, false],
    '10D': ['concise-order', 1, false],
    AS: ['counter-battery-fire', 0, false],
    KS: ['gas-boys-gas', 0, false],
    QS: ['random-shell', 0, false],
    JS: ['wind-change', 0, false],
    '10S': ['hard-day', -1, true],
  }
  for (const [card, [event, modifier, handOver]] of Object.entries(events)) {
    expect(draw({ card })).toMatchObject({ event, modifier, handOver })
  }
})

rule('FF-EVT-02', 'a rally brings back a D3 of platoons, never more than were lost', () => {
  const rally = (platoonsLost: number, die: number) =>
    draw({ card: 'QH', resolve: true, platoonsLost }, [die])
  expect(rally(4, 5)).toEqual({
    event: 'rally',
    kind: 'beneficial',
    playNow: false,
    handOver: false,
    modifier: 0,
    platoonsReturned: 3,
  })
  expect(rally(2, 6).platoonsReturned).toBe(2)
  expect(rally(2, 1).platoonsReturned).toBe(1)
  const refused = (input: object) => refusal('flanders-fields', 'event-card', input)
  expect(refused({ card: 'QH', resolve: true })).toBe('invalid-input platoonsLost')
  expect(refused({ card: 'QH', resolve: true, platoonsLost: 1 })).toBe('invalid-input platoonsLost')
  expect(refused({ card: 'QH', platoonsLost: 1 })).toBe('invalid-input platoonsLost')
})

rule('FF-EVT-02', 'a change of wind blows at 10 and two dice', () => {
  expect(draw({ card: 'JS', resolve: true }, [2, 5])).toMatchObject({ event: 'wind-change', windSpeed: 17 })
  expect(draw({ card: 'JS' })).not.toHaveProperty('windSpeed')
  expect(draw({ card: 'QH' })).not.toHaveProperty('platoonsReturned')
  expect(draw({ card: 'AD', resolve: true })).toEqual(draw({ card: 'AD' }))
})

rule('FF-EVT-01', 'only the fifty-two cards are known', () => {
  for (const card of ['1H', '11S', 'JOKER', 'AX', 'ah']) {
    expect(refusal('flanders-fields', 'event-card', { card })).toBe('invalid-input card')
  }
  expect(refusal('flanders-fields', 'event-card', {})).toBe('invalid-input card')
})
