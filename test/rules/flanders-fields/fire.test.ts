import { expect } from 'vitest'
import { refusal, resolved, rule } from '../../rule.ts'

const fire = (input: object, dice: readonly number[] = [6]) =>
  resolved('flanders-fields', 'fire', { period: 'mid', cover: 'soft', range: 20, ...input }, dice)
const refused = (input: object, dice: readonly number[] = [6]) =>
  refusal('flanders-fields', 'fire', { period: 'mid', cover: 'soft', range: 20, ...input }, dice)
const modifierOf = (input: object, dice: readonly number[] = [4]) => fire(input, dice).modifier
const outcomeOf = (input: object, die: number) =>
  (fire(input, [die]).shots as readonly { outcome: string }[])[0]?.outcome
const forbidden = (reason: string) => ({ legal: false, reason })

/** A row of the matrix as it is printed, with `-` for what no die can do. */
const row = (weapon: string, more: object = {}) => {
  const dice = weapon === 'lmg' || weapon === 'tank-lmg' ? [4, 4] : [4]
  return ['open', 'soft', 'medium', 'hard', 'fortification']
    .map((cover) => {
      const input = { period: 'mid', weapon, cover, range: weapon === 'flamethrower' ? 4 : 20, ...more }
      const answer = resolved('flanders-fields', 'fire', input, weaponless(weapon, cover, more) ? [] : dice)
      return answer.legal ? `${answer.needSuppress ?? '-'}/${answer.needKill ?? '-'}` : '-/-'
    })
    .join(' ')
}
const weaponless = (weapon: string, cover: string, more: object) =>
  cover === 'fortification' &&
  (['field-howitzer', 'light-mortar', 'indirect-mg'].includes(weapon) ||
    (weapon === 'field-gun' && 'mode' in more))

rule('FF-FIRE-01', 'the kill number kills, the suppress number marks, less does nothing', () => {
  const rifles = { weapon: 'infantry', cover: 'open' }
  expect([2, 3, 4].map((die) => outcomeOf(rifles, die))).toEqual(['none', 'suppressed', 'killed'])
  expect(fire(rifles, [4])).toEqual({
    legal: true,
    reason: null,
    modifier: 0,
    needSuppress: 3,
    needKill: 4,
    shots: [{ natural: 4, total: 4, outcome: 'killed' }],
    killed: true,
    suppressions: 0,
    suppressionsAfter: 0,
    destroyed: true,
    companySuppressed: false,
  })
})

rule('FF-FIRE-02', 'the matrix', () => {
  expect(row('machine-gun')).toBe('3/4 4/5 5/7 6/7 6/-')
  expect(row('block-house')).toBe('3/4 4/5 5/7 6/7 6/-')
  expect(row('indirect-mg')).toBe('3/4 4/5 5/7 6/7 -/-')
  expect(row('infantry')).toBe('3/4 5/6 6/7 7/- 8/-')
  expect(row('lmg')).toBe('3/4 5/6 6/7 7/- 8/-')
  expect(row('tank-lmg')).toBe('3/4 5/6 6/7 7/- 8/-')
  expect(row('field-gun')).toBe('3/4 4/5 5/6 6/7 6/-')
  expect(row('field-gun', { mode: 'indirect' })).toBe('3/4 4/5 5/6 6/7 -/-')
  expect(row('field-howitzer')).toBe('3/4 3/4 4/6 6/7 -/-')
  expect(row('light-mortar')).toBe('3/4 3/4 4/6 6/7 -/-')
  expect(row('heavy-artillery')).toBe('2/3 3/4 4/5 5/6 6/-')
  expect(row('medium-mortar')).toBe('2/3 3/4 4/5 5/6 6/-')
  expect(row('super-heavy-artillery')).toBe('auto/2 2/3 3/4 4/5 5/-')
  expect(row('heavy-mortar')).toBe('auto/2 2/3 3/4 4/5 5/-')
  expect(row('tank-gun')).toBe('4/5 4/5 5/6 5/6 6/-')
})

rule('FF-FIRE-02', 'gas and flames by period', () => {
  expect(row('gas', { period: 'early' })).toBe('3/5 3/5 3/5 3/5 3/5')
  expect(row('gas', { period: 'mid' })).toBe('4/6 4/6 4/5 4/6 5/6')
  expect(row('gas', { period: 'late' })).toBe('4/6 4/6 4/6 4/6 4/6')
  expect(row('flamethrower', { period: 'early' })).toBe('5/6 4/5 3/4 3/5 3/5')
  expect(row('flamethrower', { period: 'mid' })).toBe('5/6 4/5 3/4 3/5 3/6')
  expect(row('flamethrower', { period: 'late' })).toBe('5/6 4/5 3/4 3/5 3/5')
})

rule('FF-FIRE-02', 'what no die can do is forbidden before the roll', () => {
  expect(fire({ weapon: 'field-howitzer', cover: 'fortification' }, [])).toEqual(forbidden('no-effect'))
  expect(fire({ weapon: 'field-gun', mode: 'indirect', cover: 'fortification' }, [])).toEqual(
    forbidden('no-effect'),
  )
  expect(fire({ weapon: 'indirect-mg', cover: 'fortification' }, [])).toEqual(forbidden('no-effect'))
})

rule('FF-FIRE-03', 'a natural 1 fails whatever is added', () => {
  const near = { period: 'late', weapon: 'infantry', cover: 'open', range: 3, card: 2 }
  expect(fire(near, [1])).toMatchObject({
    modifier: 4,
    shots: [{ natural: 1, total: 5, outcome: 'none' }],
    suppressions: 0,
  })
})

rule('FF-FIRE-03', 'the heaviest shells suppress men in the open by any die, but a 1 never kills', () => {
  for (const weapon of ['super-heavy-artillery', 'heavy-mortar']) {
    expect(fire({ weapon, cover: 'open', card: 2 }, [1])).toMatchObject({
      needSuppress: 'auto',
      shots: [{ natural: 1, total: 3, outcome: 'suppressed' }],
      suppressions: 1,
      companySuppressed: true,
    })
    expect(outcomeOf({ weapon, cover: 'open', partial: true }, 3)).toBe('suppressed')
    expect(outcomeOf({ weapon, cover: 'open' }, 2)).toBe('killed')
  }
})

rule('FF-FIRE-04', 'short range: machine guns under 10 cm, rifles and tanks under 5 cm', () => {
  for (const weapon of ['machine-gun', 'block-house']) {
    expect(modifierOf({ weapon, range: 9.9 })).toBe(2)
    expect(modifierOf({ weapon, range: 10 })).toBe(0)
  }
  const rifles = (period: string) => modifierOf({ period, weapon: 'infantry', range: 4.9 })
  expect([rifles('early'), rifles('mid'), rifles('late')]).toEqual([1, 1, 2])
  expect(modifierOf({ weapon: 'infantry', range: 5 })).toBe(0)
  expect(modifierOf({ period: 'late', weapon: 'lmg', range: 4 }, [4, 4])).toBe(2)
  expect(modifierOf({ period: 'late', weapon: 'tank-gun', range: 4 })).toBe(1)
  expect(modifierOf({ period: 'late', weapon: 'tank-lmg', range: 4 }, [4, 4])).toBe(1)
  expect(modifierOf({ weapon: 'flamethrower', range: 4 })).toBe(0)
  expect(modifierOf({ weapon: 'field-gun', range: 4 })).toBe(0)
})

rule('FF-FIRE-04', 'troops turning to their flank lose the bonus', () => {
  expect(modifierOf({ weapon: 'machine-gun', range: 3, flank: true })).toBe(0)
  expect(modifierOf({ weapon: 'infantry', range: 3, flank: true })).toBe(0)
})

rule('FF-FIRE-05', 'through a barrage -2, from higher ground -1, direct fire only', () => {
  const through = { throughBarrage: true }
  expect(modifierOf({ weapon: 'infantry', ...through })).toBe(-2)
  expect(modifierOf({ weapon: 'infantry', ...through, shooterUphill: true })).toBe(-1)
  expect(modifierOf({ weapon: 'infantry', shooterUphill: true })).toBe(0)
  expect(modifierOf({ weapon: 'heavy-artillery', ...through })).toBe(-2)
  expect(modifierOf({ weapon: 'heavy-artillery', mode: 'indirect', ...through })).toBe(0)
  for (const weapon of ['light-mortar', 'indirect-mg', 'gas']) {
    expect(modifierOf({ weapon, ...through })).toBe(0)
  }
})

rule('FF-FIRE-06', 'field artillery over open sights loses 1 beyond 100 cm and 2 beyond 150 cm', () => {
  for (const weapon of ['field-gun', 'field-howitzer']) {
    const at = (range: number) => modifierOf({ weapon, range })
    expect([at(100), at(100.5), at(150), at(150.5), at(200)]).toEqual([0, -1, -1, -2, -2])
    expect(modifierOf({ weapon, range: 180, mode: 'indirect' })).toBe(0)
  }
  expect(modifierOf({ weapon: 'heavy-artillery', range: 180 })).toBe(0)
})

rule(
  'FF-FIRE-07',
  'gas at the firer, a command stand, raw firers and dismounted cavalry cost one each',
  () => {
    expect(modifierOf({ weapon: 'infantry', shooterInGas: true })).toBe(-1)
    expect(modifierOf({ weapon: 'gas', shooterInGas: true })).toBe(0)
    expect(modifierOf({ weapon: 'infantry', targetCommand: true })).toBe(-1)
    expect(modifierOf({ weapon: 'gas', targetCommand: true })).toBe(-1)
    expect(modifierOf({ weapon: 'infantry', quality: 'raw' })).toBe(-1)
    expect(modifierOf({ weapon: 'infantry', dismountedCavalry: true })).toBe(-1)
    expect(modifierOf({ weapon: 'machine-gun', dismountedCavalry: true })).toBe(0)
  },
)

rule('FF-CAV-01', 'cavalry fires on foot, at -1', () => {
  expect(fire({ weapon: 'infantry', dismountedCavalry: true }, [6])).toMatchObject({
    modifier: -1,
    shots: [{ natural: 6, total: 5, outcome: 'suppressed' }],
  })
})

rule('FF-QUAL-02', 'crews of guns, mortars and machine guns are never raw', () => {
  for (const weapon of ['machine-gun', 'block-house', 'field-gun', 'heavy-artillery', 'light-mortar']) {
    expect(modifierOf({ weapon, quality: 'raw' })).toBe(0)
  }
  expect(modifierOf({ weapon: 'lmg', quality: 'raw' }, [4, 4])).toBe(-1)
  expect(modifierOf({ weapon: 'tank-gun', quality: 'raw' })).toBe(-1)
  expect(modifierOf({ weapon: 'flamethrower', range: 4, quality: 'raw' })).toBe(-1)
})

rule('FF-QUAL-05', 'by the other reading raw troops shoot like the rest', () => {
  expect(modifierOf({ weapon: 'infantry', quality: 'raw', options: { 'raw-shooting': 'none' } })).toBe(0)
})

rule('FF-QUAL-06', 'storm troops shoot no better unless the table agrees that they do', () => {
  expect(modifierOf({ weapon: 'infantry', quality: 'storm' })).toBe(0)
  const options = { 'storm-troop-shooting': 'plus-1' }
  expect(modifierOf({ weapon: 'infantry', quality: 'storm', options })).toBe(1)
  expect(modifierOf({ weapon: 'infantry', quality: 'veteran', options })).toBe(0)
  expect(modifierOf({ weapon: 'machine-gun', quality: 'storm', options })).toBe(0)
})

rule('FF-FIRE-08', 'an LMG rolls twice', () => {
  expect(fire({ weapon: 'lmg' }, [6, 5])).toMatchObject({
    shots: [
      { natural: 6, outcome: 'killed' },
      { natural: 5, outcome: 'suppressed' },
    ],
    killed: true,
    suppressions: 1,
    destroyed: true,
  })
})

rule('FF-FIRE-09', 'the third marker destroys', () => {
  expect(fire({ weapon: 'infantry', targetSuppressions: 2 }, [5])).toMatchObject({
    killed: false,
    suppressions: 1,
    suppressionsAfter: 3,
    destroyed: true,
  })
  expect(fire({ weapon: 'infantry', targetSuppressions: 1 }, [5])).toMatchObject({
    suppressionsAfter: 2,
    destroyed: false,
  })
  expect(fire({ weapon: 'lmg', targetSuppressions: 2 }, [5, 5])).toMatchObject({
    suppressions: 2,
    suppressionsAfter: 3,
  })
})

rule('FF-FIRE-10', 'guns, mortars and machine guns suppress the whole company, others do not', () => {
  const spreads = (weapon: string, dice: readonly number[], more: object = {}) =>
    fire({ weapon, cover: 'open', ...more }, dice).companySuppressed
  for (const weapon of ['machine-gun', 'block-house', 'indirect-mg', 'field-gun', 'field-howitzer']) {
    expect(spreads(weapon, [3])).toBe(true)
  }
  for (const weapon of ['heavy-artillery', 'medium-mortar']) expect(spreads(weapon, [2])).toBe(true)
  expect(spreads('light-mortar', [3])).toBe(true)
  expect(spreads('infantry', [3])).toBe(false)
  expect(spreads('lmg', [3, 3])).toBe(false)
  expect(spreads('tank-gun', [4])).toBe(false)
  expect(spreads('flamethrower', [5], { range: 4 })).toBe(false)
  expect(spreads('gas', [4])).toBe(false)
  expect(spreads('machine-gun', [4])).toBe(false)
  expect(spreads('machine-gun', [2])).toBe(false)
})

rule('FF-FIRE-13', 'both dice of a double shot count', () => {
  expect(fire({ weapon: 'lmg', cover: 'open' }, [3, 3])).toMatchObject({
    killed: false,
    suppressions: 2,
    suppressionsAfter: 2,
  })
})

rule('FF-ART-03', 'a stand partly in the area is attacked at -2', () => {
  for (const weapon of ['field-gun', 'heavy-mortar', 'indirect-mg', 'gas']) {
    expect(modifierOf({ weapon, partial: true })).toBe(-2)
  }
  expect(modifierOf({ weapon: 'infantry', partial: true })).toBe(0)
})

rule('FF-ZONE-01', 'moving through costs the guns 1; mortars and gas have no such zone', () => {
  for (const weapon of ['field-gun', 'super-heavy-artillery', 'indirect-mg']) {
    expect(modifierOf({ weapon, movingThrough: true })).toBe(-1)
  }
  for (const weapon of ['light-mortar', 'gas', 'machine-gun']) {
    expect(modifierOf({ weapon, movingThrough: true })).toBe(0)
  }
})

rule('FF-GAS-07', 'men in gas shoot at -1', () => {
  expect(modifierOf({ weapon: 'machine-gun', range: 5, shooterInGas: true })).toBe(1)
})

rule('FF-EVT-02', 'cards add to the fire', () => {
  expect(modifierOf({ weapon: 'infantry', card: 2 })).toBe(2)
  expect(refused({ weapon: 'infantry', card: -1 })).toBe('invalid-input card')
  expect(refused({ weapon: 'infantry', card: 3 })).toBe('invalid-input card')
})

rule('FF-FIRE-12', 'reasons are given in their order', () => {
  const hopeless = { weapon: 'tank-gun', tankMoved: true, cover: 'deep-shelter' }
  expect(fire({ ...hopeless, range: 31 }, [])).toEqual(forbidden('out-of-range'))
  expect(fire(hopeless, [])).toEqual(forbidden('may-not-move-and-fire'))
  expect(fire({ ...hopeless, tankMoved: false }, [])).toEqual(forbidden('no-effect'))
})

rule('FF-FIRE-01', 'wrong input is refused at its field', () => {
  expect(refused({ weapon: 'at-rifle' })).toBe('invalid-input weapon')
  expect(refused({ weapon: 'infantry', cover: 'straw' })).toBe('invalid-input cover')
  expect(refused({ weapon: 'infantry', cover: undefined })).toBe('invalid-input cover')
  expect(refused({ weapon: 'infantry', range: -1 })).toBe('invalid-input range')
  expect(refused({ weapon: 'infantry', targetSuppressions: 3 })).toBe('invalid-input targetSuppressions')
  expect(refused({ weapon: 'tank-gun', tankType: 'tiger' })).toBe('invalid-input tankType')
  expect(refused({ weapon: 'infantry', inCover: true })).toBe('invalid-input inCover')
})
