import { expect } from 'vitest'
import { type Card, cardOf } from '#rules/green-fields/armies/card.ts'
import { refusal, resolved, rule } from '../../rule.ts'
import { inputOf } from './roster.ts'

const saving = (input: object) => resolved('green-fields', 'save-dice', { experience: 2, ...input })
const dice = (input: object) => saving(input).dice

rule('GF-SAVE-01', 'only the best cover counts', () => {
  expect(dice({ trench: 'light' })).toBe(3)
  expect(dice({ trench: 'heavy' })).toBe(4)
  expect(dice({ trench: 'heavy', ground: 'town' })).toBe(4)
  expect(dice({ trench: 'light', ground: 'ruins' })).toBe(4)
  expect(dice({ trench: 'heavy', attack: 'heavy-artillery' })).toBe(2)
  expect(dice({ trench: 'heavy', attack: 'medium-artillery' })).toBe(4)
})

rule('GF-SAVE-02', 'moving, mounted and flanked each cost a die', () => {
  expect(dice({ experience: 5, moving: true })).toBe(4)
  expect(dice({ experience: 5, mounted: true })).toBe(4)
  expect(dice({ experience: 5, flanked: true })).toBe(4)
  expect(dice({ experience: 5, moving: true, mounted: true, flanked: true })).toBe(2)
})

rule('GF-SAVE-03', 'the dice may pass five and never fall below none', () => {
  expect(dice({ experience: 5, ground: 'town' })).toBe(7)
  expect(saving({ experience: 1, moving: true, mounted: true, flanked: true })).toEqual({
    maySave: true,
    dice: 0,
  })
})

rule('GF-SAVE-04', 'nothing changes the dice against gas, and against a mine there are none', () => {
  expect(dice({ attack: 'gas', trench: 'heavy', moving: true })).toBe(2)
  expect(saving({ attack: 'mine', trench: 'heavy' })).toEqual({ maySave: false, dice: 0 })
})

rule('GF-SAVE-05', 'each ground has its cover, and it still counts in a trench under heavy guns', () => {
  expect(dice({ ground: 'open' })).toBe(2)
  expect(dice({ ground: 'rough' })).toBe(3)
  expect(dice({ ground: 'woods' })).toBe(3)
  expect(dice({ ground: 'morass' })).toBe(3)
  expect(dice({ ground: 'town' })).toBe(4)
  expect(dice({ ground: 'ruins' })).toBe(4)
  expect(dice({ ground: 'woods', trench: 'heavy', attack: 'heavy-artillery' })).toBe(3)
})

rule('GF-SAVE-06', 'an embankment is a light trench against small arms alone', () => {
  expect(dice({ embankment: true })).toBe(3)
  expect(dice({ embankment: true, attack: 'field-artillery' })).toBe(2)
  expect(dice({ embankment: true, attack: 'air' })).toBe(2)
})

rule('GF-SAVE-07', 'an emplacement covers guns, better than a lesser trench, and not from heavy guns', () => {
  expect(dice({ emplacement: 'heavy' })).toBe(2)
  expect(dice({ type: 'field-artillery', emplacement: 'heavy', trench: 'light' })).toBe(4)
  expect(dice({ type: 'field-artillery', emplacement: 'light', trench: 'heavy' })).toBe(4)
  expect(dice({ type: 'field-artillery', emplacement: 'heavy', attack: 'heavy-artillery' })).toBe(2)
})

rule(
  'GF-SAVE-08',
  'aircraft, balloons in the air, and saves from flak, tunnels and breakdown are unmodified',
  () => {
    const spoilt = { ground: 'town', moving: true, mounted: true, flanked: true }
    expect(dice({ ...spoilt, type: 'fighter' })).toBe(2)
    expect(dice({ ...spoilt, type: 'balloon', attack: 'air' })).toBe(2)
    expect(dice({ ground: 'town', type: 'balloon', attack: 'field-artillery' })).toBe(4)
    expect(dice({ ...spoilt, attack: 'flak' })).toBe(2)
    expect(dice({ ...spoilt, attack: 'mine-fight' })).toBe(2)
    expect(dice({ ...spoilt, attack: 'breakdown' })).toBe(2)
  },
)

rule('GF-SAVE-10', 'a unit that changed zone is moving until the assault turn ends', () => {
  expect(dice({ moving: true, ground: 'woods' })).toBe(2)
})

rule('GF-SAVE-11', 'whoever attacks into a zone has its ground but none of its works', () => {
  expect(dice({ attacking: true, trench: 'heavy', embankment: true })).toBe(2)
  expect(dice({ attacking: true, trench: 'heavy', ground: 'woods' })).toBe(3)
  expect(dice({ attacking: true, type: 'field-artillery', emplacement: 'heavy' })).toBe(2)
})

rule('GF-SAVE-12', 'depots and lorries neither save nor check', () => {
  expect(saving({ type: 'depot', trench: 'heavy' })).toEqual({ maySave: false, dice: 0 })
  expect(saving({ type: 'motor-transport', raiding: true })).toEqual({ maySave: false, dice: 0 })
  const lorries = { type: 'motor-transport', strength: 4 }
  expect(resolved('green-fields', 'direct-fire', { attackDice: 1, targets: [lorries] }, [6])).toMatchObject({
    targets: [
      {
        saveDice: 0,
        casualties: 2,
        moraleDice: 0,
        experienceAfter: 0,
        moraleAfter: 0,
        maxMoraleAfter: 0,
        outcome: 'hold',
      },
    ],
  })
})

rule('GF-RAID-03', 'raiders have two dice more and no other modifier', () => {
  expect(dice({ raiding: true, moving: true, ground: 'town', attack: 'gas' })).toBe(4)
})

rule('GF-SAVE-01', 'what is no posture is refused', () => {
  const wrong = (input: object) => refusal('green-fields', 'save-dice', input)
  expect(wrong({})).toBe('invalid-input experience')
  expect(wrong({ experience: 0 })).toBe('invalid-input experience')
  expect(wrong({ experience: 2, attack: 'bayonet' })).toBe('invalid-input attack')
  expect(wrong({ experience: 2, ground: 'hill' })).toBe('invalid-input ground')
  expect(wrong({ experience: 2, trench: 'deep' })).toBe('invalid-input trench')
  expect(
    resolved('green-fields', 'save-dice', { experience: 0, options: { 'rating-floor': 'zero' } }),
  ).toEqual({
    maySave: true,
    dice: 0,
  })
})

rule('GF-SAVE-09', 'cyclists are not mounted under fire or when looked for; riders and lorries are', () => {
  const cyclists = cardOf('infantry', { mount: 'bicycles' })
  const underFire = (card: Card) => dice(inputOf('save-dice', { 'Unit under fire': [card] }))
  expect(underFire(cyclists)).toBe(cyclists.experience)
  expect(underFire({ ...cyclists, mount: 'motor' })).toBe(cyclists.experience - 1)
  const lookedFor = (card: Card) =>
    inputOf('observation', { 'Unit looked for': [card] }).targetVehicleOrMounted
  expect([lookedFor(cyclists), lookedFor({ ...cyclists, mount: 'motor' })]).toEqual([false, true])
})
