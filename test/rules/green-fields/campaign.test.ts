import { expect } from 'vitest'
import { ask, refusal, resolved, rule } from '../../rule.ts'

const supply = (input: object, dice: readonly number[]) => resolved('green-fields', 'supply', input, dice)
const drafts = (input: object) =>
  resolved('green-fields', 'replacements', {
    type: 'infantry',
    strength: 6,
    establishment: 12,
    added: 1,
    experience: 3,
    ...input,
  })
const clock = (input: object) =>
  resolved('green-fields', 'assault-clock', { season: 'summer', turn: 1, attackerUnits: 10, ...input })
const score = (input: object) => resolved('green-fields', 'victory', input)
const cost = (input: object) => resolved('green-fields', 'unit-cost', input)
const force = (input: object) => resolved('green-fields', 'standard-force', input)
const available = (item: string, nation: string, year: number, month: number, more: object = {}) =>
  resolved('green-fields', 'availability', { item, nation, year, month, ...more })

rule(['GF-DPT-02', 'GF-DPT-03'], 'each depot point gives a die of supply and a shell', () => {
  expect(supply({ depotStrength: 3, depotStart: 3 }, [1, 2, 6])).toEqual({
    supplyPoints: 9,
    shells: 3,
    depotAfter: 3,
    armourLimit: 9,
    aircraftLimit: 9,
  })
})

rule('GF-DPT-04', 'a damaged depot regains a point a week, after the roll', () => {
  expect(supply({ depotStrength: 0, depotStart: 3 }, [])).toMatchObject({ supplyPoints: 0, depotAfter: 1 })
  expect(supply({ depotStrength: 2, depotStart: 4 }, [1, 1])).toMatchObject({ shells: 2, depotAfter: 3 })
})

rule('GF-DPT-05', 'three points of armour and three of aircraft fight for each depot point', () => {
  expect(supply({ depotStrength: 2, depotStart: 1 }, [1, 1])).toMatchObject({
    depotAfter: 2,
    armourLimit: 6,
    aircraftLimit: 6,
  })
  expect(refusal('green-fields', 'supply', { depotStrength: 3, depotStart: 1 })).toBe(
    'invalid-input depotStrength',
  )
})

rule('GF-EXP-02', 'drafts of half the strength or more cost a level', () => {
  expect(drafts({ added: 2 })).toEqual({
    strengthAfter: 8,
    experienceAfter: 3,
    experienceLost: false,
    points: 2,
  })
  expect(drafts({ added: 3 })).toMatchObject({ experienceAfter: 2, experienceLost: true })
  expect(drafts({ added: 6, experience: 1 })).toMatchObject({ experienceAfter: 1, experienceLost: false })
  expect(drafts({ added: 6, experience: 1, options: { 'rating-floor': 'zero' } })).toMatchObject({
    experienceAfter: 0,
    experienceLost: true,
  })
})

rule(['GF-REP-01', 'GF-REP-03'], 'nobody is filled beyond the establishment', () => {
  const wrong = (input: object) =>
    refusal('green-fields', 'replacements', {
      type: 'infantry',
      strength: 6,
      establishment: 8,
      added: 2,
      experience: 3,
      ...input,
    })
  expect(wrong({ added: 3 })).toBe('invalid-input added')
  expect(wrong({ added: 0 })).toBe('invalid-input added')
  expect(wrong({ experience: undefined })).toBe('invalid-input experience')
  expect(wrong({ type: 'depot' })).toBe('invalid-input type')
  expect(wrong({ establishment: 13 })).toBe('invalid-input establishment')
})

rule('GF-REP-02', 'the price of a point by type', () => {
  const points = (type: string) => drafts({ type }).points
  expect(['infantry', 'heavy-artillery', 'reconnaissance'].map(points)).toEqual([1, 1, 1])
  expect(['cavalry', 'pioneer', 'sapper', 'balloon', 'motor-transport', 'ground-attack'].map(points)).toEqual(
    [2, 2, 2, 2, 2, 2],
  )
  expect(['heavy-tank', 'light-tank', 'armoured-car'].map(points)).toEqual([3, 3, 3])
  expect(['fighter', 'bomber'].map(points)).toEqual([4, 6])
  expect(drafts({ type: 'motor-transport', added: 6 })).toMatchObject({
    experienceAfter: 0,
    experienceLost: false,
  })
})

rule('GF-RES-01', 'bought units enter on a 5 or 6, others at will', () => {
  const enters = (source: string, dice: readonly number[]) =>
    resolved('green-fields', 'reserve-entry', { source }, dice).enters
  expect([enters('off-board', []), enters('purchased', [4]), enters('purchased', [5])]).toEqual([
    true,
    false,
    true,
  ])
})

rule('GF-ASLT-02', 'four turns by day, three in winter, then the night', () => {
  expect(clock({ turn: 4 })).toMatchObject({ day: 1, turnOfDay: 4, night: false })
  expect(clock({ turn: 6 })).toMatchObject({ day: 2, turnOfDay: 1, night: false })
  expect(clock({ turn: 4, season: 'winter' })).toMatchObject({ day: 1, turnOfDay: 4, night: true })
  expect(clock({ turn: 5, season: 'winter' })).toMatchObject({ day: 2, turnOfDay: 1 })
})

rule('GF-ASLT-03', 'the announcer moves first in turn 1, then in every other turn', () => {
  expect([1, 2, 3].map((turn) => clock({ turn }).firstMover)).toEqual(['announcer', 'opponent', 'announcer'])
})

rule('GF-ASLT-05', 'half out of action ends it, then agreement, then the seventh night', () => {
  expect(clock({ attackerOutOfAction: 5, agreed: true })).toMatchObject({
    ends: true,
    reason: 'half-suppressed',
  })
  expect(clock({ attackerOutOfAction: 4, agreed: true })).toMatchObject({ ends: true, reason: 'agreed' })
  expect(clock({ turn: 34 })).toMatchObject({ ends: false, reason: 'none' })
  expect(clock({ turn: 35 })).toMatchObject({ day: 7, night: true, ends: true, reason: 'week-over' })
  expect(clock({ turn: 28, season: 'winter' })).toMatchObject({ reason: 'week-over' })
})

rule('GF-ASLT-07', 'no more are out of action than there are', () => {
  const wrong = { season: 'summer', turn: 1, attackerUnits: 3, attackerOutOfAction: 4 }
  expect(refusal('green-fields', 'assault-clock', wrong)).toBe('invalid-input attackerOutOfAction')
})

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

rule('GF-VP-04', 'units at half price, shells four a point, depot points 2 or 10', () => {
  const regiment = { item: 'infantry', strength: 8, experience: 3, morale: 2 }
  expect(cost(regiment)).toEqual({ points: 21, victoryPoints: 11 })
  expect(cost({ item: 'shells', quantity: 5 })).toEqual({ points: 1, victoryPoints: 2 })
  expect(cost({ item: 'depot-point', quantity: 2, purpose: 'replace' })).toEqual({
    points: null,
    victoryPoints: 4,
  })
  expect(cost({ item: 'depot-point', quantity: 1, purpose: 'raise' })).toEqual({
    points: null,
    victoryPoints: 10,
  })
})

rule('GF-ARMY-02', 'the price list', () => {
  const unit = (item: string) => cost({ item, strength: 6, experience: 2, morale: 3 }).points
  expect(['infantry', 'cavalry', 'pioneer', 'sapper'].map(unit)).toEqual([18, 24, 24, 24])
  expect(['field-artillery', 'medium-artillery', 'heavy-artillery'].map(unit)).toEqual([24, 36, 60])
  expect(['heavy-tank', 'light-tank', 'armoured-car'].map(unit)).toEqual([32, 32, 32])
  expect(['reconnaissance', 'ground-attack', 'fighter', 'bomber'].map(unit)).toEqual([18, 24, 36, 48])
  expect(unit('balloon')).toBe(22)
  expect(cost({ item: 'motor-transport', strength: 5 })).toEqual({ points: 10, victoryPoints: 5 })
  expect(cost({ item: 'luxuries', quantity: 4 })).toEqual({ points: 4, victoryPoints: null })
  expect(cost({ item: 'gas-canister', quantity: 2 })).toEqual({ points: 6, victoryPoints: null })
})

rule('GF-ARMY-02', 'bicycles and lorries cost on top, by the point', () => {
  const foot = { item: 'infantry', strength: 5, experience: 1, morale: 1 }
  expect(cost({ ...foot, mount: 'bicycles' })).toEqual({ points: 12.5, victoryPoints: 7 })
  expect(cost({ ...foot, mount: 'motor' })).toMatchObject({ points: 20 })
  expect(cost({ ...foot, item: 'cavalry', mount: 'horses' })).toMatchObject({ points: 15 })
  const wrong = (input: object) => refusal('green-fields', 'unit-cost', input)
  expect(wrong({ ...foot, mount: 'horses' })).toBe('invalid-input mount')
  expect(wrong({ item: 'infantry', strength: 5, experience: 1 })).toBe('invalid-input morale')
  expect(wrong({ item: 'infantry', strength: 5, experience: 0, morale: 1 })).toBe('invalid-input experience')
  expect(wrong({ item: 'shells' })).toBe('invalid-input quantity')
  expect(wrong({ item: 'depot-point', quantity: 1 })).toBe('invalid-input purpose')
  expect(wrong({ item: 'depot', strength: 3 })).toBe('invalid-input item')
})

rule('GF-ARMY-03', 'shells are bought in whole points of six', () => {
  const points = (quantity: number) => cost({ item: 'shells', quantity }).points
  expect([1, 6, 7, 24].map(points)).toEqual([1, 1, 2, 4])
})

rule('GF-ARMY-01', 'a share rounds down but is never none', () => {
  expect(force({ frontage: 1 })).toEqual({
    depotPoints: 1,
    infantry: 1,
    cavalry: 1,
    pioneers: 1,
    fieldArtillery: 1,
    mediumArtillery: 1,
    heavyArtillery: 1,
    balloons: 1,
    observationAircraft: 1,
    armyPoints: 10,
    shells: 9,
  })
  expect(force({ frontage: 13 })).toMatchObject({
    depotPoints: 6,
    fieldArtillery: 6,
    mediumArtillery: 3,
    balloons: 2,
    shells: 30,
  })
})

rule(['GF-VAR-01', 'GF-VAR-03'], 'in 1914 nothing is compulsory and a zone brings 30 points', () => {
  expect(force({ frontage: 6, variation: '1914' })).toEqual({
    depotPoints: 3,
    infantry: 0,
    cavalry: 0,
    pioneers: 0,
    fieldArtillery: 0,
    mediumArtillery: 0,
    heavyArtillery: 0,
    balloons: 0,
    observationAircraft: 0,
    armyPoints: 180,
    shells: 0,
  })
})

rule('GF-VAR-04', 'in Russia and Palestine the units are halved, rounded up', () => {
  expect(force({ frontage: 10, variation: 'russia-palestine' })).toMatchObject({
    depotPoints: 5,
    infantry: 5,
    cavalry: 1,
    fieldArtillery: 3,
    mediumArtillery: 1,
    heavyArtillery: 1,
    armyPoints: 100,
    shells: 15,
  })
})

rule('GF-DATE-01', 'gas from July 1915', () => {
  expect(available('gas', 'german', 1915, 6)).toEqual({
    allowed: false,
    experienceMax: null,
    strengthMax: null,
  })
  expect(available('gas', 'german', 1915, 7)).toEqual({
    allowed: true,
    experienceMax: null,
    strengthMax: null,
  })
})

rule('GF-DATE-02', 'observation aircraft always, fighters from May 1915, the rest from 1916', () => {
  expect(available('reconnaissance', 'russian', 1914, 8)).toMatchObject({ allowed: true })
  expect(available('fighter', 'french', 1915, 4)).toMatchObject({ allowed: false })
  expect(available('fighter', 'french', 1915, 5)).toMatchObject({ allowed: true })
  expect(available('bomber', 'french', 1915, 12)).toMatchObject({ allowed: false })
  expect(available('ground-attack', 'french', 1916, 1)).toMatchObject({ allowed: true })
})

rule('GF-DATE-03', 'tanks by nation and date, their crews green before 1917', () => {
  expect(available('heavy-tank', 'british', 1916, 6)).toMatchObject({ allowed: false })
  expect(available('heavy-tank', 'dominion', 1916, 7)).toEqual({
    allowed: true,
    experienceMax: 2,
    strengthMax: 12,
  })
  expect(available('light-tank', 'french', 1917, 1)).toMatchObject({ experienceMax: 5 })
  expect(available('light-tank', 'american', 1917, 12)).toMatchObject({ allowed: false })
  expect(available('light-tank', 'american', 1918, 1)).toMatchObject({ allowed: true })
  expect(available('heavy-tank', 'italian', 1918, 11)).toMatchObject({ allowed: false })
})

rule('GF-DATE-04', 'Germans have little armour of their own, and what they capture', () => {
  expect(available('heavy-tank', 'german', 1917, 12)).toMatchObject({ allowed: false })
  expect(available('heavy-tank', 'german', 1918, 1)).toMatchObject({ allowed: true, strengthMax: 2 })
  expect(available('armoured-car', 'german', 1917, 12)).toMatchObject({ allowed: false })
  expect(available('armoured-car', 'belgian', 1914, 8)).toMatchObject({ allowed: true, strengthMax: 12 })
  const captured = (recoveredTankStrength: number, nation = 'german', year = 1916, month = 7) =>
    available('captured-tanks', nation, year, month, { recoveredTankStrength })
  expect(captured(5)).toEqual({ allowed: true, experienceMax: 2, strengthMax: 2 })
  expect(captured(1)).toMatchObject({ allowed: false })
  expect(captured(5, 'german', 1916, 6)).toMatchObject({ allowed: false })
  expect(captured(5, 'turkish')).toMatchObject({ allowed: false })
})

rule('GF-DATE-05', 'stosstruppe are German, of 1918 and six points at most', () => {
  expect(available('stosstruppe', 'german', 1918, 1)).toEqual({
    allowed: true,
    experienceMax: 5,
    strengthMax: 6,
  })
  expect(available('stosstruppe', 'german', 1917, 12)).toMatchObject({ allowed: false })
  expect(available('stosstruppe', 'british', 1918, 1)).toMatchObject({ allowed: false })
})

rule('GF-DATE-02', 'the war has a beginning and an end', () => {
  const wrong = (year: number, month: number) =>
    refusal('green-fields', 'availability', { item: 'infantry', nation: 'british', year, month })
  expect(wrong(1914, 7)).toBe('invalid-input month')
  expect(wrong(1913, 12)).toBe('invalid-input year')
  expect(wrong(1919, 1)).toBe('invalid-input year')
  expect(wrong(1916, 13)).toBe('invalid-input month')
})

const IN_1914 = { variation1914: true }

rule('GF-VAR-01', 'the 1914 variation closes gas, tanks and warplanes whatever the year', () => {
  for (const item of ['gas', 'heavy-tank', 'fighter', 'ground-attack', 'bomber']) {
    expect(available(item, 'british', 1918, 6, IN_1914)).toMatchObject({ allowed: false })
  }
  const captured = { ...IN_1914, recoveredTankStrength: 8 }
  expect(available('captured-tanks', 'german', 1918, 6, captured)).toMatchObject({ allowed: false })
  expect(available('armoured-car', 'belgian', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
})

rule('GF-VAR-02', 'French guns stay light, only Germans observe from the air, balloons are allowed', () => {
  expect(available('medium-artillery', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: false })
  expect(available('heavy-artillery', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: false })
  expect(available('field-artillery', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
  expect(available('heavy-artillery', 'german', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
  expect(available('heavy-artillery', 'french', 1914, 9)).toMatchObject({ allowed: true })
  expect(available('balloon', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
  expect(available('reconnaissance', 'german', 1914, 9, IN_1914)).toMatchObject({ allowed: true })
  expect(available('reconnaissance', 'french', 1914, 9, IN_1914)).toMatchObject({ allowed: false })
  const both = { ...IN_1914, options: { 'observation-aircraft-1914': 'both' } }
  expect(available('reconnaissance', 'french', 1914, 9, both)).toMatchObject({ allowed: true })
})

rule('GF-DPT-02', 'a depot may start with as many points as a scenario likes', () => {
  const large = { depotStrength: 0, depotStart: 500 }
  expect(supply(large, [])).toMatchObject({ supplyPoints: 0, shells: 0, depotAfter: 1, armourLimit: 3 })
  const sixes = Array.from({ length: 120 }, () => 6)
  expect(supply({ depotStrength: 120, depotStart: 120 }, sixes)).toMatchObject({ supplyPoints: 720 })
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

rule('GF-DATE-04', 'captured tanks are half of those recovered, however many, and none below one', () => {
  const captured = (recoveredTankStrength: number) =>
    available('captured-tanks', 'german', 1917, 1, { recoveredTankStrength })
  expect(captured(2)).toEqual({ allowed: true, experienceMax: 5, strengthMax: 1 })
  expect(captured(31)).toMatchObject({ strengthMax: 15 })
  expect(captured(1)).toEqual({ allowed: false, experienceMax: null, strengthMax: null })
})

rule(['GF-DATE-04', 'GF-DATE-05'], 'the working names the clause of each limit', () => {
  const limits = (item: string) => {
    const answer = ask('green-fields', 'availability', { item, nation: 'german', year: 1918, month: 3 })
    return answer.ok ? answer.trace.filter(({ value }) => value !== undefined) : []
  }
  expect(limits('heavy-tank').map(({ clause }) => clause)).toEqual(['GF-DATE-04'])
  expect(limits('stosstruppe').map(({ clause }) => clause)).toEqual(['GF-DATE-05'])
})

rule(['GF-DATE-02', 'GF-DATE-04'], 'the working says by which date a thing may be fielded', () => {
  const answer = (item: string) =>
    ask('green-fields', 'availability', { item, nation: 'german', year: 1918, month: 3 })
  expect(answer('bomber')).toMatchObject({ trace: [{ clause: 'GF-DATE-02', text: 'May be fielded' }] })
  expect(answer('armoured-car')).toMatchObject({ trace: [{ clause: 'GF-DATE-04', text: 'May be fielded' }] })
})
