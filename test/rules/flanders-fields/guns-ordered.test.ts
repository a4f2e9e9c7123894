import { expect } from 'vitest'
import { commanderBy, staffOf } from '#commander/commander.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { DOCTRINE } from '#rules/flanders-fields/commander/index.ts'
import { GAME } from '#rules/flanders-fields/game/index.ts'
import { plainOrder } from '#rules/flanders-fields/game/phases/actions/declarations.ts'
import type { PlayerOrder } from '#rules/flanders-fields/game/phases/index.ts'
import type { SupportPhase } from '#rules/flanders-fields/game/phases/shapes.ts'
import { comeTo, openUnits, stepOf } from '#rules/flanders-fields/game/phases/support/open.ts'
import type { State } from '#rules/flanders-fields/game/state.ts'
import type { Side } from '#rules/flanders-fields/vocabulary.ts'
import { rule } from '../../rule.ts'

const COMMANDER = commanderBy(DOCTRINE)

/** What could still be ordered before a decision of a side and can no longer be after it, but for what it orders. */
const passedOver = (state: State, phase: SupportPhase, order: PlayerOrder): readonly string[] => {
  const before = openUnits(state, phase).map(({ id }) => id)
  if (order.kind === 'go-on') return before
  const named =
    order.kind === 'order' ? openUnits(state, phase).find(({ id }) => id === order.unit) : undefined
  const next =
    order.kind === 'air'
      ? comeTo(phase, order.regiment, 'air')
      : named && comeTo(phase, named.regiment, stepOf(named))
  const after = next ? openUnits(state, next).map(({ id }) => id) : before
  return before.filter((id) => id !== named?.id && !after.includes(id))
}

/** FF-SOS-02: a field battery of a defender may be kept for a call. */
const isKept = (state: State, side: Side, id: string): boolean => {
  const type = state.units.find((unit) => unit.id === id)?.type
  return (
    side === 'defender' &&
    state.scenario.grants.includes('sos') &&
    (type === 'field-gun' || type === 'field-howitzer')
  )
}

/** So many turns of a battle: what each regiment of a side ordered, and what was passed over without a reason. */
const watched = (scenario: string, turns: number) => {
  const begun = beginBattle(GAME, { ruleset: 'flanders-fields', scenario, options: {}, seed: 1917 })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const random = sfc32(1)
  const ordered = new Map<string, number>()
  const passed: string[] = []
  for (;;) {
    const { state } = battle
    const [side] = GAME.pending(state)
    if (side === undefined || state.turn > turns) return { ordered, passed }
    const phase = topPhase(state)
    const staff = staffOf(GAME, state, side, random)
    const { order } = COMMANDER(() => GAME.view(state, side), staff)
    const known = order as PlayerOrder
    if (phase?.name === 'support-orders') {
      for (const id of passedOver(state, phase, known))
        if (!staff.check(plainOrder(id)) && !isKept(state, phase.side, id))
          passed.push(`turn ${state.turn}: ${id}`)
      if (known.kind === 'order') {
        const id = known.unit
        ordered.set(id, (ordered.get(id) ?? 0) + 1)
      }
    }
    const given = giveOrder(battle, side, order)
    if (!given.ok) throw new Error(given.error.message)
  }
}

rule(
  ['FF-ART-08', 'FF-TURN-08'],
  'every gun that may be ordered is: batteries of both brigades at Thiepval',
  () => {
    const { ordered, passed } = watched('thiepval-1916', 2)
    expect(passed).toEqual([])
    for (const battery of ['aR1o1', 'aR1o4', 'aR1t1', 'aR2o1', 'aR2o4', 'aR2t1'])
      expect(ordered.get(battery), battery).toBe(2)
  },
)

rule(['FF-ART-08', 'FF-TURN-08'], 'and of both brigades at Amiens', () => {
  const { ordered, passed } = watched('amiens-1918', 2)
  expect(passed).toEqual([])
  for (const battery of ['aR1o1', 'aR1o2', 'aR2o1']) expect(ordered.get(battery), battery).toBe(2)
})
