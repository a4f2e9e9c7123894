import { expect } from 'vitest'
import { rule } from '../../rule.ts'
import { refuse, resolve } from './skirmish.ts'

const round = (a: object, b: object, dice: readonly number[]) =>
  resolve(
    'melee-round',
    { a: { troop: 'infantry', figures: 8, ...a }, b: { troop: 'infantry', figures: 8, ...b } },
    dice,
  )

rule('SK-MEL-04', 'side a throws first, and the table is doubled', () => {
  expect(round({ quality: 'elite' }, {}, [1, 6])).toEqual({
    tableA: 5,
    tableB: 3,
    casualtiesOnA: 0,
    casualtiesOnB: 4,
    specialistLostA: false,
    specialistLostB: false,
    loser: 'b',
    outcome: 'retreat',
    retreatInches: 3,
    followUp: true,
    moraleCheck: true,
  })
})

rule('SK-MEL-05', 'the figures in the fight choose the column and the odds, not those behind', () => {
  expect(round({ figures: 2, figuresBehind: 30 }, { figures: 2 }, [2, 2])).toMatchObject({
    tableA: 3,
    casualtiesOnB: 0,
  })
  expect(round({ figures: 6 }, { figures: 3 }, [3, 6]).tableA).toBe(4)
})

rule('SK-MEL-10', 'no more fall than stand in the fight', () => {
  expect(round({ figures: 40 }, { figures: 2, figuresBehind: 9 }, [1, 6])).toMatchObject({
    casualtiesOnB: 2,
    loser: 'b',
    outcome: 'retreat',
  })
})

rule('SK-MEL-10', 'each side takes the trench of the other into account', () => {
  expect(round({}, { cover: 'trench' }, [6, 6])).toMatchObject({ tableA: 3, tableB: 1 })
})

rule('SK-MEL-11', 'a 1 may cost the enemy a specialist', () => {
  expect(round({ specialists: true }, { specialists: true }, [1, 6])).toMatchObject({
    specialistLostA: false,
    specialistLostB: true,
  })
  expect(round({ specialists: true }, { specialists: true }, [1, 1])).toMatchObject({
    specialistLostA: true,
    specialistLostB: true,
  })
  expect(round({}, {}, [1, 1])).toMatchObject({ specialistLostA: false, specialistLostB: false })
})

rule('SK-MEL-12', 'the specialist is one of the casualties, not one more', () => {
  expect(round({}, { figures: 1, specialists: true, figuresBehind: 3 }, [1, 6])).toMatchObject({
    casualtiesOnB: 1,
    specialistLostB: true,
  })
})

rule('SK-MEL-13', 'the side that lost more goes back 3 inches and is followed', () => {
  expect(round({}, {}, [6, 1])).toMatchObject({
    casualtiesOnA: 2,
    casualtiesOnB: 0,
    loser: 'a',
    outcome: 'retreat',
    retreatInches: 3,
    followUp: true,
    moraleCheck: true,
  })
})

rule(['SK-MEL-13', 'SK-MEL-14'], 'a garrison that wins stays in its defences', () => {
  expect(round({}, { fixedDefences: true }, [6, 1])).toMatchObject({ loser: 'a', followUp: false })
  expect(round({ fixedDefences: true }, {}, [6, 1])).toMatchObject({ loser: 'a', followUp: true })
})

rule('SK-MEL-14', 'equal losses: the fight goes on', () => {
  expect(round({ cannotFallBack: true }, { cannotFallBack: true }, [3, 3])).toEqual({
    tableA: 3,
    tableB: 3,
    casualtiesOnA: 2,
    casualtiesOnB: 2,
    specialistLostA: false,
    specialistLostB: false,
    loser: 'none',
    outcome: 'continue',
    retreatInches: 0,
    followUp: false,
    moraleCheck: false,
  })
})

rule(['SK-MEL-15', 'SK-MEL-16'], 'a cornered loser surrenders to half as many again', () => {
  const cornered = { cannotFallBack: true }
  expect(round({ figures: 9 }, cornered, [1, 6])).toMatchObject({ outcome: 'surrender', moraleCheck: false })
  expect(round({ figuresBehind: 1 }, cornered, [1, 6])).toMatchObject({
    casualtiesOnA: 0,
    casualtiesOnB: 2,
    loser: 'b',
    outcome: 'surrender',
    retreatInches: 0,
    followUp: false,
  })
  expect(round({}, cornered, [1, 6])).toMatchObject({
    outcome: 'hold',
    moraleCheck: true,
    retreatInches: 0,
    followUp: false,
  })
})

rule('SK-MEL-16', 'men waiting behind count when the cornered side is weighed', () => {
  const cornered = { cannotFallBack: true }
  expect(round({ figures: 9 }, { ...cornered, figuresBehind: 1 }, [1, 6]).outcome).toBe('hold')
  expect(round({ figures: 9, figuresBehind: 2 }, { ...cornered, figuresBehind: 1 }, [1, 6]).outcome).toBe(
    'surrender',
  )
  expect(round({ cannotFallBack: true }, {}, [1, 6]).outcome).toBe('retreat')
})

rule('SK-MEL-17', 'a side without a man left is destroyed and checks nothing', () => {
  expect(round({ figures: 12 }, { figures: 2 }, [1, 6])).toMatchObject({
    casualtiesOnB: 2,
    loser: 'b',
    outcome: 'destroyed',
    retreatInches: 0,
    followUp: false,
    moraleCheck: false,
  })
})

rule('SK-MEL-20', 'a side wiped out loses though it killed more', () => {
  expect(round({ figures: 12 }, { figures: 1, quality: 'elite' }, [6, 1])).toMatchObject({
    casualtiesOnA: 2,
    casualtiesOnB: 1,
    loser: 'b',
    outcome: 'destroyed',
  })
})

rule('SK-MEL-20', 'if nobody is left on either side there is no loser', () => {
  expect(round({ figures: 2 }, { figures: 2 }, [1, 1])).toMatchObject({
    casualtiesOnA: 2,
    casualtiesOnB: 2,
    loser: 'none',
    outcome: 'destroyed',
    moraleCheck: false,
  })
})

rule('SK-MEL-20', 'men waiting behind save a side from destruction, not from losing', () => {
  expect(round({ figures: 12 }, { figures: 2, figuresBehind: 1 }, [1, 6])).toMatchObject({
    loser: 'b',
    outcome: 'retreat',
  })
})

rule('SK-CAS-02', 'the printed misprints count in melee too', () => {
  const input = (options: object) => ({
    a: {
      troop: 'mounted-cavalry',
      figures: 25,
      quality: 'elite',
      charging: true,
      lancersFirstStrike: true,
      uphill: true,
    },
    b: { troop: 'infantry', figures: 20 },
    options,
  })
  const tableA = 11
  expect(resolve('melee-round', input({}), [2, 6])).toMatchObject({ tableA, casualtiesOnB: 16 })
  expect(resolve('melee-round', input({ 'casualty-table': 'as-printed' }), [2, 6])).toMatchObject({
    tableA,
    casualtiesOnB: 12,
  })
})

rule('SK-FIRE-10', 'the house rule for figures between columns holds in melee', () => {
  const input = (options: object) => ({
    a: { troop: 'infantry', figures: 14 },
    b: { troop: 'infantry', figures: 14 },
    options,
  })
  expect(resolve('melee-round', input({}), [2, 6]).casualtiesOnB).toBe(2)
  expect(resolve('melee-round', input({ 'figure-rounding': 'nearest' }), [2, 6]).casualtiesOnB).toBe(4)
})

rule('SK-MEL-04', 'a side states itself only, never the enemy', () => {
  const side = { troop: 'infantry', figures: 4 }
  expect(refuse('melee-round', { a: { ...side, enemyFigures: 3 }, b: side })).toBe(
    'invalid-input a.enemyFigures',
  )
  expect(refuse('melee-round', { a: side, b: { ...side, enemyInTrench: true } })).toBe(
    'invalid-input b.enemyInTrench',
  )
  expect(refuse('melee-round', { a: side, b: { ...side, figuresBehind: -1 } })).toBe(
    'invalid-input b.figuresBehind',
  )
  expect(refuse('melee-round', { a: side })).toBe('invalid-input b')
  expect(refuse('melee-round', { a: { figures: 4 }, b: side })).toBe('invalid-input a.troop')
})
