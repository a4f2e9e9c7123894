import { sfc32 } from '#kernel/chance/random.ts'
import { ordinaryDice, seededRoll } from '#kernel/chance/rolled.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { RULESETS } from '#rules/index.ts'
import { type Playable, playable } from '#study/playable.ts'

/** What a screen asks for before it can show a decision. */
export interface ScreenCost {
  readonly name: string
  /** Microseconds for the view of the side that decides. */
  readonly view: number
}

const BATTLES = 40

/** Over all decisions of some battles of random orders in every scenario. */
export const screenCosts = (): readonly ScreenCost[] =>
  playable(RULESETS).flatMap((ruleset) =>
    ruleset.game.scenarios.map(({ id }) => ({ name: id, ...costOf(ruleset, id) })),
  )

const costOf = ({ game, id }: Playable, scenario: string) => {
  const player = sfc32(1914)
  const dice = ordinaryDice(seededRoll(1914))
  let decisions = 0
  let view = 0
  for (let seed = 0; seed < BATTLES; seed++) {
    const begun = beginBattle(game, { ruleset: id, scenario, options: {}, seed })
    if (!begun.ok) throw new Error(begun.error.message)
    const { state } = begun.value
    for (let [side] = game.pending(state); side; [side] = game.pending(state)) {
      const start = performance.now()
      game.view(state, side)
      view += performance.now() - start
      decisions++
      game.act(state, side, game.sample(state, side, player), dice)
    }
  }
  return { view: (view * 1000) / decisions }
}
