import { describe, expect } from 'vitest'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { takeBack } from '#kernel/game/battle/undo.ts'
import { restore } from '#kernel/game/game.ts'
import { goOn } from '#rules/flanders-fields/game/flow.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import type { Plan, State } from '#rules/flanders-fields/game/state.ts'
import { fromCm, pointAt } from '#rules/flanders-fields/tables/index.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { rule } from '../../../rule.ts'
import { begun, happening, ordered, waitingFor, withStand } from '../battle.ts'

const NOTHING: Plan = { barrage: null, gas: [], fires: [] }

/**
 * The second turn of a battle of 1918 with all that a plan may hold: a British platoon under the band from 60 to 80 cm, a
 * German one 3 cm behind it, gas of both sides, and a cloud of the first turn. Both regiments have batteries to order.
 */
const planned = (): State => {
  const state = withStand(withStand(begun('kaiserschlacht-1918'), 'd1a1', { x: 50, y: 70 }), 'a1a1', {
    x: 30,
    y: 56.25,
  })
  const gas = (number: number, y: number) =>
    ({
      gas: `gas${number}`,
      kind: 'denying',
      delivery: 'artillery',
      turn: 2,
      heading: 0,
      at: pointAt({ x: 60, y }),
    }) as const
  return {
    ...state,
    turn: 2,
    step: 'turn-start',
    phases: [],
    stands: state.stands.filter(({ id }) => ['a1a1', 'aR1h', 'd1a1', 'dR1h'].includes(id)),
    blockHouses: [],
    wind: { heading: 0, speed: fromCm(12) },
    clouds: [
      {
        id: 'agas1',
        side: 'attacker',
        kind: 'offensive',
        centre: pointAt({ x: 100, y: 100 }),
        width: fromCm(20),
        depth: fromCm(10),
        age: 1,
      },
    ],
    plans: {
      attacker: {
        barrage: { firstTurn: 1, edges: [45, 60, 75].map(fromCm), feuerwalze: true },
        gas: [gas(2, 150)],
        fires: [
          { turn: 2, weapon: 'heavy-artillery', at: pointAt({ x: 60, y: 112 }) },
          { turn: 3, weapon: 'heavy-artillery', at: pointAt({ x: 60, y: 112 }) },
        ],
      },
      defender: { ...NOTHING, gas: [gas(1, 5)] },
    },
  }
}

/** What a player turn brings from its start to the first order, with these faces of the dice. */
const untilOrders = (side: Side, faces: readonly number[] = [], otherwise: Partial<State> = {}) =>
  happening({ ...planned(), active: side, ...otherwise }, faces, goOn)

const kindsOf = ({ events }: ReturnType<typeof untilOrders>) => events.map(({ kind }) => kind)

describe('the steps before the orders', () => {
  // Deep suppression 3; under the band 1; behind it 2, below the distance; two shells of gas fall true; the wind stays.
  const FACES = [3, 1, 2, 5, 5, 1]

  rule(
    ['FF-TURN-04', 'FF-TURN-05', 'FF-TURN-06', 'FF-TURN-07'],
    'deep suppression, then the band and those under and behind it, gas of both sides, the fires of the turn',
    () => {
      const came = untilOrders('attacker', FACES)
      expect(kindsOf(came)).toEqual([
        'deep-suppression',
        'barrage-moved',
        'under-barrage',
        'close-behind-barrage',
        'deviated',
        'gas-released',
        'deviated',
        'gas-released',
        'wind',
        'gas-drifted',
        'scheduled-fire',
        'area-fired',
      ])
      expect(came.state.step).toBe('support-orders')
      expect(came.state.clouds.map(({ id, side }) => [id, side])).toEqual([
        ['agas1', 'attacker'],
        ['agas2', 'attacker'],
        ['dgas1', 'defender'],
      ])
      // What is planned for a later turn waits for it.
      expect(came.state.plans.attacker?.fires.map(({ turn }) => turn)).toEqual([3])
    },
  )

  rule(['FF-TURN-05', 'FF-TURN-06', 'FF-TURN-07'], 'none of them in the turn of the defender', () => {
    const came = untilOrders('defender')
    expect(kindsOf(came)).toEqual([])
    expect(came.state).toMatchObject({ step: 'support-orders', barrage: null, clouds: [{ age: 1 }] })
  })

  rule('FF-TURN-06', 'gas blows in the early war as well, the rest of it does not', () => {
    const { scenario } = planned()
    const early = untilOrders('attacker', [1], {
      scenario: { ...scenario, period: 'early' },
      plans: { attacker: NOTHING, defender: NOTHING },
    })
    expect(kindsOf(early)).toEqual(['wind', 'gas-drifted'])
  })
})

describe('a sealed plan that is carried out upon an order of the other side', () => {
  const LOSS = { kind: 'lose-battery', battery: 'dR1o1' } as const
  const asked = (state: State): State =>
    waitingFor(
      state,
      { name: 'lose-battery', batteries: [LOSS.battery] },
      { turn: 2, active: 'attacker', step: 'deep-suppression' },
    )

  rule('FF-PLAN-08', 'shows its band, its clouds and its fires', () => {
    const { events } = ordered(asked(planned()), 'defender', LOSS, [1, 2, 5, 5, 1])
    expect(events.flatMap((event) => ('reveals' in event ? [event.kind] : []))).toEqual([
      'barrage-moved',
      'gas-released',
      'gas-released',
      'scheduled-fire',
    ])
  })

  rule('FF-PLAN-08', 'is not taken back freely, though no die was thrown', () => {
    const battle = beginBattle(GAME, {
      ruleset: 'flanders-fields',
      scenario: 'kaiserschlacht-1918',
      options: {},
      seed: 1,
    })
    if (!battle.ok) throw new Error(battle.error.message)
    const { fires = [] } = planned().plans.attacker ?? NOTHING
    restore(
      battle.value.state,
      asked({
        ...planned(),
        clouds: [],
        plans: { attacker: { ...NOTHING, fires }, defender: NOTHING },
      }),
    )
    expect(giveOrder(battle.value, 'defender', LOSS).ok).toBe(true)
    expect(battle.value.orders).toMatchObject([{ drawn: 0, binding: true }])
    expect(takeBack(battle.value)).toMatchObject({ ok: false, error: { code: 'undo-past-dice' } })
  })
})
