import { expect } from 'vitest'
import { ask, refusal, resolved, rule } from '../../rule.ts'

const REGIMENT = { type: 'infantry', strength: 6, experience: 2, morale: 3 }

const fire = (input: object, dice: readonly number[]) => resolved('green-fields', 'direct-fire', input, dice)
const firedOn = (attackDice: number, target: object, dice: readonly number[], options: object = {}) => {
  const { targets } = fire({ attackDice, targets: [target], options }, dice) as { targets: unknown[] }
  return targets[0]
}
const attackDice = (input: object) => resolved('green-fields', 'attack-dice', input)
const wrong = (input: object) => refusal('green-fields', 'direct-fire', input)

rule('GF-DICE-01', 'a 5 is one hit, a 6 two, anything less none', () => {
  const hits = (dice: readonly number[]) => resolved('green-fields', 'hit-dice', { count: dice.length }, dice)
  expect(hits([1, 2, 3, 4, 5, 6])).toEqual({ hits: 3, allHit: false })
  expect(hits([5, 6])).toEqual({ hits: 3, allHit: true })
  expect(hits([])).toEqual({ hits: 0, allHit: false })
  expect(refusal('green-fields', 'hit-dice', { count: 61 })).toBe('invalid-input count')
})

rule('GF-DICE-02', 'troops fire a die a strength point, guns one for every three full points', () => {
  const close = (type: string, strength: number) => attackDice({ type, strength, mode: 'close-assault' })
  expect(close('infantry', 7)).toEqual({ permitted: true, dice: 7 })
  expect(close('heavy-tank', 3)).toEqual({ permitted: true, dice: 3 })
  expect(close('field-artillery', 11)).toEqual({ permitted: true, dice: 3 })
  expect(close('field-artillery', 2)).toEqual({ permitted: true, dice: 0 })
  expect(close('motor-transport', 9)).toEqual({ permitted: false, dice: 0 })
})

rule('GF-DICE-03', 'a hit takes one strength point, from armour every second hit', () => {
  expect(firedOn(2, { ...REGIMENT, moving: true, mounted: true }, [6, 5, 6, 5])).toMatchObject({
    netHits: 3,
    casualties: 3,
  })
  const tanks = { ...REGIMENT, type: 'light-tank', moving: true, mounted: true }
  expect(firedOn(2, tanks, [6, 5, 5, 1, 1])).toMatchObject({ netHits: 3, casualties: 1 })
})

rule('GF-DICE-04', 'the throw to save has a die for each level of experience', () => {
  expect(firedOn(1, { ...REGIMENT, experience: 4 }, [6, 1, 5, 1, 5])).toMatchObject({
    hits: 2,
    saveDice: 4,
    saves: 2,
    netHits: 0,
    outcome: 'unhurt',
  })
})

rule('GF-DICE-05', 'nothing is thrown to save without a hit, and the odd hit on armour is lost', () => {
  expect(firedOn(2, REGIMENT, [4, 4])).toEqual({
    hits: 0,
    saveDice: 0,
    saves: 0,
    netHits: 0,
    casualties: 0,
    strengthAfter: 6,
    destroyed: false,
    experienceAfter: 2,
    experienceGained: false,
    moraleDice: 0,
    moraleHits: 0,
    moraleAfter: 3,
    maxMoraleAfter: 3,
    suppressed: false,
    outcome: 'unhurt',
  })
  expect(firedOn(1, { ...REGIMENT, type: 'heavy-tank' }, [5, 1, 1])).toMatchObject({
    netHits: 1,
    casualties: 0,
    outcome: 'unhurt',
  })
})

rule('GF-DICE-06', 'guns throw all their dice afresh at every unit of the zone', () => {
  const guns = [{ type: 'field-artillery', strength: 6 }]
  const targets = [REGIMENT, REGIMENT]
  const result = resolved(
    'green-fields',
    'bombardment',
    { guns, targets },
    [5, 1, 1, 1, 5, 1, 1, 6, 1, 1, 1, 1, 4],
  )
  expect(result).toMatchObject({
    groundHits: 1,
    targets: [
      { hits: 1, casualties: 1, outcome: 'hold' },
      { hits: 2, casualties: 2, outcome: 'rout' },
    ],
  })
})

rule('GF-DICE-07', 'other fire strikes the leading wave, and only the hits it cannot take go on', () => {
  expect(fire({ attackDice: 2, targets: [REGIMENT, REGIMENT] }, [6, 1, 1, 1, 1, 5])).toMatchObject({
    hits: 2,
    targets: [
      { hits: 2, casualties: 2, outcome: 'waver' },
      { hits: 0, casualties: 0, outcome: 'unhurt' },
    ],
  })
})

rule('GF-DICE-08', 'what is left over is unsaved hits less strength, twice the strength of armour', () => {
  const weak = { ...REGIMENT, strength: 1, moving: true, mounted: true }
  expect(fire({ attackDice: 2, targets: [weak, REGIMENT] }, [6, 6, 1, 1, 1, 1])).toMatchObject({
    hits: 4,
    targets: [
      { outcome: 'destroyed', casualties: 1, netHits: 4 },
      { hits: 3, casualties: 3 },
    ],
  })
  const tank = { ...weak, type: 'heavy-tank' }
  expect(fire({ attackDice: 2, targets: [tank, REGIMENT] }, [6, 6, 1, 1, 1, 1])).toMatchObject({
    targets: [
      { outcome: 'destroyed', casualties: 1 },
      { hits: 2, casualties: 2 },
    ],
  })
})

rule('GF-SCALE-07', 'no unit is stronger than 12 points or weaker than 1', () => {
  expect(wrong({ attackDice: 0, targets: [{ ...REGIMENT, strength: 13 }] })).toBe(
    'invalid-input targets.0.strength',
  )
  expect(wrong({ attackDice: 0, targets: [{ ...REGIMENT, strength: 0 }] })).toBe(
    'invalid-input targets.0.strength',
  )
})

rule('GF-SCALE-08', 'ratings run from 1 to 5', () => {
  const rated = (more: object) => wrong({ attackDice: 0, targets: [REGIMENT, { ...REGIMENT, ...more }] })
  expect(rated({ experience: 6 })).toBe('invalid-input targets.1.experience')
  expect(rated({ experience: 0 })).toBe('invalid-input targets.1.experience')
  expect(rated({ morale: 0 })).toBe('invalid-input targets.1.morale')
  expect(rated({ maxMorale: 2 })).toBe('invalid-input targets.1.maxMorale')
  expect(rated({ maxMorale: 6 })).toBe('invalid-input targets.1.maxMorale')
})

rule('GF-SCALE-09', 'no rating falls below 1 or rises above 5', () => {
  const poor = { type: 'infantry', strength: 6, experience: 1, morale: 1 }
  expect(firedOn(1, poor, [6, 1, 1])).toMatchObject({
    outcome: 'rout',
    moraleDice: 1,
    moraleAfter: 1,
    experienceAfter: 1,
  })
  const best = { type: 'infantry', strength: 6, experience: 5, morale: 5 }
  expect(firedOn(1, best, [6, 6, 6, 6, 6, 6])).toMatchObject({ experienceAfter: 5, experienceGained: false })
})

rule('GF-SCALE-09', 'with the other reading ratings fall to 0, and nobody to roll is a rout', () => {
  const options = { 'rating-floor': 'zero' }
  const poor = { type: 'infantry', strength: 6, experience: 1, morale: 1 }
  expect(firedOn(1, poor, [6, 1], options)).toMatchObject({
    outcome: 'rout',
    moraleDice: 0,
    moraleAfter: 0,
    experienceAfter: 0,
  })
  expect(firedOn(1, { ...poor, experience: 0, morale: 0 }, [5], options)).toMatchObject({
    saveDice: 0,
    outcome: 'rout',
    moraleAfter: 0,
  })
})

rule('GF-SCALE-10', 'at no strength a unit is destroyed and checks nothing', () => {
  expect(firedOn(1, { ...REGIMENT, strength: 2 }, [6, 1, 2])).toMatchObject({
    casualties: 2,
    strengthAfter: 0,
    destroyed: true,
    moraleDice: 0,
    moraleAfter: 3,
    suppressed: false,
    outcome: 'destroyed',
  })
})

rule('GF-EXP-01', 'a throw to save in which every die scores adds a level, within the cap', () => {
  expect(firedOn(1, REGIMENT, [5, 5, 6])).toMatchObject({ experienceAfter: 3, experienceGained: true })
  expect(firedOn(1, { ...REGIMENT, experienceCap: 2 }, [5, 5, 6])).toMatchObject({
    experienceAfter: 2,
    experienceGained: false,
  })
})

rule('GF-EXP-01', 'the level comes before a rout takes one', () => {
  const target = { type: 'infantry', strength: 6, experience: 1, morale: 2 }
  expect(firedOn(2, target, [6, 6, 5, 1])).toMatchObject({
    casualties: 3,
    outcome: 'rout',
    experienceAfter: 1,
    experienceGained: true,
  })
})

rule(
  ['GF-AMOV-03', 'GF-AMOV-07'],
  'movers under fire have the ground they stand on, count as moving and lead the stack',
  () => {
    const mover = { ...REGIMENT, ground: 'woods', moving: true }
    expect(fire({ attackDice: 1, targets: [mover, mover] }, [5, 5, 5])).toMatchObject({
      targets: [{ saveDice: 2, outcome: 'unhurt' }, { outcome: 'unhurt' }],
    })
  },
)

rule('GF-DICE-07', 'fire takes one to three targets and up to 60 dice of three kinds', () => {
  expect(wrong({ attackDice: 1, targets: [] })).toBe('invalid-input targets')
  expect(wrong({ attackDice: 1, targets: [REGIMENT, REGIMENT, REGIMENT, REGIMENT] })).toBe(
    'invalid-input targets',
  )
  expect(wrong({ attackDice: 61, targets: [REGIMENT] })).toBe('invalid-input attackDice')
  expect(wrong({ attackDice: 1, attack: 'gas', targets: [REGIMENT] })).toBe('invalid-input attack')
  expect(wrong({ attackDice: 1, targets: [{ ...REGIMENT, grounded: true }] })).toBe(
    'invalid-input targets.0.grounded',
  )
  expect(wrong({ attackDice: 1, targets: [{ type: 'infantry', strength: 3, morale: 2 }] })).toBe(
    'invalid-input targets.0.experience',
  )
  expect(wrong({ attackDice: 1, targets: [{ ...REGIMENT, colour: 'khaki' }] })).toBe(
    'invalid-input targets.0.colour',
  )
  expect(wrong({ attackDice: 1, targets: [REGIMENT], options: { 'rating-floor': 'two' } })).toBe(
    'invalid-input options.rating-floor',
  )
  expect(wrong({ attackDice: 1, targets: [REGIMENT], options: { luck: 'good' } })).toBe(
    'invalid-input options.luck',
  )
})

rule('GF-EXP-01', 'even a unit that is destroyed has learnt; experience above its cap stays', () => {
  const weak = { ...REGIMENT, strength: 1, experience: 1 }
  expect(firedOn(2, weak, [6, 6, 5])).toMatchObject({
    outcome: 'destroyed',
    experienceAfter: 2,
    experienceGained: true,
  })
  expect(firedOn(1, { ...REGIMENT, experienceCap: 1 }, [5, 5, 5])).toMatchObject({
    experienceAfter: 2,
    experienceGained: false,
  })
})

rule('GF-SCALE-09', 'house rules that say nothing about a procedure are taken and change nothing', () => {
  const options = {
    'vision-range': 'single-zone',
    'trench-observation': 'in-sight',
    'troops-block-sight': 'never',
    'suppression-recovery': 'next-turn',
    'shell-holes': 'per-mission',
    'artillery-pooling': 'per-regiment',
    'luxury-effect': 'one-point',
    'depot-shelling': 'per-hit',
    'observation-aircraft-1914': 'both',
  }
  const dice = [6, 1, 1, 1, 5, 1]
  expect(firedOn(1, REGIMENT, dice.slice(0, 5), options)).toEqual(firedOn(1, REGIMENT, dice.slice(0, 5)))
})

/** The clauses that the working of an adjudication cites. */
const cited = (procedure: string, input: object, dice: readonly number[] = []): readonly string[] => {
  const answer = ask('green-fields', procedure, input, dice)
  return answer.ok ? answer.trace.map(({ clause }) => clause) : [answer.error.code]
}

rule(
  ['GF-CLOSE-04', 'GF-AIR-03', 'GF-SAVE-04', 'GF-SAVE-08', 'GF-DEG-06', 'GF-OBS-03', 'GF-DICE-02'],
  'the working says why nothing may be fired, changed or counted',
  () => {
    const may = (type: string, mode: string) => cited('attack-dice', { type, strength: 6, mode })
    expect(may('balloon', 'close-assault')).toEqual(['GF-CLOSE-04'])
    expect([may('infantry', 'air-to-air'), may('fighter', 'air-to-air')]).toEqual([
      ['GF-AIR-03'],
      ['GF-AIR-03'],
    ])
    const saving = (more: object) => cited('save-dice', { experience: 2, trench: 'heavy', ...more })
    expect(saving({ attack: 'gas' })).toEqual(['GF-DICE-04', 'GF-SAVE-04'])
    expect(saving({ attack: 'flak' })).toEqual(['GF-DICE-04', 'GF-SAVE-08'])
    expect(cited('ground-damage', { scale: 'assault', bombarded: true })).toEqual(['GF-DEG-06', 'GF-DEG-02'])
    expect(cited('observation', { light: 'night', distance: 0, observerBalloon: true })).toContain(
      'GF-OBS-03',
    )
    const guns = [{ type: 'field-artillery', strength: 2 }]
    expect(cited('bombardment', { guns, mission: 'box', targets: [] })).toEqual(['GF-DICE-02'])
  },
)
