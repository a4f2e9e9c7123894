import { expect, test } from 'vitest'
import { PROCEDURES } from '#rules/passchendaele/procedures/index.ts'
import * as vocabulary from '#rules/passchendaele/vocabulary.ts'
import { proveVerdicts } from '../../verdicts.ts'
import { asked } from './asked.ts'

const verdict = (name: string, input: object, dice: readonly number[] = []): string =>
  PROCEDURES.find((procedure) => procedure.name === name)?.verdict?.(asked(name)(input, dice)) ?? ''

test('before the battle', () => {
  expect(verdict('initiative', {}, [2, 2, 5, 1])).toBe(
    'The Germans won the throw and may move first or second.',
  )
  expect(verdict('initiative', { sides: ['red', 'blue'] }, [5, 1])).toBe(
    'Red won the throw and may move first or second.',
  )
  const divisions = [{ name: 'Guards' }, { name: '4th', frontLine: true }, { name: '11th' }]
  expect(verdict('relocation', { divisions }, [5, 2])).toBe('Guards may relocate; two stay.')
  expect(verdict('relocation', { divisions }, [5, 6])).toBe('Guards and 11th may relocate; one stays.')
  expect(verdict('relocation', { divisions }, [1, 1])).toBe('No division may relocate.')
  const many = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
  expect(verdict('relocation', { divisions: many }, [6, 6, 6, 6])).toBe('Four divisions may relocate.')
  const deployed = (input: object) => verdict('deployment-check', input)
  expect(deployed({ group: 'attacker' })).toBe('May deploy here.')
  expect(deployed({ group: 'attacker', outsideFriendlyGround: true })).toBe(
    'Not here: outside friendly ground.',
  )
  expect(deployed({ group: 'eingreif', distanceBehindFront: 9 })).toBe(
    'Not here: less than 12 inches behind the front line.',
  )
  const french = { nation: 'french', year: 1917, infantry: 3, fieldArtillery: 3 }
  expect(verdict('organisation-check', french)).toBe('A usual division.')
  expect(verdict('organisation-check', { ...french, machineGun: 1, infantry: 4, stosstruppen: 1 })).toBe(
    'Unusual: infantry, MG battalions and storm troops who are not German.',
  )
})

test('fire', () => {
  const zone = (input: object) => verdict('beaten-zone', { firer: 'infantry', range: 4, ...input })
  expect(zone({})).toBe('One small arms point on the unit.')
  expect(zone({ firer: 'trench-mortar' })).toBe('One trench mortar point on the unit.')
  expect(zone({ range: 7, offFront: 90 })).toBe('No point: out of range and outside the arc.')
  expect(zone({ blockedBy: 'friendly-unit' })).toBe('No point: the line of fire is blocked.')
  expect(zone({ status: 'disordered' })).toBe('No point: disordered troops do not fire.')
  const squares = [{ range: 14, stack: 4 }]
  expect(verdict('sheaf-placement', { guns: 'field-artillery', squares })).toBe(
    'The sheaf may be placed (range 18 inches).',
  )
  expect(verdict('sheaf-placement', { guns: 'field-artillery', squares, shell: 'gas', order: 'hold' })).toBe(
    'No sheaf: no barrage order and gas cannot be stacked.',
  )
  const hopeless = { shell: 'gas', order: 'hold', status: 'disordered' }
  expect(
    verdict('sheaf-placement', {
      guns: 'super-heavy-artillery',
      squares: [{ range: 49, stack: 5 }],
      ...hopeless,
    }),
  ).toBe('No sheaf: no barrage order, the guns are disordered, it must have four squares and three more.')
  const sheaf = (input: object) => verdict('sheaf-points', { guns: 'field-artillery', ...input })
  expect(sheaf({ squareInches: 2.7 })).toBe('Three field points on the unit.')
  expect(sheaf({ squareInches: 1, guns: 'heavy-artillery' })).toBe('One heavy point on the unit.')
  expect(sheaf({ squareInches: 0.5 })).toBe('No points: too little of the sheaf lies on the unit.')
  expect(sheaf({ squareInches: 0.1, shell: 'gas' })).toBe('The unit is gassed.')
  expect(sheaf({ squareInches: 0, shell: 'gas' })).toBe('The unit is clear of the gas.')
  expect(
    verdict('fire-total', {
      zones: [{ firer: 'infantry', range: 5 }],
      sheaves: [
        { guns: 'heavy-artillery', squareInches: 3 },
        { guns: 'field-artillery', squareInches: 1, shell: 'gas' },
      ],
    }),
  ).toBe('Small arms 1, heavy 3, gas.')
  expect(verdict('fire-total', {})).toBe('No fire on the unit.')
  expect(verdict('fire-load', { cover: 'trench', smallArms: 14 })).toBe(
    'Fire modifier -3 (load 14 in a trench).',
  )
  expect(verdict('fire-load', { cover: 'bunker', smallArms: 1 })).toBe(
    'Under fire without a modifier (load 0 in a bunker).',
  )
  expect(verdict('fire-load', { cover: 'bunker' })).toBe('Not under fire.')
})

test('orders', () => {
  const line = { quality: 'line', status: 'pinned', shelled: true }
  expect(verdict('runners', line, [3, 6])).toBe('The order arrives (two runners).')
  expect(verdict('runners', { ...line, gas: true }, [5])).toBe('The order is lost (one runner).')
  expect(verdict('order-check', { troop: 'tank', order: 'advance' })).toBe('They may have this order.')
  expect(verdict('order-check', { troop: 'tank', order: 'fire-barrage' })).toBe(
    'Not this order: only guns fire barrages.',
  )
  expect(verdict('order-check', { troop: 'super-heavy-artillery', order: 'advance' })).toBe(
    'Not this order: these guns cannot be moved.',
  )
})

test('the check', () => {
  const score = (input: object) => verdict('status-result', { underFire: true, ...input })
  expect(score({ score: 4, status: 'wavering' })).toBe('Drops to pinned.')
  expect(score({ score: 1, status: 'solid' })).toBe('Drops to wavering, falls back.')
  expect(score({ score: 7, status: 'wavering' })).toBe('Stays wavering.')
  expect(score({ score: 9, status: 'pinned' })).toBe('Recovers to wavering.')
  expect(score({ score: 9, status: 'solid' })).toBe('Now solid.')
  expect(score({ score: 0, status: 'disordered' })).toBe('Removed.')
  const move = (input: object) =>
    verdict('movement-allowance', { status: 'solid', order: 'advance', ...input })
  expect(move({ score: 7 })).toBe('Moves 2 inches.')
  expect(move({ score: 4, troop: 'cavalry' })).toBe('Moves 1 inch (2 in open countryside).')
  expect(move({ score: 2 })).toBe('Does not move.')
  const unit = { status: 'solid', order: 'advance', cover: 'cratered' }
  expect(verdict('carry-on', unit, [3, 4])).toBe('Stays solid, moves 2 inches, fires.')
  expect(verdict('carry-on', { ...unit, smallArms: 9 }, [1, 1])).toBe('Drops to pinned, falls back, fires.')
  expect(verdict('carry-on', { ...unit, status: 'disordered', smallArms: 9 }, [1, 1])).toBe('Removed.')
  expect(verdict('carry-on', { ...unit, status: 'disordered' }, [3, 4])).toBe(
    'Stays disordered, does not move, does not fire.',
  )
  const guns = { status: 'solid', troop: 'field-artillery', order: 'hold', cover: 'trench' }
  expect(verdict('change-orders', { ...guns, newOrder: 'fire-barrage' }, [6, 1, 1, 1, 3, 4])).toBe(
    'Order received (barrage); stays solid, does not move, fires.',
  )
  expect(verdict('change-orders', { ...guns, newOrder: 'fire-barrage' }, [1, 1, 1, 1, 3, 4])).toBe(
    'Order lost, hold stands; stays solid, does not move, does not fire.',
  )
  const worn = { ...unit, status: 'disordered', heavyArtillery: 4, newOrder: 'retreat' }
  expect(verdict('change-orders', worn, [6, 1, 1])).toBe('Removed, though the order arrived.')
  expect(verdict('change-orders', worn, [5, 1, 1])).toBe('Removed, and the order was lost.')
})

test('moves', () => {
  expect(verdict('move-direction', { order: 'advance', angle: 30 })).toBe('It may go this way.')
  expect(verdict('move-direction', { order: 'advance', angle: 60 })).toBe(
    'Not this way: too far off the direction of its order.',
  )
  const stop = (input: object) => verdict('move-stop', { order: 'advance', inches: 2, ...input })
  expect(stop({})).toBe('Moves 2 inches.')
  expect(stop({ inches: 0 })).toBe('Does not move.')
  expect(stop({ enemyDistance: 1.5 })).toBe('Moves 1.5 inches into close combat.')
  expect(stop({ enemyDistance: 1, objectiveDistance: 1 })).toBe(
    'Moves 1 inch into close combat, and its objective is reached.',
  )
  expect(stop({ objectiveDistance: 1 })).toBe('Moves 1 inch to its objective and holds.')
  expect(stop({ order: 'retreat', enemyDistance: 1 })).toBe('Moves 0.75 inches and stops short of the enemy.')
  expect(stop({ order: 'retreat', enemyDistance: 0.1 })).toBe('Does not move: the enemy is too close.')
  const slip = (input: object) => verdict('pass-through', { inches: 3, enemyDistance: 0.75, ...input })
  expect(slip({ enemyDepth: 2 })).toBe('They slip through and come out 4 inches further on.')
  expect(slip({ inches: 1 })).toBe('No way through: their move is too short.')
  expect(slip({ troop: 'infantry' })).toBe('No way through: only storm troops can do that.')
  expect(verdict('fall-back', { clear: 3, leavesShellingAt: 1.4 })).toBe('Falls back 1.4 inches.')
  expect(verdict('fall-back', { clear: 0.5 })).toBe('Surrenders: no room to fall back.')
  expect(verdict('fall-back', { clear: 3, immobile: true })).toBe('Stays: these guns cannot be moved.')
})

test('close combat', () => {
  const bases = [
    { id: 'a', contact: true },
    { id: 'b', sameUnit: true, gap: 3 },
    { id: 'c', gap: 1, declared: true },
  ]
  expect(verdict('combat-involved', { bases })).toBe('Two bases fight, one of them in support; one left out.')
  expect(verdict('combat-involved', { bases: bases.slice(0, 1) })).toBe('One base fights.')
  expect(verdict('combat-modifier', { status: 'solid' })).toBe('Adds 1 to its die.')
  expect(verdict('combat-modifier', { status: 'disordered' })).toBe('Takes 2 off its die.')
  expect(verdict('combat-modifier', { status: 'wavering' })).toBe('Nothing is added to its die.')
  const even = { attackers: [{ status: 'wavering' }], defenders: [{ status: 'wavering' }] }
  expect(verdict('combat-round', even, [5, 2])).toBe('Attackers win 5 to 2: one defending base is lost.')
  expect(verdict('combat-round', even, [2, 5])).toBe('Defenders win 5 to 2: one attacking base is lost.')
  expect(verdict('combat-round', even, [4, 4])).toBe('Drawn at 4: each side loses a base.')
  expect(verdict('close-combat', even, [5, 2])).toBe('Attackers win in one round: one base left, pinned.')
  expect(verdict('close-combat', even, [4, 4])).toBe('Nobody is left on either side after one round.')
  const mixed = { attackers: [{ status: 'solid' }], defenders: [{ status: 'wavering' }, { status: 'solid' }] }
  expect(verdict('close-combat', mixed, [1, 5, 5])).toBe(
    'Defenders win in one round: two bases left, pinned and wavering.',
  )
  expect(verdict('combat-aftermath', { status: 'wavering', rounds: 1 })).toBe('Now pinned.')
})

test('the end', () => {
  expect(verdict('casualty-points', { bases: { infantry: 2, tank: 1 } })).toBe(
    'Six points for the bases lost.',
  )
  expect(verdict('victory', { germanPoints: 14, ententePoints: 21 })).toBe(
    'Marginal victory for the Entente, seven points ahead.',
  )
  expect(verdict('victory', { germanPoints: 4, ententePoints: 3 })).toBe('Stalemate, one point apart.')
  expect(verdict('victory', { germanPoints: 4, ententePoints: 4 })).toBe('Stalemate, level on points.')
  expect(verdict('collapse', { originalBases: 10, lostBases: 7 })).toBe(
    'The side fights on (limit: eight bases lost).',
  )
  expect(verdict('collapse', { originalBases: 10, lostBases: 8 })).toBe(
    'The side collapses (limit: eight bases lost).',
  )
  expect(verdict('objective-holder', { holder: 'german', ententeDistance: 0.5 })).toBe(
    'Now held by the Entente.',
  )
  expect(verdict('objective-holder', { holder: 'none' })).toBe('Still held by nobody.')
})

proveVerdicts(PROCEDURES, vocabulary, ['small-arms'])
