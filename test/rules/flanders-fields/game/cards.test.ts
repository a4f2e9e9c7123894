import { describe, expect } from 'vitest'
import { topPhase } from '#kernel/game/phases.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { newCards } from '#rules/flanders-fields/game/cards/pack.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import type { Phase } from '#rules/flanders-fields/game/phases/shapes.ts'
import { stateOf } from '#rules/flanders-fields/game/set-up/index.ts'
import type { Cards, State } from '#rules/flanders-fields/game/state.ts'
import { eventView } from '#rules/flanders-fields/game/stories.ts'
import { options } from '#rules/flanders-fields/options.ts'
import { SCENARIOS } from '#rules/flanders-fields/scenarios/index.ts'
import type { PlayingCard, Side } from '#rules/flanders-fields/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { actionsOf, ordered, refusalOf, standIn, withStand } from '../battle.ts'
import { inBattalion } from '../commanding.ts'

const DRAW: Phase = { name: 'cards', side: 'attacker', drawn: false, left: 0 }
/** Where a card stands in a full pack, from 1. */
const numberOf = (card: PlayingCard): number => newCards().pack.indexOf(card) + 1

const withEvents = (id: string, cards: Partial<Cards> = {}): State => {
  const scenario = SCENARIOS.find((one) => one.id === id)
  const readings = accept(options, { 'random-events': 'on' })
  if (!scenario || !readings.ok) throw new Error('no battle')
  const state = stateOf(scenario, readings.value)
  if (!state.cards) throw new Error('no cards')
  return { ...state, turn: 1, step: 'turn-start', phases: [DRAW], cards: { ...state.cards, ...cards } }
}

const holding = (id: string, side: Side, hand: readonly PlayingCard[]): State =>
  withEvents(id, { hands: { attacker: [], defender: [], [side]: hand } })

const drawn = (state: State, cards: readonly PlayingCard[], faces: readonly number[] = []) =>
  ordered(state, 'attacker', { kind: 'draw', cards: cards.length }, [
    ...cards.map(
      (card, i) => numberOf(card) - cards.slice(0, i).filter((one) => numberOf(one) < numberOf(card)).length,
    ),
    ...faces,
  ])

const hands = ({ cards }: State) => cards?.hands

describe('drawing', () => {
  rule('FF-EVT-06', 'the k-th card of the pack, hearts to spades, each from the ace down', () => {
    expect(newCards().pack.slice(0, 3)).toEqual(['AH', 'KH', 'QH'])
    expect([numberOf('AC'), numberOf('AD'), numberOf('2S')]).toEqual([14, 27, 52])
    const { state, events } = drawn(withEvents('first-battle'), ['QH', '7D'])
    expect(hands(state)?.attacker).toEqual(['QH', '7D'])
    expect(state.cards?.pack).toHaveLength(50)
    const [event] = events
    if (!event) throw new Error('nothing told')
    expect(eventView(state, event, 'defender')).toMatchObject({ card: null })
    expect(eventView(state, event, 'attacker')).toMatchObject({ card: 'QH' })
  })

  rule('FF-EVT-01', 'a dummy too many is thrown away, of red cards too many one is given up', () => {
    const full = holding('first-battle', 'attacker', ['AD', 'QD', 'JH'])
    const dummy = ordered(full, 'attacker', { kind: 'draw', cards: 1 }, [numberOf('9H')]).state
    expect(hands(dummy)?.attacker).toEqual(['AD', 'QD', 'JH'])
    expect(dummy.cards?.discards).toEqual(['9H'])
    const over = ordered(full, 'attacker', { kind: 'draw', cards: 1 }, [numberOf('10H')]).state
    expect(over.phases.at(-1)).toMatchObject({ name: 'cards', drawn: true })
    const after = ordered(over, 'attacker', { kind: 'play-card', card: 'JH' }).state
    expect(hands(after)?.attacker).toEqual(['AD', 'QD', '10H'])
    expect(after.phases.at(-1)).not.toMatchObject({ name: 'cards' })
  })
})

rule('FF-GEN-09', 'a second card is drawn once the first has been carried out', () => {
  const [shell, ace] = [numberOf('QS'), numberOf('AH')]
  const asked = ordered(withEvents('first-battle'), 'attacker', { kind: 'draw', cards: 2 }, [shell]).state
  expect(asked.phases.at(-1)).toMatchObject({ name: 'card-choice', card: 'QS' })
  const { state } = ordered(asked, 'defender', { kind: 'card-choice', x: 88, y: 88 }, [ace])
  expect(hands(state)?.attacker).toEqual(['AH'])
})

describe('black cards', () => {
  rule('FF-EVT-03', 'the right-most rifle platoon is the one of greatest x for the attacker', () => {
    const { state } = drawn(withEvents('first-battle'), ['JC'])
    expect(state.stands.some(({ id }) => id === 'a1c3')).toBe(false)
    expect(state.lost).toMatchObject([{ id: 'a1c3', cause: 'event' }])
  })

  rule('FF-EVT-05', 'the enemy makes the choices that the rules leave him, at once', () => {
    const asked = drawn(withEvents('first-battle'), ['AC']).state
    expect(refusalOf(asked, 'attacker', { kind: 'go-on' })).toBe('not-your-turn')
    const far = { kind: 'card-choice', stands: ['a1a1', 'a1c3'] }
    expect(refusalOf(asked, 'defender', far)).toBe('no-pair FF-EVT-05')
    const { state } = ordered(asked, 'defender', { kind: 'card-choice', stands: ['a1a1', 'a1a2'] })
    expect(state.lost.map(({ id }) => id)).toEqual(['a1a1', 'a1a2'])
    const battery = drawn(withEvents('flers-1916'), ['AS']).state
    const lost = ordered(battery, 'defender', { kind: 'card-choice', battery: 'aR1o3' }, [1]).state
    expect(lost.units.find(({ id }) => id === 'aR1o3')?.at).toBe('gone')
  })

  rule('FF-EVT-02', 'cards that go to the enemy, and lines that are down', () => {
    const handed = drawn(withEvents('first-battle'), ['QC', '10S']).state
    expect(hands(handed)?.defender).toEqual(['QC', '10S'])
    // Without gas the wind is a hard day.
    expect(hands(drawn(withEvents('first-battle'), ['JS']).state)?.defender).toEqual(['JS'])
    const { state } = drawn(withEvents('first-battle'), ['KC'])
    expect(state.cards?.inForce).toEqual([{ event: 'lines-are-down', side: 'attacker' }])
  })
})

describe('red cards', () => {
  rule('FF-EVT-04', 'each in its window', () => {
    const state = holding('first-battle', 'attacker', ['KH', 'AD'])
    expect(refusalOf(state, 'attacker', { kind: 'play-card', card: 'AD' })).toBe('wrong-moment FF-EVT-04')
    expect(refusalOf(state, 'attacker', { kind: 'play-card', card: 'QH' })).toBe('no-such-card FF-EVT-04')
    expect(refusalOf(state, 'attacker', { kind: 'play-card', card: 'KH', stands: ['d1b1'] })).toBe(
      'no-victim FF-EVT-02',
    )
    const shot = ordered(state, 'attacker', { kind: 'play-card', card: 'KH', stands: ['d1m1'] }).state
    expect(shot.stands.some(({ id }) => id === 'd1m1')).toBe(false)
    expect(hands(shot)?.attacker).toEqual(['AD'])
  })

  rule('FF-EVT-07', 'never in the turn of the enemy, who would have to be asked all the time', () => {
    const state = holding('first-battle', 'attacker', ['KH'])
    const theirs = inBattalion('first-battle', 'd1', 'defender')
    const turn = { ...state, phases: theirs.phases, active: theirs.active }
    expect(GAME.pending(turn)).toEqual(['defender'])
    expect(refusalOf(turn, 'attacker', { kind: 'play-card', card: 'KH', stands: ['d1m1'] })).toMatch(/^not-/)
  })

  rule(['FF-EVT-02', 'FF-EVT-05'], 'lost platoons rally to the company with fewest stands', () => {
    const whole = holding('first-battle', 'attacker', ['QH'])
    const gone = ['a1a1', 'a1a2', 'a1b1']
    const worn: State = {
      ...whole,
      stands: whole.stands.filter(({ id }) => !gone.includes(id)),
      battalions: whole.battalions.map((one) => (one.id === 'a1' ? { ...one, lost: 3 } : one)),
      lost: gone.map((id) => ({
        id,
        type: 'infantry',
        side: 'attacker',
        unit: id.slice(0, 3),
        battalion: 'a1',
        cause: 'rifles',
        turn: 1,
      })),
    }
    const { state } = ordered(worn, 'attacker', { kind: 'play-card', card: 'QH', unit: 'a1' }, [3])
    expect(state.lost.map(({ id }) => id)).toEqual(['a1b1'])
    expect(state.battalions.find(({ id }) => id === 'a1')?.lost).toBe(1)
    expect(standIn(state, 'a1a1').unit).toBe('a1a')
  })

  rule('FF-EVT-02', 'only platoons of the battalion that rallies come back', () => {
    const whole = holding('hamel-1918', 'attacker', ['QH'])
    // The enemy company has nobody left: by numbers alone its men would come first.
    const fallen = ['a1b1', 'a1b2', 'a2a1', 'd1a1', 'd1a2', 'd1a3', 'a1m9']
    const worn: State = {
      ...whole,
      stands: whole.stands.filter(({ id }) => !fallen.includes(id)),
      battalions: whole.battalions.map((one) =>
        one.id === 'a1' ? { ...one, lost: 2 } : one.id === 'a2' ? { ...one, lost: 1 } : one,
      ),
      lost: fallen.map((id) => ({
        id,
        type: id === 'a1m9' ? 'machine-gun' : 'infantry',
        side: id.startsWith('a') ? 'attacker' : 'defender',
        unit: id.slice(0, 3),
        battalion: id.slice(0, 2),
        cause: 'rifles',
        turn: 1,
      })),
    }
    const rally = (unit: string) => ({ kind: 'play-card', card: 'QH', unit })
    // One loss is too few, and the enemy's dead are nobody's to call back.
    expect(refusalOf(worn, 'attacker', rally('a2'))).toBe('no-rally FF-EVT-02')
    expect(refusalOf(worn, 'attacker', rally('d1'))).toBe('no-rally FF-EVT-02')
    const { state } = ordered(worn, 'attacker', rally('a1'), [6])
    expect(state.lost.map(({ id }) => id)).toEqual(['a2a1', 'd1a1', 'd1a2', 'd1a3', 'a1m9'])
    expect(state.battalions.find(({ id }) => id === 'a1')?.lost).toBe(0)
  })

  rule('FF-EVT-05', 'a battery of big bangs serves three turns', () => {
    const state = holding('flers-1916', 'attacker', ['AH'])
    const after = ordered(state, 'attacker', { kind: 'play-card', card: 'AH' }).state
    expect(after.units.find(({ id }) => id === 'aR1x1')).toMatchObject({
      type: 'super-heavy-artillery',
      at: 'off-table',
    })
    expect(after.cards?.inForce).toMatchObject([{ event: 'big-bangs', lastTurn: 3 }])
  })

  rule('FF-EVT-05', 'a wiring party thickens the wire before a company by 20 cm', () => {
    const state = holding('flers-1916', 'defender', ['KD'])
    const turn: State = { ...state, active: 'defender', phases: [{ ...DRAW, side: 'defender' }] }
    const order = { kind: 'play-card', card: 'KD', unit: 'd1a' }
    const after = ordered(turn, 'defender', order).state
    expect(after.scenario.ground.at(-1)).toEqual({ kind: 'wire', at: [20, 44, 40, 46] })
    expect(hands(after)?.defender).toEqual([])
    const taken = withStand(turn, 'a1a1', { x: 30, y: 45 })
    expect(refusalOf(taken, 'defender', order)).toBe('no-wire FF-EVT-05')
  })

  rule('FF-EVT-04', 'a shooting card counts for all fire of one company in this turn', () => {
    const state = withStand(holding('first-battle', 'attacker', ['AD', 'QD']), 'd1b1', { x: 28, y: 32 })
    const firing: State = {
      ...state,
      step: 'battalion-orders',
      phases: [actionsOf('a1a')],
    }
    const fire = { kind: 'fire', shots: [{ stand: 'a1a2', target: 'd1b1' }] }
    expect(refusalOf(firing, 'attacker', { ...fire, cards: ['AD', 'QD'] })).toBe('too-much FF-EVT-04')
    expect(refusalOf(firing, 'attacker', { ...fire, cards: ['10H'] })).toBe('wrong-card FF-EVT-04')
    const { state: after, events } = ordered(firing, 'attacker', { ...fire, cards: ['AD'] }, [3])
    expect(events[1]).toMatchObject({ kind: 'fired', modifier: 2, outcome: 'suppressed' })
    expect(after.phases.at(-1)).toMatchObject({ left: 1, shooting: 2 })
    expect(hands(after)?.attacker).toEqual(['QD'])
  })

  describe('the ten of diamonds', () => {
    const hand = (state: State, ...cards: readonly PlayingCard[]): State => ({
      ...state,
      cards: { pack: [], discards: [], inForce: [], hands: { attacker: cards, defender: [] } },
    })
    const order = { kind: 'order', unit: 'a1a' }
    const raise = { kind: 'play-card', card: '10D' }

    rule('FF-EVT-04', 'may be played after the die of an order, where it changes anything', () => {
      const held = hand(inBattalion('first-battle', 'a1'), '10D')
      const fallen = ordered(held, 'attacker', order, [4]).state
      expect(topPhase(fallen)).toMatchObject({ name: 'order-die', natural: 4, total: 4 })
      expect(GAME.pending(fallen)).toEqual(['attacker'])
      expect(topPhase(ordered(fallen, 'attacker', { kind: 'go-on' }).state)).toMatchObject({ left: 1 })
      const { state, events } = ordered(fallen, 'attacker', raise)
      expect(topPhase(state)).toMatchObject({ name: 'actions', left: 2 })
      expect(events).toContainEqual({ kind: 'order-raised', unit: 'a1a', total: 5, actions: 2, moveOnly: 0 })
      expect([hands(state)?.attacker, state.cards?.discards]).toEqual([[], ['10D']])
      // A 3 and 1 are one action like the 3, and a natural 1 fails whatever is played.
      expect(topPhase(ordered(held, 'attacker', order, [3]).state)).toMatchObject({
        name: 'actions',
        left: 1,
      })
      expect(topPhase(ordered(held, 'attacker', order, [1]).state)).toMatchObject({
        name: 'battalion-orders',
      })
    })

    rule('FF-EVT-04', 'the question betrays no hand: any card is asked for, until the ten is known', () => {
      const other = ordered(hand(inBattalion('first-battle', 'a1'), '2H'), 'attacker', order, [4]).state
      expect(topPhase(other)).toMatchObject({ name: 'order-die' })
      expect(refusalOf(other, 'attacker', raise)).toBe('no-such-card FF-EVT-04')
      expect(refusalOf(other, 'attacker', { kind: 'play-card', card: '2H' })).toBe('wrong-card FF-EVT-04')
      const known = hand(inBattalion('first-battle', 'a1'), '2H')
      const gone: State = { ...known, cards: known.cards && { ...known.cards, discards: ['10D'] } }
      expect(topPhase(ordered(gone, 'attacker', order, [4]).state)).toMatchObject({
        name: 'actions',
        left: 1,
      })
    })

    rule('FF-EVT-02', 'it saves those who would hang on the wire, and tanks from being shaken', () => {
      const atTheWire = withStand(hand(inBattalion('langemarck-1915', 'a1'), '10D'), 'a1a2', {
        x: 8.5,
        y: 45,
      })
      // Meaning to cross -2, far from their commander -1: a 4 is no action, with the card it is a 2.
      const fallen = ordered(atTheWire, 'attacker', { ...order, wire: true, stays: 'a1a2' }, [4]).state
      const left = ordered(fallen, 'attacker', { kind: 'go-on' }).state
      expect(standIn(left, 'a1a2').wire).not.toBeNull()
      const saved = ordered(fallen, 'attacker', raise).state
      expect(standIn(saved, 'a1a2').wire).toBeNull()
      expect(topPhase(saved)).toMatchObject({ name: 'actions', left: 1, wire: true })
      const tank = { kind: 'order', unit: 'a1k1' }
      // A raw crew that nobody has fired on +1, a shaken commander -1.
      const shaken = withStand(hand(inBattalion('flers-1916', 'a1'), '10D'), 'a1h', { markers: 1 })
      const stuck = ordered(shaken, 'attacker', tank, [2]).state
      const failed = (state: State) => state.units.find(({ id }) => id === 'a1k1')?.failed
      expect(failed(ordered(stuck, 'attacker', { kind: 'go-on' }).state)).toBe(true)
      expect(failed(ordered(stuck, 'attacker', raise).state)).toBe(false)
    })
  })
})
