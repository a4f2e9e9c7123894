import { expect } from 'vitest'
import { resolved, rule } from '../../rule.ts'

const BRITISH = { type: 'infantry', strength: 6, experience: 5, morale: 3 }
const GERMAN = { type: 'infantry', strength: 12, experience: 3, morale: 3 }

rule('GF-EX-01', 'opportunity fire: three dice, two hits, both saved on the move', () => {
  expect(
    resolved('green-fields', 'attack-dice', { type: 'infantry', strength: 6, mode: 'opportunity' }),
  ).toEqual({ permitted: true, dice: 3 })
  const targets = [GERMAN, GERMAN, GERMAN].map((unit) => ({ ...unit, moving: true }))
  expect(resolved('green-fields', 'direct-fire', { attackDice: 3, targets }, [5, 5, 2, 6, 1])).toMatchObject({
    hits: 2,
    targets: [{ saveDice: 2, saves: 2, outcome: 'unhurt' }, {}, {}],
  })
})

const round = (attackers: readonly object[], dice: readonly number[]) =>
  resolved('green-fields', 'close-assault-round', { attackers, defenders: [BRITISH] }, dice)

rule('GF-EX-01', 'round 1: A loses two points, wavers and does not reply', () => {
  expect(round([GERMAN, GERMAN, GERMAN], [5, 5, 5, 1, 2, 3, 5, 1, 5, 1])).toMatchObject({
    defenderDice: 6,
    attackers: [
      { hits: 3, saveDice: 2, saves: 1, casualties: 2, moraleDice: 2, moraleHits: 1, moraleAfter: 1 },
      { outcome: 'unhurt' },
      { outcome: 'unhurt' },
    ],
    attackerFires: false,
    attackerDice: 0,
    defenders: [{ outcome: 'unhurt' }],
    winner: null,
  })
})

rule('GF-EX-01', 'round 2: B saves nothing, loses three and breaks', () => {
  expect(round([GERMAN, GERMAN], [6, 5, 1, 1, 2, 3, 4, 1, 5, 5])).toMatchObject({
    attackers: [{ saves: 0, casualties: 3, moraleDice: 2, outcome: 'waver' }, { outcome: 'unhurt' }],
    attackerFires: false,
    winner: null,
  })
})

rule('GF-EX-01', 'round 3: C is unhurt, replies with twelve dice and is left with the zone', () => {
  const defence = [5, 1, 1, 2, 3, 4]
  const saves = [5, 1]
  const reply = [6, 6, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1]
  const britishSaves = [6, 5, 1, 1, 1]
  const morale = [6, 1]
  expect(round([GERMAN], [...defence, ...saves, ...reply, ...britishSaves, ...morale])).toMatchObject({
    attackers: [{ outcome: 'unhurt' }],
    attackerFires: true,
    attackerDice: 12,
    defenders: [
      {
        hits: 6,
        saveDice: 5,
        saves: 3,
        casualties: 3,
        moraleDice: 2,
        moraleHits: 2,
        outcome: 'waver',
        moraleAfter: 1,
      },
    ],
    winner: 'attacker',
  })
})

rule('GF-EX-02', 'as many hits as casualties are enough to hold', () => {
  const casualties = { morale: 3, experience: 3, casualties: 2 }
  expect(resolved('green-fields', 'morale-check', casualties, [6, 1])).toMatchObject({ outcome: 'hold' })
})
