import { expect, test } from 'vitest'
import { PROCEDURES } from '#rules/skirmish/procedures/index.ts'
import * as vocabulary from '#rules/skirmish/vocabulary.ts'
import { proveVerdicts } from '../../verdicts.ts'
import { resolve } from './skirmish.ts'

const verdict = (name: string, input: object, dice: readonly number[] = []): string =>
  PROCEDURES.find((procedure) => procedure.name === name)?.verdict?.(resolve(name, input, dice)) ?? ''

test('a shot: who is hit, or why nobody fires', () => {
  const shot = { weapon: 'rifle', range: 2, figures: 8, specialists: true }
  const fire = (input: object, dice: readonly number[] = []) =>
    verdict('small-arms-fire', { ...shot, ...input }, dice)
  expect(fire({}, [1, 4])).toBe('Two casualties.')
  expect(fire({}, [1, 10])).toBe('Two casualties, a specialist among them.')
  expect(fire({ targetFigures: 1 }, [1, 9])).toBe('One casualty, a specialist.')
  expect(fire({ figures: 2 }, [6])).toBe('Nobody hit.')
  expect(fire({ figures: 60 }, [1, 1])).toBe('16 casualties.')
  expect(fire({ range: 61 })).toBe('Out of range: no shot.')
  expect(fire({ range: 60, cover: 'soft' })).toBe('No shot: the fire is too weak to hurt anyone.')
  expect(fire({ weapon: 'lmg', crewLost: 2 })).toBe('No shot: the crew is gone.')
  expect(verdict('casualty-roll', { table: 0, figures: 9 })).toBe('No effect: weaker than the lowest table.')
  expect(verdict('weapon-figures', { weapon: 'hmg', crewLost: 1 })).toBe('Counts as 10 figures.')
  expect(verdict('weapon-figures', { weapon: 'hmg', crewLost: 3 })).toBe('Silent: nobody is left to work it.')
})

test('a shell: its table, where it lands, whom it hits', () => {
  const table = (input: object) => verdict('artillery-table', { weapon: 'medium-gun', range: 20, ...input })
  expect(table({})).toBe('Table 6; burst 3 inches across.')
  expect(table({ cover: 'hard' })).toBe(
    'Table 4 for men, 6 for structures (high explosive); burst 3 inches across.',
  )
  expect(table({ gunnersLost: 3, cover: 'bunker' })).toBe(
    'No harm to men, 3 for structures (high explosive); burst 3 inches across.',
  )
  expect(table({ gunnersLost: 9 })).toBe('Too weak to do any harm; burst 3 inches across.')
  expect(table({ range: 97 })).toBe('Out of range: no shot.')
  expect(verdict('deviation', { kind: 'direct' }, [9])).toBe('On target.')
  expect(verdict('deviation', { kind: 'direct' }, [1, 4])).toBe(
    'Misses: lands 4 inches long and to the right.',
  )
  expect(verdict('deviation', { kind: 'grenade' }, [4])).toBe('Misses: lands 1 inch short.')
  const grenade = { weapon: 'grenade', range: 3, menInBlast: 4 }
  expect(verdict('blast-casualties', grenade, [1])).toBe('Two casualties.')
  expect(verdict('blast-casualties', { ...grenade, range: 7 })).toBe('Out of range: no burst.')
})

test('structures, wire and vehicles', () => {
  const bridge = { structure: 'stone-bridge', damage: 6, table: 11 }
  expect(verdict('structure-damage', { ...bridge, hit: 'near' })).toBe('Loses 5 points, 9 of 20 left.')
  expect(verdict('structure-damage', { ...bridge, hit: 'near', ammo: 'gas' })).toBe(
    'No damage, 14 of 20 left.',
  )
  expect(verdict('structure-damage', { ...bridge, damage: 9, hit: 'direct' })).toBe('Destroyed.')
  expect(verdict('wire-gap', { weapon: 'heavy-gun' })).toBe('Opens a gap 2 inches wide.')
  expect(verdict('wire-gap', { weapon: 'medium-gun' })).toBe('Opens a gap 1.5 inches wide.')
  expect(verdict('wire-gap', { weapon: 'heavy-gun', ammo: 'shrapnel' })).toBe('The wire stays uncut.')
  const tank = { vehicle: 'a7v', damage: 4, table: 6, hit: 'direct', gunsWorking: 7 }
  expect(verdict('vehicle-hit', tank, [6])).toBe(
    'Loses 6 points, 12 of 22 left; one of its guns is knocked out.',
  )
  expect(verdict('vehicle-cover', { vehicle: 'whippet' })).toBe('The crew has hard cover.')
  const piercingOnly = { vehicle: 'whippet', options: { 'ball-against-armour': 'armour-piercing-only' } }
  expect(verdict('vehicle-cover', piercingOnly)).toBe(
    'The armour keeps these bullets out: the crew is not hurt.',
  )
  expect(verdict('vehicle-breakdown', {}, [1])).toBe('Stopped: bogged or broken down.')
  expect(verdict('vehicle-breakdown', {}, [2])).toBe('Running: it may move.')
})

test('melee: what becomes of the loser, then the losses', () => {
  const round = (a: object, b: object, dice: readonly number[]) => {
    const side = { troop: 'infantry', figures: 8 }
    return verdict('melee-round', { a: { ...side, ...a }, b: { ...side, ...b } }, dice)
  }
  expect(round({}, { specialists: true }, [1, 6])).toBe(
    'Side B retreats 3 inches, followed up, and checks morale; losses A 0, B 2 with a specialist.',
  )
  expect(round({}, { fixedDefences: true }, [6, 1])).toBe(
    'Side A retreats 3 inches, not followed, and checks morale; losses A 2, B 0.',
  )
  expect(round({}, { cannotFallBack: true }, [1, 6])).toBe(
    'Side B is cornered, holds and checks morale; losses A 0, B 2.',
  )
  expect(round({ figures: 9 }, { cannotFallBack: true }, [1, 6])).toBe(
    'Side B is cornered and surrenders; losses A 0, B 2.',
  )
  expect(round({ figures: 12 }, { figures: 2 }, [1, 6])).toBe('Side B is destroyed; losses A 0, B 2.')
  expect(round({ figures: 2 }, { figures: 2 }, [1, 1])).toBe('Both sides are destroyed; losses A 2, B 2.')
  expect(round({}, {}, [3, 3])).toBe('The fight goes on; losses A 2, B 2.')
  expect(verdict('melee-factor', { troop: 'infantry', figures: 4, enemyFigures: 4 })).toBe(
    'Strikes on table 3.',
  )
  expect(
    verdict('melee-factor', { troop: 'dismounted-general', figures: 1, enemyFigures: 4, prone: true }),
  ).toBe('Strikes on table 1 (factor -2).')
})

test('morale', () => {
  const strength = { startStrength: 12, strengthBefore: 8, strengthAfter: 6 }
  expect(verdict('morale-trigger', { ...strength, gasAttack: true })).toBe(
    'Checks morale: gas, losses at half strength.',
  )
  expect(verdict('morale-trigger', { ...strength, routing: true })).toBe('Checks morale: to rally from rout.')
  expect(verdict('morale-trigger', { ...strength, strengthAfter: 0 })).toBe('No morale check.')
  expect(verdict('morale-check', {}, [6])).toBe('Passes (threw 6, score 8).')
  expect(verdict('morale-check', {}, [9, 1])).toBe('Stands and may not advance (threw 9, score 8).')
  expect(verdict('morale-check', {}, [9, 5])).toBe(
    'Falls back two moves and loses a figure (threw 9, score 8).',
  )
  expect(verdict('group-morale-check', { squads: [{}, {}] }, [8, 8, 6])).toBe(
    'All rout (threw 16, score 16).',
  )
  expect(verdict('rout-recovery', {}, [9])).toBe('Routs on (threw 9, score 8).')
})

test('clouds and wind', () => {
  expect(verdict('gas-exposure', { men: 3, age: 2 }, [6, 7, 10])).toBe('Two men overcome by the gas.')
  expect(verdict('cloud-state', { weapon: 'heavy-gun', age: 3, wind: 'moderate' })).toBe(
    'Two puffs 4 inches across, drifting 6 inches; gas number 7.',
  )
  expect(verdict('cloud-state', { weapon: 'mortar', age: 1 })).toBe(
    'One puff 2 inches across, lying still; gas number 5.',
  )
  expect(verdict('cloud-state', { weapon: 'mortar', age: 5 })).toBe('The cloud is gone.')
  expect(verdict('wind-roll', {}, [6, 4])).toBe('Moderate wind towards the south-west.')
  expect(verdict('wind-roll', {}, [9])).toBe('Calm.')
})

test('moves, plans and batteries', () => {
  expect(verdict('movement-allowance', { unit: 'field-artillery', ground: 'rough' })).toBe('Moves 1 inch.')
  expect(verdict('movement-allowance', { unit: 'wagon' })).toBe('Cannot move.')
  const sniper = (input: object) =>
    verdict('sniper-status', { distanceToUnit: 9, movesAtRest: 1, pathBack: true, ...input })
  expect(sniper({})).toBe('May shoot as a sniper.')
  expect(sniper({ distanceToUnit: 3 })).toBe('May shoot as an ordinary rifleman.')
  expect(sniper({ movesAtRest: 0 })).toBe('No shot: he has not rested for a whole move.')
  expect(sniper({ pathBack: false })).toBe('Cut off: must withdraw, no shot.')
  expect(sniper({ pathBack: false, attacked: true })).toBe(
    'Cut off: must withdraw, but may shoot as a sniper.',
  )
  expect(verdict('fire-plan', { kind: 'indirect', orderMove: 3 })).toBe('Falls in move 5 at the earliest.')
  expect(verdict('bombardment-duration', {}, [2, 4, 3])).toBe('The battery fires for 9 moves.')
  const battery = { gunsFiring: 3, movesOnTarget: 3 }
  expect(verdict('counter-battery', battery, [2, 1, 6])).toBe('One gun lost, two left.')
  expect(verdict('counter-battery', battery, [1, 1, 1])).toBe('Three guns lost, none left.')
  expect(verdict('counter-battery', battery, [2, 3, 6])).toBe('No gun lost.')
  expect(verdict('initiative', {}, [2, 5])).toBe('Side B has the initiative.')
})

proveVerdicts(PROCEDURES, vocabulary, ['first-fire', 'half-strength', 'melee-lost', 'fall-back'])
