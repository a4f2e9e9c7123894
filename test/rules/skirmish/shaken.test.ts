import { expect } from 'vitest'
import type { Card } from '#rules/skirmish/armies/card.ts'
import { applyResult } from '#rules/skirmish/game/nerve/results.ts'
import { compulsoryMoves } from '#rules/skirmish/game/phases/movement/before.ts'
import type { State, Unit } from '#rules/skirmish/game/state.ts'
import { REFEREE } from '#rules/skirmish/referee/index.ts'
import type { MoraleFailure } from '#rules/skirmish/vocabulary.ts'
import { resolved, rule } from '../../rule.ts'
import { happening, onTable, positionIn, unitIn, withUnit } from './battle.ts'
import { card, cardAfter, roleOf, section } from './cards.ts'
import { joined } from './game/melees.ts'

/** The state that a unit is in before and after a failed check, on the table and on its card. */
type Shaken = 'none' | 'halted' | 'owing' | 'routing'

const SQUAD = { id: 'a-1', organisation: 'fr-squad-1914', at: [24, 30] } as const

const onTheTable = (shaken: Shaken): State => {
  const state: State = { ...onTable({ a: [SQUAD] }), move: 5, step: 'morale' }
  return withUnit(state, 'a-1', {
    haltedTo: shaken === 'halted' ? 5 : null,
    retreatOwed: shaken === 'owing',
  })
}

const onPaper = (shaken: Shaken): Card => {
  const shot = { ...section, underFire: true, firstUnderFire: true, firstFireTaken: true, casualties: 2 }
  if (shaken === 'halted') return { ...shot, status: 'halted', statusMoves: 0 }
  return shaken === 'owing' ? { ...shot, status: 'falling-back', statusMoves: 1 } : shot
}

const ofUnit = ({ haltedTo, retreatOwed, routedIn }: Unit): Shaken => {
  if (routedIn !== null) return 'routing'
  if (retreatOwed) return 'owing'
  return haltedTo === 6 ? 'halted' : 'none'
}

const ofCard = ({ status, statusMoves }: Card): Shaken => {
  if (status === 'routing') return status
  if (statusMoves === 0) return 'none'
  return status === 'halted' ? status : 'owing'
}

const DIE: Readonly<Record<MoraleFailure, number>> = {
  stand: 1,
  'fall-back-1': 3,
  'fall-back-2': 5,
  rout: 6,
}

const fails = (state: State, result: MoraleFailure): State =>
  happening(state, [], (play) => applyResult(play, 'a-1', result)).state

rule('SK-MOR-18', 'each result on each state: worse takes its place, milder leaves it, card as table', () => {
  const expected: readonly (readonly [Shaken, MoraleFailure, Shaken])[] = [
    ['none', 'stand', 'halted'],
    ['none', 'fall-back-1', 'none'],
    ['none', 'fall-back-2', 'owing'],
    ['none', 'rout', 'routing'],
    ['halted', 'stand', 'halted'],
    ['halted', 'fall-back-1', 'none'],
    ['halted', 'fall-back-2', 'owing'],
    ['halted', 'rout', 'routing'],
    ['owing', 'stand', 'owing'],
    ['owing', 'fall-back-1', 'owing'],
    ['owing', 'fall-back-2', 'owing'],
    ['owing', 'rout', 'routing'],
  ]
  for (const [before, result, after] of expected) {
    const { state } = { state: fails(onTheTable(before), result) }
    expect([before, result, ofUnit(unitIn(state, 'a-1'))]).toEqual([before, result, after])
    const paper = cardAfter('morale-check', 'Unit', onPaper(before), {}, [10, DIE[result]])
    expect([before, result, ofCard(paper)]).toEqual([before, result, after])
    const hasGoneBack = result !== 'stand'
    expect(positionIn(state, 'a-1')).toEqual([24, hasGoneBack ? 20 : 30])
    expect(paper.moved).toBe(hasGoneBack)
  }
})

rule('SK-MOR-18', 'a retreat owed is made in the next move, whatever milder result came after it', () => {
  const first = fails(onTheTable('none'), 'fall-back-2')
  expect(unitIn(first, 'a-1').figures).toHaveLength(unitIn(onTheTable('none'), 'a-1').figures.length - 1)
  const next = (state: State) =>
    happening({ ...state, move: 6 }, [], (play) => compulsoryMoves(play, 'a')).state
  expect(positionIn(next(fails(first, 'stand')), 'a-1')).toEqual([24, 10])
  expect(positionIn(fails(first, 'fall-back-1'), 'a-1')).toEqual([24, 10])
  expect(positionIn(next(fails(first, 'fall-back-1')), 'a-1')[1]).toBeLessThan(2)
})

rule('SK-MOR-18', 'a retreat that has been made is no state any more', () => {
  const made = { ...onPaper('none'), status: 'falling-back', statusMoves: 0 } as const
  expect(cardAfter('morale-check', 'Unit', made, {}, [10, 1])).toMatchObject({
    status: 'halted',
    statusMoves: 1,
  })
})

rule('SK-MOR-18', 'the card says how many retreats are owed', () => {
  expect(REFEREE.marks(onPaper('owing'))).toContain('Falling back, 1 retreat owed')
  expect(REFEREE.marks({ ...onPaper('owing'), statusMoves: 0 })).toContain('Falling back')
})

rule('SK-MOR-28', 'contact ends what is owed, on the table', () => {
  const state = onTable({ a: [SQUAD], b: [{ id: 'b-1', organisation: 'ge-gruppe-1914', at: [24, 30.75] }] })
  const owing = withUnit(state, 'a-1', { retreatOwed: true })
  expect(unitIn(joined(owing, ['b-1'], 'a-1'), 'a-1').retreatOwed).toBe(false)
})

rule('SK-MOR-28', 'contact ends what is owed, on the card', () => {
  const owing = { ...card(), status: 'falling-back', statusMoves: 1 } as const
  const [a, b] = [roleOf('melee-round', 'Side a'), roleOf('melee-round', 'Side b')]
  const input = { ...a.prefill(owing), ...b.prefill(card()) }
  // Both strike alike: nobody has lost, and the fight goes on.
  const result = resolved('skirmish', 'melee-round', input, [1, 1])
  expect(a.apply?.(owing, result, 0, input)).toMatchObject({ status: 'in-melee', statusMoves: 0 })
})
