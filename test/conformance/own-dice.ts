import { expect, test } from 'vitest'
import { facesOf } from '#kernel/chance/dice.ts'
import { fair, sfc32 } from '#kernel/chance/random.ts'
import { askedDie } from '#kernel/game/battle/asking.ts'
import { type Battle, beginBattle } from '#kernel/game/battle/battle.ts'
import { hashOf } from '#kernel/game/battle/hash.ts'
import { begunLog, entryFor, giveLogged } from '#kernel/game/battle/log.ts'
import { type AnyEvent, type AnyOrder, snapshot } from '#kernel/game/game.ts'
import type { NeededDie } from '#kernel/procedure/adjudicate.ts'
import { battlesUntil, type Step, type Subject, sometimes, told, wander } from './wander.ts'

const EVERY = 4
const SEED = 1917

/** A battle that stands as this one might, as far as anybody needs it to give one order. */
const standingAs = <S, O extends AnyOrder, E extends AnyEvent, V>(battle: Battle<S, O, E, V>, state: S) => {
  const begun = beginBattle(battle.game, battle.setting)
  if (!begun.ok) throw new Error(begun.error.message)
  return { ...begun.value, state: snapshot(state) }
}

/** The dice that a player is asked for, and all that he reads of what came of them. */
const askedAndRead = <S, O extends AnyOrder, E extends AnyEvent, V>(
  { demands }: Subject<S, O, E, V>,
  battle: Battle<S, O, E, V>,
  { side, order }: Step<O>,
) => {
  const random = sfc32(SEED)
  const unknown = new Set(demands.hiddenNames?.(battle.state, side))
  const asked: NeededDie[] = []
  let roll = askedDie(battle, side, order, [])
  while (roll.needed) {
    const { unit, ...rest } = roll.needed
    asked.push(unit === undefined || unknown.has(unit) ? rest : { ...rest, unit })
    const able = facesOf(rest.die)
    const face = able[fair(random, able.length)] ?? 1
    roll = askedDie(battle, side, order, [...roll.faces, face], roll.hidden)
  }
  const log = begunLog(battle.game, battle.setting.scenario)
  const given = giveLogged(battle, side, order, roll.faces)
  if (!given.ok) throw new Error(given.error.message)
  const { lines, dice, working } = entryFor(log, given.value, side)
  return { asked, read: JSON.stringify({ lines, dice, working }) }
}

/**
 * To be asked for dice tells a player no more than he reads when they have fallen: the order stands by then. Where battles
 * that he cannot tell apart leave the same in his log, they have asked him for the same dice; those that are not for his
 * eyes the app throws.
 */
export const proveOwnDice = <S, O extends AnyOrder, E extends AnyEvent, V>(
  subject: Subject<S, O, E, V>,
): void => {
  const { game, scenario, demands } = subject
  const { imagine } = game
  test.skipIf(!imagine)('which dice a side is asked for tells nothing hidden', () => {
    const isOpen = demands.openScenarios?.includes(scenario.id) ?? false
    let compared = 0
    const isMet = (): boolean => compared > 0 || isOpen
    const look = (battle: Battle<S, O, E, V>, step: Step<O>): void => {
      if (!imagine || !sometimes(step, EVERY)) return
      const { state } = battle
      const other = imagine(game.view(state, step.side), step.side, step.random)
      if (hashOf(other) === hashOf(state)) return
      const here = askedAndRead(subject, standingAs(battle, state), step)
      const there = askedAndRead(subject, standingAs(battle, other), step)
      compared++
      if (here.read === there.read) expect(there.asked, told(step.order)).toEqual(here.asked)
    }
    for (const number of battlesUntil({ battlesPerScenario: 1 }, isMet)) wander(subject, number, look)
    if (!isOpen) expect(compared, 'nothing was ever hidden').toBeGreaterThan(0)
  })
}
