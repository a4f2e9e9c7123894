import { expect, test } from 'vitest'
import { PROCEDURES } from '#rules/flanders-fields/procedures/index.ts'
import * as vocabulary from '#rules/flanders-fields/vocabulary.ts'
import { resolved } from '../../rule.ts'
import { proveVerdicts } from '../../verdicts.ts'

const verdict = (name: string, input: object, dice: readonly number[] = []): string =>
  PROCEDURES.find((procedure) => procedure.name === name)?.verdict?.(
    resolved('flanders-fields', name, input, dice),
  ) ?? ''

test('orders', () => {
  const order = (input: object, die: number) =>
    verdict('order-roll', { period: 'mid', unit: 'rifle-company', ...input }, [die])
  expect(order({}, 3)).toBe('One action.')
  expect(order({}, 5)).toBe('Two actions.')
  expect(order({ quality: 'veteran' }, 1)).toBe('No action: a natural 1 always fails.')
  expect(order({ inGas: true }, 2)).toBe('No action (total 1).')
  expect(order({ special: 'elan' }, 4)).toBe('Two actions, one for a move forward only.')
  expect(order({ special: 'elan', inGas: true }, 2)).toBe('One action, for a move forward only.')
})

test('moves and wire', () => {
  const move = (mover: string, terrain: string) => verdict('movement-allowance', { mover, terrain })
  expect(move('light-tank', 'shell-torn')).toBe('Moves 15 cm an action.')
  expect(move('machine-gun', 'road')).toBe('Moves 12.5 cm an action.')
  expect(move('infantry', 'across-trench')).toBe('Crosses at no cost.')
  expect(move('infantry', 'river')).toBe('Crosses in three actions.')
  expect(move('motor', 'close')).toBe('Cannot go there.')
  const wire = (input: object, dice: readonly number[] = []) =>
    verdict('wire-crossing', { period: 'mid', ...input }, dice)
  expect(wire({ platoons: 3 }, [5, 6, 2])).toBe('Two platoons over the wire, one stuck.')
  expect(wire({ platoons: 2 }, [5, 6])).toBe('All platoons over the wire.')
  expect(wire({ platoons: 2 }, [1, 2])).toBe('All platoons stuck on the wire.')
  expect(wire({}, [5])).toBe('Over the wire.')
  expect(wire({}, [4])).toBe('Stuck on the wire.')
  expect(wire({ mover: 'tank' })).toBe('Over the wire without a test.')
  expect(wire({ mover: 'cavalry', gap: 'tank-track' })).toBe(
    'Cannot cross: horses need a cleared gap, and platoons that have failed wait for another turn.',
  )
})

test('cover, sight, arcs and targets', () => {
  expect(verdict('effective-cover', { ground: 'wood', fieldwork: 'trench' })).toBe('In hard cover.')
  expect(verdict('effective-cover', { ground: 'on-wire' })).toBe('In the open.')
  const sight = { viewer: 'infantry', target: 'troops-open' }
  expect(verdict('visibility', { ...sight, range: 90 })).toBe('In sight (at most 100 cm here).')
  expect(verdict('visibility', { ...sight, range: 101 })).toBe('Not in sight (at most 100 cm here).')
  const arc = (weapon: string, lateral: number) => verdict('arc-of-fire', { weapon, lateral })
  expect(arc('infantry', 10)).toBe('In arc.')
  expect(arc('infantry', 11)).toBe('Out of arc; a move action would turn it.')
  expect(arc('heavy-mortar', 6)).toBe('Out of arc, and it is never turned.')
  const choose = (...targets: object[]) => verdict('target-priority', { targets })
  expect(choose({ id: 'B Company', range: 12 }, { id: 'MG 2', range: 12 })).toBe(
    'The closest must be the target: B Company, MG 2.',
  )
  const wall = { id: 'wall', range: 1, affectable: false }
  expect(choose(wall, { id: 'A', range: 9 })).toBe('Any within 15 cm may be the target: A.')
  expect(choose(wall, { id: 'A', range: 20, straightAhead: true })).toBe(
    'Any straight ahead within 30 cm may be the target: A.',
  )
  expect(choose(wall, ...Array(20).fill({ id: 'a platoon', range: 40 }))).toBe(
    'Any may be the target (20 choices).',
  )
  expect(choose(wall)).toBe('No target: nobody here can be harmed.')
})

test('fire at one stand', () => {
  const fire = (input: object, dice: readonly number[] = []) =>
    verdict('fire', { period: 'mid', weapon: 'infantry', cover: 'open', range: 20, ...input }, dice)
  expect(fire({}, [4])).toBe('Killed.')
  expect(fire({}, [2])).toBe('No effect.')
  expect(fire({}, [3])).toBe('Suppressed (one marker now).')
  expect(fire({ weapon: 'machine-gun', targetSuppressions: 1 }, [3])).toBe(
    'Suppressed with its whole company (two markers now).',
  )
  expect(fire({ targetSuppressions: 2 }, [3])).toBe('Destroyed by the third marker.')
  expect(fire({ weapon: 'machine-gun', targetSuppressions: 2 }, [3])).toBe(
    'Destroyed by the third marker; its company is suppressed.',
  )
  expect(fire({ range: 46 })).toBe('Out of range: no shot.')
  expect(fire({ weapon: 'light-mortar', range: 9 })).toBe('Too close: no shot.')
  expect(fire({ weapon: 'tank-gun', tankMoved: true })).toBe('No shot: this tank must halt to fire.')
  expect(fire({ cover: 'deep-shelter' })).toBe('No shot: it cannot harm this target.')
  const armour = { period: 'late', weapon: 'at-rifle' }
  expect(verdict('fire-at-armour', { ...armour, range: 9 }, [6])).toBe('Knocked out.')
  expect(verdict('fire-at-armour', { ...armour, range: 9, inCover: true })).toBe(
    'No shot: armour in cover must be within 5 cm.',
  )
})

test('bursts and areas', () => {
  const open = (company: string) => ({ cover: 'open', company })
  const burst = (targets: readonly object[], dice: readonly number[], range = 20) =>
    verdict('mg-burst', { period: 'mid', range, targets }, dice)
  expect(burst([open('A'), open('B'), open('B')], [4, 4, 5])).toBe(
    'One stand killed, two suppressed; whole company suppressed: B.',
  )
  expect(burst([open('A'), open('B')], [3, 4])).toBe(
    'Two stands suppressed; whole companies suppressed: A, B.',
  )
  expect(burst([open('')], [3])).toBe('One stand suppressed; one whole company suppressed.')
  expect(burst([open('A')], [2])).toBe('No effect.')
  expect(burst([open('A')], [], 71)).toBe('Out of range: no shot.')
  const area = (targets: readonly object[], dice: readonly number[]) =>
    verdict('area-fire', { period: 'mid', weapon: 'field-gun', targets }, dice)
  expect(area([open('A'), { cover: 'fortification' }], [6])).toBe('One stand killed.')
  expect(area([{ cover: 'fortification' }], [])).toBe('No effect: nobody there can be harmed.')
})

test('tanks and markers', () => {
  expect(verdict('tank-profile', { type: 'british-male' })).toBe(
    'Heavy tank: two targets within 30 cm, must halt to fire.',
  )
  expect(verdict('tank-profile', { type: 'renault-lmg' })).toBe(
    'Light tank: one target within 30 cm, fires on the move at -1.',
  )
  expect(verdict('apply-suppression', { platoons: [0, 2, 1], source: 'mortar', target: 0 })).toBe(
    'Markers now 1, 3, 2; one platoon destroyed.',
  )
  expect(verdict('apply-suppression', { platoons: [1, 0], action: 'recover' })).toBe('No markers left.')
})

test('guns and barrages', () => {
  expect(verdict('deviation', {}, [5])).toBe('On target.')
  expect(verdict('deviation', {}, [3, 5, 4, 2, 6])).toBe('Falls 8 cm off, at 10 o’clock.')
  const under = (cover: string, dice: readonly number[]) =>
    verdict('rolling-barrage', { period: 'mid', cover }, dice)
  expect(under('fortification', [])).toBe('Safe from the barrage.')
  expect(under('medium', [2])).toBe('Comes through unharmed.')
  expect(under('medium', [3])).toBe('Suppressed by the barrage.')
  expect(under('medium', [6])).toBe('Killed by the barrage.')
  expect(verdict('barrage-duration', {}, [4])).toBe('The barrage lasts six turns.')
  const risk = (distance: number, dice: readonly number[]) =>
    verdict('own-barrage-risk', { distance, cover: 'open' }, dice)
  expect(risk(7, [])).toBe('Far enough behind the barrage: no test.')
  expect(risk(6, [5])).toBe('Safe behind the barrage.')
  expect(risk(3, [3, 2])).toBe('Shells fall short, but nobody is hit.')
  expect(risk(3, [3, 4])).toBe('Suppressed by its own barrage.')
  expect(risk(3, [3, 5])).toBe('Killed by its own barrage.')
  const deep = (die: number) => verdict('deep-suppression', { period: 'mid' }, [die])
  expect([deep(1), deep(5)]).toEqual(['No deep suppression.', 'Guns behind the front at -2.'])
  expect(deep(6)).toBe('Guns behind the front at -1, and one battery is destroyed.')
  expect(verdict('sos-call', {}, [2])).toBe('Answered: the battery fires.')
  expect(verdict('sos-call', {}, [1])).toBe('No answer.')
  expect(verdict('deep-shelter-exit', {}, [3])).toBe('Up, and mans the trench.')
  expect(verdict('deep-shelter-exit', {}, [2])).toBe('Stays below.')
})

test('assault', () => {
  const defend = (input: object, dice: readonly number[] = []) =>
    verdict(
      'defensive-fire',
      { period: 'mid', defender: 'machine-gun', attackerCover: 'soft', ...input },
      dice,
    )
  expect(defend({}, [1])).toBe('No effect: the attacker closes.')
  expect(defend({}, [3])).toBe('The attacker is killed.')
  expect(defend({}, [2])).toBe('The attacker halts, suppressed with its whole company.')
  expect(defend({ attackerSuppressions: 2 }, [2])).toBe(
    'The attacker is destroyed by its third marker; its company halts, suppressed.',
  )
  expect(defend({ defender: 'infantry' }, [4])).toBe('The attacker halts, suppressed.')
  expect(defend({ suppressed: true })).toBe('No fire from the suppressed: the attacker closes.')
  expect(defend({ deepShelter: true })).toBe('No fire from below: the attacker closes.')
  expect(defend({ defender: 'mortar' })).toBe('No fire from such a stand: the attacker closes.')
  expect(defend({ defender: 'at-rifle' })).toBe('No fire that could harm the attacker, who closes.')
  const assault = (attacker: string, defender: object, dice: readonly number[] = []) =>
    verdict('assault', { attacker: { kind: attacker }, defender: { kind: 'infantry', ...defender } }, dice)
  expect(assault('infantry', {}, [5, 3])).toBe('The attacker wins, 6 to 3: the defender is destroyed.')
  expect(assault('infantry', {}, [2, 5])).toBe('The defender wins, 5 to 3: the attacker is destroyed.')
  expect(assault('infantry', {}, [3, 4])).toBe('Drawn at 4: the attacker falls back 3 cm.')
  expect(assault('cavalry', { cover: 'hard' })).toBe(
    'No assault: cavalry charges only into open ground or soft cover.',
  )
  expect(assault('cavalry', { kind: 'motor' })).toBe('No assault: cavalry does not charge armour.')
  expect(assault('heavy-tank', { kind: 'light-tank' })).toBe('No assault: tanks do not assault tanks.')
  expect(assault('light-tank', { kind: 'block-house' })).toBe(
    'No assault: only infantry or flamethrowers can go in there.',
  )
})

test('morale and heroes', () => {
  const morale = (input: object, die: number) => verdict('morale', { trigger: 'half', ...input }, [die])
  expect(morale({}, 4)).toBe('Carries on.')
  expect(morale({}, 2)).toBe('Retreats 20 cm, suppressed, leaving crewed weapons behind.')
  expect(morale({ trigger: 'tank-assault' }, 1)).toBe('Retreats 40 cm, suppressed.')
  expect(morale({ quality: 'raw' }, 1)).toBe('Routs and is removed.')
  expect(morale({ stubbornResistance: true }, 1)).toBe('Carries on by stubborn resistance.')
  expect(morale({ trigger: 'support-lost' }, 3)).toBe('The crew gives up its weapon, which is removed.')
  expect(verdict('heroic-action', {}, [5])).toBe('The feat succeeds.')
  expect(verdict('heroic-action', {}, [4])).toBe('The feat fails: the platoon is destroyed.')
})

test('gas and aircraft', () => {
  expect(verdict('gas-wind', { mode: 'release', side: 'attacker', heading: 35 }, [3, 4])).toBe(
    'A cloud 20 by 10 cm; the wind blows 17 cm a turn towards 35 degrees.',
  )
  const drift = (dice: readonly number[]) =>
    verdict('gas-wind', { mode: 'drift', speed: 4, heading: 350 }, dice)
  expect(drift([5, 1, 2, 3])).toBe('The wind blows 10 cm a turn towards 35 degrees.')
  expect(drift([4, 6])).toBe('The wind drops: the gas stays where it is.')
  expect(drift([6])).toBe('The gas disperses.')
  expect(verdict('air-call', { period: 'late' }, [5])).toBe('The aircraft arrive.')
  expect(verdict('air-call', { period: 'late' }, [4])).toBe('No aircraft this turn.')
  const raid = (kinds: readonly string[], dice: readonly number[]) =>
    verdict('air-attack', { targets: kinds.map((kind) => ({ kind, cover: 'medium' })) }, dice)
  expect(raid(['infantry', 'machine-gun'], [5, 1, 3, 3])).toBe(
    'One stand destroyed, one suppressed; one machine gun to be laid again.',
  )
  expect(raid(['infantry', 'infantry'], [2, 5])).toBe('Nobody hit; aircraft driven off.')
  expect(raid(['machine-gun'], [1, 6])).toBe(
    'Nobody hit; aircraft shot down; one machine gun to be laid again.',
  )
})

test('reinforcements, campaigns and cards', () => {
  expect(verdict('reinforcement-arrival', { turn: 1 })).toBe('Too early: no die this turn.')
  expect(verdict('reinforcement-arrival', { turn: 4 }, [3])).toBe('Not yet (4 or more needed).')
  expect(verdict('reinforcement-arrival', { turn: 7 })).toBe('The reinforcements arrive.')
  expect(verdict('campaign-aftermath', { basesLost: 7, drafts: 6 }, [2, 4])).toBe(
    '105 casualties: 35 dead, 17 crippled, 18 badly and 35 lightly wounded; battalion now raw.',
  )
  expect(verdict('campaign-aftermath', { basesLost: 0 })).toBe('No casualties.')
  const card = (input: object, dice: readonly number[] = []) => verdict('event-card', input, dice)
  expect(card({ card: '7H' })).toBe('A dummy: nothing happens.')
  expect(card({ card: 'QD' })).toBe('Good shooting (+1): keep it until it is wanted.')
  expect(card({ card: 'AC' })).toBe('Death from above: takes effect at once.')
  expect(card({ card: '10S' })).toBe('Hard day (-1): the card goes to the enemy.')
  expect(card({ card: 'QH', resolve: true, platoonsLost: 2 }, [3])).toBe('Rally: two platoons back.')
  expect(card({ card: 'JS', resolve: true }, [3, 4])).toBe('Wind change: 17 cm a turn at the attacker.')
})

proveVerdicts(PROCEDURES, vocabulary, ['retreat-', 'driven-off', '-suppressed', '-destroyed'])
