import { facesOf, type RolledDie } from '#kernel/chance/dice.ts'
import { ordinaryDice, recordedRoll } from '#kernel/chance/rolled.ts'
import { type Battle, beginBattle } from '#kernel/game/battle/battle.ts'
import { type BattleLog, begunLog, giveLogged, type LoggedOrder } from '#kernel/game/battle/log.ts'
import { type Side, snapshot } from '#kernel/game/game.ts'
import { topPhase } from '#kernel/game/phases.ts'
import { GAME } from '#rules/green-fields/game/index.ts'
import type { PlayerOrder } from '#rules/green-fields/game/phases/index.ts'
import type { State } from '#rules/green-fields/game/state.ts'
import type { Story } from '#rules/green-fields/game/stories.ts'
import type { View } from '#rules/green-fields/game/view.ts'
import { armyOf, type Guise } from './guises.ts'

/** A campaign as far as it has been fought. */
export interface Fought {
  readonly battle: Battle<State, PlayerOrder, Story, View>
  readonly log: BattleLog
}

/** The same country and the same army of the watcher; the army of his enemy has other figures and other names. */
export const begun = (watcher: Side, guise: Guise, seed: number): Fought => {
  const enemy = watcher === 'a' ? 'b' : 'a'
  const campaign = {
    frontage: 4,
    depth: 6,
    months: 1,
    date: '1917-03-06',
    seed,
    armies: { [enemy]: armyOf(enemy, guise) },
  }
  const setting = { ruleset: 'green-fields', scenario: 'own-campaign', options: { campaign }, seed }
  const battle = beginBattle(GAME, setting)
  if (!battle.ok) throw new Error(battle.error.message)
  return { battle: battle.value, log: begunLog(GAME, 'own-campaign') }
}

/** Faces for all the dice that an order asks for. */
export const facesFor = (
  { battle }: Fought,
  side: Side,
  order: PlayerOrder,
  face: (faces: readonly number[], why: string) => number,
): readonly number[] => {
  const thrown: RolledDie[] = []
  const roll = recordedRoll((die, why) => face(facesOf(die), why), thrown)
  GAME.act(snapshot(battle.state), side, order, ordinaryDice(roll))
  return thrown.map(({ value }) => value)
}

/** Gives a legal order with just these dice. */
export const give = (
  fought: Fought,
  side: Side,
  order: PlayerOrder,
  faces: readonly number[],
): LoggedOrder | undefined => {
  const given = giveLogged(fought.battle, side, order, faces)
  if (!given.ok) return undefined
  fought.log.orders.push(given.value)
  return given.value
}

/** The name of the phase that is being played. */
export const phaseOf = ({ battle }: Fought): string => topPhase(battle.state)?.name ?? 'over'

/** Strengths, names and places of the watcher's enemy. */
export const secretsOf = ({ battle }: Fought, watcher: Side): string =>
  battle.state.units
    .filter(({ side }) => side !== watcher)
    .map(({ id, name, strength, place }) => [id, name, strength, place].join(' '))
    .join(', ')
