import { describe, expect, test } from 'vitest'
import { playerNamed } from '#commander/players.ts'
import { beginBattle } from '#kernel/game/battle/battle.ts'
import { type BattleLog, begunLog, entryFor } from '#kernel/game/battle/log.ts'
import { PASSCHENDAELE } from '#rules/passchendaele/index.ts'
import type { ShownRuleset } from '#screen/ruleset.ts'
import { fightOut } from '#study/fight.ts'
import { accountFor } from '#study/told/account.ts'
import type { Known } from '#study/told/beats.ts'
import { markOf } from '#study/told/places.ts'

const SIDE = 'entente'

const fought = ({ id, game, doctrine }: ShownRuleset, scenario: string, seed: number): BattleLog => {
  if (!game) throw new Error(`${id} has no game`)
  const battle = beginBattle(game, { ruleset: id, scenario, options: {}, seed })
  if (!battle.ok) throw new Error(battle.error.message)
  const log = begunLog(game, scenario)
  const commander = playerNamed(doctrine ? { doctrine } : {}, 'commander')
  if (!commander) throw new Error(`${id} has no commander`)
  fightOut(battle.value, Object.fromEntries(log.sides.map((side) => [side, commander])), log)
  return log
}

const LANGEMARCK = fought(PASSCHENDAELE, 'langemarck', 5)

/** The battle as the Entente knows it after so many orders. */
const knownAt = (orders: number, tableTop = PASSCHENDAELE.tableTop): Known => {
  if (!tableTop) throw new Error('no table top')
  return {
    game: LANGEMARCK.game,
    tableTop,
    log: { ...LANGEMARCK, orders: LANGEMARCK.orders.slice(0, orders) },
    reader: SIDE,
    viewer: SIDE,
  }
}

/** Where the Entente decides after the Germans have. */
const TURNS = LANGEMARCK.orders.flatMap(({ side }, i) =>
  side === SIDE && LANGEMARCK.orders[i - 1]?.side !== SIDE ? [i] : [],
)

describe('what the enemy did', () => {
  test('is told in at most six lines, numbered in the order in which they happened', () => {
    const accounts = TURNS.flatMap((at) => accountFor(knownAt(at), SIDE, 0) ?? [])
    expect(accounts.length).toBeGreaterThan(8)
    for (const { lines, by } of accounts) {
      expect(by).toBe('german')
      expect(lines.length).toBeLessThanOrEqual(6)
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, i) => i + 1))
      expect(lines.map(({ from }) => from)).toEqual(lines.map(({ from }) => from).toSorted((a, b) => a - b))
    }
    expect(accounts.filter(({ weighty, lines }) => weighty && lines.length >= 3).length).toBeGreaterThan(6)
  })

  test('says nothing that the log does not say to the same reader', () => {
    for (const at of TURNS) {
      const known = knownAt(at)
      const heard = known.log.orders.flatMap((order) => entryFor(known.log, order, SIDE).lines)
      for (const { text } of accountFor(known, SIDE, 0)?.lines ?? [])
        expect(heard.includes(text) || / carry on as they were\.$|, (?:twice|\d+ times)\.$/.test(text)).toBe(
          true,
        )
    }
  })

  test('a unit that checks and then moves is one line with its dice, and units alike are one', () => {
    const at = TURNS.find((one) => LANGEMARCK.orders[one - 1]?.order.kind === 'carry-on') ?? 0
    const lines = accountFor(knownAt(at), SIDE, 0)?.lines ?? []
    const moves = lines.find(({ text }) => /183rd Division advances/.test(text))
    expect(moves?.details.join(' ')).toMatch(/183rd Division stays solid.*rolled/)
    expect(moves?.dice).toHaveLength(2)
    expect(lines.filter(({ text }) => /stands by/.test(text)).length).toBeLessThan(2)
  })

  test('a unit lost outweighs all else and is marked where it fell', () => {
    const lost = TURNS.find((at) => accountFor(knownAt(at), SIDE, 0)?.lines.some(({ weight }) => weight >= 5))
    expect(lost).toBeDefined()
    const known = knownAt(lost ?? 0)
    const account = accountFor(known, SIDE, 0)
    const line = account?.lines.find(({ weight }) => weight >= 5)
    expect(line && markOf(known, line, true)).toMatchObject({ look: 'lit', number: line?.number })
    expect((line && markOf(known, line, true)?.crosses)?.length).toBeGreaterThan(0)
    expect(account?.lost.german).toBeGreaterThan(0)
  })

  test('a unit that marched is marked with the way it took', () => {
    const known = knownAt(TURNS[2] ?? 0)
    const line = accountFor(known, SIDE, 0)?.lines.find(({ text }) => /advances/.test(text))
    const mark = line && markOf(known, line, false)
    expect(mark?.arrows).toHaveLength(1)
    expect(mark?.before?.length).toBeGreaterThan(0)
  })

  test('a rule set that weighs nothing has its events weighed by whom they name', () => {
    const { telling: _, ...plain } = PASSCHENDAELE.tableTop ?? knownAt(0).tableTop
    const account = accountFor(knownAt(TURNS[2] ?? 0, plain), SIDE, 0)
    expect(account?.lines.length).toBeGreaterThanOrEqual(3)
    expect(account?.lines.every(({ units }) => units.length > 0)).toBe(true)
  })

  test('nothing is told twice', () => {
    const at = TURNS[2] ?? 0
    expect(accountFor(knownAt(at), SIDE, at)).toBeUndefined()
  })
})
