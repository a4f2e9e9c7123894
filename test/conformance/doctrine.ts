import { beforeAll, describe, expect, test } from 'vitest'
import { commanderBy, staffOf } from '#commander/commander.ts'
import { alike } from '#kernel/alike.ts'
import { fair, type Random, sfc32 } from '#kernel/chance/random.ts'
import { type Battle, giveOrder } from '#kernel/game/battle/battle.ts'
import { derivedSeed } from '#kernel/game/battle/hash.ts'
import type { Doctrine, Staff, Weight, Wish } from '#kernel/game/commander.ts'
import { type AnyEvent, type AnyOrder, type Game, type Side, snapshot } from '#kernel/game/game.ts'
import { accept } from '#kernel/procedure/schema.ts'
import { times } from '../long.ts'
import { deepFrozen } from './frozen.ts'
import { begun, type Conformance, told } from './wander.ts'

/** Battles of a big game take a while. */
const PATIENT = { timeout: 180_000 }

const WEIGHTS: readonly Weight[] = ['trivial', 'routine', 'weighty']

/** What a doctrine made of a decision when it was first asked. */
interface Asked<S, V> {
  readonly state: S
  readonly side: Side
  readonly view: V
  /** Of the commander's own chance. */
  readonly seed: number
  readonly answer: Answer
}

interface Answer {
  readonly matters: Weight
  readonly candidates: readonly Wish[]
}

/** So many decisions of a scenario are looked at, or somewhat more. */
const DECISIONS = times(16, 40)

type Demands<S, O> = Pick<Conformance<S, O>, 'maxOrders' | 'options'> & {
  /** One decision in so many of a battle is looked at. */
  readonly every: number
}

/**
 * What every doctrine must do in every scenario: answer by view and chance alone, remember nothing and change nothing, and
 * think of well-formed orders that are all different. It is asked in battles led now by itself, now by chance.
 */
export const proveDoctrine = <S, O extends AnyOrder, E extends AnyEvent, V>(
  ruleset: string,
  game: Game<S, O, E, V>,
  doctrine: Doctrine<V, O>,
  demands: Demands<S, O>,
): void => {
  // A staff gives and takes orders of any kind; those of a doctrine are of this game.
  const plain: Game = game
  const commander = commanderBy(doctrine)
  const staffFor = (state: S, side: Side, random: Random): Staff => staffOf(plain, state, side, random)

  const answered = (view: V, staff: Staff): Answer => {
    const { matters, candidates } = doctrine.wishes(view, staff)
    const first = [...candidates]
    expect([...candidates], 'gone through again').toEqual(first)
    return { matters, candidates: first }
  }
  const asked = ({ state, side, view, seed }: Omit<Asked<S, V>, 'answer'>): Answer =>
    answered(view, staffFor(state, side, sfc32(seed)))

  const ordered = ({ state }: Battle<S, O, E, V>, side: Side, random: Random): O => {
    if (fair(random, 2) === 0) return game.sample(state, side, random)
    const { order } = commander(() => game.view(state, side), staffFor(state, side, random))
    const read = accept(game.order, order)
    if (!read.ok) throw new Error(`no order of this game: ${told(order)}`)
    return read.value
  }

  describe.each(game.scenarios)(`the doctrine of ${ruleset} in $id`, PATIENT, (scenario) => {
    const decisions: Asked<S, V>[] = []

    const fight = (number: number): void => {
      const battle = begun(
        { ruleset, game, scenario, demands: { ...demands, battlesPerScenario: 1 } },
        number,
      )
      const random = sfc32(derivedSeed(battle.setting.seed, 'players'))
      for (let [side] = game.pending(battle.state); side !== undefined; [side] = game.pending(battle.state)) {
        if (fair(random, demands.every) === 0) {
          const state = snapshot(battle.state)
          const one = { state, side, view: game.view(state, side), seed: random() }
          decisions.push({ ...one, answer: asked(one) })
        }
        const given = giveOrder(battle, side, ordered(battle, side, random))
        if (!given.ok) throw new Error(given.error.message)
        expect(battle.orders.length, 'the battle does not end').toBeLessThanOrEqual(demands.maxOrders)
      }
    }

    beforeAll(() => {
      for (let number = 0; decisions.length < DECISIONS; number++) fight(number)
    }, PATIENT.timeout)

    test('the same view and the same chance give the same answer, in whatever order it is asked', () => {
      for (const one of decisions.toReversed()) {
        const view = game.view(one.state, one.side)
        expect(asked({ ...one, view })).toEqual(one.answer)
      }
    })

    test('it needs the view as plain data only, and changes nothing in it', () => {
      for (const one of decisions) {
        const view = structuredClone(one.view)
        deepFrozen(view)
        expect(asked({ ...one, view })).toEqual(one.answer)
      }
    })

    test('it says how much a decision matters, and why it would give each order', () => {
      for (const { answer } of decisions) {
        expect(WEIGHTS).toContain(answer.matters)
        for (const { order, why } of answer.candidates)
          expect(why, told(order)).toMatch(/^[A-Z0-9].{9,120}\.$/)
      }
    })

    test('its candidates are all different and well formed', () => {
      for (const { answer } of decisions) {
        answer.candidates.forEach(({ order }, i) => {
          const before = answer.candidates.slice(0, i)
          expect(
            before.some((one) => alike(one.order, order)),
            told(order),
          ).toBe(false)
          expect(accept(game.order, order), told(order)).toMatchObject({ ok: true })
        })
      }
    })

    test('the commander gives the order of the first that is legal', () => {
      for (const { state, side, view, seed, answer } of decisions) {
        const staff = staffFor(state, side, sfc32(seed))
        const first = answer.candidates.find(({ order }) => !staff.check(order))
        const decision = commander(() => view, staffFor(state, side, sfc32(seed)))
        expect(staff.check(decision.order), told(decision.order)).toBeUndefined()
        if (first) expect(decision).toEqual(first)
      }
    })
  })
}
