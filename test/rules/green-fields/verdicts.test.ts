import { expect, test } from 'vitest'
import { PROCEDURES } from '#rules/green-fields/procedures/index.ts'
import * as vocabulary from '#rules/green-fields/vocabulary.ts'
import { resolved } from '../../rule.ts'
import { proveVerdicts } from '../../verdicts.ts'
import { DRAWN_PROCEDURES } from './drawn.ts'

const verdict = (name: string, input: object, dice: readonly number[] = []): string =>
  PROCEDURES.find((procedure) => procedure.name === name)?.verdict?.(
    resolved('green-fields', name, input, dice),
  ) ?? ''

const REGIMENT = { type: 'infantry', strength: 6, experience: 1, morale: 2 }
const WEAK = { ...REGIMENT, strength: 1 }

test('fire on one unit: what it does and what is left of its ratings', () => {
  const fire = (target: object, dice: readonly number[], attack = 'direct') =>
    verdict('direct-fire', { attackDice: 1, attack, targets: [target] }, dice)
  expect(fire(REGIMENT, [1])).toBe('Missed.')
  expect(fire({ ...REGIMENT, experience: 2 }, [5, 1, 6])).toBe('Unhurt.')
  expect(fire(REGIMENT, [5, 6])).toBe('Unhurt; experience rises to 2.')
  expect(fire(REGIMENT, [5, 1, 5, 1])).toBe('Holds: loses one point, morale now 1.')
  expect(fire({ ...REGIMENT, morale: 3 }, [6, 1, 5, 1])).toBe(
    'Wavers: loses two points, suppressed, back one zone; morale now 1.',
  )
  expect(fire({ ...REGIMENT, experience: 2, morale: 3 }, [5, 1, 1, 1, 1, 1])).toBe(
    'Routs: loses one point, suppressed, flees; morale now 2, experience 1.',
  )
  expect(fire(WEAK, [5, 1])).toBe('Destroyed.')
  expect(fire({ type: 'motor-transport', strength: 4 }, [6])).toBe('Loses two points.')
  const fighters = { ...REGIMENT, type: 'fighter', morale: 3 }
  expect(fire(fighters, [6, 1, 5, 1], 'flak')).toBe('Breaks off: loses two points; morale now 1.')
})

test('fire on several units: their losses together', () => {
  const fire = (targets: readonly object[], dice: readonly number[]) =>
    verdict('direct-fire', { attackDice: 2, targets }, dice)
  expect(fire([WEAK, REGIMENT], [6, 5, 1, 1, 1])).toBe('Three points lost, one destroyed, one routs.')
  expect(fire([REGIMENT, REGIMENT], [1, 1])).toBe('Missed.')
  expect(fire([REGIMENT, REGIMENT], [5, 1, 5])).toBe('All unhurt.')
})

test('a round of close assault: who has the zone, then the losses', () => {
  const round = (dice: readonly number[], more: object = {}) =>
    verdict(
      'close-assault-round',
      { attackers: [{ ...REGIMENT, strength: 2 }], defenders: [{ ...REGIMENT, strength: 2 }], ...more },
      dice,
    )
  expect(round([1, 1, 1, 1])).toBe('The fight goes on: attackers no loss; defenders no loss.')
  expect(round([6, 1])).toBe(
    'The zone is left to the defenders: attackers two points, one destroyed; defenders no loss.',
  )
  expect(round([1, 1, 6, 1, 1])).toBe(
    'The zone is left to the attackers: attackers no loss; defenders two points, one destroyed.',
  )
})

test('morale and rallying', () => {
  const check = (input: object, dice: readonly number[]) =>
    verdict('morale-check', { morale: 3, experience: 2, casualties: 1, ...input }, dice)
  expect(check({}, [5, 1, 1])).toBe('Holds; morale now 2.')
  expect(check({}, [5, 5, 5])).toBe('Holds; morale and its best rise to 4.')
  expect(check({ casualties: 2 }, [5, 1])).toBe('Wavers: suppressed, back one zone; morale now 1.')
  expect(check({}, [1, 1, 1])).toBe('Routs: suppressed, flees; morale now 2, experience 1.')
  const rally = (status: string, dice: readonly number[]) => verdict('rally', { morale: 1, status }, dice)
  expect(rally('suppressed', [6])).toBe('Rallies: steady again.')
  expect(rally('suppressed', [5])).toBe('Stays suppressed.')
  expect(rally('routing', [6])).toBe('Rallies: no longer routing, but still suppressed.')
  expect(rally('routing', [5])).toBe('Does not rally: flees again.')
})

test('dice to be thrown', () => {
  const fires = (type: string, strength: number, mode: string) =>
    verdict('attack-dice', { type, strength, mode })
  expect(fires('infantry', 7, 'opportunity')).toBe('Fires with four dice.')
  expect(fires('field-artillery', 2, 'close-assault')).toBe('Too weak to throw a single die.')
  expect(fires('balloon', 7, 'opportunity')).toBe('May not fire in this way.')
  expect(verdict('save-dice', { experience: 1 })).toBe('Saves with one die.')
  expect(verdict('save-dice', { experience: 1, moving: true })).toBe('No dice are left to save with.')
  expect(verdict('save-dice', { experience: 1, attack: 'mine' })).toBe('No save.')
  expect(verdict('hit-dice', { count: 2 }, [5, 6])).toBe('Three hits, and every die scored.')
  expect(verdict('hit-dice', { count: 2 }, [1, 2])).toBe('No hits.')
})

test('shells, gas and mines', () => {
  const guns = [{ type: 'field-artillery', strength: 6 }]
  expect(verdict('bombardment', { guns, targets: [] }, [6, 5])).toBe('Three hits on the ground.')
  expect(verdict('bombardment', { guns, targets: [], mission: 'box' })).toBe('Nothing hit.')
  expect(verdict('bombardment', { guns, targets: [REGIMENT] }, [5, 1, 1, 5, 1])).toBe(
    'Holds: loses one point, morale now 1 (ground: 1 hit).',
  )
  expect(verdict('ground-damage', { bombarded: true, shellHoles: 1, road: true, trench: 'light' })).toBe(
    'Sinks to rough ground, light trench, road cut.',
  )
  expect(
    verdict('ground-damage', { ground: 'town', trench: 'heavy', wireHits: 2, emplacement: 'light' }),
  ).toBe('Still a town, heavy trench, light emplacement, two wire hits.')
  const gas = { source: 'canister', targets: [{ experience: 3 }] }
  expect(verdict('gas-attack', gas, [2])).toBe('The wind fails: the gas is wasted.')
  expect(verdict('gas-attack', gas, [4, 6, 5, 1, 5, 2, 3])).toBe('Two levels of experience lost.')
  expect(verdict('gas-attack', gas, [4, 5, 1, 1, 5, 5, 5])).toBe('No harm done; one unit gained one.')
  const mine = { explosives: 1, targets: [REGIMENT] }
  expect(verdict('mine-detonation', mine, [1])).toBe('Discovered: there is a fight underground.')
  expect(verdict('mine-detonation', mine, [3, 5, 1, 1, 5, 1])).toBe(
    'The mine goes up: the unit loses one point and holds (ground: 1 hit).',
  )
  const parties = { attacker: { strength: 2, experience: 1 }, defender: { strength: 2, experience: 1 } }
  expect(verdict('mine-fight', parties, [5, 1, 1, 1])).toBe(
    'The defenders may collapse it, fire it or fight on; attackers 1, defenders 2 left.',
  )
  expect(verdict('mine-fight', parties, [6, 1, 1])).toBe(
    'The defenders may collapse it or fire it; attackers 0, defenders 2 left.',
  )
  expect(verdict('mine-fight', parties, [1, 1, 1, 1])).toBe(
    'Even: another round; attackers 2, defenders 2 left.',
  )
  expect(verdict('mine-fight', { ...parties, round: 2 }, [6, 1, 1])).toBe(
    'The tunnel collapses; attackers 0, defenders 2 left.',
  )
})

test('raids and air fights', () => {
  const raid = (input: object, dice: readonly number[]) =>
    verdict('raid', { raiders: { strength: 2, experience: 1 }, ...input }, dice)
  expect(raid({}, [])).toBe('A report is brought back; no raider lost; the zone is empty.')
  expect(raid({ purpose: 'wire' }, [5, 1])).toBe('One hit on the wire; no raider lost.')
  expect(raid({ defender: WEAK }, [6, 1, 1, 1])).toBe('The raiders are wiped out.')
  expect(raid({ defender: WEAK }, [5, 1, 1, 1, 5, 1])).toBe(
    'A report is brought back; raiders lose one point; the defender is destroyed.',
  )
  const pair = { strength: 2, experience: 1, morale: 2 }
  expect(verdict('air-combat', { a: pair, b: pair }, [5, 1, 1, 1, 1, 1, 1])).toBe(
    'Side A is unhurt; side B loses one point, breaks off.',
  )
  const bomber = { ...REGIMENT, type: 'bomber', strength: 2 }
  const bombs = (target: object, dice: readonly number[]) =>
    verdict('air-attack', { scale: 'weekly', attacker: bomber, target }, dice)
  expect(bombs({ type: 'depot', strength: 3 }, [1, 1, 6, 1])).toBe('The depot loses two points.')
  expect(bombs({ type: 'depot', strength: 3 }, [6, 1, 1])).toBe('Shot down before reaching the target.')
  expect(bombs({ type: 'depot', strength: 3 }, [5, 1, 1, 1, 1])).toBe(
    'Turned away from the target; attackers lose one point and break off.',
  )
  const parked = { ...REGIMENT, type: 'fighter', strength: 1, grounded: true }
  expect(bombs(parked, [5, 1])).toBe('All its fighters got off the ground: nothing to bomb.')
  const balloon = { ...REGIMENT, type: 'balloon' }
  const fighter = { ...REGIMENT, type: 'fighter', strength: 1 }
  expect(
    verdict('air-attack', { scale: 'assault', attacker: fighter, target: balloon }, [1, 5, 1, 5, 1]),
  ).toBe('The target loses one point and holds, grounded for the day.')
})

test('moving, wearing out and building', () => {
  const move = (type: string, ...path: readonly object[]) => verdict('movement', { type, path })
  expect(move('infantry', {}, {})).toBe('Moves two zones, the whole way.')
  expect(move('infantry', {}, {}, {})).toBe('Moves two zones and can go no farther this turn.')
  expect(move('infantry', { water: 'river' })).toBe('Does not move: the way ahead is closed.')
  expect(move('heavy-tank', { ground: 'woods' }, {})).toBe(
    'Moves one zone and must stop on that ground; throws three dice for breakdown.',
  )
  const tanks = { type: 'heavy-tank', strength: 1, experience: 1 }
  expect(verdict('breakdown', tanks, [1, 1])).toBe('No breakdown.')
  expect(verdict('breakdown', tanks, [6, 1, 1])).toBe('The whole unit breaks down and is lost.')
  const near = (distance: number, dice: readonly number[]) =>
    verdict('attrition', { type: 'infantry', strength: 2, distance }, dice)
  expect(near(3, [])).toBe('Too far from the enemy for attrition.')
  expect(near(1, [5])).toBe('Loses one point to attrition.')
  expect(near(1, [6])).toBe('Worn away: the unit is destroyed.')
  const work = { scale: 'weekly', method: 'pioneers', type: 'pioneer', work: 'road', strength: 2 }
  expect(verdict('construction', work, [5, 1])).toBe('Work not done: one hit, two needed.')
  expect(verdict('construction', { ...work, type: 'infantry' })).toBe('This work may not be done.')
  const dig = { scale: 'weekly', method: 'entrench', type: 'field-artillery', morale: 2 }
  expect(verdict('construction', dig)).toBe('Dug in: light emplacement; morale now 1.')
  expect(verdict('construction', { ...dig, morale: 1 })).toBe('May not dig in.')
  expect(verdict('observation', { light: 'day', distance: 3 })).toBe('Seen (sight reaches three zones).')
  expect(verdict('observation', { light: 'night', distance: 3 })).toBe(
    'Not seen (sight reaches this zone only).',
  )
})

test('the week, the assault and the war', () => {
  expect(verdict('initiative', {}, [2, 5])).toBe('Side B has the initiative; side A declares first.')
  expect(verdict('supply', { depotStrength: 2, depotStart: 3 }, [3, 6])).toBe(
    'Nine supply points and two shells; the depot now has three points.',
  )
  const drafts = { type: 'cavalry', strength: 4, establishment: 8, added: 2, experience: 3 }
  expect(verdict('replacements', drafts)).toBe('Strength 6 for four points; experience falls to 2.')
  expect(verdict('reserve-entry', { source: 'purchased' }, [4])).toBe('Does not arrive this turn.')
  expect(verdict('flight-weather', { season: 'winter' }, [5])).toBe('Nobody flies today or tonight.')
  const clock = (input: object) =>
    verdict('assault-clock', { season: 'summer', turn: 5, attackerUnits: 4, ...input })
  expect(clock({})).toBe('Day 1, night: the side that opened the attack moves first.')
  expect(clock({ turn: 6 })).toBe('Day 2, turn 1: the other side moves first.')
  expect(clock({ attackerOutOfAction: 2 })).toBe(
    'The assault is over: half of the attackers are out of action.',
  )
  expect(verdict('victory', { zonesCaptured: 4, losses: 30 })).toBe(
    'Play on at 8 victory points; the graveyard is a rum show.',
  )
  expect(verdict('victory', { unitsExited: 3 })).toBe(
    "Won with 30 victory points; the graveyard is a girl's blouse.",
  )
  const regiment = { item: 'infantry', strength: 5, experience: 1, morale: 1, mount: 'bicycles' }
  expect(verdict('unit-cost', regiment)).toBe('12.5 points, or seven victory points.')
  expect(verdict('unit-cost', { item: 'luxuries', quantity: 2 })).toBe('Two points, not for victory points.')
  expect(verdict('unit-cost', { item: 'depot-point', quantity: 1, purpose: 'raise' })).toBe(
    'Ten victory points.',
  )
  expect(verdict('standard-force', { frontage: 6 })).toBe(
    'Six infantry, five artillery units and others; 60 army points to spend, depot of three.',
  )
  expect(verdict('standard-force', { frontage: 6, variation: '1914' })).toBe(
    'No units set; 180 army points to spend, depot of three.',
  )
  const had = (item: string, nation: string, year: number) =>
    verdict('availability', { item, nation, year, month: 8 })
  expect(had('heavy-tank', 'british', 1915)).toBe('Not available.')
  expect(had('heavy-tank', 'british', 1916)).toBe('May be fielded: experience at most 2.')
  expect(had('heavy-tank', 'german', 1918)).toBe('May be fielded: strength at most 2.')
  expect(had('gas', 'german', 1918)).toBe('May be fielded.')
})

proveVerdicts(DRAWN_PROCEDURES, vocabulary, [
  'one-zone',
  'half-suppressed',
  'week-over',
  'girls-',
  'rum-',
  'history-',
  'general-',
])
