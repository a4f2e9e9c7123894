import { expect, it } from 'vitest'
import { staffOf } from '#commander/commander.ts'
import { playerNamed } from '#commander/players.ts'
import { sfc32 } from '#kernel/chance/random.ts'
import { beginBattle, giveOrder } from '#kernel/game/battle/battle.ts'
import type { AnyOrder, Side } from '#kernel/game/game.ts'
import { PLAYED } from '#rules/skirmish/played.ts'
import { LESSON } from '#rules/skirmish/screen/lesson.ts'
import { currentStep } from '#web/battle/lesson/current-step.ts'

const { game } = PLAYED
if (!game) throw new Error('no game')

/** The steps that are said to a player who does what his staff would do, but for what the lesson asks of him. */
const saidAt = (seed: number): readonly string[] => {
  const begun = beginBattle(game, { ruleset: PLAYED.id, scenario: LESSON.scenario, options: {}, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  const battle = begun.value
  const commander = playerNamed(PLAYED, 'commander')
  const given: { side: Side; order: AnyOrder }[] = []
  const said: string[] = []
  let done: readonly string[] = []
  for (let i = 0; i < 300; i++) {
    const { state } = battle
    const over = game.result(state) !== undefined
    const [side] = over ? [] : game.pending(state)
    const view = game.view(state, LESSON.side)
    const deciding = side === LESSON.side ? side : undefined
    const tookBack = said.includes('undo')
    const moment = { view, deciding, chosen: undefined, writing: undefined, given, tookBack, over }
    const now = currentStep(LESSON, done, moment)
    done = now.done
    if (now.step && now.ready && said.at(-1) !== now.step.id) {
      said.push(now.step.id)
      if (now.step.read) done = [...done, now.step.id]
      continue
    }
    if (side === undefined) break
    const advised = commander?.(() => game.view(state, side), staffOf(game, state, side, sfc32(i))).order
    const hold = now.step?.id === 'aim' && now.ready && advised && 'unit' in advised
    const order = hold ? { kind: 'hold', unit: advised.unit } : advised
    if (!order) throw new Error('no order')
    const answer = giveOrder(battle, side, order)
    if (!answer.ok) throw new Error(answer.error.message)
    given.push({ side, order })
  }
  return said
}

/** What is only said if the dice and the enemy have it so. */
const LUCK: readonly string[] = ['initiative', 'cover', 'flank', 'charge', 'melee']

it('the lesson comes to all that it teaches, step by step', () => {
  const said = saidAt(LESSON.seed)
  const steps = LESSON.steps.map(({ id }) => id)
  expect(said).toEqual(steps.filter((id) => said.includes(id) || !LUCK.includes(id)))
})
