import { expect, test } from 'vitest'
import { sfc32 } from '#kernel/chance/random.ts'
import { stopping } from '#rules/passchendaele/commander/outlook.ts'
import { situationOf } from '#rules/passchendaele/commander/situation.ts'
import { THRESHOLDS } from '#rules/passchendaele/commander/thresholds.ts'
import { GAME } from '#rules/passchendaele/game/index.ts'
import type { State } from '#rules/passchendaele/game/state.ts'
import { infantry } from '#rules/passchendaele/scenarios/scenario.ts'
import { rule } from '../../../rule.ts'
import { british, german, give, inTurn, kindsOf, phaseOf, refused, setTable } from './table.ts'

const OFFER = { kind: 'agree-to-stop' } as const

/** A turn of a quiet battle in which the Germans hold a farm worth six points. */
const quiet = (turn: number, underFire = true): State => {
  const state = inTurn([], { turns: 12, objectives: [['Farm', 20, 20, 6]] })
  setTable(state, { turn, underFire })
  return state
}
/** Both sides have their checks, with these dice for what follows. */
const playOut = (state: State, dice: readonly number[] = []) => {
  give(state, 'entente', { kind: 'carry-on', unit: 'southern-reserve' })
  return give(state, 'german', { kind: 'carry-on', unit: 'northern-reserve' }, dice)
}
/** The side that may choose moves second, so that the other comes first. */
const nextTurn = (state: State, winner: 'german' | 'entente') =>
  give(state, winner, { kind: 'choose', move: winner === 'entente' ? 'first' : 'second' })

rule('PA-END-07', 'nobody offers to stop before turn 3', () => {
  expect(refused(quiet(2), 'german', OFFER)).toBe('too-early PA-END-07')
  expect(refused(quiet(3), 'german', OFFER)).toBe('legal')
  expect(refused(quiet(2), 'german', { kind: 'concede' })).toBe('legal')
})

rule('PA-END-07', 'an offer is made when the turn is over, and answered at once', () => {
  const state = quiet(3)
  expect(kindsOf(give(state, 'entente', OFFER))).toEqual([])
  expect(refused(state, 'entente', OFFER)).toBe('already-agreed PA-END-07')
  expect(kindsOf(playOut(state))).toEqual(['stood-by', 'side-finished', 'turn-ended', 'offered'])
  expect([phaseOf(state), GAME.pending(state)]).toEqual(['armistice', ['german']])
  expect(GAME.prompt(state, 'german')).toBe('The Entente offer an armistice: agree to stop, or fight on?')
  give(state, 'german', { kind: 'answer-offer', agrees: true })
  expect(state.ending).toEqual({
    winner: 'german',
    reason: 'agreement',
    degree: 'marginal',
    score: { german: 6, entente: 0 },
  })
})

rule('PA-END-07', 'until then the enemy knows nothing of it', () => {
  const [plain, offering] = [quiet(3), quiet(3)]
  give(offering, 'entente', OFFER)
  expect(GAME.view(offering, 'german')).toEqual(GAME.view(plain, 'german'))
  expect(GAME.view(offering, 'entente')).not.toEqual(GAME.view(plain, 'entente'))
  const seen = GAME.view(offering, 'german')
  expect(GAME.view(GAME.imagine?.(seen, 'german', sfc32(1)) ?? plain, 'german')).toEqual(seen)
})

rule('PA-END-07', 'two offers in one turn are an agreement', () => {
  const state = quiet(4)
  give(state, 'entente', OFFER)
  give(state, 'german', OFFER)
  expect(state.ending).toBeNull()
  expect(kindsOf(playOut(state)).slice(-3)).toEqual(['offered', 'offered', 'battle-ended'])
  expect(state.ending).toMatchObject({ reason: 'agreement', winner: 'german' })
})

rule('PA-END-07', 'after a refusal the same side waits three turns, the other does not', () => {
  const state = quiet(3)
  give(state, 'entente', OFFER)
  playOut(state)
  give(state, 'german', { kind: 'answer-offer', agrees: false }, [5, 1])
  expect([state.turn, phaseOf(state), state.ending]).toEqual([4, 'choose', null])
  expect(refused(state, 'german', OFFER)).toBe('legal')
  const offers = [4, 5, 6].map((turn) => {
    expect(state.turn).toBe(turn)
    const answer = refused(state, 'entente', OFFER)
    nextTurn(state, 'german')
    playOut(state, [5, 1])
    return answer
  })
  expect(offers).toEqual(['refused-lately PA-END-07', 'refused-lately PA-END-07', 'legal'])
})

rule('PA-END-06', 'stopped before anybody was under fire, a battle is a stalemate without points', () => {
  const state = quiet(3, false)
  give(state, 'entente', OFFER)
  give(state, 'german', OFFER)
  playOut(state)
  expect(state.ending).toEqual({
    winner: null,
    reason: 'agreement',
    degree: 'stalemate',
    score: { german: 0, entente: 0 },
  })
})

rule('PA-END-06', 'one point of fire on one unit is enough', () => {
  const state = inTurn([british('A', 'line', infantry([20, 20])), german('B', 'line', infantry([20, 25]))])
  give(state, 'entente', { kind: 'carry-on', unit: 'southern-reserve' })
  expect(state.underFire).toBe(false)
  give(state, 'entente', { kind: 'carry-on', unit: 'a' }, [3, 4])
  expect(state.underFire).toBe(true)
})

/** What the Entente, with nothing in reach, would do about stopping; `held` is what the Germans hold. */
const stops = (turn: number, held: number, set: Partial<State> = {}) => {
  const state = inTurn([], { turns: 12, objectives: [['Farm', 20, 20, held]] })
  setTable(state, { turn, underFire: true, ...set })
  return stopping(situationOf(state, 'entente', THRESHOLDS))?.order.kind
}

test('a commander offers late in the day, and not again while it would be refused', () => {
  expect([stops(9, 6), stops(10, 6)]).toEqual([undefined, 'agree-to-stop'])
  expect(stops(10, 6, { refusedOffer: { german: null, entente: 8 } })).toBeUndefined()
  expect(stops(10, 6, { agreed: ['entente'] })).toBeUndefined()
})

test('a commander who is ahead does not nag', () => {
  const state = inTurn([], { turns: 12, objectives: [['Farm', 20, 20, 6]] }, 'german')
  setTable(state, { turn: 11, underFire: true })
  expect(stopping(situationOf(state, 'german', THRESHOLDS))).toBeUndefined()
})
